import { handicapResult, type LineResult, oppositeResult, overResult } from './line-result';
import type { Sport } from './model';

/**
 * Kinds of periods, the letters of a period: the whole event (`ft`), halves (`h1`), quarters (`q1`), sets (`s1`), games of
 * a set (`s1g4`), maps (`m1`), rounds of a map (`m1r13`), and goals by number (`g3`).
 */
export type PeriodKind = 'ft' | 'h' | 'q' | 's' | 'sg' | 'm' | 'mr' | 'g';

/** The kind of a period. */
export const periodKind = (period: string): PeriodKind => period.replace(/\d/g, '') as PeriodKind;

/** How a market pays: which integer decides it, and the result of each side for a value of this integer. */
export interface MarketType {
  /** Name of the deciding integer, such as `margin` (home less away) or `total`. */
  readonly quantity: string;
  readonly periods: readonly PeriodKind[];
  readonly sides: readonly string[];
  readonly lines: 'handicap' | 'total' | 'none';
  /** Whether only what happens after the bet counts. The leg then keeps the value at acceptance. */
  readonly countsFromBet: boolean;
  /** Whether the value is the position of the winning side in `sides`. */
  readonly isIndexed: boolean;
  /** @param value of the quantity, less the value at acceptance if the market counts from the bet. */
  resultOf(side: string, q: number, value: number): LineResult;
}

/** Market types of a sport, in the order of the match page. */
export type MarketTypes = Readonly<Record<string, MarketType>>;

type Lined = Pick<MarketType, 'quantity' | 'periods'> & { readonly countsFromBet?: boolean };

const handicap = ({ quantity, periods, countsFromBet = false }: Lined): MarketType => ({
  quantity,
  periods,
  sides: ['h', 'a'],
  lines: 'handicap',
  countsFromBet,
  isIndexed: false,
  resultOf: (side, q, value) => {
    const home = handicapResult(value, q);
    return side === 'h' ? home : oppositeResult(home);
  },
});

const total = ({ quantity, periods }: Lined): MarketType => ({
  quantity,
  periods,
  sides: ['o', 'u'],
  lines: 'total',
  countsFromBet: false,
  isIndexed: false,
  resultOf: (side, q, value) => {
    const over = overResult(value, q);
    return side === 'o' ? over : oppositeResult(over);
  },
});

/** Which values of the quantity win, by side. */
type Winners = Readonly<Record<string, (value: number) => boolean>>;

const outcomes = (
  quantity: string,
  periods: readonly PeriodKind[],
  sides: readonly string[],
  wins: Winners,
): MarketType => ({
  quantity,
  periods,
  sides,
  lines: 'none',
  countsFromBet: false,
  isIndexed: false,
  resultOf: (side, _q, value) => (wins[side]?.(value) ? 'won' : 'lost'),
});

const bySign: Winners = { h: (value) => value > 0, d: (value) => value === 0, a: (value) => value < 0 };

const twoWay = (quantity: string, ...periods: PeriodKind[]) =>
  outcomes(quantity, periods, ['h', 'a'], bySign);

/** Sides that win for the value of their position. */
const byIndex = (quantity: string, periods: readonly PeriodKind[], sides: readonly string[]): MarketType => ({
  ...outcomes(quantity, periods, sides, {}),
  isIndexed: true,
  resultOf: (side, _q, value) => (sides[value] === side ? 'won' : 'lost'),
});

const oddEven = () =>
  outcomes('total', ['ft'], ['odd', 'even'], {
    odd: (value) => value % 2 === 1,
    even: (value) => value % 2 === 0,
  });

/** Goals of a side in the correct-score market; higher scores are `other`. */
const maxListedGoals = 4;
const goals = Array.from({ length: maxListedGoals + 1 }, (_, count) => count);

/** The value of `score`: the position of the side in the correct-score market. */
export const correctScoreIndex = (home: number, away: number): number =>
  Math.max(home, away) > maxListedGoals ? goals.length * goals.length : home * goals.length + away;

/** The value of `halfTimeFullTime` from the signs of both margins. */
export const halfTimeFullTimeIndex = (halfMargin: number, margin: number): number =>
  3 * (1 - Math.sign(halfMargin)) + (1 - Math.sign(margin));

