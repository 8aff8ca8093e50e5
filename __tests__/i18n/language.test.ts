// Costs, benefits and conditions in words, from the data the rules run.
import { content } from '@/content';
import { lexicons } from '@/content/text';
import type { CardKind, Condition, Cost, Countable, Effect } from '@/engine';
import { TOKENS } from '@/engine';
import {
  createWords,
  describeCondition,
  describeCost,
  describeCounted,
  describeEffect,
  describeMay,
  describeUseCost,
  LANGUAGES,
} from '@/i18n';

const everyLanguage = LANGUAGES.map((language) => createWords(language, lexicons));
const cost = (given: Cost): string[] => everyLanguage.map((words) => describeCost(words, given));
const effect = (given: Effect): string[] => everyLanguage.map((words) => describeEffect(words, given));
const condition = (given: Condition): string[] => everyLanguage.map((words) => describeCondition(words, given));
const has = (what: Countable, n: number): Condition => ({ atLeast: [what, n] });
const COINS: Countable = { of: 'token', what: 'coin' };

const vp = (n: number): Effect => ({ op: 'score', n });
const coins = (n: number): Effect => ({ op: 'gain', what: 'coin', n });

describe('costs', () => {
  it('are nothing, one thing or several', () => {
    expect(cost({ allOf: [] })).toEqual(['free', 'kostenlos', 'za darmo']);
    expect(cost({ pay: 'coin', n: 1 })).toEqual(['1 coin', '1 Münze', '1 monetę']);
    expect(
      cost({
        allOf: [
          { pay: 'clay', n: 2 },
          { pay: 'coin', n: 1 },
          { pay: 'influence', n: 5 },
        ],
      }),
    ).toEqual([
      '2 clay, 1 coin and 5 influence tokens',
      '2 Lehm, 1 Münze und 5 Einflussmarker',
      '2 gliny, 1 monetę i 5 znaczników wpływu',
    ]);
  });

  it('leave a choice', () => {
    expect(cost({ payAny: 'resource', n: 1, kinds: 'mixed' })).toEqual([
      'any 1 resource',
      '1 beliebigen Rohstoff',
      '1 dowolny surowiec',
    ]);
    expect(cost({ payAny: 'resource', n: 2, kinds: 'distinct' })[2]).toBe('2 różne surowce');
    expect(cost({ payAny: 'resource', n: 5, kinds: 'alike' })[2]).toBe('5 jednakowych surowców');
    expect(cost({ payMinion: 2 })).toEqual(['any 2 minions', '2 beliebige Gehilfen', '2 dowolnych pomocników']);
    expect(cost({ payCard: 'guest', n: 2 })).toEqual(['2 guests', '2 Gäste', '2 gości']);
    expect(cost({ payCard: 'assistant', n: 1 })).toEqual(['1 assistant', '1 Assistenten', '1 asystenta']);
    const either: Cost = {
      oneOf: [
        { pay: 'wood', n: 1 },
        { pay: 'coin', n: 2 },
      ],
    };
    expect(cost(either)).toEqual(['1 wood or 2 coins', '1 Holz oder 2 Münzen', '1 drewno albo 2 monety']);
    expect(cost({ allOf: [either, { pay: 'influence', n: 1 }] })[0]).toBe('(1 wood or 2 coins) and 1 influence token');
    expect(cost({ allOf: [either, { allOf: [] }] })[0]).toBe('1 wood or 2 coins');
  });

  it('count in what the target takes', () => {
    const use = (no: number): string[] => {
      const def = content.cards.find((known) => known.no === no);
      if (def === undefined || (def.kind !== 'building' && def.kind !== 'commons')) throw new Error('no building');
      return everyLanguage.map((words) => describeUseCost(words, def));
    };
    expect(use(13)).toEqual([
      '1 influence token for the objective',
      '1 Einflussmarker für das Ziel',
      '1 znacznik wpływu na cel',
    ]);
    expect(use(11)[0]).toBe('3 influence tokens + the resources on the building card');
    expect(use(12)[0]).toBe('4 coins and 2 influence tokens');
    expect(use(5)[1]).toBe('kostenlos');
    const income = { cost: { pay: 'clay', n: 1 }, benefit: { op: 'income', effect: coins(1) } } as const;
    expect(everyLanguage.map((words) => describeUseCost(words, income))).toEqual([
      '1 clay + 1 influence token that stays here',
      '1 Lehm + 1 Einflussmarker, der hier liegen bleibt',
      '1 glinę + 1 znacznik wpływu, który tu zostaje',
    ]);
  });
});

