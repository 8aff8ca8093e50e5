/** Rule 20: the objective cards are shuffled and three are laid on the mat at setup. */
import { NO_SEAT, at } from '../model/vocabulary';
import { shuffle } from '../rng';
import { emit, type Run } from '../run';

export function shuffleObjectives(run: Run): void {
  const { objectives, rng } = run.state;
  const { order, state } = shuffle(
    objectives.deck.slice().sort((a, b) => a - b),
    rng.objective,
  );
  emit(run, { type: 'deckShuffled', deck: 'objective', order, rng: state, reveals: true });
}

export function dealObjectives(run: Run): void {
  const { objectives } = run.state;
  while (objectives.row.length < run.rules.objectiveRow && objectives.deck.length > 0) {
    const top = at(objectives.deck, objectives.deck.length - 1);
    emit(run, {
      type: 'cardMoved',
      card: top,
      from: 'objectiveDeck',
      to: 'objectiveRow',
      seat: NO_SEAT,
      reveals: true,
    });
  }
}
