import { View } from 'react-native';
import { CHARTERS } from '@/engine/model/vocabulary';
import { describeCommand, type Words } from '@/i18n';
import { useAppDispatch, useAppSelector } from '@/store';
import { selectPrompt } from '@/store/selectors/engine';
import { selectUndoable, selectUndone } from '@/store/selectors/table';
import { redo, undo } from '@/store/thunks/undo';
import type { Command } from '@/engine';
import { Icon } from '../art/Icon';
import { Emblem } from '../art/Marks';
import { RoundButton } from '../kit/Button';
import { Text } from '../kit/Text';
import { SPACE } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { useTableWords } from './useTableWords';

/** Whose turn it is, in their colour. */
function TurnPill({ small }: { readonly small: boolean }) {
  const theme = useTheme();
  const { words, player } = useTableWords();
  const prompt = useAppSelector(selectPrompt);
  if (prompt === null) return null;
  const charter = CHARTERS[prompt.seat];
  const { colour, on } = theme.charters[charter];
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        height: 34,
        borderRadius: 17,
        borderWidth: 1.5,
        borderColor: theme.bartext,
        backgroundColor: colour,
        paddingLeft: 4,
        paddingRight: 14,
        flexShrink: 1,
      }}
    >
      <Emblem charter={charter} size={28} />
      <Text
        size={small ? 'body' : 'button'}
        weight="bold"
        colour={on}
        numberOfLines={1}
        bounded
        style={{ flexShrink: 1 }}
      >
        {words.t('table.turnOf', { player: player(prompt.seat) })}
      </Text>
    </View>
  );
}

const stepName = (words: Words, command: Command | undefined): string =>
  command === undefined ? '' : describeCommand(words, command);

export function TopBar({ small, onHome }: { readonly small: boolean; readonly onHome: () => void }) {
  const theme = useTheme();
  const dispatch = useAppDispatch();
  const { words } = useTableWords();
  const { t } = words;
  const gameNo = useAppSelector((root) => root.campaign.gameNo);
  const { round, phase } = useAppSelector((root) => root.flow);
  const moves = useAppSelector((root) => root.session.moves);
  const undoable = useAppSelector(selectUndoable);
  const undone = useAppSelector(selectUndone);
  const last = moves[moves.length - 1]?.command;
  const next = undone[undone.length - 1];
  const side = { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, ...(small ? {} : { flex: 1 }) } as const;
  return (
    <View
      style={{
        minHeight: small ? 46 : 42,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: SPACE.s,
        paddingHorizontal: SPACE.m,
        backgroundColor: theme.bar,
        borderBottomWidth: 2,
        borderColor: theme.outline,
      }}
    >
      <View style={side}>
        <RoundButton label={t('end.home')} onPress={onHome}>
          <Icon name="home" size={20} />
        </RoundButton>
        {!small && (
          <Text size="title" weight="heavy" colour={theme.bartext} bounded>
            {t('app.name')}
          </Text>
        )}
        {!small && (
          <Text size="small" colour={theme.bartext2} numberOfLines={1} bounded>
            {t('table.game', { n: gameNo })} ·{' '}
            {phase === 'lastRound' ? t('table.lastRound') : t('table.round', { n: round })}
          </Text>
        )}
      </View>
      <TurnPill small={small} />
      <View style={[side, { justifyContent: 'flex-end' }]}>
        <RoundButton
          label={undoable > 0 ? t('table.undoStep', { step: stepName(words, last) }) : t('table.undo')}
          disabled={undoable === 0}
          onPress={() => dispatch(undo())}
        >
          <Icon name="undo" size={20} />
        </RoundButton>
        <RoundButton
          label={next === undefined ? t('table.redo') : t('table.redoStep', { step: stepName(words, next) })}
          disabled={next === undefined}
          onPress={() => dispatch(redo())}
        >
          <Icon name="redo" size={20} />
        </RoundButton>
      </View>
    </View>
  );
}