describe('effects', () => {
  it('gain side by side in one breath', () => {
    expect(effect({ op: 'seq', steps: [coins(1), vp(1)] })).toEqual([
      'Gain 1 coin and 1 VP',
      'Erhalte 1 Münze und 1 SP',
      'Otrzymaj 1 monetę i 1 PZ',
    ]);
  });

  it('regain, take, advance', () => {
    expect(effect({ op: 'seq', steps: [{ op: 'regain', n: 2 }, vp(1)] })).toEqual([
      'Regain 2 influence tokens and gain 1 VP',
      'Gewinne 2 Einflussmarker zurück und erhalte 1 SP',
      'Odzyskaj 2 znaczniki wpływu i otrzymaj 1 PZ',
    ]);
    expect(effect({ op: 'takeCard', kind: 'constructed' })).toEqual([
      'Take 1 constructed building card from the advancement mat',
      'Nimm 1 leere Gebäudekarte vom Ausbautableau',
      'Weź 1 kartę wzniesionego budynku z planszetki rozwoju',
    ]);
    expect(effect({ op: 'progress' })[1]).toBe('Rücke den Fortschrittsmarker vor');
    expect(effect({ op: 'gainAny', n: 4, distinct: false })[2]).toBe('Otrzymaj 4 dowolne surowce');
  });

  it('say what may be left out as a clause of its own', () => {
    expect(effect({ op: 'seq', steps: [vp(4), { op: 'reputation', n: 1 }] })).toEqual([
      'Gain 4 VP; you may gain 1 reputation',
      'Erhalte 4 SP; du darfst 1 Ansehen erhalten',
      'Otrzymaj 4 PZ; możesz otrzymać 1 punkt reputacji',
    ]);
    expect(effect({ op: 'may', effect: { op: 'regain', n: 1 } })).toEqual([
      'You may regain 1 influence token',
      'Du darfst 1 Einflussmarker zurückgewinnen',
      'Możesz odzyskać 1 znacznik wpływu',
    ]);
    expect(effect({ op: 'may', effect: { op: 'oneOf', options: [coins(2), vp(1)] } })[0]).toBe(
      'If you like: gain 2 coins or gain 1 VP',
    );
  });

  it('count, trade, choose and depend', () => {
    expect(effect({ op: 'score', n: { per: { of: 'objectivesScored' }, each: 2, upTo: 6 } })).toEqual([
      'Gain 2 VP for each objective you have scored (at most 6 VP)',
      'Erhalte 2 SP je gewertetes Ziel (höchstens 6 SP)',
      'Otrzymaj 2 PZ za każdy zapunktowany cel (co najwyżej 6 PZ)',
    ]);
    expect(effect({ op: 'exchange', cost: { pay: 'grain', n: 1 }, gain: vp(2), upTo: 3 })).toEqual([
      'Up to 3 times, you may pay 1 grain: gain 2 VP',
      'Bis zu 3-mal darfst du 1 Getreide zahlen: erhalte 2 SP',
      'Do 3 razy możesz zapłacić 1 zboże: otrzymaj 2 PZ',
    ]);
    expect(effect({ op: 'when', if: has(COINS, 3), then: vp(2) })).toEqual([
      'If you have at least 3 coins: gain 2 VP',
      'Wenn du mindestens 3 Münzen hast: erhalte 2 SP',
      'Jeśli masz co najmniej 3 monety: otrzymaj 2 PZ',
    ]);
  });

  it('bring minions and income', () => {
    expect(effect({ op: 'seq', steps: [{ op: 'gainMinion', minion: 'cat' }, vp(2)] })).toEqual([
      'Gain 1 cat and 2 VP',
      'Erhalte 1 Katze und 2 SP',
      'Otrzymaj 1 kota i 2 PZ',
    ]);
    expect(effect({ op: 'may', effect: { op: 'gainMinion', minion: 'any' } })).toEqual([
      'You may gain any 1 minion',
      'Du darfst 1 beliebigen Gehilfen erhalten',
      'Możesz otrzymać 1 dowolnego pomocnika',
    ]);
    expect(effect({ op: 'income', effect: coins(1) })).toEqual([
      'On every income: gain 1 coin',
      'Bei jedem Einkommen: erhalte 1 Münze',
      'Przy każdym przychodzie: otrzymaj 1 monetę',
    ]);
    expect(effect({ op: 'run', procedure: 'joinIncome', vp: 0 })[1]).toBe('Nimm am Einkommen dieses Gebäudes teil');
  });

  it('run the four procedures', () => {
    const said = (['construct', 'unlockCrate', 'scoreObjective', 'fillQuota'] as const).map(
      (procedure) => effect({ op: 'run', procedure, vp: 5 })[2],
    );
    expect(said).toEqual([
      'Wznieś budynek i otrzymaj 5 PZ',
      'Otwórz skrzynię i otrzymaj 5 PZ',
      'Zapunktuj wykonany cel i otrzymaj 5 PZ',
      'Wypełnij pole na torze eksportu i otrzymaj 5 PZ',
    ]);
    expect(effect({ op: 'run', procedure: 'construct', vp: 0 })[0]).toBe('Construct a building');
  });

  it('become an offer', () => {
    expect(everyLanguage.map((words) => describeMay(words, coins(2)))).toEqual([
      'You may gain 2 coins',
      'Du darfst 2 Münzen erhalten',
      'Możesz otrzymać 2 monety',
    ]);
  });

  it.each(LANGUAGES)('of every card in the box make a sentence in %s', (language) => {
    const words = createWords(language, lexicons);
    for (const def of content.cards) {
      const said =
        def.kind === 'building' || def.kind === 'commons'
          ? [describeUseCost(words, def), describeEffect(words, def.benefit)]
          : def.kind === 'assistant' || def.kind === 'friend'
            ? def.triggers.map((trigger) => describeEffect(words, trigger.effect))
            : def.kind === 'objective'
              ? [describeCondition(words, def.condition)]
              : def.kind === 'item'
                ? [describeEffect(words, def.benefit)]
                : def.kind === 'guest'
                  ? def.benefits.map((benefit) => describeEffect(words, benefit))
                  : [];
      for (const sentence of said) {
        expect(sentence).toMatch(/^\S.*\S$/);
        expect(sentence).not.toMatch(/{{|}}|undefined|\b(do|may|effect|counted|per)\.|_(one|other)/);
      }
    }
  });
});

