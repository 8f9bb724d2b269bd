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
export interface MarketType<Side extends string = string> {
  /** Name of the deciding integer, such as `margin` (home less away) or `total`. */
  readonly quantity: string;
  readonly periods: readonly PeriodKind[];
  readonly sides: readonly Side[];
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

const handicap = ({ quantity, periods, countsFromBet = false }: Lined): MarketType<'h' | 'a'> => ({
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

const total = ({ quantity, periods }: Lined): MarketType<'o' | 'u'> => ({
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
type Winners<Side extends string> = Readonly<Record<Side, (value: number) => boolean>>;

const outcomes = <const Side extends string>(
  quantity: string,
  periods: readonly PeriodKind[],
  sides: readonly Side[],
  wins: Winners<NoInfer<Side>>,
): MarketType<Side> => ({
  quantity,
  periods,
  sides,
  lines: 'none',
  countsFromBet: false,
  isIndexed: false,
  resultOf: (side, _q, value) => ((wins as Partial<Winners<string>>)[side]?.(value) ? 'won' : 'lost'),
});

const bySign = {
  h: (value) => value > 0,
  d: (value) => value === 0,
  a: (value) => value < 0,
} satisfies Winners<'h' | 'd' | 'a'>;

const twoWay = (quantity: string, ...periods: PeriodKind[]) =>
  outcomes(quantity, periods, ['h', 'a'], bySign);

/** Sides that win for the value of their position. */
const byIndex = <const Side extends string>(
  quantity: string,
  periods: readonly PeriodKind[],
  sides: readonly Side[],
): MarketType<Side> => ({
  quantity,
  periods,
  sides,
  lines: 'none',
  countsFromBet: false,
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

type CorrectScore = `${number}-${number}` | 'other';
const correctScores: readonly CorrectScore[] = [
  ...goals.flatMap((home) => goals.map((away) => `${home}-${away}` as const)),
  'other',
];

const signs = ['h', 'd', 'a'] as const;
/** The winner at half time, then the one of the match. */
const halfTimeFullTimes = signs.flatMap((half) => signs.map((full) => `${half}${full}` as const));

/** The value of `score`: the position of the side in the correct-score market. */
export const correctScoreIndex = (home: number, away: number): number =>
  Math.max(home, away) > maxListedGoals ? goals.length * goals.length : home * goals.length + away;

/** The value of `halfTimeFullTime` from the signs of both margins. */
export const halfTimeFullTimeIndex = (halfMargin: number, margin: number): number =>
  3 * (1 - Math.sign(halfMargin)) + (1 - Math.sign(margin));

/**
 * The market types whose id is an abbreviation. Ids are a part of selections, so they are stored with bets and never
 * change; the other types have their name as the id.
 */
export const marketId = {
  /** Asian handicap. */
  handicap: 'ah',
  overUnder: 'ou',
  matchResult: '1x2',
  doubleChance: 'dc',
  bothTeamsToScore: 'btts',
  oddEven: 'oe',
  correctScore: 'cs',
  halfTimeFullTime: 'htft',
  /** The winner of a match without a draw. */
  moneyLine: 'ml',
} as const;

const football = {
  [marketId.handicap]: handicap({ quantity: 'margin', periods: ['ft', 'h'], countsFromBet: true }),
  [marketId.overUnder]: total({ quantity: 'total', periods: ['ft', 'h'] }),
  [marketId.matchResult]: outcomes('margin', ['ft', 'h'], ['h', 'd', 'a'], bySign),
  [marketId.doubleChance]: outcomes('margin', ['ft'], ['hd', 'ha', 'da'], {
    hd: (value) => value >= 0,
    ha: (value) => value !== 0,
    da: (value) => value <= 0,
  }),
  [marketId.bothTeamsToScore]: byIndex('bothScored', ['ft'], ['n', 'y']),
  [marketId.oddEven]: oddEven(),
  [marketId.correctScore]: byIndex('score', ['ft'], correctScores),
  [marketId.halfTimeFullTime]: byIndex('halfTimeFullTime', ['ft'], halfTimeFullTimes),
  nextGoal: byIndex('scorer', ['g'], ['none', 'h', 'a']),
  cornersAh: handicap({ quantity: 'cornerMargin', periods: ['ft'] }),
  cornersOu: total({ quantity: 'cornerTotal', periods: ['ft'] }),
} as const satisfies MarketTypes;

const basketball = {
  [marketId.handicap]: handicap({ quantity: 'margin', periods: ['ft', 'h', 'q'] }),
  [marketId.overUnder]: total({ quantity: 'total', periods: ['ft', 'h', 'q'] }),
  [marketId.moneyLine]: twoWay('margin', 'ft'),
  homeOu: total({ quantity: 'home', periods: ['ft'] }),
  awayOu: total({ quantity: 'away', periods: ['ft'] }),
  [marketId.oddEven]: oddEven(),
} as const satisfies MarketTypes;

const tennis = {
  [marketId.moneyLine]: twoWay('match', 'ft'),
  setsAh: handicap({ quantity: 'sets', periods: ['ft'] }),
  gamesAh: handicap({ quantity: 'games', periods: ['ft'] }),
  gamesOu: total({ quantity: 'totalGames', periods: ['ft'] }),
  setWinner: twoWay('games', 's'),
  gameWinner: twoWay('winner', 'sg'),
} as const satisfies MarketTypes;

const series = {
  [marketId.moneyLine]: twoWay('match', 'ft'),
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

const bySport = { football, basketball, tennis, cs2, moba } as const satisfies Readonly<
  Record<Sport, MarketTypes>
>;

/**
 * The market types of each sport, by the ids that selections carry. Outrights are markets
 * of a season, see `OutrightEvent`.
 *
 * To add one, add its row: results, prices, settlement and cash-out derive from it and the law of its quantity.
 * `npm run typecheck` then names its offer (`engine/<sport>/index.ts` of the gateway) and its text (`site/src/shared/sports/messages`).
 * Tests name the law of a new quantity (`laws` in `state.ts` of the sport's engine). The opened match lists it under “special” and
 * the board lists `boardTypes` only. Last, `npm run record:sports-engine` records the digest of the engine. Proved by
 * `npm run test:unit -- sports`.
 */
export const marketTypes: Readonly<Record<Sport, MarketTypes>> = bySport;

/** The id of a market type, of one sport or of any. */
export type MarketName<Of extends Sport = Sport> = {
  [Name in Of]: keyof (typeof bySport)[Name] & string;
}[Of];

/** The sides of a market type, in whatever sport. */
export type MarketSide<Name extends MarketName = MarketName> = {
  [Of in Sport]: (typeof bySport)[Of] extends infer Types
    ? { [Key in keyof Types & Name]: Types[Key] extends MarketType<infer Side> ? Side : never }[keyof Types &
        Name]
    : never;
}[Sport];

/**
 * The market types that a board lists, of the whole event, the first half and the first two maps; the columns of boards derive
 * from them. The others are in the opened match only.
 */
export const boardTypes: { readonly [Name in Sport]: readonly MarketName<Name>[] } = {
  football: [marketId.handicap, marketId.overUnder, marketId.matchResult],
  basketball: [marketId.handicap, marketId.overUnder, marketId.moneyLine],
  tennis: [marketId.moneyLine, 'setsAh', 'gamesAh', 'gamesOu'],
  cs2: [marketId.moneyLine, 'mapsAh', 'mapsOu', 'mapWinner', 'roundsAh', 'roundsOu'],
  moba: [marketId.moneyLine, 'mapsAh', 'mapsOu', 'mapWinner', 'killsOu', 'killsAh'],
};

/** A column of a board: a market of every match. */
export interface BoardColumn {
  readonly type: MarketName;
  readonly period: string;
  /** From top to bottom, a draw last. */
  readonly sides: readonly string[];
  readonly lines: MarketType['lines'];
}

/** Columns of one map: boards have no room for more. */
const columnsOfMap = 2;

/** The columns of a board in order: `boardTypes` of the whole event, the first half and the first two maps. */
export const boardColumns = (sport: Sport): readonly BoardColumn[] =>
  ['ft', 'h1', 'm1', 'm2'].flatMap((period) => {
    const kind = periodKind(period);
    const columns = boardTypes[sport].flatMap((type) => {
      const { periods, sides, lines } = marketTypes[sport][type]!;
      const ordered = lines === 'none' ? ['h', 'a', 'd'].filter((side) => sides.includes(side)) : sides;
      return periods.includes(kind) ? [{ type, period, sides: ordered, lines }] : [];
    });
    return kind === 'm' ? columns.slice(0, columnsOfMap) : columns;
  });

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
