import { slices } from '@/engine';
import { engineSlice } from './engineSlice';

export const cardsSlice = engineSlice('cards', slices.cards);
