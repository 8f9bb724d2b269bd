import { kuai3 } from './kuai3';
import { markSix } from './mark-six';
import { pk10 } from './pk10';
import { ssc } from './ssc';
import { lunarYear, signOf, signs } from './zodiac';

const numbers = Array.from({ length: 49 }, (_, index) => index + 1);

/** The bets of a group by their number of winning outcomes of a list. */
const wins = <Outcome>(
  game: { returnOf(selection: string, outcome: Outcome): number | undefined },
  selection: string,
  outcomes: readonly Outcome[],
): Outcome[] => outcomes.filter((outcome) => game.returnOf(selection, outcome)! > 100);

describe('the signs of numbers', () => {
  it('[GAM-2] change at midnight of the lunar new year in China', () => {
    expect(lunarYear(new Date('2026-02-16T15:59:59Z'))).toBe(2025);
    expect(lunarYear(new Date('2026-02-16T16:00:00Z'))).toBe(2026);
    expect(lunarYear(new Date('2025-01-28T15:59:59Z'))).toBe(2024);
    expect(lunarYear(new Date('2025-01-28T16:00:00Z'))).toBe(2025);
    expect(markSix.draw(() => 0, new Date('2026-02-16T15:59:59Z'))).toMatchObject({ year: 2025 });
  });

  it('[GAM-2] start with the sign of the year and go back through the years', () => {
    const named = (number: number, year: number) => signs[signOf(number, year)]!.name['zh-CN'];
    expect([1, 2, 12, 13, 49].map((number) => named(number, 2025)).join('')).toBe('蛇龙马蛇蛇');
    expect([1, 2].map((number) => named(number, 2026)).join('')).toBe('马蛇');
    expect(named(1, 2020)).toBe('鼠');
    for (const year of [2025, 2026, 2031]) {
      const counts = signs.map(
        (_, index) => numbers.filter((number) => signOf(number, year) === index).length,
      );
      expect([...counts].sort()).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5]);
      expect(counts.indexOf(5)).toBe((year - 2020) % 12);
    }
  });
});

describe('mark six', () => {
  const drawn = (special: number, regular: number[] = [1, 2, 3, 4, 5, 6], year = 2026) => ({
    numbers: regular,
    special,
    year,
  });

  it('[GAM-2] divides the numbers into waves, and 1 to 48 into halves', () => {
    const specials = numbers.map((number) => drawn(number));
    const winning = (selection: string) => wins(markSix, selection, specials).map(({ special }) => special);
    const waves = ['red', 'blue', 'green'].map((wave) => winning(`special-wave:${wave}`));
    expect(waves.map((wave) => wave.length)).toEqual([17, 16, 16]);
    expect(waves[2]).toEqual([5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49]);
    expect(waves.flat().sort((left, right) => left - right)).toEqual(numbers);
    for (const [one, other] of [
      ['special-big', 'special-small'],
      ['special-odd', 'special-even'],
      ['special-sum-odd', 'special-sum-even'],
      ['special-tail-big', 'special-tail-small'],
    ] as const) {
      expect([...winning(one), ...winning(other)].sort((left, right) => left - right)).toEqual(
        numbers.slice(0, 48),
      );
      expect(winning(one)).toHaveLength(24);
      expect(markSix.returnOf(one, drawn(49))).toBe(100);
    }
    expect(winning('special-sum-odd').slice(0, 8)).toEqual([1, 3, 5, 7, 9, 10, 12, 14]);
    expect(winning('special:08')).toEqual([8]);
  });

  it('[GAM-2] pays less for the sign of the year, which has five numbers', () => {
    // 2026 is a year of the horse: 1, 13, 25, 37 and 49.
    expect(markSix.returnOf('special-sign:horse', drawn(13))).toBe(940);
    expect(markSix.returnOf('special-sign:snake', drawn(14))).toBe(1_176);
    expect(markSix.returnOf('special-sign:horse', drawn(14))).toBe(0);
    expect(markSix.returnOf('special-sign:snake', drawn(13, [2, 3, 4, 5, 6, 7], 2025))).toBe(940);
    expect(markSix.returnOf('any-sign:horse', drawn(14))).toBe(173);
    expect(markSix.returnOf('any-sign:horse', drawn(14, [2, 3, 4, 5, 6, 7]))).toBe(0);
    expect(markSix.returnOf('any-sign:snake', drawn(14))).toBe(203);
  });

  it('[GAM-2] counts the special number for tails and misses, but not for regular numbers', () => {
    const outcome = drawn(30, [11, 12, 13, 14, 15, 16]);
    expect(markSix.returnOf('any-tail:0', outcome)).toBe(203);
    expect(markSix.returnOf('any-tail:7', outcome)).toBe(0);
    expect(markSix.returnOf('regular:30', outcome)).toBe(0);
    expect(markSix.returnOf('regular:16', outcome)).toBe(784);
    expect(markSix.returnOf('all2:11-16', outcome)).toBe(7_526);
    expect(markSix.returnOf('all2:11-30', outcome)).toBe(0);
    expect(markSix.returnOf('all3:11-12-16', outcome)).toBe(88_435);
    expect(markSix.returnOf('miss5:01-02-03-04-05', outcome)).toBe(215);
    expect(markSix.returnOf('miss5:01-02-03-04-30', outcome)).toBe(0);
  });

  it.each([
    'all2:11',
    'all2:16-11',
    'all2:11-11',
    'all2:11-50',
    'all2:00-11',
    'all2:1-11',
    'all2:11-12-13',
    'all2:',
    'all2:11-1e',
    'miss4:01-02-03-04',
    'all2 :11-12',
    'special:8',
    'special:50',
  ])('[GAM-2] has no bet %s', (selection) => {
    expect(markSix.returnOf(selection, drawn(7))).toBeUndefined();
  });
});

