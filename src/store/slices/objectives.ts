import { slices } from '@/engine';
import { engineSlice } from './engineSlice';

export const objectivesSlice = engineSlice('objectives', slices.objectives);
