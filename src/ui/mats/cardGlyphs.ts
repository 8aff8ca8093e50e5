/** What assistants answer to and objectives ask for, as icons. */
import type { AssistantCard, EventPattern } from '@/engine/model/card';
import type { Condition } from '@/engine/model/effect';
import { cardDef } from '@/store/box';
import type { IconName } from '../art/icons';
import { countIcon, effectGlyphs, firstIcon, type Glyph } from '../effects/glyphs';

function patternIcon(pattern: EventPattern): IconName {
  switch (pattern.event) {
    case 'progressed':
      return 'progress';
    case 'influencePlaced':
      return 'reputation';
    case 'buildingUsed': {
      const def = cardDef(pattern.card);
      if (def.kind !== 'commons') return 'value';
      // The Cloud Port gives only VP: its ship says more.
      const icon = firstIcon(def.benefit);
      return icon === 'vp' ? 'quota' : icon;
    }
  }
}

export const triggerGlyphs = ({ triggers }: AssistantCard): Glyph[] =>
  triggers.flatMap(({ on, effect }): Glyph[] => [
    { is: 'icon', icon: patternIcon(on), n: 1 },
    { is: 'sign', sign: ':' },
    ...effectGlyphs(effect),
  ]);

export function conditionGlyphs(condition: Condition): Glyph[] {
  if ('all' in condition) return condition.all.flatMap(conditionGlyphs);
  if ('not' in condition) return conditionGlyphs(condition.not);
  const [what, n] = 'atLeast' in condition ? condition.atLeast : condition.atMost;
  return [{ is: 'icon', icon: countIcon(what), n }];
}
