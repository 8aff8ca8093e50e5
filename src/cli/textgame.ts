// `npm run textgame [-- --seats 2 --humans 1 --seed 7 --language de]`: game 1 in the terminal. Pick by number, or type a move
// in notation; u takes back, q leaves. It proves that the rules need no screen.
import { createInterface } from 'node:readline/promises';
import { createChance } from '@/ai';
import { greedy } from '@/ai/greedy';
import {
  SEATS,
  at,
  notate,
  parse,
  scoreLines,
  undoable,
  type Command,
  type EngineState,
  type Move,
  type SpaceId,
} from '@/engine';
import { lexicons } from '@/content/text';
import {
  LANGUAGES,
  createWords,
  describeCommand,
  describeEvent,
  describePromptWithSource,
  describeRefusal,
  describeScoreLine,
  playerName,
} from '@/i18n';
import { readOptions } from './options';
import { begin, engine, table } from './playouts';
import { showVillage } from './textVillage';

const options = readOptions(['seats', 'humans', 'seed', 'language']);
const seats = options.number('seats', 2);
const humans = options.number('humans', seats);
const seed = options.number('seed', 1);
const language = LANGUAGES.find((known) => known === options.text('language', 'en'));
if (language === undefined || seats < 1 || seats > 6 || humans < 0) {
  console.error(`--seats is 1 to 6, --language one of ${LANGUAGES.join(', ')}`);
  process.exit(2);
}

const words = createWords(language, lexicons);
const start = begin(seed, table(seats));
const chance = createChance(seed);
const isHuman = (seat: number): boolean => seat < humans;
let state: EngineState = start;
let moves: Move[] = [];

/** The words for spaces look at the buildings as they stand at the moment of speaking. */
const here = { buildingAt: (space: SpaceId) => at(state.board.building, space) };

function carryOut(command: Command): void {
  const outcome = engine.execute(state, command);
  if (!outcome.ok) {
    console.log(describeRefusal(words, outcome.reason));
    return;
  }
  moves.push({ command, events: outcome.events });
  state = outcome.state;
  for (const event of outcome.events) {
    const line = describeEvent(words, event, here);
    if (line !== null) console.log(`  · ${line}`);
  }
}

function takeBack(): void {
  if (undoable(moves) === 0) {
    console.log(describeRefusal(words, 'notLegal'));
    return;
  }
  moves = moves.slice(0, -1);
  state = engine.evolve(
    start,
    moves.flatMap((move) => move.events),
  );
}

/** A number from the list, or a line of notation with or without the charter's letter. */
function understood(answer: string, legal: readonly Command[]): Command | undefined {
  const n = Number(answer);
  if (Number.isInteger(n) && answer !== '') return legal[n - 1];
  const first = legal[0];
  const command = parse(answer) ?? (first === undefined ? null : parse(`${notate(first).charAt(0)} ${answer}`));
  return legal.find((listed) => command !== null && notate(listed) === notate(command));
}

function showEnd(): void {
  const lines = scoreLines(moves.flatMap((move) => move.events));
  console.log(`\n${words.t('end.title')}`);
  for (const seat of SEATS) {
    if (state.campaign.controllers[seat] === 'inactive') continue;
    const won = state.campaign.results[0]?.winners.includes(seat) === true ? ' ★' : '';
    console.log(`${playerName(words, seat)}: ${words.t('table.vpOf', { n: state.tracks.vp[seat] })}${won}`);
    for (const line of lines[seat]) console.log(`    ${describeScoreLine(words, line)}`);
  }
}

const terminal = createInterface({ input: process.stdin, output: process.stdout });
const answers = terminal[Symbol.asyncIterator]();

/** The next line, or null where the input has ended. */
async function ask(): Promise<string | null> {
  process.stdout.write('> ');
  const { value, done } = await answers.next();
  return done === true ? null : value.trim();
}

async function playGame(): Promise<void> {
  for (;;) {
    const prompt = engine.promptOf(state);
    const legal = engine.legalCommands(state);
    if (prompt === null) break;
    if (!isHuman(prompt.seat)) {
      carryOut(greedy.choose(engine, state, legal, chance));
      continue;
    }
    if (prompt.ask === 'turn') console.log(`\n${showVillage(words, state, engine.content)}`);
    console.log(`\n${playerName(words, prompt.seat)}: ${describePromptWithSource(words, prompt)}`);
    legal.forEach((command, i) =>
      console.log(`  ${i + 1}. ${describeCommand(words, command, prompt, here)}   [${notate(command)}]`),
    );
    const answer = await ask();
    if (answer === null || answer === 'q') return;
    if (answer === 'u') {
      takeBack();
      continue;
    }
    const command = understood(answer, legal);
    if (command === undefined) console.log(describeRefusal(words, 'malformed'));
    else carryOut(command);
  }
  showEnd();
}

void playGame().finally(() => terminal.close());
