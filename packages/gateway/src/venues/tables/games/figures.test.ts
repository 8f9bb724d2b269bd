import { betFigures, type Fraction } from '../../fair';
import { tableGames } from '.';
import { once } from './numbers';

const gameOf = (code: string) => tableGames.find((game) => game.code === code)!;

/** Per cent, rounded to `digits` decimals. */
const rounded = ({ over, under }: Fraction, digits: number): string => {
  const scale = 10n ** BigInt(digits);
  const scaled = (over * 200n * scale + under) / (2n * under);
  const text = String(scaled).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/** `pays` in hundredths, then the return in per cent with the decimals of the design, which has the same but for decision 0100. */
type Figures = Readonly<Record<string, readonly [pays: readonly number[], returned: string]>>;

const roulette: Figures = {
  'straight:#': [[3600], '97.297'],
  'split:#-#': [[1800], '97.297'],
  'trio:#-#-#': [[1200], '97.297'],
  'street:#-#-#': [[1200], '97.297'],
  'first-four:#-#-#-#': [[900], '97.297'],
  'corner:#-#-#-#': [[900], '97.297'],
  'six-line:#-#-#-#-#-#': [[600], '97.297'],
  'dozen:#': [[300], '97.297'],
  'column:#': [[300], '97.297'],
  red: [[200], '98.649'],
  black: [[200], '98.649'],
  odd: [[200], '98.649'],
  even: [[200], '98.649'],
  low: [[200], '98.649'],
  high: [[200], '98.649'],
};

/** The same figures for several numbers of one bet. */
const each = (prefix: string, numbers: readonly (number | string)[], figures: Figures[string]): Figures =>
  Object.fromEntries(numbers.map((number) => [`${prefix}:${number}`, figures]));

const sides: Figures = {
  big: [[196], '98.00'],
  small: [[196], '98.00'],
  odd: [[196], '98.00'],
  even: [[196], '98.00'],
};

const kuai3: Figures = {
  ...sides,
  ...each('sum', [3, 18], [[20736], '96.00']),
  ...each('sum', [4, 17], [[6912], '96.00']),
  ...each('sum', [5, 16], [[3456], '96.00']),
  ...each('sum', [6, 15], [[2073], '95.97']),
  ...each('sum', [7, 14], [[1382], '95.97']),
  ...each('sum', [8, 13], [[987], '95.96']),
  ...each('sum', [9, 12], [[829], '95.95']),
  ...each('sum', [10, 11], [[768], '96.00']),
  'any-triple': [[3456], '96.00'],
  'triple:#': [[20736], '96.00'],
  'double:#': [[1296], '96.00'],
  'double:#-#': [[6912], '96.00'],
  'three:#-#-#': [[3456], '96.00'],
  'two:#-#': [[691], '95.97'],
  'any-straight': [[864], '96.00'],
};

const dragonTiger: Figures = {
  dragon: [[200], '96.265'],
  tiger: [[200], '96.265'],
  tie: [[1300], '97.108'],
  'suited-tie': [[5600], '94.458'],
  ...Object.fromEntries(
    ['dragon', 'tiger'].flatMap((side): [string, Figures[string]][] => [
      [`${side}-odd`, [[175], '94.231']],
      [`${side}-even`, [[205], '94.615']],
      [`${side}-red`, [[190], '95.000']],
      [`${side}-black`, [[190], '95.000']],
    ]),
  ),
};

const sicBo: Figures = {
  big: [[200], '97.222'],
  small: [[200], '97.222'],
  odd: [[200], '97.222'],
  even: [[200], '97.222'],
  'triple:#': [[20100], '93.06'],
  'any-triple': [[3300], '91.67'],
  'double:#': [[1300], '96.30'],
  'pair:#-#': [[700], '97.22'],
  'single:#': [[200, 300, 1300], '96.30'],
  ...each('sum', [4, 17], [[6600], '91.67']),
  ...each('sum', [5, 16], [[3300], '91.67']),
  ...each('sum', [6, 15], [[2000], '92.59']),
  ...each('sum', [7, 14], [[1300], '90.28']),
  ...each('sum', [8, 13], [[1000], '97.22']),
  ...each('sum', [9, 12], [[800], '92.59']),
  ...each('sum', [10, 11], [[750], '93.75']),
};

const fanTan: Figures = {
  'fan:#': [[385], '96.25'],
  'nim:#-#': [[290], '97.50'],
  'kwok:#-#': [[195], '97.50'],
  'ching:#': [[195], '98.75'],
  'three:#-#-#': [[131], '98.25'],
};

/**
 * The stake of a bet by multiple covers five times its unit, so 97.5 % of what is risked is more of the stake. The design caps the
 * multiple at three, which returns 98.657 %: decision 0100.
 */
const hundredNiuniu: Figures = {
  ...Object.fromEntries(
    ['tian', 'di', 'xuan', 'huang'].flatMap((seat): [string, Figures[string]][] => [
      [`${seat}:flat`, [[195], '97.50000']],
      [`${seat}:multiple`, [[119, 138, 157, 195], '99.19112']],
    ]),
  ),
};

const redBlack: Figures = { red: [[195], '97.50'], black: [[195], '97.50'] };

const forms: readonly [string, Figures[string]][] = [
  ['leopard', [[9600], '96.00']],
  ['straight', [[1600], '96.00']],
  ['pair', [[355], '95.85']],
  ['half-straight', [[266], '95.76']],
  ['mixed', [[320], '96.00']],
];

const ssc: Figures = {
  ...Object.fromEntries(
    ['wan', 'qian', 'bai', 'shi', 'ge', 'sum'].flatMap((place) =>
      Object.entries(sides).map(([side, figures]) => [`${place}:${side}`, figures]),
    ),
  ),
  ...each('wan', ['#'], [[960], '96.00']),
  ...each('qian', ['#'], [[960], '96.00']),
  ...each('bai', ['#'], [[960], '96.00']),
  ...each('shi', ['#'], [[960], '96.00']),
  ...each('ge', ['#'], [[960], '96.00']),
  dragon: [[217], '97.65'],
  tiger: [[217], '97.65'],
  tie: [[960], '96.00'],
  ...Object.fromEntries(
    ['front', 'middle', 'back'].flatMap((three) =>
      forms.map(([form, figures]) => [`${three}:${form}`, figures]),
    ),
  ),
};

const pk10: Figures = {
  'p#:#': [[960], '96.00'],
  'p#:big': [[196], '98.00'],
  'p#:small': [[196], '98.00'],
  'p#:odd': [[196], '98.00'],
  'p#:even': [[196], '98.00'],
  'p#:dragon': [[196], '98.00'],
  'p#:tiger': [[196], '98.00'],
  ...each('sum', [3, 4, 18, 19], [[4320], '96.00']),
  ...each('sum', [5, 6, 16, 17], [[2160], '96.00']),
  ...each('sum', [7, 8, 14, 15], [[1440], '96.00']),
  ...each('sum', [9, 10, 12, 13], [[1080], '96.00']),
  'sum:11': [[864], '96.00'],
  'sum:big': [[220], '97.78'],
  'sum:even': [[220], '97.78'],
  'sum:small': [[176], '97.78'],
  'sum:odd': [[176], '97.78'],
};

/** Returns by sign are means over twelve years: 95.92 % for the sign of the year, 96.00 % for the others. */
const markSix: Figures = {
  'special:#': [[4704], '96.00'],
  ...Object.fromEntries(
    ['big', 'small', 'odd', 'even', 'sum-odd', 'sum-even', 'tail-big', 'tail-small'].map((side) => [
      `special-${side}`,
      [[196], '98.04'],
    ]),
  ),
  'special-wave:red': [[276], '95.76'],
  'special-wave:blue': [[294], '96.00'],
  'special-wave:green': [[294], '96.00'],
  ...Object.fromEntries(
    [
      'rat',
      'ox',
      'tiger',
      'rabbit',
      'dragon',
      'snake',
      'horse',
      'goat',
      'monkey',
      'rooster',
      'dog',
      'pig',
    ].flatMap((sign): [string, Figures[string]][] => [
      [`special-sign:${sign}`, [[940, 1176], '95.99']],
      [`any-sign:${sign}`, [[173, 203], '95.76']],
    ]),
  ),
  'any-tail:0': [[203], '95.76'],
  'any-tail:#': [[173], '95.82'],
  'regular:#': [[784], '96.00'],
  all2: [[7526], '95.99'],
  all3: [[88435], '96.00'],
  miss5: [[215], '95.91'],
  miss6: [[255], '95.66'],
  miss7: [[305], '95.79'],
  miss8: [[366], '95.79'],
  miss9: [[442], '95.93'],
  miss10: [[536], '95.97'],
  miss11: [[653], '95.94'],
  miss12: [[800], '95.88'],
};

/** Draws out of 1000 with each sum from 0 to 13; 14 to 27 mirror them. */
const pc28Draws = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75];

