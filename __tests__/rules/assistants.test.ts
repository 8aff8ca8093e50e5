import { content } from '@/content';
import { village } from '../support/village';

const redBuilds = { clay: 2, metal: 1, grain: 1 };

describe('The Innovator, 206 (rule 8)', () => {
  const table = () => village().card('red', 'c5').holds('red', { coin: 4 });

  test('using the Charterstone gives its holder 2 VP more', () => {
    expect(table().card('red', 206).plays('R place charterstone').vp('red')).toBe(7);
  });

  test('gives nothing for a crate opened at another building', () => {
    const game = village().built('blue', 103).card('red', 206, 'c5').holds('red', { metal: 1, coin: 2 });
    expect(game.plays('R place B2').vp('red')).toBe(5);
  });

  test('gives a bystander nothing', () => {
    const game = table().card('green', 206).plays('R place charterstone');
    expect([game.vp('red'), game.vp('green')]).toEqual([5, 0]);
  });
});

describe('The Engineer, 207 (rule 8)', () => {
  const table = () => village().card('red', 73).holds('red', redBuilds);

  test('using the Zeppelin gives its holder 2 VP more', () => {
    expect(table().card('red', 207).plays('R place zeppelin', 'R space R2').vp('red')).toBe(7);
  });

  test('gives nothing for constructing at another building', () => {
    const game = table().built('green', 67).card('red', 207).holds('red', { wood: 1 });
    expect(game.plays('R place G2', 'R space R2').vp('red')).toBe(5);
  });

  test('gives a bystander nothing', () => {
    const game = table().card('green', 207).plays('R place zeppelin', 'R space R2');
    expect([game.vp('red'), game.vp('green')]).toEqual([5, 0]);
  });
});

describe('The Maestro, 208 (rule 8)', () => {
  const table = () => village().objectives(215).holds('red', { coin: 6 });

  test('using the Grandstand, its holder may place 1 reputation', () => {
    const game = table().card('red', 208).plays('R place grandstand', 'R option 1');
    expect([game.reputation('red'), game.held('red', 'influence'), game.vp('red')]).toEqual([1, 10, 5]);
  });

  test('may be declined', () => {
    const game = table().card('red', 208).plays('R place grandstand', 'R decline');
    expect([game.reputation('red'), game.held('red', 'influence')]).toEqual([0, 11]);
  });

  test('asks nothing of a holder whose last influence went on the objective', () => {
    const game = table().card('red', 208).holds('red', { influence: 1 }).plays('R place grandstand');
    expect(game.reputation('red')).toBe(0);
  });

  test('gives nothing for an objective scored at another building', () => {
    const game = table().built('purple', 22).card('red', 208).holds('red', { pumpkin: 1 }).plays('R place P2');
    expect([game.reputation('red'), game.vp('red')]).toEqual([0, 7]);
  });

  test('gives a bystander nothing', () => {
    const game = table().card('green', 208).plays('R place grandstand');
    expect([game.reputation('green'), game.active()]).toEqual([0, 'green']);
  });
});

describe('The Sherpa, 209 (rule 8)', () => {
  test('advancing progress by scoring an objective gives its holder 1 VP', () => {
    const game = village().objectives(215).holds('red', { coin: 6 }).card('red', 209).plays('R place grandstand');
    expect(game.vp('red')).toBe(6);
  });

  test('so does constructing, and opening a crate', () => {
    const builds = village().card('red', 73, 209).holds('red', redBuilds).plays('R place zeppelin', 'R space R2');
    expect(builds.vp('red')).toBe(6);
    const opens = village().card('red', 'c5', 209).holds('red', { coin: 4 }).plays('R place charterstone');
    expect(opens.vp('red')).toBe(6);
  });

  test('so does starting a turn without influence (rule 6)', () => {
    const game = village().card('green', 209).holds('green', { influence: 0 }).plays('R place R1');
    expect(game.vp('green')).toBe(1);
  });

  test('pays for the step onto the last space', () => {
    const game = village().objectives(215).holds('red', { coin: 6 }).card('red', 209).progressAt(23);
    expect(game.plays('R place grandstand').vp('red')).toBe(6);
  });

  test('gives nothing once progress is on its last space', () => {
    const game = village().objectives(215).holds('red', { coin: 6 }).card('red', 209).lastRound();
    expect(game.plays('R place grandstand').vp('red')).toBe(5);
  });

  test('gives nothing when another advances progress', () => {
    const game = village().objectives(215).holds('red', { coin: 6 }).card('green', 209).plays('R place grandstand');
    expect(game.vp('green')).toBe(0);
  });

  test('gives nobody anything when the village moves on by itself', () => {
    const game = village().card('red', 209).roundIs(content.baseRules.idleRounds).turnOf('green').plays('G place G1');
    expect([game.progress(), game.vp('red')]).toEqual([14, 0]);
  });
});

