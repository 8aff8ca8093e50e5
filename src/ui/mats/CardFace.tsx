/** A card as it lies on the table: band, picture, name, and what it says in icons. Spoken in full. */
import { useMemo } from 'react';
import { View } from 'react-native';
import { cardLine, cardName, describeCost, describeEffect, describeFriend, describeGuest, describeItem } from '@/i18n';
import { useWords } from '@/i18n/react';
import { isConstructedCard, RESOURCES, type CardNo } from '@/engine/model/vocabulary';
import { useAppSelector } from '@/store';
import { cardDef } from '@/store/box';
import { selectGuestsGiveBoth } from '@/store/selectors/seats';
import { Drawing } from '../art/Drawing';
import { Icon } from '../art/Icon';
import { facePicture } from '../buildings/face';
import { EffectGlyphs } from '../effects/EffectGlyphs';
import { cardIcon, effectGlyphs, priceGlyphs } from '../effects/glyphs';
import { mix } from '../kit/colour';
import { Text } from '../kit/Text';
import { RADII } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { conditionGlyphs, guestGlyphs, itemGlyphs, triggerGlyphs } from './cardGlyphs';
import { BANDS, CardFrame, type Band, type CardProps } from './CardFrame';

const PICTURE = [-27, -44, 54, 50] as const;

export const bandOf = (no: CardNo): Band => {
  const { kind } = cardDef(no);
  if (isConstructedCard(no)) return 'constructed';
  return kind === 'commons' || kind === 'persona' ? 'building' : kind;
};

/** Everything a card says, in words: its name, its line, and for a building what it costs and gives. */
export function useCardWords(no: CardNo): string {
  const words = useWords();
  const def = cardDef(no);
  const bothBenefits = useAppSelector(selectGuestsGiveBoth);
  const parts = [cardName(words, no)];
  if (isConstructedCard(no) && def.kind === 'building') parts.push(words.t('table.crate', { n: def.crate }));
  else if (def.kind === 'building') {
    const construction = RESOURCES.flatMap((resource) => {
      const n = def.construction[resource] ?? 0;
      return n === 0 ? [] : [{ pay: resource, n }];
    });
    parts.push(`${words.t('table.construction')}: ${describeCost(words, { allOf: construction })}`);
    parts.push(`${words.t('table.cost')}: ${describeCost(words, def.cost)}`);
    parts.push(`${words.t('table.benefit')}: ${describeEffect(words, def.benefit)}`);
  } else if (def.kind === 'item') parts.push(describeItem(words, def));
  else if (def.kind === 'guest') parts.push(describeGuest(words, def, bothBenefits));
  else if (def.kind === 'friend') parts.push(describeFriend(words, def));
  else parts.push(cardLine(words, no));
  return parts.join('. ');
}

export function CardFace({ no, ...frame }: CardProps) {
  const theme = useTheme();
  const words = useWords();
  const spoken = useCardWords(no);
  const band = bandOf(no);
  const def = cardDef(no);
  const picture = useMemo(() => facePicture(no), [no]);
  const art = Math.max(24, frame.height - 84);
  const glyphs = useMemo(() => {
    if (isConstructedCard(no)) return [];
    if (def.kind === 'building') {
      return [
        ...priceGlyphs(def.cost, def.benefit),
        { is: 'sign', sign: 'gains' } as const,
        ...effectGlyphs(def.benefit),
      ];
    }
    switch (def.kind) {
      case 'assistant':
      case 'friend':
        return triggerGlyphs(def);
      case 'item':
        return itemGlyphs(def);
      case 'guest':
        return guestGlyphs(def);
      case 'objective':
        return conditionGlyphs(def.condition);
      default:
        return [];
    }
  }, [no, def]);
  return (
    <CardFrame {...frame} band={band} spoken={spoken}>
      <View style={{ flex: 1, alignItems: 'center', justifyContent: 'space-between', padding: 4 }}>
        <View
          style={{
            alignSelf: 'stretch',
            alignItems: 'center',
            borderRadius: RADII.cell,
            backgroundColor: mix(theme.paper, BANDS[band], theme.dark ? 0.35 : 0.16),
          }}
        >
          {picture === null ? (
            <Icon name={cardIcon(band)} size={art} />
          ) : (
            <Drawing picture={picture} width={(art * 54) / 50} height={art} box={PICTURE} />
          )}
        </View>
        <Text size="caption" weight="bold" align="center" numberOfLines={2} bounded>
          {words.lexicon.cards[no]?.name ?? ''}
        </Text>
        {isConstructedCard(no) && def.kind === 'building' ? (
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
            <Icon name="crate" size={15} />
            <Text size="small" weight="heavy" bounded>
              {def.crate}
            </Text>
          </View>
        ) : (
          <EffectGlyphs glyphs={glyphs} size={14} />
        )}
      </View>
    </CardFrame>
  );
}
