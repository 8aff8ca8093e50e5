/** Whatever is handed to `execute`: it never throws, refuses with a reason, and changes nothing. */
import * as fc from 'fast-check';
import { content } from '@/content';
import { at, hash, REFUSALS, type Command, type EngineState } from '@/engine';
import { engineFor, village } from '../support/village';

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

const engine = engineFor(content);

/** One state for each kind of question, and a game that is over. */
function states(): [string, EngineState][] {
  const turn = village().holds('red', { clay: 1, wood: 1, coin: 7 }).onMat(206, 207).card('red', 73, 'c10');
  const token = village().holds('red', { clay: 1, wood: 1 }).plays('R place treasury').leavesAsking('red', 'token');
  const card = village().holds('red', { clay: 1, coin: 1 }).onMat(206, 207).plays('R place market');
  card.leavesAsking('red', 'card');
  const builds = village().card('red', 73).holds('red', { clay: 2, metal: 1, grain: 1 }).plays('R place zeppelin');
  builds.leavesAsking('red', 'space');
  const quota = village().holds('red', { coin: 3 }).plays('R place cloudPort').leavesAsking('red', 'quota');
  const option = village().built('red', 73).holds('red', { clay: 1 }).plays('R place R2').leavesAsking('red', 'option');
  const over = village().lastRound().turnOf('green').plays('G place G1');
  return Object.entries({ turn, token, card, space: builds, quota, option, over }).map(([name, game]) => [
    name,
    deepFreeze(game.state),
  ]);
}

let all: [string, EngineState][] = [];
beforeAll(() => {
  all = states();
});

function isRefused(command: unknown, describeIt = ''): void {
  for (const [name, state] of all) {
    const before = hash(state);
    const outcome = engine.execute(state, command);
    if (outcome.ok) throw new Error(`accepted in the state "${name}": ${describeIt}`);
    expect(REFUSALS).toContain(outcome.reason);
    expect(hash(state)).toBe(before);
  }
}

/** Every legal command of every state, as plain copies. */
const legals = (): Command[] =>
  all.flatMap(([, state]) => engine.legalCommands(state).map((command) => ({ ...command })));
const aLegal = () => fc.nat().map((i) => at(legals(), i % legals().length));

const strange = fc.oneof(
  fc.constantFrom<unknown>(NaN, Infinity, -Infinity, 1e308, -1, 0.5, 2 ** 53, undefined, null, true, '', '0', 'red'),
  fc.bigInt(),
  fc.string(),
  fc.double(),
  fc.array(fc.anything(), { maxLength: 3 }),
  fc.object({ maxDepth: 1 }),
  fc.constantFrom<unknown>(Symbol('seat'), () => 0, /x/, new Date(0), new Map(), [0]),
);

