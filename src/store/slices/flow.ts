import { slices } from '@/engine';
import { engineSlice } from './engineSlice';

export const flowSlice = engineSlice('flow', slices.flow);
