import { slices } from '@/engine';
import { engineSlice } from './engineSlice';

export const boardSlice = engineSlice('board', slices.board);
