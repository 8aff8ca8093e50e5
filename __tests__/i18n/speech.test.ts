// What the engine asks, is told, does and refuses, in words.
import { content } from '@/content';
import { lexicons } from '@/content/text';
import {
  BIG,
  NO_CARD,
  NO_SEAT,
  NO_SPACE,
  REFUSALS,
  card,
  commonsSpace,
  constructedOf,
  createEngine,
  perSeat,
  plotOf,
  scoreLines,
  workerOf,
  type Because,
  type Command,
  type Effect,
  type EngineState,
  type EventType,
  type GameEvent,
  type Prompt,
  type Purpose,
  type Refusal,
} from '@/engine';
import {
  createWords,
  describeCommand,
  describeEvent,
  describePrompt,
  describePromptWithSource,
  describeRefusal,
  describeScoreLine,
  LANGUAGES,
  type Table,
} from '@/i18n';
import { playOut } from '../support/randomPlay';

const everyLanguage = LANGUAGES.map((language) => createWords(language, lexicons));
const players = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fay'];
const table: Table = {
  player: (seat) => players[seat] ?? '',
  buildingAt: (id) => (id === plotOf(3, 1) ? card(109) : NO_CARD),
};
const WHY: Because = { rule: 15, card: card(109), space: plotOf(3, 1) };
const because = (rule: number): Because => ({ rule, card: NO_CARD, space: NO_SPACE });

const asked = (purpose: Purpose, more: Partial<Prompt> = {}): Prompt => ({
  seat: 0,
  ask: 'option',
  purpose,
  because: WHY,
  mayDecline: false,
  effect: null,
  costs: [],
  ...more,
});
const prompt = (given: Prompt): string[] => everyLanguage.map((words) => describePrompt(words, given));
const command = (given: Command, answers: Prompt | null = null): string[] =>
  everyLanguage.map((words) => describeCommand(words, given, answers, table));
const event = (given: GameEvent): (string | null)[] => everyLanguage.map((words) => describeEvent(words, given, table));

const VP: Effect = { op: 'score', n: 2 };
const BREAD_FOR_VP: Effect = { op: 'exchange', cost: { pay: 'grain', n: 1 }, gain: VP, upTo: 3 };