describe('The Broker, 210 (rule 8)', () => {
  const table = () => village().holds('red', { coin: 1 });

  test('using the Cloud Port gives its holder 1 VP more', () => {
    expect(table().card('red', 210).plays('R place cloudPort', 'R quota coin 1').vp('red')).toBe(4);
  });

  test('gives nothing for quota filled at another building', () => {
    const game = table().built('blue', 88).card('red', 210).holds('red', { metal: 1 });
    expect(game.plays('R place B2', 'R quota coin 1').vp('red')).toBe(5);
  });

  test('gives nothing when it was itself paid as the goods', () => {
    const game = village().onMat(206, 207, 208, 209, 211).card('red', 210).plays('R place cloudPort');
    expect([game.vp('red'), game.discardPile()]).toEqual([3, [210]]);
  });

  test('gives a bystander nothing', () => {
    const game = table().card('green', 210).plays('R place cloudPort');
    expect([game.vp('red'), game.vp('green')]).toEqual([3, 0]);
  });
});

describe('The Longshoreman, 211 (rule 8)', () => {
  const table = () => village().built('red', 73, 'R2').holds('red', { clay: 1 });

  test('placing on reputation gives its holder 1 VP', () => {
    const game = table().card('red', 211).plays('R place R2', 'R option 1');
    expect([game.reputation('red'), game.vp('red')]).toEqual([1, 1]);
  });

  test('gives nothing for a token declined', () => {
    expect(table().card('red', 211).plays('R place R2', 'R decline').vp('red')).toBe(0);
  });

  test('gives nothing for influence placed elsewhere', () => {
    const game = village().card('red', 211).holds('red', { coin: 1 }).plays('R place cloudPort', 'R quota coin 1');
    expect(game.vp('red')).toBe(3);
  });

  test('pays for a token that another assistant let its holder place', () => {
    const game = village().objectives(215).holds('red', { coin: 6 }).card('red', 208, 211);
    game.plays('R place grandstand', 'R option 1');
    expect([game.reputation('red'), game.vp('red')]).toEqual([1, 6]);
  });

  test('pays for a token placed from a reputation space of the progress track', () => {
    const game = village().objectives(215).holds('red', { coin: 6 }).card('red', 211).progressAt(15);
    game.plays('R place grandstand', 'R option 1');
    expect(game.vp('red')).toBe(6);
  });

  test('gives a bystander nothing', () => {
    const game = table().card('green', 211).plays('R place R2', 'R option 1');
    expect([game.vp('red'), game.vp('green')]).toEqual([0, 0]);
  });
});

describe('The Archivist, 212 (rule 8)', () => {
  const table = () => village().onMat(206).holds('red', { clay: 1, coin: 1 });

  test('using the Market, its holder may place 1 reputation', () => {
    const game = table().card('red', 212).plays('R place market', 'R option 1');
    expect([game.reputation('red'), game.hand('red')]).toEqual([1, [212, 206]]);
  });

  test('may be declined', () => {
    expect(table().card('red', 212).plays('R place market', 'R decline').reputation('red')).toBe(0);
  });

  test('gives nothing for a card gained at another building', () => {
    const game = table().built('green', 58).card('red', 212).holds('red', { wood: 1 }).plays('R place G2');
    expect([game.reputation('red'), game.hand('red')]).toEqual([0, [212, 206]]);
  });

  test('asks nothing when the reputation track is full', () => {
    const game = table().card('red', 212).reputationTokens('green', 6).plays('R place market');
    expect(game.reputation('red')).toBe(0);
  });

  test('gives a bystander nothing', () => {
    const game = table().card('green', 212).plays('R place market');
    expect([game.reputation('green'), game.active()]).toEqual([0, 'green']);
  });
});

