// `npm run selfplay -- --seats 4 --games 200 --seed 1 --policy greedy [--json]`: whole games by a policy, and what came out.
import { policies } from '@/ai';
import { CHARTERS, SEATS, at } from '@/engine';
import { readOptions } from './options';
import { begin, engine, playOut, table } from './playouts';

const options = readOptions(['seats', 'games', 'seed', 'policy']);
const seats = options.number('seats', 4);
const games = options.number('games', 200);
const seed = options.number('seed', 1);
const policy = policies[options.text('policy', 'random')];

if (policy === undefined || seats < 1 || seats > 6 || games < 1) {
  console.error(`--seats is 1 to 6, --games at least 1, --policy one of ${Object.keys(policies).join(', ')}`);
  process.exit(2);
}

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length);
const round = (n: number): number => Math.round(n * 100) / 100;

const vp = CHARTERS.map((): number[] => []);
const wins = CHARTERS.map(() => 0);
const orderWins = Array.from({ length: seats }, () => 0);
const decisions: number[] = [];
const rounds: number[] = [];

for (let game = 0; game < games; game++) {
  const start = begin(seed + game, table(seats, game % 6));
  const played = playOut(start, policy, seed * 7919 + game);
  const plays = SEATS.filter((seat) => start.campaign.controllers[seat] !== 'inactive');
  const winners = at(played.state.campaign.results, 0).winners;
  decisions.push(played.decisions);
  rounds.push(played.state.flow.round);
  for (const seat of plays) vp[seat]?.push(engine.standing(played.state)[seat]);
  for (const seat of winners) {
    wins[seat] = (wins[seat] ?? 0) + 1 / winners.length;
    const order = plays.filter(
      (other) => (other - start.flow.first + 6) % 6 < (seat - start.flow.first + 6) % 6,
    ).length;
    orderWins[order] = (orderWins[order] ?? 0) + 1 / winners.length;
  }
}

const report = {
  seats,
  games,
  seed,
  policy: policy.name,
  meanVp: round(mean(vp.flat())),
  meanRounds: round(mean(rounds)),
  meanDecisions: round(mean(decisions)),
  charters: CHARTERS.map((charter, i) => ({
    charter,
    played: vp[i]?.length ?? 0,
    meanVp: round(mean(vp[i] ?? [])),
    winShare: round((wins[i] ?? 0) / Math.max(1, vp[i]?.length ?? 0)),
  })),
  winShareByTurnOrder: orderWins.map((n) => round(n / games)),
};

if (options.json) {
  console.log(JSON.stringify(report));
} else {
  console.log(`${games} games of ${seats} by ${policy.name}, seed ${seed}`);
  console.log(`mean: ${report.meanVp} VP, ${report.meanRounds} rounds, ${report.meanDecisions} decisions`);
  console.table(report.charters);
  console.log('win share by turn order:', report.winShareByTurnOrder.join(' '));
}