describe('prompts', () => {
  it('ask for one thing each', () => {
    const purposes: Record<Purpose, true> = {
      turn: true,
      startBuilding: true,
      payResource: true,
      payCard: true,
      payOption: true,
      payMinion: true,
      gainMinion: true,
      gainResource: true,
      takeCard: true,
      constructCard: true,
      constructPlot: true,
      crate: true,
      objective: true,
      quota: true,
      reputation: true,
      may: true,
      exchange: true,
      oneOf: true,
    };
    for (const words of everyLanguage) {
      const said = Object.keys(purposes).map((purpose) =>
        describePrompt(
          words,
          asked(purpose as Purpose, {
            effect: purpose === 'may' ? { op: 'regain', n: 1 } : purpose === 'exchange' ? BREAD_FOR_VP : null,
          }),
        ),
      );
      expect(new Set(said).size).toBe(said.length);
      for (const sentence of said) expect(sentence).not.toMatch(/prompt\.|{{/);
    }
  });

  it('say what they offer', () => {
    expect(prompt(asked('startBuilding'))).toEqual([
      'Choose a plot for your start building',
      'Wähle einen Bauplatz für dein Startgebäude',
      'Wybierz działkę dla swojego budynku początkowego',
    ]);
    expect(prompt(asked('may', { effect: { op: 'may', effect: { op: 'regain', n: 1 } } }))).toEqual([
      'You may regain 1 influence token',
      'Du darfst 1 Einflussmarker zurückgewinnen',
      'Możesz odzyskać 1 znacznik wpływu',
    ]);
    expect(prompt(asked('exchange', { effect: BREAD_FOR_VP }))).toEqual([
      'Pay 1 grain: gain 2 VP?',
      'Zahle 1 Getreide: erhalte 2 SP?',
      'Zapłać 1 zboże: otrzymaj 2 PZ?',
    ]);
  });

  it('may name what asks', () => {
    const said = everyLanguage.map((words) => describePromptWithSource(words, asked('payResource')));
    expect(said[0]).toBe('Choose a resource to pay (Bread Stall)');
    expect(everyLanguage.map((words) => describePromptWithSource(words, asked('turn', { because: null })))).toEqual(
      prompt(asked('turn')),
    );
  });
});

describe('commands', () => {
  it('place, retrieve, decline', () => {
    const zeppelin = commonsSpace('zeppelin');
    expect(command({ type: 'placeWorker', seat: 0, space: zeppelin, worker: BIG })).toEqual([
      'Place a worker on the Zeppelin',
      'Arbeiter auf „Zeppelin“ einsetzen',
      'Umieść robotnika w budynku „Sterowiec”',
    ]);
    expect(command({ type: 'placeWorker', seat: 0, space: plotOf(3, 1), worker: BIG })[0]).toBe(
      'Place a worker on the Bread Stall',
    );
    expect(command({ type: 'retrieveWorkers', seat: 0 })[1]).toBe('Alle Arbeiter zurücknehmen');
    expect(command({ type: 'takeInParts', seat: 0 })[0]).toBe('Take the benefit in parts');
    expect(command({ type: 'decline', seat: 0 })).toEqual(['Decline', 'Verzichten', 'Rezygnuję']);
  });

  it('place, gain and pay minions, and use items', () => {
    expect(command({ type: 'placeMinion', seat: 3, space: plotOf(3, 1), minion: 'ghost' })).toEqual([
      'Place a ghost on the Bread Stall',
      'Einen Geist auf „Brotstand“ einsetzen',
      'Umieść ducha w budynku „Kram z chlebem”',
    ]);
    const chef: Command = { type: 'pickMinion', seat: 0, minion: 'chef' };
    expect(command(chef, asked('gainMinion'))).toEqual(['Gain 1 chef', '1 Koch erhalten', 'Otrzymaj 1 kucharza']);
    expect(command(chef, asked('payMinion'))).toEqual(['Pay 1 chef', '1 Koch abgeben', 'Oddaj 1 kucharza']);
    expect(command({ type: 'useCard', seat: 0, card: card(267) })).toEqual([
      'Use Scarecrow',
      'Vogelscheuche nutzen',
      'Użyj karty „Strach na wróble”',
    ]);
  });

  it('pay or gain a token, as the prompt means it', () => {
    const clay: Command = { type: 'pickToken', seat: 0, token: 'clay' };
    expect(command(clay, asked('payResource'))).toEqual(['Pay 1 clay', '1 Lehm zahlen', 'Zapłać 1 glinę']);
    expect(command(clay, asked('gainResource'))).toEqual(['Gain 1 clay', '1 Lehm erhalten', 'Otrzymaj 1 glinę']);
  });

  it('pick a card for a purpose', () => {
    const pick = (no: number): Command => ({ type: 'pickCard', seat: 0, card: card(no) });
    expect(command(pick(206), asked('takeCard'))[0]).toBe('Take Innovator');
    expect(command(pick(206), asked('payCard'))[1]).toBe('Neuerer abwerfen');
    expect(command(pick(109), asked('constructCard'))[2]).toBe('Wznieś budynek „Kram z chlebem”');
    expect(command(pick(constructedOf(card(109))), asked('crate'))[0]).toBe('Open the crate of the Bread Stall');
    expect(command(pick(217), asked('objective'))[1]).toBe('Ziel werten: Überfluss');
    expect(command(pick(217))[0]).toBe('Choose Abundance');
  });

  it('pick a place', () => {
    const plot: Command = { type: 'pickSpace', seat: 0, space: plotOf(0, 3) };
    expect(command(plot, asked('constructPlot'))).toEqual([
      'Build on Emberhill 4',
      'Auf Gluthügel 4 bauen',
      'Buduj na działce Żarowa Góra 4',
    ]);
    expect(command(plot)[0]).toBe('Choose Emberhill 4');
    expect(command({ type: 'pickQuota', seat: 0, quota: 8 })[0]).toBe('Fill quota: Coins, space 3');
  });

  it('pick an option, which says what it does', () => {
    const option = (n: number): Command => ({ type: 'pickOption', seat: 0, option: n });
    const costs = [{ pay: 'wood', n: 1 } as const, { pay: 'coin', n: 2 } as const];
    expect(command(option(1), asked('payOption', { costs }))[2]).toBe('Zapłać 2 monety');
    const either: Effect = { op: 'oneOf', options: [VP, { op: 'progress' }] };
    expect(command(option(1), asked('oneOf', { effect: either }))[0]).toBe('Advance the progress token');
    expect(command(option(0), asked('reputation'))[0]).toBe('Place 1 influence token on the reputation track');
    expect(command(option(0), asked('may', { effect: { op: 'may', effect: VP } }))[0]).toBe('Gain 2 VP');
    expect(command(option(0), asked('exchange', { effect: BREAD_FOR_VP }))[0]).toBe('Pay 1 grain: gain 2 VP');
    expect(command(option(0))[0]).toBe('Option 1');
  });
});

describe('events', () => {
  const moved = (no: number, from: string, to: string, seat: number = NO_SEAT): GameEvent =>
    ({ type: 'cardMoved', card: card(no), from, to, seat, reveals: false }) as GameEvent;

  /** One of each kind, so that a new kind of event does not compile without words. */
  const samples: { readonly [T in EventType]: readonly [Extract<GameEvent, { type: T }>, string | null] } = {
    gameStarted: [
      { type: 'gameStarted', gameNo: 1, coins: 36, resources: 12, influence: 12, progress: 8, quotaSpaces: 18 },
      'Game 1 begins.',
    ],
    dieRolled: [{ type: 'dieRolled', face: 2, rng: 1, reveals: true }, 'The Charterstone die shows Mossford.'],
    firstPlayerFound: [{ type: 'firstPlayerFound', seat: 0 }, 'Anna is the first player.'],
    deckShuffled: [
      { type: 'deckShuffled', deck: 'objective', order: [], rng: 1, reveals: true },
      'The objectives are shuffled.',
    ],
    cardMoved: [
      { type: 'cardMoved', card: card(206), from: 'mat', to: 'hand', seat: 1, reveals: false },
      'Bert takes Innovator.',
    ],
    startBuildingPlaced: [
      { type: 'startBuildingPlaced', seat: 0, space: plotOf(0, 2), card: card(5) },
      'The Clay Pit now stands on Emberhill 3.',
    ],
    turnBegan: [{ type: 'turnBegan', seat: 3, round: 4 }, 'Round 4: Dora’s turn.'],
    workerBumped: [
      { type: 'workerBumped', seat: 1, worker: workerOf(1, BIG), space: plotOf(3, 1), by: 0 },
      'Anna bumps a worker of Bert’s.',
    ],
    workerPlaced: [
      { type: 'workerPlaced', seat: 0, worker: workerOf(0, BIG), space: plotOf(3, 1) },
      'Anna places a worker on the Bread Stall.',
    ],
    workersRetrieved: [
      { type: 'workersRetrieved', seat: 0, spaces: [plotOf(3, 1)], minions: [] },
      'Anna retrieves 1 worker.',
    ],
    minionsReleased: [
      { type: 'minionsReleased', minion: 'cat', n: 6, reveals: true },
      'New minions in the general supply: 6 cats.',
    ],
    minionGained: [
      { type: 'minionGained', seat: 0, minion: 'ghost', because: WHY },
      'Anna gains 1 ghost (Bread Stall).',
    ],
    minionPlaced: [
      { type: 'minionPlaced', seat: 3, minion: 'cat', space: plotOf(3, 1) },
      'Dora places a cat on the Bread Stall.',
    ],
    minionPaid: [{ type: 'minionPaid', seat: 3, minion: 'cat', space: NO_SPACE, because: WHY }, 'Dora pays 1 cat.'],
    ruleLearned: [
      { type: 'ruleLearned', rule: 24, gameNo: 1, quotaSpaces: 24, reveals: true },
      'New in the Chronicle: rule 24, Income.',
    ],
    incomeBegan: [{ type: 'incomeBegan', seat: 0 }, 'Income for everyone, Anna first.'],
    cardUsed: [{ type: 'cardUsed', seat: 0, card: card(259) }, 'Anna uses Carousel Horse.'],
    tokensPaid: [
      { type: 'tokensPaid', seat: 0, token: 'influence', n: 2, because: WHY },
      'Anna pays 2 influence tokens.',
    ],
    tokensGained: [
      { type: 'tokensGained', seat: 0, token: 'coin', n: 4, because: because(4) },
      'Anna gains 4 coins (setup).',
    ],
    influenceRegained: [
      { type: 'influenceRegained', seat: 0, n: 1, because: WHY },
      'Anna regains 1 influence token (Bread Stall).',
    ],
    influencePlaced: [
      { type: 'influencePlaced', seat: 0, on: 'objective', target: 217, because: WHY },
      'Anna places influence on the objective Abundance.',
    ],
    scored: [{ type: 'scored', seat: 0, n: 10, because: because(23) }, 'Anna gains 10 VP (reputation track).'],
    benefitLost: [{ type: 'benefitLost', seat: 0, because: WHY }, 'A benefit is lost for Anna (Bread Stall).'],
    buildingConstructed: [
      { type: 'buildingConstructed', seat: 3, space: plotOf(3, 1), card: card(109) },
      'Dora constructs the Bread Stall on Barleyrow 2.',
    ],
    crateOpened: [
      { type: 'crateOpened', seat: 3, crate: 47, card: constructedOf(card(109)), reveals: true },
      'Dora opens crate 47 of the Bread Stall.',
    ],
    buildingUsed: [{ type: 'buildingUsed', seat: 0, space: plotOf(3, 1), card: card(109) }, null],
    progressed: [{ type: 'progressed', seat: 0, to: 9, because: WHY }, 'Anna advances progress to 9.'],
    lastRoundBegan: [{ type: 'lastRoundBegan' }, 'The last round begins.'],
    turnEnded: [{ type: 'turnEnded', seat: 0 }, null],
    gameEnded: [
      { type: 'gameEnded', gameNo: 1, vp: perSeat(() => 30), winners: [0, 3] },
      'Game 1 is over. Winners: Anna and Dora.',
    ],
    settled: [
      {
        type: 'settled',
        flow: createEngine(content).newCampaign(
          1,
          perSeat(() => 'human'),
        ).flow,
      },
      null,
    ],
  };

  it.each(Object.values(samples))('%o', (given, line) => {
    expect(event(given)[0]).toBe(line);
    for (const said of event(given)) {
      expect(said === null).toBe(line === null);
      expect(said ?? '').not.toMatch(/{{|event\.|undefined/);
    }
  });

  it('decline nobody’s name', () => {
    expect(event(samples.workerBumped[0])).toEqual([
      'Anna bumps a worker of Bert’s.',
      'Anna schickt einen Arbeiter von Bert zurück.',
      'Anna wypycha robotnika gracza Bert.',
    ]);
    expect(event({ ...samples.workerBumped[0], by: 1 })[2]).toBe('Bert wypycha własnego robotnika.');
    expect(event({ ...samples.gameEnded[0], winners: [0] })).toEqual([
      'Game 1 is over. Winner: Anna.',
      'Spiel 1 ist zu Ende. Es gewinnt Anna.',
      'Koniec gry 1. Wygrywa Anna.',
    ]);
  });

  it('say where influence went and why progress moved', () => {
    expect(event({ ...samples.influencePlaced[0], on: 'quota', target: 8 })[0]).toBe(
      'Anna fills a quota space: Coins, space 3.',
    );
    expect(event({ ...samples.influencePlaced[0], on: 'reputation', target: 2 })[1]).toBe(
      'Anna legt Einfluss auf die Ansehensleiste.',
    );
    expect(event({ ...samples.influencePlaced[0], on: 'income', target: plotOf(3, 1) })).toEqual([
      'Anna places influence beside the Bread Stall.',
      'Anna legt Einfluss neben „Brotstand“.',
      'Anna umieszcza znacznik wpływu obok budynku „Kram z chlebem”.',
    ]);
    expect(event({ ...samples.progressed[0], because: because(6) })[0]).toBe(
      'Anna has no influence left: progress advances to 9.',
    );
    expect(event({ ...samples.progressed[0], seat: NO_SEAT, because: because(25) })[2]).toBe(
      'Znacznik postępu sam przesuwa się na 9.',
    );
  });

  it('tell of minions at home and on the board, and of income nobody caused', () => {
    const minions = [
      { minion: 'cat', space: plotOf(0, 0) },
      { minion: 'butler', space: plotOf(0, 1) },
      { minion: 'cat', space: plotOf(0, 2) },
    ] as const;
    expect(event({ ...samples.workersRetrieved[0], minions })).toEqual([
      'Anna retrieves 1 worker, 2 cats and 1 butler.',
      'Anna nimmt 1 Arbeiter, 2 Katzen und 1 Butler zurück.',
      'Anna odzyskuje 1 robotnika, 2 koty i 1 lokaja.',
    ]);
    expect(event({ ...samples.workersRetrieved[0], spaces: [], minions: minions.slice(1, 2) })[0]).toBe(
      'Anna retrieves 1 butler.',
    );
    expect(event({ ...samples.minionPaid[0], space: plotOf(3, 1) })).toEqual([
      'Dora pays 1 cat placed on the Bread Stall.',
      'Dora gibt 1 Katze ab, bisher auf „Brotstand“.',
      'Dora oddaje 1 kota umieszczonego w budynku „Kram z chlebem”.',
    ]);
    expect(event({ ...samples.incomeBegan[0], seat: NO_SEAT })).toEqual([
      'Income for everyone.',
      'Einkommen für alle.',
      'Przychód dla wszystkich.',
    ]);
  });

  it('tell of cards only what players see arrive', () => {
    expect(event(moved(207, 'deck', 'mat'))[0]).toBe('New on the advancement mat: Engineer.');
    expect(event(moved(215, 'objectiveDeck', 'objectiveRow'))[0]).toBe('New objective: Amass a Fortune.');
    expect(event(moved(22, 'index', 'hand', 1))[0]).toBe('Bert finds the building card Harvest Stage.');
    expect(event(moved(219, 'index', 'chest', 1))[1]).toBe('Bert findet eine Rolle: Gärtner.');
    expect(event(moved(206, 'hand', 'discard', 1))[2]).toBe('Bert odrzuca kartę „Innowator”.');
    expect(event(moved(284, 'deck', 'hand', 1))[0]).toBe('Bert finds Pilgrim.');
    for (const silent of [
      moved(220, 'index', 'objectiveDeck'),
      moved(5, 'index', 'board'),
      moved(505, 'sticker', 'hand', 0),
    ])
      expect(event(silent)).toEqual([null, null, null]);
  });
});

describe('refusals', () => {
  it('all have a reason', () => {
    const reasons: readonly Refusal[] = REFUSALS;
    for (const words of everyLanguage) {
      expect(new Set(reasons.map((reason) => describeRefusal(words, reason))).size).toBe(reasons.length);
    }
    expect(everyLanguage.map((words) => describeRefusal(words, 'notLegal'))).toEqual([
      'That is not allowed now.',
      'Das ist jetzt nicht erlaubt.',
      'Teraz nie można tego zrobić.',
    ]);
  });
});

describe('score lines', () => {
  it('name the source, how often and how much', () => {
    const line = (rule: number, no: number, times: number, vp: number): string[] =>
      everyLanguage.map((words) => describeScoreLine(words, { rule, card: card(no), times, vp }));
    expect(line(15, 109, 3, 3)).toEqual([
      'Bread Stall, 3 times: 3 VP',
      'Brotstand, 3-mal: 3 SP',
      'Kram z chlebem, 3 razy: 3 PZ',
    ]);
    expect(line(20, 218, 1, 5)).toEqual([
      'Objective “A Good Name”: 5 VP',
      'Ziel „Ein guter Name“: 5 SP',
      'Cel „Dobre imię”: 5 PZ',
    ]);
    expect(line(18, 59, 1, 5)[0]).toBe('Barter Barn constructed: 5 VP');
    expect(line(19, constructedOf(card(5)), 1, 5)[1]).toBe('Kiste von „Lehmgrube“: 5 SP');
    expect(line(22, 16, 2, 7)[0]).toBe('Quota at the Cloud Port, 2 times: 7 VP');
    expect(line(23, 0, 1, 10)[2]).toBe('Tor reputacji: 10 PZ');
    expect(line(11, 281, 2, 2)).toEqual([
      'Guest “Monk”, 2 times: 2 VP',
      'Gast „Mönch“, 2-mal: 2 SP',
      'Gość „Mnich”, 2 razy: 2 PZ',
    ]);
    expect(line(12, 259, 1, 5)[1]).toBe('Gegenstand „Karussellpferd“: 5 SP');
    expect(line(13, 316, 5, 5)[2]).toBe('Przyjaciel „Stara Marta”, 5 razy: 5 PZ');
    expect(line(16, 0, 2, 2)[0]).toBe('Minion, 2 times: 2 VP');
    expect(line(24, 109, 1, 1)[0]).toBe('Income of the Bread Stall: 1 VP');
    expect(line(24, 0, 1, 1)[2]).toBe('Przychód: 1 PZ');
    expect(line(99, 0, 1, 1)[0]).toBe('Rule 99: 1 VP');
  });
});

describe('a whole game', () => {
  it('can be told without a gap in any language', () => {
    const engine = createEngine(content);
    const tell = (state: EngineState): void => {
      const asks = engine.promptOf(state);
      if (asks === null) return;
      const seen: Table = { ...table, buildingAt: (id) => state.board.building[id] ?? NO_CARD };
      for (const words of everyLanguage) {
        const said = [describePromptWithSource(words, asks)];
        for (const listed of engine.legalCommands(state)) said.push(describeCommand(words, listed, asks, seen));
        // Two commands that sound alike could not be told apart by ear.
        expect(new Set(said).size).toBe(said.length);
        for (const sentence of said) expect(sentence).not.toMatch(/{{|undefined|^$|\b[a-z]+\.[a-z]/i);
      }
    };
    const { events } = playOut(5, 11, undefined, tell);
    for (const words of everyLanguage) {
      for (const happened of events)
        expect(describeEvent(words, happened, table) ?? 'x').not.toMatch(/{{|undefined|^$/);
      for (const lines of scoreLines(events))
        for (const line of lines) expect(describeScoreLine(words, line)).not.toMatch(/{{|undefined/);
    }
  });
});