describe('The Treasurer, 213 (rule 8)', () => {
  const table = () => village().holds('red', { clay: 1, influence: 8 });

  test('using the Treasury, its holder may regain 1 influence', () => {
    const game = table().card('red', 213).plays('R place treasury', 'R option 1');
    expect([game.held('red', 'influence'), game.spent('red')]).toEqual([9, 3]);
  });

  test('may be declined', () => {
    expect(table().card('red', 213).plays('R place treasury', 'R decline').held('red', 'influence')).toBe(8);
  });

  test('asks nothing while no influence has been paid', () => {
    const game = village().holds('red', { clay: 1 }).card('red', 213).plays('R place treasury');
    expect(game.held('red', 'influence')).toBe(12);
  });

  test('gives nothing for coins gained at another building', () => {
    const game = table().built('black', 43).card('red', 213).holds('red', { coal: 1 }).plays('R place K2');
    expect([game.held('red', 'influence'), game.held('red', 'coin')]).toEqual([8, 2]);
  });

  test('gives a bystander nothing', () => {
    const game = table().card('green', 213).holds('green', { influence: 5 }).plays('R place treasury');
    expect(game.held('green', 'influence')).toBe(5);
  });
});

describe('Assistants (rule 8)', () => {
  test('one just gained does not act on the action that gained it', () => {
    const game = village().onMat(212).holds('red', { clay: 1, coin: 1 }).plays('R place market');
    expect([game.hand('red'), game.reputation('red')]).toEqual([[212], 0]);
  });

  test('it acts from the holder’s next turn on', () => {
    const game = village().onMat(212, 206).holds('red', { clay: 2, coin: 2 }).plays('R place market', 'R card 212');
    game.plays('G place G1', 'R place market small', 'R option 1');
    expect(game.reputation('red')).toBe(1);
  });

  test('one just gained does not act on reputation placed by the same action', () => {
    const game = village().onMat(211).card('red', 212).holds('red', { clay: 1, coin: 1 });
    game.plays('R place market', 'R option 1');
    expect([game.reputation('red'), game.vp('red')]).toEqual([1, 0]);
  });

  test('several act on the same action, each once', () => {
    const game = village().card('red', 73, 207, 209).holds('red', redBuilds);
    expect(game.plays('R place zeppelin', 'R space R2').vp('red')).toBe(8);
  });

  test('an assistant answers the use of a building, even where its benefit was lost', () => {
    const game = village().card('red', 212).holds('red', { clay: 1, coin: 1 }).plays('R place market', 'R option 1');
    expect([game.hand('red'), game.reputation('red')]).toEqual([[212], 1]);
  });

  test('bonuses come after the whole benefit', () => {
    const game = village().card('red', 73, 207).holds('red', redBuilds).plays('R place zeppelin', 'R space R2');
    expect(game.eventsOf('scored').map((event) => [event.because.rule, event.n])).toEqual([
      [18, 5],
      [8, 2],
    ]);
  });

  test('on the mat or in the discard pile an assistant does nothing', () => {
    const game = village().onMat(207).discarded(209).card('red', 73).holds('red', redBuilds);
    expect(game.plays('R place zeppelin', 'R space R2').vp('red')).toBe(5);
  });

  test('a bonus belongs to the action: bumping a worker or retrieving sets nothing off', () => {
    const game = village().card('red', 206, 207, 208, 209, 210, 211, 212, 213).worker('red', 'zeppelin');
    game.worker('green', 'R1').plays('R place R1 small', 'G place G1', 'R retrieve');
    expect(game.vp('red')).toBe(0);
  });
});
