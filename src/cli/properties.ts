// `npm run properties [-- --games 2000 --seed 1 --json]`: random games over one to six seats, every other six
// with a box of which much is unlocked; the properties of the engine are
// checked at every decision. Prints the counts. The property tests run the same checks on fewer games.
import { createChance } from '@/ai';
import { readOptions } from './options';
import { begin, engine, lateEngine, table } from './playouts';
import { checkGame, type Checked } from './propertyChecks';

const options = readOptions(['games', 'seed']);
const games = options.number('games', 2000);
const seed = options.number('seed', 1);

const total: Checked = { decisions: 0, checks: 0 };
const broken: string[] = [];
for (let game = 0; game < games; game++) {
  try {
    const rules = Math.floor(game / 6) % 2 === 0 ? engine : lateEngine;
    const start = begin(seed + game, table(1 + (game % 6), Math.floor(game / 12) % 6), rules);
    const checked = checkGame(start, createChance(seed + game), rules);
    total.decisions += checked.decisions;
    total.checks += checked.checks;
  } catch (error) {
    broken.push(`game ${seed + game}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const report = { games, seed, decisions: total.decisions, checks: total.checks, broken: broken.length };
if (options.json) console.log(JSON.stringify(report));
else
  console.log(
    `${games} games, ${total.decisions} decisions, ${total.checks} checks, ${broken.length} games broke a property`,
  );
for (const line of broken.slice(0, 10)) console.error(line);
if (broken.length > 0) process.exitCode = 1;
