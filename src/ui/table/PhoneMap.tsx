/** The village on a phone. Sheets rise over it, and it moves up under them so that the place in question stays in sight. */
import { useEffect, useMemo, useRef } from 'react';
import { ScrollView, View } from 'react-native';
import { BoardView } from '../board/BoardView';
import { makeLayout } from '../board/layout';
import { through } from '../kit/through';
import { SPACE } from '../kit/type';
import { asksBesideBoard } from '../prompts/PromptControl';
import { ReputationPier } from '../tracks/ReputationPier';
import { ConfirmBar } from './ConfirmBar';
import { Others } from './Others';
import { PromptPanel } from './PromptPanel';
import { useBoard } from './useBoard';
import type { Choice } from './useChoice';

interface Props {
  readonly choice: Choice;
  readonly width: number;
  /** What is left for the map; a very low screen scrolls. */
  readonly height: number;
}

/** About the height of the confirm sheet. */
const SHEET = 176;

export function PhoneMap({ choice, width, height }: Props) {
  const board = useBoard(choice);
  const scroll = useRef<ScrollView>(null);
  const wide = width > height + 200;
  const mapHeight = Math.max(wide ? 400 : 520, height);
  const layout = useMemo(() => makeLayout(wide ? 'wide' : 'tall', width, mapHeight), [wide, width, mapHeight]);
  const deciding = choice.chosen !== null || choice.inspected !== null;
  const asking = choice.prompt !== null && asksBesideBoard(choice.prompt.ask);
  const target = board.selected === null ? undefined : layout.spaces[board.selected];
  const reach = target === undefined ? 0 : target.y + layout.R * 1.3;

  useEffect(() => {
    if (!deciding || reach === 0) return;
    scroll.current?.scrollTo({ y: Math.max(0, reach - (height - SHEET)), animated: true });
  }, [deciding, reach, height]);

  return (
    <View style={{ flex: 1 }}>
      <ScrollView ref={scroll} style={{ flex: 1 }} contentContainerStyle={{ paddingBottom: deciding ? SHEET : 0 }}>
        <BoardView layout={layout} {...board} />
        {!wide && (
          <View style={{ position: 'absolute', right: 1, top: 8, pointerEvents: 'none' }}>
            <ReputationPier width={34} height={mapHeight * 0.58} />
          </View>
        )}
      </ScrollView>
      <View style={[through, { position: 'absolute', left: 0, right: 0, bottom: 0 }]}>
        {!asking && !deciding && (
          <View style={[through, { alignItems: 'flex-end', gap: SPACE.xs, padding: SPACE.s }]}>
            <Others choice={choice} />
          </View>
        )}
        <PromptPanel choice={choice} most={height * 0.7} withOthers />
        {deciding && <ConfirmBar choice={choice} shape="sheet" />}
      </View>
    </View>
  );
}
