/** Why something happened and where points came from: the card, else the rule. */
import type { Because, ScoreLine } from '@/engine';
import type { Words } from '../createWords';
import { buildingName } from '../names';
import { capitalised } from '../phrases';

/** 'Bread Stall', 'objective: A Good Name', 'reputation track'. */
export function describeSource(words: Words, { rule, card: no }: Pick<Because, 'rule' | 'card'>): string {
  const { t } = words;
  const card = buildingName(words, no);
  if (no !== 0) {
    switch (rule) {
      case 11:
        return t('source.guest', { card });
      case 12:
        return t('source.item', { card });
      case 13:
        return t('source.friend', { card });
      case 24:
        return t('source.incomeAt', { card });
      case 18:
        return t('source.constructed', { card });
      case 19:
        return t('source.crate', { card });
      case 20:
        return t('source.objective', { card });
      case 22:
        return t('source.quota', { card });
      default:
        return card;
    }
  }
  switch (rule) {
    case 4:
      return t('source.setup');
    case 6:
      return t('source.noInfluence');
    case 16:
      return t('source.minion');
    case 23:
      return t('source.reputation');
    case 24:
      return t('source.income');
    case 25:
      return t('source.progress');
    default:
      return t('source.rule', { n: rule });
  }
}

/** 'Bread Stall, 3 times: 3 VP'. */
export const describeScoreLine = (words: Words, line: ScoreLine): string =>
  capitalised(words.t('score.line', { source: describeSource(words, line), count: line.times, vp: line.vp }));
