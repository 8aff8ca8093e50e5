import { View } from 'react-native';
import { cardLine, cardName, playerName, type Words } from '@/i18n';
import { CHARTERS, type CardNo, type Seat } from '@/engine/model/vocabulary';
import { useAppSelector } from '@/store';
import { cardDef } from '@/store/box';
import { selectSeats } from '@/store/selectors/seats';
import { Seal } from '../art/Marks';
import { EffectGlyphs } from '../effects/EffectGlyphs';
import { Text } from '../kit/Text';
import { useTableWords } from '../table/useTableWords';
import { conditionGlyphs } from './cardGlyphs';
import { CardFrame, type CardProps } from './CardFrame';

/** An objective with a place for every player's token: filled once they have scored it. */
export function ObjectiveFace({ no, ...frame }: CardProps) {
  const { words, table } = useTableWords();
  const seats = useAppSelector(selectSeats);
  const scored = useAppSelector((root) => root.objectives.scored);
  const by = seats.filter(({ seat }) => scored[seat].includes(no)).map(({ seat }) => seat);
  const def = cardDef(no);
  return (
    <CardFrame {...frame} band="objective" spoken={spoken(words, no, by, (seat) => playerName(words, seat, table))}>
      <View style={{ flex: 1, alignItems: 'center', justifyContent: 'space-between', padding: 5 }}>
        <Text size="small" weight="bold" align="center" numberOfLines={2} bounded>
          {cardName(words, no)}
        </Text>
        <EffectGlyphs glyphs={def.kind === 'objective' ? conditionGlyphs(def.condition) : []} size={20} />
        <View style={{ flexDirection: 'row', gap: 2 }}>
          {seats.map(({ seat }) => (
            <Seal
              key={seat}
              charter={CHARTERS[seat]}
              size={Math.min(20, (frame.width - 14) / seats.length)}
              empty={!by.includes(seat)}
            />
          ))}
        </View>
      </View>
    </CardFrame>
  );
}

function spoken(words: Words, no: CardNo, by: readonly Seat[], player: (seat: Seat) => string): string {
  return [cardName(words, no), cardLine(words, no), ...by.map(player)].join(words.t('list.comma'));
}
