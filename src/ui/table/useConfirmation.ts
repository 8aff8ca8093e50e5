/** What the confirm bar says about the pick: its name, what is paid and gained, who is bumped. Read, never computed. */
import { useMemo } from 'react';
import type { Command, SpaceId } from '@/engine';
import { NO_CARD } from '@/engine/model/vocabulary';
import { describeCommand, describePromptWithSource, spaceName, tokenName } from '@/i18n';
import { useAppSelector } from '@/store';
import { cardDef } from '@/store/box';
import { selectEngineState } from '@/store/selectors/engine';
import { previewOf, type Preview } from '@/store/selectors/preview';
import { faceGlyphs } from '../buildings/face';
import type { Glyph } from '../effects/glyphs';
import type { Choice } from './useChoice';
import { useTableWords } from './useTableWords';

export interface Confirmation {
  readonly title: string;
  readonly note: string;
  readonly pay: readonly Glyph[];
  readonly gain: readonly Glyph[];
}

const icons = (pairs: Preview['paid']): Glyph[] => pairs.map(([icon, n]) => ({ is: 'icon', icon, n }));

function gains({ gained, regained, vp, progressed }: Preview): Glyph[] {
  const list = icons(gained);
  if (regained > 0) list.push({ is: 'icon', icon: 'regain', n: regained });
  if (vp > 0) list.push({ is: 'icon', icon: 'vp', n: vp });
  if (progressed) list.push({ is: 'icon', icon: 'progress', n: 1 });
  return list;
}

export function useConfirmation({ prompt, chosen, inspected }: Choice): Confirmation {
  const { words, table, player } = useTableWords();
  const state = useAppSelector(selectEngineState);
  return useMemo(() => {
    const { t } = words;
    const printed = (space: SpaceId): Pick<Confirmation, 'pay' | 'gain'> => {
      const no = state.board.building[space] ?? NO_CARD;
      if (no === NO_CARD) return { pay: [], gain: [] };
      const { price, gives } = faceGlyphs(cardDef(no).no);
      return { pay: price, gain: gives };
    };
    if (chosen !== null) return confirmation(chosen);
    if (inspected !== null) return { title: spaceName(words, inspected, table), note: '', ...printed(inspected) };
    const title = prompt === null ? '' : describePromptWithSource(words, prompt);
    return { title, note: '', pay: [], gain: [] };

    /** What is left of the one thing that is paid; several numbers would only be in the way. */
    function leftOver([only, ...more]: Preview['paid'], { seat }: Command): string[] {
      if (only === undefined || more.length > 0) return [];
      const [token, n] = only;
      return [`${tokenName(words, token)}: ${t('table.left', { n: state.supply.held[seat][token] - n })}`];
    }

    function confirmation(command: Command): Confirmation {
      const preview = previewOf(state, command);
      const title = describeCommand(words, command, prompt, table);
      const bump = preview.bumped === null ? [] : [t('table.youBump', { player: player(preview.bumped) })];
      const note = [...bump, ...leftOver(preview.paid, command)].join(' · ');
      // A building's printed price says more than its first payment: the rest is asked step by step.
      const glyphs =
        command.type === 'placeWorker' || command.type === 'placeMinion'
          ? printed(command.space)
          : { pay: icons(preview.paid), gain: gains(preview) };
      return { title, note, ...glyphs };
    }
  }, [words, table, player, state, prompt, chosen, inspected]);
}
