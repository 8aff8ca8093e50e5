/** What random play comes by: a property that is never put to the test holds nothing. */
import { createChance } from '@/ai';
import { at, type Command, type Engine, type GameEvent } from '@/engine';
import { begin, engine, lateEngine, table } from '@/cli/playouts';

const GAMES = 150;

/** What an event shows of the rules, in a few words. */
function shows(event: GameEvent): string[] {
  const names: string[] = [event.type];
  if ('because' in event && event.type !== 'benefitLost') names.push(`rule ${event.because.rule}`);
  if (event.type === 'influencePlaced') names.push(`influence on ${event.on}`);
  if (event.type === 'cardMoved') names.push(`from ${event.from} to ${event.to}`);
  if (event.type === 'minionPaid') names.push(event.space < 0 ? 'paid from home' : 'paid from the board');
  if (event.type === 'minionPlaced' || event.type === 'minionGained') names.push(`${event.type} ${event.minion}`);
  if (event.type === 'workersRetrieved' && event.minions.length > 0) names.push('minions come home');
  return names;
}

/** How many of the games showed each thing. */
function reached(rules: Engine): Map<string, number> {
  const inGames = new Map<string, number>();
  for (let game = 0; game < GAMES; game++) {
    const seen = new Set<string>();
    const chance = createChance(game + 1);
    let state = begin(game + 1, table(1 + (game % 6), Math.floor(game / 6) % 6), rules);
    for (;;) {
      const legal = rules.legalCommands(state);
      if (legal.length === 0) break;
      const picked: Command = at(legal, chance(legal.length));
      const outcome = rules.execute(state, picked);
      if (!outcome.ok) throw new Error(outcome.reason);
      const { active } = outcome.state.flow;
      for (const event of outcome.events) for (const name of shows(event)) seen.add(name);
      if (outcome.state.flow.stack.length > 0 && rules.promptOf(outcome.state)?.seat !== active)
        seen.add('asked in another’s turn');
      state = outcome.state;
    }
    for (const name of seen) inGames.set(name, (inGames.get(name) ?? 0) + 1);
  }
  return inGames;
}

describe(`${GAMES} random games with the box of game 1`, () => {
  const inGames = reached(engine);

  test.each(['ruleLearned', 'minionsReleased', 'minionGained', 'minionPlaced', 'minionPaid', 'cardUsed', 'rule 16'])(
    'come by %s',
    (name) => {
      expect(inGames.get(name) ?? 0).toBeGreaterThan(0);
    },
  );
});

describe(`${GAMES} random games with a box of which much is unlocked`, () => {
  const inGames = reached(lateEngine);

  test.each([
    'minionsReleased',
    'minionPlaced cat',
    'minionPlaced ghost',
    'minionPlaced butler',
    'minionPlaced golem',
    'minionPlaced robot',
    'minionPlaced chef',
    'minions come home',
    'paid from home',
    'paid from the board',
    'rule 16',
    'asked in another’s turn',
    'cardUsed',
    'rule 12',
    'incomeBegan',
    'influence on income',
    'rule 24',
    'rule 11',
    'rule 13',
    'from board to archive',
    'ruleLearned',
  ])('come by %s, in several of them', (name) => {
    expect(inGames.get(name) ?? 0).toBeGreaterThanOrEqual(3);
  });
});
