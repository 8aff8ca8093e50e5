// `npm run bench [-- --milliseconds 3000 --games 100 --json]`: decisions and copies a second on V8 and on the Hermes VM, and
// whether both reach the same states. Compare the ratios: a shared machine's absolute times mean little.
import { runOnHermes, runOnV8 } from './machines';
import { readOptions } from './options';
import type { ProbeResult } from './probe';

const options = readOptions(['milliseconds', 'games']);
const milliseconds = options.number('milliseconds', 3000);
const games = options.number('games', 100);

const source = `import { probe } from './probe';
  declare function print(text: string): void;
  print(JSON.stringify(probe(${milliseconds}, ${games}, () => Date.now())));`;
const v8 = JSON.parse(runOnV8(source)) as ProbeResult;
const hermes = JSON.parse(runOnHermes(source)) as ProbeResult;

const equal = v8.hashes.filter((hash, i) => hash === hermes.hashes[i]).length;
const report = {
  v8DecisionsPerSecond: v8.decisionsPerSecond,
  hermesDecisionsPerSecond: hermes.decisionsPerSecond,
  clonesPerSecond: v8.clonesPerSecond,
  hermesClonesPerSecond: hermes.clonesPerSecond,
  v8ReferencePerSecond: v8.referencePerSecond,
  hermesReferencePerSecond: hermes.referencePerSecond,
  gamesCompared: games,
  gamesEqual: equal,
};

if (options.json) {
  console.log(JSON.stringify(report));
} else {
  const row = (name: string, { decisionsPerSecond, clonesPerSecond, referencePerSecond }: ProbeResult) => ({
    machine: name,
    'decisions/s': decisionsPerSecond,
    'clones/s': clonesPerSecond,
    'decisions per million reference steps': Math.round((decisionsPerSecond / referencePerSecond) * 1_000_000),
  });
  console.table([row('V8', v8), row('Hermes', hermes)]);
  console.log(`${equal} of ${games} games reach the same state hash on both.`);
}
if (equal !== games) process.exitCode = 1;
