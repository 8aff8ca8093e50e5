import { View } from 'react-native';
import { cardName, minionCount, tokenCount } from '@/i18n';
import { TOKENS } from '@/engine/model/vocabulary';
import type { SeatView } from '@/store/selectors/seats';
import { Emblem, Medal } from '../art/Marks';
import { Panel } from '../kit/Panel';
import { Text } from '../kit/Text';
import { SPACE } from '../kit/type';
import { useTableWords } from '../table/useTableWords';
import { GroundBand } from './GroundBand';
import { HandRow } from './HandRow';
import { People, Purse, Resources } from './SupplyRow';

interface Props {
  readonly seat: SeatView;
  readonly active: boolean;
  /** Five or six players: everything a little closer. */
  readonly tight?: boolean;
}

export function PlayerPanel({ seat, active, tight = false }: Props) {
  const { words, player } = useTableWords();
  const { t } = words;
  const name = player(seat.seat);
  const held = TOKENS.filter((token) => seat.held[token] > 0).map((token) =>
    tokenCount(words, token, seat.held[token]),
  );
  const spoken = [
    active ? t('a11y.activePlayer', { player: name }) : name,
    t('table.vpOf', { n: seat.vp }),
    ...held,
    ...seat.minions.map(({ minion, n }) => minionCount(words, minion, n)),
    ...seat.hand.map((no) => cardName(words, no)),
  ].join(t('list.comma'));
  return (
    <View accessible role="group" aria-label={spoken}>
      <Panel active={active}>
        <GroundBand charter={seat.charter} height={tight ? 26 : 34}>
          <View
            style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, paddingLeft: SPACE.s, paddingRight: 54 }}
          >
            <Emblem charter={seat.charter} size={tight ? 22 : 28} />
            <Text weight="heavy" size={tight ? 'body' : 'button'} numberOfLines={1} bounded style={{ flexShrink: 1 }}>
              {name}
            </Text>
          </View>
        </GroundBand>
        <View style={{ position: 'absolute', right: 6, top: tight ? -6 : -4 }}>
          <Medal n={seat.vp} size={tight ? 40 : 46} />
        </View>
        <View style={{ paddingHorizontal: SPACE.s, paddingVertical: tight ? 2 : 5, gap: tight ? 2 : 4 }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
            <People seat={seat} size={tight ? 26 : 32} />
            <Purse seat={seat} size={tight ? 18 : 22} />
            {tight && <HandRow hand={seat.hand} size={15} />}
          </View>
          <Resources seat={seat} size={tight ? 15 : 18} />
          {!tight && (
            <View style={{ minHeight: 26 }}>
              <HandRow hand={seat.hand} />
            </View>
          )}
        </View>
      </Panel>
    </View>
  );
}