const pc28: Figures = {
  ...sides,
  'big-odd': [[415], '95.87'],
  'small-even': [[415], '95.87'],
  'big-even': [[356], '95.76'],
  'small-odd': [[356], '95.76'],
  highest: [[1714], '95.98'],
  lowest: [[1714], '95.98'],
  ...Object.fromEntries(
    pc28Draws.flatMap((draws, sum): [string, Figures[string]][] => {
      const odds = Math.floor(96_000 / draws);
      const figures: Figures[string] = [[odds], (Math.round((odds * draws) / 10) / 100).toFixed(2)];
      return [
        [`sum:${sum}`, figures],
        [`sum:${27 - sum}`, figures],
      ];
    }),
  ),
};

const baccaratSides: Figures = {
  player: [[200], '98.765'],
  tie: [[1000], '95.156'],
  'player-pair': [[1300], '97.108'],
  'banker-pair': [[1300], '97.108'],
  'either-pair': [[650], '93.481'],
  'perfect-pair': [[2600, 20100], '91.953'],
  big: [[154], '95.654'],
  small: [[250], '94.717'],
};

interface GameFigures {
  /** The number of equally likely outcomes. */
  readonly outcomes: bigint;
  /** Those of every bet; `#` is any number that has no row of its own. */
  readonly bets: Figures;
}