const football = {
  ah: handicap({ quantity: 'margin', periods: ['ft', 'h'], countsFromBet: true }),
  ou: total({ quantity: 'total', periods: ['ft', 'h'] }),
  '1x2': outcomes('margin', ['ft', 'h'], ['h', 'd', 'a'], bySign),
  dc: outcomes('margin', ['ft'], ['hd', 'ha', 'da'], {
    hd: (value) => value >= 0,
    ha: (value) => value !== 0,
    da: (value) => value <= 0,
  }),
  btts: byIndex('bothScored', ['ft'], ['n', 'y']),
  oe: oddEven(),
  cs: byIndex('score', ['ft'], [...goals.flatMap((home) => goals.map((away) => `${home}-${away}`)), 'other']),
  htft: byIndex(
    'halfTimeFullTime',
    ['ft'],
    ['h', 'd', 'a'].flatMap((half) => ['h', 'd', 'a'].map((full) => half + full)),
  ),
  nextGoal: byIndex('scorer', ['g'], ['none', 'h', 'a']),
  cornersAh: handicap({ quantity: 'cornerMargin', periods: ['ft'] }),
  cornersOu: total({ quantity: 'cornerTotal', periods: ['ft'] }),
} as const satisfies MarketTypes;

const basketball = {
  ah: handicap({ quantity: 'margin', periods: ['ft', 'h', 'q'] }),
  ou: total({ quantity: 'total', periods: ['ft', 'h', 'q'] }),
  ml: twoWay('margin', 'ft'),
  homeOu: total({ quantity: 'home', periods: ['ft'] }),
  awayOu: total({ quantity: 'away', periods: ['ft'] }),
  oe: oddEven(),
} as const satisfies MarketTypes;

const tennis = {
  ml: twoWay('match', 'ft'),
  setsAh: handicap({ quantity: 'sets', periods: ['ft'] }),
  gamesAh: handicap({ quantity: 'games', periods: ['ft'] }),
  gamesOu: total({ quantity: 'totalGames', periods: ['ft'] }),
  setWinner: twoWay('games', 's'),
  gameWinner: twoWay('winner', 'sg'),
} as const satisfies MarketTypes;

const series = {
  ml: twoWay('match', 'ft'),
  mapsAh: handicap({ quantity: 'maps', periods: ['ft'] }),
  mapsOu: total({ quantity: 'totalMaps', periods: ['ft'] }),
  mapWinner: twoWay('winner', 'm'),
} as const satisfies MarketTypes;

const cs2 = {
  ...series,
  roundsAh: handicap({ quantity: 'rounds', periods: ['m'] }),
  roundsOu: total({ quantity: 'totalRounds', periods: ['m'] }),
  pistol: twoWay('winner', 'mr'),
} as const satisfies MarketTypes;

const moba = {
  ...series,
  killsAh: handicap({ quantity: 'kills', periods: ['m'] }),
  killsOu: total({ quantity: 'totalKills', periods: ['m'] }),
  firstBlood: twoWay('firstBlood', 'm'),
  firstTower: twoWay('firstTower', 'm'),
} as const satisfies MarketTypes;

/** The market types of each sport. Outrights are markets of a competition, not of an event. */
export const marketTypes: Readonly<Record<Sport, MarketTypes>> = { football, basketball, tennis, cs2, moba };

/** When bets of an event that was not played as planned are void. */
export interface VoidRule {
  /** All bets of an event that starts later than planned by more than this are void. */
  readonly postponedHours: number;
  /** Match minutes after which an abandoned event counts as played. */
  readonly playedMinutes?: number;
  /** Completed sets after which a retirement decides the match winner. */
  readonly completedSets?: number;
}

/** In every sport, markets that were decided before an abandonment stand unless the sport's rule says otherwise. */
export const voidRules: Readonly<Record<Sport, VoidRule>> = {
  football: { postponedHours: 36 },
  basketball: { postponedHours: 36, playedMinutes: 35 },
  tennis: { postponedHours: 36, completedSets: 1 },
  cs2: { postponedHours: 36 },
  moba: { postponedHours: 36 },
};
