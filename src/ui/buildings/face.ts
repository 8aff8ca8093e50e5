/** The picture and the icons of any card with a building on it: on a tile, on a card, in the log. */
import { CHARTERS, COMMONS, type CardNo } from '@/engine/model/vocabulary';
import { cardDef, startBuildings } from '@/store/box';
import type { Picture } from '../art/shape';
import { effectGlyphs, firstIcon, priceGlyphs, type Glyph } from '../effects/glyphs';
import { buildingPicture } from './building';
import { COMMONS_PICTURES } from './commons';

/** Commons cards are numbered one after the other, behind the six start buildings. */
const FIRST_COMMONS = startBuildings[5] + 1;

export function facePicture(no: CardNo): Picture | null {
  const def = cardDef(no);
  if (def.kind === 'building') {
    const { charter, value, benefit } = def;
    return buildingPicture({ charter: CHARTERS[charter], value, no: def.no, gives: firstIcon(benefit) });
  }
  const commons = def.kind === 'commons' ? COMMONS[def.no - FIRST_COMMONS] : undefined;
  return commons === undefined ? null : COMMONS_PICTURES[commons];
}

export function faceGlyphs(no: CardNo): { readonly price: readonly Glyph[]; readonly gives: readonly Glyph[] } {
  const def = cardDef(no);
  if (def.kind !== 'building' && def.kind !== 'commons') return { price: [], gives: [] };
  return { price: priceGlyphs(def.cost, def.benefit), gives: effectGlyphs(def.benefit) };
}
