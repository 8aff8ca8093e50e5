/** RULES A: pieces are finite and cards are in one place. Checked after every command a scenario plays. */
import { constructedOf, MINIONS, RESOURCES, SEATS, type CardNo, type Content, type EngineState } from '@/engine';

/** Every pile a card can lie in, the board apart. */
export function pilesOf(state: EngineState): CardNo[][] {
  const { campaign, cards, objectives } = state;
  return [
    campaign.index,
    campaign.archive,
    ...campaign.chests,
    cards.deck,
    cards.mat,
    cards.discard,
    ...cards.hand,
    objectives.deck,
    objectives.row,
  ];
}

/** What is wrong with the pieces on this table; empty where nothing is. */
export function faultsOf(content: Content, state: EngineState): string[] {
  const faults: string[] = [];
  const { supply, tracks, objectives, board } = state;
  const expectSum = (what: string, numbers: readonly number[], sum: number) => {
    if (numbers.some((n) => n < 0 || !Number.isInteger(n))) faults.push(`${what}: ${numbers.join(' ')}`);
    const total = numbers.reduce((a, b) => a + b, 0);
    if (total !== sum) faults.push(`${what}: ${total} of ${sum}`);
  };
  const everybody = (token: 'coin' | (typeof RESOURCES)[number]) => [
    supply.bank[token],
    ...SEATS.map((seat) => supply.held[seat][token]),
  ];
  expectSum('coins', everybody('coin'), content.pieces.coins);
  for (const resource of RESOURCES) expectSum(resource, everybody(resource), content.pieces.resources);
  for (const seat of SEATS) {
    const placed =
      tracks.reputation.filter((s) => s === seat).length +
      tracks.quota.filter((s) => s === seat).length +
      objectives.scored[seat].length +
      board.income.filter((tokens) => (tokens & (1 << seat)) !== 0).length;
    expectSum(
      `influence of ${seat}`,
      [supply.held[seat].influence, supply.spent[seat], placed],
      content.pieces.influence,
    );
  }
  MINIONS.forEach((minion, i) => {
    const home = [supply.minionBank, ...supply.minions].map((pile) => pile[i] ?? 0);
    const out = board.minion.filter((kind) => kind === i).length;
    const known = out > 0 || home.some((n) => n !== 0);
    expectSum(minion, [...home, out], known ? content.pieces.minions : 0);
  });
  const piles = pilesOf(state).flat();
  const times = (no: CardNo) => piles.filter((c) => c === no).length;
  for (const def of content.cards) {
    const onBoard = board.building.filter((no) => no === def.no).length;
    if (times(def.no) + onBoard !== 1)
      faults.push(`card ${def.no}: ${times(def.no)} in piles, ${onBoard} on the board`);
    // A building that was built over is archived; the card left over from it stays where it is.
    const built = onBoard + (state.campaign.archive.includes(def.no) ? 1 : 0);
    if (def.kind === 'building' && times(constructedOf(def.no)) !== built)
      faults.push(`constructed card of ${def.no}: ${times(constructedOf(def.no))}, buildings built: ${built}`);
  }
  return faults;
}
