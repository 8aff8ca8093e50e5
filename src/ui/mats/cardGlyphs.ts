/** What assistants answer to and objectives ask for, as icons. */
import type { AssistantCard, EventPattern, FriendCard, GuestCard, ItemCard } from '@/engine/model/card';
import type { Condition } from '@/engine/model/effect';
import { RESOURCES } from '@/engine/model/vocabulary';
import { cardDef } from '@/store/box';
import type { IconName } from '../art/icons';
import { countIcon, effectGlyphs, firstIcon, type Glyph } from '../effects/glyphs';

function patternIcon(pattern: EventPattern): IconName {
  switch (pattern.event) {
    case 'progressed':
      return 'progress';
    case 'influencePlaced':
      return 'reputation';
    case 'tokensGained':
      return 'coin';
    case 'scored':
      return 'vp';
    case 'buildingUsed': {
      const def = cardDef(pattern.card);
      if (def.kind !== 'commons') return 'value';
      // The Cloud Port gives only VP: its ship says more.
      const icon = firstIcon(def.benefit);
      return icon === 'vp' ? 'quota' : icon;
    }
  }
}

export const triggerGlyphs = ({ triggers }: AssistantCard | FriendCard): Glyph[] =>
  triggers.flatMap(({ on, effect }): Glyph[] => [
    { is: 'icon', icon: patternIcon(on), n: 1 },
    { is: 'sign', sign: ':' },
    ...effectGlyphs(effect),
  ]);

/** Rule 12: three resources for a benefit. */
export const itemGlyphs = ({ resources, benefit }: ItemCard): Glyph[] => [
  ...RESOURCES.flatMap((resource): Glyph[] => {
    const n = resources[resource] ?? 0;
    return n > 0 ? [{ is: 'icon', icon: resource, n }] : [];
  }),
  { is: 'sign', sign: 'gains' },
  ...effectGlyphs(benefit),
];

/** Rule 11: two benefits on income. */
export const guestGlyphs = ({ benefits: [first, second] }: GuestCard): Glyph[] => [
  { is: 'icon', icon: 'income', n: 1 },
  { is: 'sign', sign: ':' },
  ...effectGlyphs(first),
  { is: 'sign', sign: '/' },
  ...effectGlyphs(second),
];

export function conditionGlyphs(condition: Condition): Glyph[] {
  if ('all' in condition) return condition.all.flatMap(conditionGlyphs);
  if ('not' in condition) return conditionGlyphs(condition.not);
  const [what, n] = 'atLeast' in condition ? condition.atLeast : condition.atMost;
  return [{ is: 'icon', icon: countIcon(what), n }];
}
