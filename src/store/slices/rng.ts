import { slices } from '@/engine';
import { engineSlice } from './engineSlice';

export const rngSlice = engineSlice('rng', slices.rng);
