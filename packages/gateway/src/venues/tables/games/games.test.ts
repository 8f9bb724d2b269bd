import type { LocalText } from '@pavilion/contract';
import { inLanguage, languageIds } from '@pavilion/format';
import { fairStream } from '../../fair';
import type { GameClock, RoundTiming, TableGame } from '../table-game';
import { tableGames } from '.';
import { clockOf } from './define-table';

const gameOf = (code: string) => tableGames.find((game) => game.code === code)!;

const selectionsOf = (code: string) => gameOf(code).groups.flatMap(({ selections }) => selections);

/** A random source with given numbers. */
const scripted = (numbers: readonly number[]) => {
  let position = 0;
  return (bound: number) => {
    const number = numbers[position++]!;
    expect(number).toBeLessThan(bound);
    return number;
  };
};

/** The lengths that a game has had and has, the oldest first. */
const clocksOf = ({ before, ...timing }: GameClock): RoundTiming[] => [
  ...(before ? clocksOf(before.clock) : []),
  timing,
];

/** The first clock of each game, by which its stored rounds and seeds are numbered. A game that is added appends its own. */
const storedClocks: Readonly<Record<string, RoundTiming>> = {
  'baccarat-a': clockOf({ period: 30, reveal: 8 }),
  'baccarat-b': clockOf({ period: 25, reveal: 8 }),
  'baccarat-free': clockOf({ period: 30, reveal: 8 }),
  'dragon-tiger': clockOf({ period: 25, reveal: 7 }),
  'sic-bo': clockOf({ period: 30, reveal: 6 }),
  roulette: clockOf({ period: 36, reveal: 9 }),
  'fan-tan': clockOf({ period: 25, reveal: 8 }),
  'hundred-niuniu': clockOf({ period: 30, reveal: 10 }),
  'red-black': clockOf({ period: 30, reveal: 8 }),
  kuai3: clockOf({ period: 60, reveal: 8 }),
  ssc: clockOf({ period: 60, reveal: 8 }),
  pk10: clockOf({ period: 75, reveal: 15 }),
  'mark-six': clockOf({ period: 300, reveal: 15 }),
  pc28: clockOf({ period: 60, reveal: 8 }),
};

const changedClock = ({ code, clock }: Pick<TableGame, 'code' | 'clock'>): string[] => {
  const stored = storedClocks[code];
  if (stored === undefined) return [`${code} is new: append its clock to storedClocks.`];
  const [first] = clocksOf(clock);
  if (JSON.stringify(first) === JSON.stringify(stored)) return [];
  return [
    `${code}: a changed clock renumbers the rounds of today. After a longer round no slip is taken until the numbers have caught up; a ` +
      'shorter one needs rounds for which no seed is stored. Let the new clock begin at a day instead, the day after tomorrow at the ' +
      "earliest: { ...clockOf({ … }), before: { day: 'YYYY-MM-DD', clock: clockOf({ the old one }) } }. " +
      'Do not change storedClocks for it.',
  ];
};

const drawnAt = new Date('2026-11-24T12:00:00Z');