describe('five digits', () => {
  const threes = Array.from({ length: 1_000 }, (_, number) => {
    const digits = [...String(number).padStart(3, '0')].map(Number);
    return { digits: [...digits, 0, 1] };
  });
  const winning = (form: string) =>
    wins(ssc, `front:${form}`, threes).map(({ digits }) => digits.slice(0, 3).join(''));

  it('[GAM-2] has each three digits in one form', () => {
    const forms = ['leopard', 'straight', 'pair', 'half-straight', 'mixed'].map(winning);
    expect(forms.map((form) => form.length)).toEqual([10, 60, 270, 360, 300]);
    expect(new Set(forms.flat()).size).toBe(1_000);
    expect(winning('straight')).toEqual(expect.arrayContaining(['012', '210', '890', '901', '109']));
    expect(winning('half-straight')).toEqual(expect.arrayContaining(['015', '904', '590']));
    expect(winning('mixed')).toEqual(expect.arrayContaining(['024', '135', '802']));
  });

  it('[GAM-2] reads places from the left, and compares the first with the last', () => {
    const outcome = { digits: [4, 9, 6, 5, 6] };
    const won = [
      'wan:4',
      'qian:9',
      'bai:6',
      'shi:5',
      'ge:6',
      'wan:small',
      'qian:odd',
      'tiger',
      'sum:big',
      'sum:even',
    ];
    for (const selection of won)
      expect([selection, ssc.returnOf(selection, outcome)! > 100]).toEqual([selection, true]);
    const lost = ['wan:9', 'dragon', 'tie', 'sum:small', 'sum:odd', 'middle:pair'];
    for (const selection of lost)
      expect([selection, ssc.returnOf(selection, outcome)]).toEqual([selection, 0]);
    expect(ssc.returnOf('back:pair', outcome)).toBe(355);
    expect(ssc.returnOf('tie', { digits: [4, 0, 0, 0, 4] })).toBe(960);
  });
});

describe('speed racing', () => {
  it('[GAM-2] settles places, sides, races and the sum of the top two', () => {
    const outcome = { order: [5, 10, 7, 3, 9, 6, 8, 4, 2, 1] };
    const won = [
      'p1:5',
      'p10:1',
      'p1:small',
      'p2:big',
      'p1:odd',
      'p2:even',
      'p1:dragon',
      'p2:dragon',
      'sum:15',
      'sum:big',
      'sum:odd',
    ];
    for (const selection of won)
      expect([selection, pk10.returnOf(selection, outcome)! > 100]).toEqual([selection, true]);
    const lost = ['p1:10', 'p1:big', 'p1:tiger', 'p4:dragon', 'sum:11', 'sum:small', 'sum:even'];
    for (const selection of lost)
      expect([selection, pk10.returnOf(selection, outcome)]).toEqual([selection, 0]);
    expect(pk10.returnOf('p6:dragon', outcome)).toBeUndefined();
  });

  it('[GAM-2] has valid orders in its classes, which cover each place or pair of places evenly', () => {
    const orders = (selection: string) => [...pk10.outcomes(selection)].map(([{ order }]) => order);
    for (const selection of ['p3:1', 'p2:tiger', 'p5:dragon', 'sum:11']) {
      for (const order of orders(selection)) {
        expect([...order].sort((left, right) => left - right)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      }
    }
    for (let place = 0; place < 10; place += 1) {
      expect(new Set(orders('p1:1').map((order) => order[place])).size).toBe(10);
    }
    const pairs = (selection: string, one: number, other: number) =>
      new Set(orders(selection).map((order) => `${order[one]}-${order[other]}`)).size;
    expect(pairs('sum:11', 0, 1)).toBe(90);
    for (let place = 0; place < 5; place += 1) {
      expect(pairs(`p${place + 1}:dragon`, place, 9 - place)).toBe(90);
    }
  });
});

describe('fast three', () => {
  it('[GAM-2] settles doubles with and without a named third die', () => {
    const returns = (selection: string, ...dice: [number, number, number]) =>
      kuai3.returnOf(selection, { dice });
    expect(returns('double:1', 1, 5, 1)).toBe(1_296);
    expect(returns('double:1', 1, 1, 1)).toBe(1_296);
    expect(returns('double:1-5', 1, 5, 1)).toBe(6_912);
    expect(returns('double:1-5', 5, 5, 1)).toBe(0);
    expect(returns('double:5-1', 5, 1, 5)).toBe(6_912);
    expect(returns('three:1-2-6', 6, 1, 2)).toBe(3_456);
    expect(returns('two:1-2', 2, 1, 2)).toBe(691);
    expect(returns('any-straight', 3, 2, 4)).toBe(864);
    expect(returns('any-straight', 3, 1, 3)).toBe(0);
    expect(returns('big', 4, 4, 4)).toBe(196);
  });

  it('[GAM-2] has all bets of the three dice', () => {
    expect(kuai3.groups.map(({ id, selections }) => [id, selections.length])).toEqual([
      ['sides', 4],
      ['sums', 16],
      ['triples', 7],
      ['doubles', 36],
      ['three-different', 20],
      ['two-different', 15],
      ['straights', 1],
    ]);
  });
});
