/**
 * Rule 19, open a crate.
 * - The crate of a constructed building card in your supply, however you came by it.
 * - Its building cards go to your supply, its persona to your chest, whole card types into their deck (RULES E).
 * - VP as the building says, progress +1; the card is archived.
 */
import { FREE, canPay, EMPTY_BILL } from '../../language/bills';
import { crateOf } from '../../box';
import { NO_CARD, NO_SEAT, QUOTA_COLUMNS, card, type CardNo, type Minion, type Seat } from '../../model/vocabulary';
import { because, emit, push, type Run } from '../../run';
import { refillMat, shuffleAdvancement } from '../advancementMat';
import { shuffleObjectives } from '../objectiveDeck';
import type { Because } from '../../model/flow';
import type { ProcedureModule } from './procedure';

export const unlockCrate: ProcedureModule = {
  targets(run, seat, _from, bill, out, limit) {
    const { state, box } = run;
    if (!canPay(state, box.cards, seat, bill, EMPTY_BILL)) return;
    const hand = state.cards.hand[seat];
    for (let i = 0; i < hand.length && out.length < limit; i++) {
      const no = hand[i];
      if (no !== undefined && crateOf(box, no) !== null) out.push(no);
    }
  },
  costOf: () => FREE,
  place() {},
  asksPlot: false,
  benefit(run, frame) {
    const { seat, vp, parts } = frame;
    const no = card(frame.target);
    const crate = crateOf(run.box, no);
    if (crate === null) throw new Error(`card ${no} carries no crate`);
    const why = because(19, no, frame.because.space);
    emit(run, { type: 'crateOpened', seat, crate: crate.no, card: no, reveals: true });
    emit(run, { type: 'cardMoved', card: no, from: 'hand', to: 'archive', seat, reveals: false });
    for (const building of crate.buildings) {
      emit(run, { type: 'cardMoved', card: building, from: 'index', to: 'hand', seat, reveals: true });
    }
    if (crate.persona !== NO_CARD) {
      emit(run, { type: 'cardMoved', card: crate.persona, from: 'index', to: 'chest', seat, reveals: true });
    }
    for (const rule of crate.rules) learn(run, rule);
    if (crate.minion !== null) release(run, seat, crate.minion, why);
    for (const joins of crate.advancement) {
      emit(run, { type: 'cardMoved', card: joins, from: 'index', to: 'deck', seat: NO_SEAT, reveals: true });
    }
    if (crate.advancement.length > 0) {
      shuffleAdvancement(run);
      giveFirst(run, seat, crate.advancement);
      refillMat(run);
    }
    for (const objective of crate.objectives) {
      emit(run, {
        type: 'cardMoved',
        card: objective,
        from: 'index',
        to: 'objectiveDeck',
        seat: NO_SEAT,
        reveals: true,
      });
    }
    if (crate.objectives.length > 0) shuffleObjectives(run);
    push(run, { do: 'effect', seat, effect: { op: 'progress' }, parts: false, because: why });
    push(run, { do: 'effect', seat, effect: { op: 'score', n: vp }, parts, because: why });
  },
};

/** A rule that is already unlocked stays as it is. A row of the quota track that it brings is open at once. */
function learn(run: Run, rule: number): void {
  const { chronicle, gameNo } = run.state.campaign;
  if (chronicle.some((known) => known.rule === rule)) return;
  const rows = run.box.content.chronicle.find((def) => def.rule === rule)?.quota.length ?? 0;
  const quotaSpaces = run.state.tracks.quota.length + rows * QUOTA_COLUMNS;
  emit(run, { type: 'ruleLearned', rule, gameNo, quotaSpaces, reveals: true });
}

/** The opener of a new card type takes one of it at random: the topmost in the shuffled deck. */
function giveFirst(run: Run, seat: Seat, cards: readonly CardNo[]): void {
  const { deck } = run.state.cards;
  for (let i = deck.length - 1; i >= 0; i--) {
    const no = deck[i];
    if (no === undefined || !cards.includes(no)) continue;
    emit(run, { type: 'cardMoved', card: no, from: 'deck', to: 'hand', seat, reveals: true });
    run.state.flow.fresh.push(no);
    return;
  }
}

/** A minion type is released as a whole; the opener takes one. */
function release(run: Run, seat: Seat, minion: Minion, why: Because): void {
  emit(run, { type: 'minionsReleased', minion, n: run.box.content.pieces.minions, reveals: true });
  emit(run, { type: 'minionGained', seat, minion, because: why });
}
