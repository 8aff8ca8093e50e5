/** The position as pictures and labels for the board. */
import { useMemo } from 'react';
import { charterName, minionName, plotName, spaceName } from '@/i18n';
import {
  BIG,
  CHARTERS,
  HOME,
  MINIONS,
  NO_CARD,
  ownerOf,
  SEATS,
  space,
  SPACE_COUNT,
  workerId,
  type CardNo,
  type SpaceId,
} from '@/engine/model/vocabulary';
import { useAppSelector } from '@/store';
import { selectLastPlacement } from '@/store/selectors/table';
import type { BoardPieces, MinionPiece, WorkerPiece } from '../board/BoardView';
import type { TilePiece } from '../board/tile';
import { facePicture, faceGlyphs } from '../buildings/face';
import type { Choice } from './useChoice';
import { useTableWords } from './useTableWords';

const EMPTY: TilePiece = { picture: null, price: [], gives: [] };

/** One piece for each card ever shown: the same card is the same object, so a tile is drawn once. */
const pieces = new Map<CardNo, TilePiece>();
function pieceOf(no: CardNo): TilePiece {
  if (no === NO_CARD) return EMPTY;
  const known = pieces.get(no);
  if (known !== undefined) return known;
  const piece = { picture: facePicture(no), ...faceGlyphs(no) };
  pieces.set(no, piece);
  return piece;
}

export function usePieces(dests: ReadonlySet<SpaceId>, { chosen, prompt }: Choice): BoardPieces {
  const { words, table } = useTableWords();
  const building = useAppSelector((root) => root.board.building);
  const where = useAppSelector((root) => root.board.workers);
  const last = useAppSelector(selectLastPlacement);

  const tiles = useMemo(() => building.map(pieceOf), [building]);
  const workers = useMemo(
    () =>
      where.flatMap((at, i): WorkerPiece[] =>
        at === HOME ? [] : [{ space: space(at), charter: CHARTERS[ownerOf(workerId(i))], big: i % 2 === BIG }],
      ),
    [where],
  );
  const minion = useAppSelector((root) => root.board.minion);
  const minions = useMemo(
    () =>
      minion.flatMap((kind, i): MinionPiece[] => {
        const which = MINIONS[kind];
        return which === undefined ? [] : [{ space: space(i), minion: which }];
      }),
    [minion],
  );
  const labels = useMemo(
    () =>
      Array.from({ length: SPACE_COUNT }, (_, i) => {
        const { t } = words;
        const id = space(i);
        const occupant = where.findIndex((at) => at === i);
        const name = spaceName(words, id, table);
        const said =
          (building[i] ?? NO_CARD) === NO_CARD
            ? t('a11y.emptyPlot', { plot: plotName(words, id, table) })
            : occupant < 0
              ? t('a11y.free', { building: name })
              : t('a11y.occupied', { building: name, charter: charterName(words, ownerOf(workerId(occupant))) });
        const helper = MINIONS[minion[i] ?? -1];
        const spoken = helper === undefined ? said : `${said}${t('list.comma')}${minionName(words, helper)}`;
        return dests.has(id) ? `${spoken}${t('list.comma')}${t('a11y.legal')}` : spoken;
      }),
    [words, table, building, where, minion, dests],
  );
  const plates = useMemo(
    () => SEATS.map((seat) => ({ charter: CHARTERS[seat], name: words.lexicon.districts[seat] ?? '' })),
    [words],
  );
  const hovering = useMemo(
    () =>
      chosen?.type === 'placeWorker' && prompt !== null
        ? { charter: CHARTERS[prompt.seat], big: chosen.worker === BIG }
        : null,
    [chosen, prompt],
  );
  return useMemo(
    () => ({ tiles, workers, minions, labels, plates, last, hovering }),
    [tiles, workers, minions, labels, plates, last, hovering],
  );
}