/** Of six cards out of eight decks, in their order. */
const baccaratOutcomes = 416n * 415n * 414n * 413n * 412n * 411n;

/**
 * The figures of each game, computed apart from the code. The numbers of outcomes are written out as well, and not taken from the
 * row of `tableKinds` or from the enumeration: every return is divided by what `outcomes` of the game enumerates, so outcomes that
 * it leaves out, or counts twice, would only show as returns that are slightly different and still plausible.
 */
const expected: Readonly<Record<string, GameFigures>> = {
  'baccarat-a': { outcomes: baccaratOutcomes, bets: { banker: [[195], '98.942'], ...baccaratSides } },
  'baccarat-b': { outcomes: baccaratOutcomes, bets: { banker: [[195], '98.942'], ...baccaratSides } },
  'baccarat-free': {
    outcomes: baccaratOutcomes,
    bets: { banker: [[150, 200], '98.542'], 'super-six': [[1700], '91.568'], ...baccaratSides },
  },
  'dragon-tiger': { outcomes: 416n * 415n, bets: dragonTiger },
  'sic-bo': { outcomes: 216n, bets: sicBo },
  roulette: { outcomes: 37n, bets: roulette },
  'fan-tan': { outcomes: 48n, bets: fanTan },
  // Ordered pairs of hands: C(52, 5) × C(47, 5), and C(52, 3) × C(49, 3).
  'hundred-niuniu': { outcomes: 2_598_960n * 1_533_939n, bets: hundredNiuniu },
  'red-black': { outcomes: 22_100n * 18_424n, bets: redBlack },
  kuai3: { outcomes: 216n, bets: kuai3 },
  ssc: { outcomes: 100_000n, bets: ssc },
  pk10: { outcomes: 3_628_800n, bets: pk10 },
  // C(49, 7) draws with each of their numbers as the special one.
  'mark-six': { outcomes: 85_900_584n * 7n, bets: markSix },
  pc28: { outcomes: 1_000n, bets: pc28 },
};

const figuresOf = (code: string): GameFigures => {
  const figures = expected[code];
  if (!figures) throw new Error(`Give ${code} a row in \`expected\` of this file.`);
  return figures;
};

/** All selections, with one example of each pick of numbers. */
const selectionsOf = (code: string): string[] =>
  gameOf(code).groups.flatMap(({ selections, picks = [] }) => [
    ...selections.map(({ id }) => id),
    ...picks.map(({ prefix, count, of }) => {
      const numbers = [...Array(count - 1).keys()].map((index) => String(index + 1).padStart(2, '0'));
      return `${prefix}:${[...numbers, of].join('-')}`;
    }),
  ]);

describe.each(tableGames.map(({ code }) => code))('the bets of %s', (code) => {
  const { outcomes, bets: figures } = figuresOf(code);
  const selections = selectionsOf(code);
  const typeOf = (selection: string): string => {
    const type = selection.replace(/\d+/g, '#');
    return [selection, type].find((key) => key in figures) ?? selection.split(':')[0]!;
  };

  const computed = once(
    () => new Map(selections.map((selection) => [selection, betFigures(gameOf(code), selection)])),
  );

  it('[GAM-2] each have figures in this file, computed by hand', () => {
    expect(selections.filter((selection) => !(typeOf(selection) in figures))).toEqual([]);
  });

  it('[GAM-2] have the pays and exact returns that were computed apart from the code', () => {
    const rows = [...computed()].map(([selection, { returned, pays }]) => {
      const digits = figures[typeOf(selection)]?.[1].split('.')[1]?.length ?? 3;
      return [selection, [pays, rounded(returned, digits)]];
    });
    expect(rows).toEqual(selections.map((selection) => [selection, figures[typeOf(selection)]]));
    expect(Object.keys(figures).filter((type) => !selections.map(typeOf).includes(type))).toEqual([]);
  });

  it('[GAM-2] can all win and lose, and return from 90 to less than 100 %', () => {
    const others = [...computed()].filter(
      ([, { returned, hit }]) =>
        hit.over === 0n ||
        hit.over >= hit.under ||
        returned.over * 10n < returned.under * 9n ||
        returned.over >= returned.under,
    );
    expect(others).toEqual([]);
  });

  it('[GAM-2] are computed from all outcomes', () => {
    const others = [...computed()].filter(([selection, { hit }]) => {
      const isMeanOfYears = /^(special|any)-sign:/.test(selection);
      return hit.under !== outcomes * (isMeanOfYears ? 12n : 1n);
    });
    expect(others).toEqual([]);
  });

  it('[GAM-2] return whole hundredths of the stake', () => {
    const fractional = selections.filter((selection) =>
      [...gameOf(code).outcomes(selection)].some(([outcome]) => {
        const hundredths = gameOf(code).returnOf(selection, outcome)!;
        return !Number.isInteger(hundredths) || hundredths < 0;
      }),
    );
    expect(fractional).toEqual([]);
  });
});
