/** What is printed in the box, for the screen: cards by number, where plots lie, the numbers of the rules. */
import { charters } from '@/content/board/charters';
import { COMMONS, COMMONS_START, printedNo, type CardNo, type Commons, type ListedCard, type SpaceId } from '@/engine';
import { engine } from './engine';

export { charters };
export const rules = engine.content.baseRules;
export const { startBuildings } = engine.content;

const byNo = new Map<CardNo, ListedCard>(engine.content.cards.map((def) => [def.no, def]));

/** The card as printed; a constructed building card gives the building it was. */
export function cardDef(no: CardNo): ListedCard {
  const def = byNo.get(printedNo(no));
  if (def === undefined) throw new Error(`no card ${no} in the box`);
  return def;
}

/** The Commons building on a space, or null for a plot. */
export const commonsAt = (id: SpaceId): Commons | null => COMMONS[id - COMMONS_START] ?? null;
