import { slices } from '@/engine';
import { engineSlice } from './engineSlice';

export const supplySlice = engineSlice('supply', slices.supply);
