import { slices } from '@/engine';
import { engineSlice } from './engineSlice';

export const campaignSlice = engineSlice('campaign', slices.campaign);