describe('the table games', () => {
  it('[GAM-2] keep the codes that stored bets name, in the order of the lobby', () => {
    const stored = [
      'baccarat-a',
      'baccarat-b',
      'baccarat-free',
      'dragon-tiger',
      'sic-bo',
      'roulette',
      'fan-tan',
      'hundred-niuniu',
      'red-black',
      'kuai3',
      'ssc',
      'pk10',
      'mark-six',
      'pc28',
    ];
    const codes = tableGames.map(({ code }) => code);
    expect(codes.filter((code) => stored.includes(code))).toEqual(stored);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(tableGames)(
    '[GAM-2] $code divides the day into equal rounds with time to bet and to watch',
    ({ clock }) => {
      for (const { period, bet, guard } of clocksOf(clock)) {
        expect(86_400_000 % period).toBe(0);
        expect(guard).toBe(1_000);
        expect(bet).toBeGreaterThan(period / 2);
        expect(period - bet - guard).toBeGreaterThanOrEqual(6_000);
      }
    },
  );

  it('[GAM-2] keep the clocks by which stored rounds are numbered', () => {
    expect(tableGames.flatMap(changedClock)).toEqual([]);
  });

  it('[GAM-2] have a message for a clock that was changed in its place, and none for one that begins at a day', () => {
    const roulette = gameOf('roulette');
    const longer = clockOf({ period: 45, reveal: 9 });
    expect(changedClock({ ...roulette, clock: longer })).toEqual([
      expect.stringContaining('renumbers the rounds of today'),
    ]);
    const later = { ...longer, before: { day: '2027-01-15', clock: roulette.clock } };
    expect(changedClock({ ...roulette, clock: later })).toEqual([]);
    expect(clocksOf(later).map(({ period }) => period)).toEqual([36_000, 45_000]);
  });

  it.each(tableGames)('[GAM-2] $code can be staked on with every chip', ({ minStake, maxStake, chips }) => {
    expect(minStake).toBe(100n);
    expect(chips.every((chip) => chip % 100n === 0n && chip >= minStake && chip <= maxStake)).toBe(true);
    expect([...chips].sort((left, right) => Number(left - right))).toEqual(chips);
  });

  it.each(tableGames)('[GAM-2] $code names all bets once, in every language', ({ code, name, groups }) => {
    const selections = selectionsOf(code);
    const picks = groups.flatMap((group) => group.picks ?? []);
    const ids = [...selections.map(({ id }) => id), ...picks.map(({ prefix }) => prefix)];
    expect(ids.filter((id) => !/^[a-z0-9]+([-:][a-z0-9]+)*$/.test(id) || id.length > 40)).toEqual([]);
    const named = [...selections, ...picks];
    for (const keys of [
      ids,
      ...languageIds.map((language) => named.map((bet) => inLanguage(bet.name, language))),
    ]) {
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
    const texts: LocalText[] = [name, ...groups.map((group) => group.name), ...named.map((bet) => bet.name)];
    expect(texts.filter((text) => /\p{Script=Han}/u.test(text.en) || text['zh-CN'] === '')).toEqual([]);
  });

  it.each(tableGames)('[GAM-2] $code returns nothing for a bet that it does not have', (game) => {
    const outcome = game.draw(() => 0, drawnAt);
    expect(game.returnOf('no-such-bet', outcome)).toBeUndefined();
    expect(game.returnOf('', outcome)).toBeUndefined();
    expect(game.returnOf('constructor', outcome)).toBeUndefined();
    for (const { id } of selectionsOf(game.code))
      expect(game.returnOf(id, outcome)).toEqual(expect.any(Number));
  });

  it.each(tableGames)('[GAM-2] $code survives storage of its outcome as JSON', (game) => {
    const outcome = game.draw(fairStream({ serverSeed: '00', clientSeed: 'a', nonce: 1 }), drawnAt);
    expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
    expect(game.mark(outcome).text['zh-CN']).not.toBe('');
  });

  it('[GAM-2] draw the documented results from the published seeds', () => {
    const drawn = (code: string) => {
      const random = fairStream({
        serverSeed: '5d43f77f53fec7d115180136105400f0fd2a1f20b681b6b54a289c207923b190',
        clientSeed: 'iyAyNGKPsa',
        nonce: 29,
      });
      return gameOf(code).draw(random, drawnAt);
    };
    expect(drawn('roulette')).toEqual({ pocket: 15 });
    expect(drawn('sic-bo')).toEqual({ dice: [3, 6, 4] });
    expect(drawn('kuai3')).toEqual({ dice: [3, 6, 4] });
    expect(drawn('ssc')).toEqual({ digits: [4, 9, 6, 5, 6] });
    expect(drawn('pc28')).toEqual({ digits: [4, 9, 6] });
    expect(drawn('pk10')).toEqual({ order: [5, 10, 7, 3, 9, 6, 8, 4, 2, 1] });
    expect(drawn('mark-six')).toEqual({ numbers: [21, 49, 31, 29, 36, 7], special: 18, year: 2026 });
    // ♥6 ♦6 make two, ♦8 ♣A nine: the banker has a natural.
    expect(drawn('baccarat-a')).toEqual({ player: [18, 44], banker: [46, 26] });
    expect(drawn('dragon-tiger')).toEqual({ dragon: 18, tiger: 46 });
  });

  it('[GAM-2] reads the numbers of a draw in the documented order', () => {
    expect(gameOf('fan-tan').draw(scripted([2, 11]), drawnAt)).toEqual({ beads: 87 });
    expect(gameOf('red-black').draw(scripted([0, 0, 0, 0, 0, 0]), drawnAt)).toEqual({
      red: [0, 1, 2],
      black: [3, 4, 5],
    });
    expect(gameOf('hundred-niuniu').draw(() => 0, drawnAt)).toEqual({
      hands: [0, 5, 10, 15, 20].map((first) => [0, 1, 2, 3, 4].map((card) => first + card)),
    });
  });
});
