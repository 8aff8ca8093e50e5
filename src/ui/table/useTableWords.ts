/** The words of the language, with what they must know of this table: who sits where and what stands where. */
import { useMemo } from 'react';
import { districtName, playerName, type Table, type Words } from '@/i18n';
import { useWords } from '@/i18n/react';
import { NO_CARD, type Seat } from '@/engine/model/vocabulary';
import { useAppSelector } from '@/store';

export interface TableWords {
  readonly words: Words;
  readonly table: Table;
  readonly player: (seat: Seat) => string;
}

export function useTableWords(): TableWords {
  const words = useWords();
  const names = useAppSelector((root) => root.players.names);
  const building = useAppSelector((root) => root.board.building);
  return useMemo(() => {
    const table: Table = {
      // Who typed no name goes by the name of the district.
      player: (seat) => names[seat] || districtName(words, seat),
      buildingAt: (space) => building[space] ?? NO_CARD,
    };
    return { words, table, player: (seat) => playerName(words, seat, table) };
  }, [words, names, building]);
}
