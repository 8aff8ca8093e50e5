/** The position as pictures and labels for the board. */
import { useMemo } from 'react';
import { spaceName, plotName, charterName } from '@/i18n';
import {
  BIG,
  CHARTERS,
  HOME,
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
import type { BoardPieces, WorkerPiece } from '../board/BoardView';
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
        return dests.has(id) ? `${said}${t('list.comma')}${t('a11y.legal')}` : said;
      }),
    [words, table, building, where, dests],
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
    () => ({ tiles, workers, labels, plates, last, hovering }),
    [tiles, workers, labels, plates, last, hovering],
  );
}