describe('conditions', () => {
  it('bound what you have', () => {
    expect(condition(has(COINS, 6))).toEqual([
      'You have at least 6 coins',
      'Du hast mindestens 6 Münzen',
      'Masz co najmniej 6 monet',
    ]);
    expect(condition({ atMost: [{ of: 'token', what: 'influence' }, 3] })[2]).toBe(
      'Masz co najwyżej 3 znaczniki wpływu',
    );
    expect(condition({ all: [has({ of: 'quota' }, 3), { not: has({ of: 'buildings' }, 2) }] })).toEqual([
      'You have at least 3 tokens on the quota track and fewer than 2 buildings in your charter',
      'Du hast mindestens 3 Marker auf der Abgabentabelle und weniger als 2 Gebäude in deinem Charter',
      'Masz co najmniej 3 znaczniki na torze eksportu i mniej niż 2 budynki w swojej dzielnicy',
    ]);
    expect(condition(has({ of: 'minionsOnBoard' }, 3))).toEqual([
      'You have at least 3 minions on the board',
      'Du hast mindestens 3 Gehilfen auf dem Spielplan',
      'Masz co najmniej 3 pomocników na planszy',
    ]);
    expect(condition({ not: { not: has(COINS, 1) } })[0]).toBe('You have at least 1 coin');
    expect(condition({ not: { atMost: [COINS, 1] } })[0]).toBe('You have more than 1 coin');
  });

  const kinds: (CardKind | 'any')[] = [
    'any',
    'assistant',
    'building',
    'constructed',
    'commons',
    'objective',
    'persona',
    'item',
    'guest',
    'friend',
  ];
  const countables: Countable[] = [
    ...TOKENS.map((what): Countable => ({ of: 'token', what })),
    ...kinds.map((kind): Countable => ({ of: 'cards', kind })),
    { of: 'resources' },
    { of: 'resourceKinds' },
    { of: 'cardKinds' },
    { of: 'buildings' },
    { of: 'reputation' },
    { of: 'quota' },
    { of: 'objectivesScored' },
    { of: 'minionsOnBoard' },
    { of: 'minionKinds' },
    { of: 'incomeBuildings' },
  ];
  it.each(countables)('count %o, and for each of it', (what) => {
    for (const words of everyLanguage) {
      for (const n of [1, 2, 5]) expect(describeCounted(words, what, n)).toMatch(new RegExp(`^${n} \\S`));
      expect(describeEffect(words, { op: 'score', n: { per: what, each: 1, upTo: 3 } })).not.toContain('per.');
    }
  });
});