describe('Commands of the wrong shape', () => {
  test('anything at all is refused', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), (x) =>
        isRefused(x),
      ),
    );
  });

  test('no field may be of a wrong kind or value', () => {
    fc.assert(
      fc.property(aLegal(), fc.nat(), strange, (command, i, value) => {
        const keys = Object.keys(command);
        const key = at(keys, i % keys.length);
        const changed = { ...command, [key]: value };
        fc.pre(!engineAccepts(changed));
        isRefused(changed);
      }),
      { numRuns: 500 },
    );
  });

  test('no field may be missing', () => {
    for (const command of legals()) {
      for (const key of Object.keys(command)) {
        const rest: Record<string, unknown> = { ...command };
        delete rest[key];
        isRefused(rest, JSON.stringify(rest));
      }
    }
  });

  test('no field may be added', () => {
    fc.assert(
      fc.property(aLegal(), fc.string(), fc.oneof(strange, fc.nat()), (command, key, value) => {
        fc.pre(!(key in command) && key !== '__proto__');
        isRefused({ ...command, [key]: value });
      }),
    );
  });

  test('a seat that is not asked is refused, and one that does not exist', () => {
    const turn = at(all, 0)[1];
    const [first] = engine.legalCommands(turn);
    expect(engine.execute(turn, { ...first, seat: 2 })).toEqual({ ok: false, reason: 'notYourDecision' });
    for (const seat of [-1, 6, 1e9, 0.5, NaN, Infinity]) isRefused({ ...first, seat });
    for (const seat of ['0', null, undefined, [0], { valueOf: () => 0 }]) {
      expect(engine.execute(turn, { ...first, seat })).toEqual({ ok: false, reason: 'malformed' });
    }
  });

  test('a value that only looks like the right one is refused', () => {
    const turn = at(all, 0)[1];
    const [first] = engine.legalCommands(turn);
    isRefused({ ...first, space: '0' });
    isRefused({ ...first, space: [0] });
    isRefused({ ...first, space: new Number(0) });
    isRefused({ ...first, type: new String('placeWorker') });
    isRefused({ ...first, type: ['placeWorker'] });
  });

  test('a prototype of its own makes it no command', () => {
    class Placing {
      type = 'placeWorker';
      seat = 0;
      space = 0;
      worker = 0;
    }
    isRefused(new Placing());
    isRefused(Object.create({ type: 'placeWorker', seat: 0, space: 0, worker: 0 }));
    for (const command of legals()) isRefused(Object.create(command));
  });

  test('a __proto__ key is a field too many and reaches nobody’s prototype', () => {
    for (const command of legals()) {
      const text = JSON.stringify(command);
      isRefused(JSON.parse(text.replace('{', '{"__proto__":{"ok":true},')));
      isRefused(JSON.parse(text.replace('{', '{"__proto__":1,')));
      isRefused(JSON.parse(text.replace('{', '{"constructor":1,')));
    }
    expect(({} as { ok?: boolean }).ok).toBeUndefined();
  });

  test('a getter that throws is a refusal', () => {
    for (const command of legals().slice(0, 5)) {
      for (const key of Object.keys(command)) {
        const trap = { ...command };
        Object.defineProperty(trap, key, {
          enumerable: true,
          get() {
            throw new Error('a trap');
          },
        });
        isRefused(trap);
      }
    }
  });

  test('a getter that changes its answer is read once', () => {
    const turn = at(all, 0)[1];
    let reads = 0;
    const shifty = {
      type: 'placeWorker',
      seat: 0,
      worker: 0,
      get space() {
        return reads++ === 0 ? 0 : 41;
      },
    };
    const outcome = engine.execute(turn, shifty);
    expect(reads).toBe(1);
    expect(outcome.ok && outcome.state.board.workers[0]).toBe(0);
  });

  test('a proxy whose traps throw is a refusal, whichever trap it is', () => {
    const traps = ['get', 'has', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor'] as const;
    for (const name of traps) {
      const target = { type: 'placeWorker', seat: 0, space: 2, worker: 0 };
      const handler = {
        [name]: () => {
          throw new Error('a trap');
        },
      };
      isRefused(new Proxy(target, handler), name);
    }
    const { proxy, revoke } = Proxy.revocable({ type: 'placeWorker' }, {});
    revoke();
    isRefused(proxy);
  });

  test('a proxy that answers every question is a refusal', () => {
    isRefused(new Proxy({}, { get: () => 0, has: () => true }));
    isRefused(new Proxy([], { get: () => 'placeWorker' }));
    isRefused(new Proxy(() => 0, { get: () => 0 }));
  });

  test('arrays of the right values are refused', () => {
    isRefused(['placeWorker', 0, 0, 0]);
    for (const command of legals().slice(0, 5)) isRefused(Object.assign([], command));
  });

  test('a command that is legal elsewhere is refused here', () => {
    for (const [, state] of all) {
      const here = new Set(engine.legalCommands(state).map((command) => JSON.stringify(command)));
      for (const command of legals()) {
        if (here.has(JSON.stringify(command))) continue;
        expect(engine.execute(state, command).ok).toBe(false);
      }
    }
  });

  test('every listed command is accepted as a plain copy, in any order of its fields', () => {
    for (const [, state] of all) {
      for (const command of engine.legalCommands(state)) {
        const turned = Object.fromEntries(Object.entries(command).reverse());
        expect(engine.execute(state, turned).ok).toBe(true);
      }
    }
  });

  test('a replay stops at the first bad command, with its reason', () => {
    const turn = at(all, 0)[1];
    const [first] = engine.legalCommands(turn);
    expect(engine.replay(turn, [first, 'nonsense'])).toEqual({ ok: false, reason: 'malformed' });
  });
});

/** A changed field may by chance be another legal command. */
function engineAccepts(command: unknown): boolean {
  return all.some(([, state]) => engine.execute(state, command).ok);
}
