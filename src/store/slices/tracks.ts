import { slices } from '@/engine';
import { engineSlice } from './engineSlice';

export const tracksSlice = engineSlice('tracks', slices.tracks);
