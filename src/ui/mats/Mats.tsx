/** The advancement mat with its deck, and the objectives. One row on a tablet; wrapped on a phone. */
import { View } from 'react-native';
import { useAppSelector } from '@/store';
import { Icon } from '../art/Icon';
import { Text } from '../kit/Text';
import { RADII, SPACE } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { useTableWords } from '../table/useTableWords';
import { CardFace } from './CardFace';
import { ObjectiveFace } from './ObjectiveFace';

function Deck({ height }: { readonly height: number }) {
  const theme = useTheme();
  const { words } = useTableWords();
  const deck = useAppSelector((root) => root.cards.deck.length);
  const discard = useAppSelector((root) => root.cards.discard.length);
  const { t } = words;
  return (
    <View
      accessible
      role="img"
      aria-label={`${t('table.advancementDeck')}: ${deck}${t('list.comma')}${t('table.discard')}: ${discard}`}
      style={{ alignItems: 'center', justifyContent: 'center', gap: 2, width: 56 }}
    >
      <View
        style={{
          width: 46,
          height: Math.min(64, height * 0.5),
          borderRadius: 6,
          borderWidth: 1.5,
          borderBottomWidth: 4,
          borderRightWidth: 3,
          borderColor: theme.outline,
          backgroundColor: '#8B5A3A',
          alignItems: 'center',
          justifyContent: 'center',
          opacity: deck === 0 ? 0.4 : 1,
        }}
      >
        <Icon name="card" size={26} />
      </View>
      <Text size="counter" weight="heavy" bounded>
        {deck}
      </Text>
      {discard > 0 && (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 2, opacity: 0.7 }}>
          <Icon name="card" size={13} />
          <Text size="caption" colour={theme.ink2} bounded>
            {discard}
          </Text>
        </View>
      )}
    </View>
  );
}

interface Props {
  readonly width: number;
  readonly height: number;
  /** A phone gives each mat rows of its own. */
  readonly wrapped?: boolean;
}

export function Mats({ width, height, wrapped = false }: Props) {
  const theme = useTheme();
  const { words } = useTableWords();
  const mat = useAppSelector((root) => root.cards.mat);
  const row = useAppSelector((root) => root.objectives.row);
  const gap = SPACE.s;
  const across = wrapped ? 3 : mat.length + row.length;
  const used = wrapped ? 2 * SPACE.l + 2 * gap : 56 + 2 * SPACE.s + gap * (mat.length + row.length + 2);
  const cardWidth = Math.min(wrapped ? 118 : 112, (width - used) / across);
  const cardHeight = wrapped ? 140 : height - 2 * SPACE.s;
  const advancement = mat.map((no) => <CardFace key={no} no={no} width={cardWidth} height={cardHeight} />);
  const objectives = row.map((no) => <ObjectiveFace key={no} no={no} width={cardWidth} height={cardHeight} />);
  if (!wrapped) {
    return (
      <View
        style={{
          width,
          height,
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap,
          paddingHorizontal: SPACE.s,
          backgroundColor: theme.paper2,
          borderTopWidth: 2,
          borderColor: theme.outline,
        }}
      >
        <Deck height={height} />
        {advancement}
        <View
          style={{
            width: 1.5,
            alignSelf: 'stretch',
            marginVertical: SPACE.m,
            borderRadius: RADII.cell,
            backgroundColor: theme.line,
          }}
        />
        {objectives}
      </View>
    );
  }
  return (
    <View style={{ gap, padding: SPACE.l }}>
      <Text role="heading" aria-level={2} size="title" weight="heavy">
        {words.t('table.advancementMat')}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap }}>
        {advancement}
        <Deck height={cardHeight} />
      </View>
      <Text role="heading" aria-level={2} size="title" weight="heavy">
        {words.t('table.objectives')}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap }}>{objectives}</View>
    </View>
  );
}
