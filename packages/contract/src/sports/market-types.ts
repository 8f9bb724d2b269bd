import { inEachLanguage, inLanguage, localized as text } from '@pavilion/format';
import type { LocalText } from '../entities/common';
import { handicapResult, type LineResult, oppositeResult, overResult } from './line-result';
import type { Sport } from './model';

/**
 * Kinds of periods, the letters of a period: the whole event (`ft`), halves (`h1`), quarters (`q1`), sets (`s1`), games of
 * a set (`s1g4`), maps (`m1`), rounds of a map (`m1r13`), and what happens next by its number (`g3`), such as the third goal.
 */
export type PeriodKind = 'ft' | 'h' | 'q' | 's' | 'sg' | 'm' | 'mr' | 'g';

/** The kind of a period. */
export const periodKind = (period: string): PeriodKind => period.replace(/\d/g, '') as PeriodKind;

/**
 * A name in each language: `full` for tickets and records, `short` for boards, which have little room. `{home}` and `{away}` stand
 * for the names of the teams, `{line}` for the line.
 */
export interface MarketText {
  readonly full: LocalText;
  readonly short: LocalText;
}

/** Where the name of a market or side is shown. */
export type NameForm = keyof MarketText;

/** A tab of the opened match that holds certain market types. */
export type MarketTab = 'lines' | 'points' | 'sets' | 'goals' | 'score' | 'corners';

/** How a market is named and how it pays: which integer decides it, and the result of each side for a value of this integer. */
export interface MarketType<Quantity extends string = string> {
  readonly name: MarketText;
  /** Name of the deciding integer, such as `margin` (home less away) or `total`. */
  readonly quantity: Quantity;
  readonly periods: readonly PeriodKind[];
  /** The name of the period `g`, with its `{n}`. A ticket shows the full one in place of period and name: 第 3 个进球. */
  readonly numbered: MarketText | undefined;
  readonly sides: readonly string[];
  readonly sideNames: Readonly<Record<string, MarketText>>;
  /** The tab of the opened match; without it the market is under “special” unless it is on the board. */
  readonly tab: MarketTab | undefined;
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

const named = (full: LocalText, short = full): MarketText => ({ full, short });

/** What the row of every market type says. */
interface Row<Quantity extends string> {
  readonly name: LocalText;
  /** The name on boards, if it differs. */
  readonly short?: LocalText;
  readonly quantity: Quantity;
  readonly periods: readonly PeriodKind[];
  readonly numbered?: MarketText;
  readonly tab?: MarketTab;
}

/** The sides of a market type by their ids, in order. An id must not be a number: objects list numbers first. */
type Sides<Side extends string = string> = Readonly<Record<Side, MarketText>>;

const base = <Quantity extends string>(
  { name, short, quantity, periods, numbered, tab }: Row<Quantity>,
  sideNames: Sides,
) => ({
  name: named(name, short),
  quantity,
  periods,
  numbered,
  sides: Object.keys(sideNames),
  sideNames,
  tab,
});

const noYes = { n: named(text('否', 'No')), y: named(text('是', 'Yes')) };
const home = named(text('{home}', '{home}'));
const away = named(text('{away}', '{away}'));
const draw = named(text('和局', 'Draw'));
const teams = { h: home, a: away };
const overUnder = {
  o: named(text('大 {line}', 'Over {line}'), text('大', 'O')),
  u: named(text('小 {line}', 'Under {line}'), text('小', 'U')),
};

const handicap = <const Quantity extends string>({
  countsFromBet = false,
  ...row
}: Row<Quantity> & { readonly countsFromBet?: boolean }): MarketType<Quantity> => ({
  ...base(row, teams),
  lines: 'handicap',
  countsFromBet,
  isIndexed: false,
  resultOf: (side, q, value) => {
    const ofHome = handicapResult(value, q);
    return side === 'h' ? ofHome : oppositeResult(ofHome);
  },
});

const total = <const Quantity extends string>(row: Row<Quantity>): MarketType<Quantity> => ({
  ...base(row, overUnder),
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

/** Sides that win for certain values. */
const outcomes = <const Quantity extends string, Side extends string>(
  row: Row<Quantity>,
  sides: Sides<Side>,
  wins: Winners<NoInfer<Side>>,
): MarketType<Quantity> => ({
  ...base(row, sides),
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

const twoWay = <const Quantity extends string>(row: Row<Quantity>) => outcomes(row, teams, bySign);

/** Sides that win for the value of their position, from 0. */
const byIndex = <const Quantity extends string>(row: Row<Quantity>, sides: Sides): MarketType<Quantity> => {
  const common = base(row, sides);
  return {
    ...common,
    lines: 'none',
    countsFromBet: false,
    isIndexed: true,
    resultOf: (side, _q, value) => (common.sides[value] === side ? 'won' : 'lost'),
  };
};

const oddEven = (row: Pick<Row<string>, 'tab'> = {}) =>
  outcomes(
    {
      ...row,
      name: text('单双', 'Odd or even'),
      short: text('单双', 'Odd/even'),
      quantity: 'total',
      periods: ['ft'],
    },
    { odd: named(text('单', 'Odd')), even: named(text('双', 'Even')) },
    { odd: (value) => value % 2 === 1, even: (value) => value % 2 === 0 },
  );

/** Goals of a side in the correct-score market; higher scores are `other`. */
const maxListedGoals = 4;
const goals = Array.from({ length: maxListedGoals + 1 }, (_, count) => count);

/** A score is its own name in every language. */
const scoreName = (score: string) => named(text(score, score));

const correctScores: Sides = {
  ...Object.fromEntries(
    goals.flatMap((home) => goals.map((away) => [`${home}-${away}`, scoreName(`${home}:${away}`)])),
  ),
  other: named(text('其他比分', 'Any other score'), text('其他比分', 'Other')),
};

/** The winners at half time and of the match, with their letters. */
const winners = [
  ['h', home, text('主', 'H')],
  ['d', draw, text('和', 'X')],
  ['a', away, text('客', 'A')],
] as const;

const joined = (one: LocalText, separator: string, other: LocalText): LocalText =>
  inEachLanguage((language) => `${inLanguage(one, language)}${separator}${inLanguage(other, language)}`);

/** The winner at half time, then the one of the match. */
const halfTimeFullTimes: Sides = Object.fromEntries(
  winners.flatMap(([half, halfName, halfLetter]) =>
    winners.map(([full, fullName, fullLetter]) => [
      `${half}${full}`,
      named(joined(halfName.full, ' / ', fullName.full), joined(halfLetter, '/', fullLetter)),
    ]),
  ),
);

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
  [marketId.handicap]: handicap({
    name: text('让球', 'Handicap'),
    quantity: 'margin',
    periods: ['ft', 'h'],
    tab: 'lines',
    countsFromBet: true,
  }),
  [marketId.overUnder]: total({
    name: text('大小球', 'Total goals'),
    short: text('大小', 'Over/under'),
    quantity: 'total',
    periods: ['ft', 'h'],
    tab: 'lines',
  }),
  [marketId.matchResult]: outcomes(
    {
      name: text('独赢', 'Match result'),
      short: text('独赢', '1X2'),
      quantity: 'margin',
      periods: ['ft', 'h'],
    },
    { h: home, d: draw, a: away },
    bySign,
  ),
  [marketId.doubleChance]: outcomes(
    { name: text('双重机会', 'Double chance'), quantity: 'margin', periods: ['ft'] },
    {
      hd: named(text('{home} 或和局', '{home} or draw'), text('主胜或和', 'Home or draw')),
      ha: named(text('{home} 或 {away}', '{home} or {away}'), text('分出胜负', 'Home or away')),
      da: named(text('和局 或 {away}', 'Draw or {away}'), text('客胜或和', 'Draw or away')),
    },
    {
      hd: (value) => value >= 0,
      ha: (value) => value !== 0,
      da: (value) => value <= 0,
    },
  ),
  [marketId.bothTeamsToScore]: byIndex(
    { name: text('双方均进球', 'Both teams score'), quantity: 'bothScored', periods: ['ft'], tab: 'goals' },
    noYes,
  ),
  [marketId.oddEven]: oddEven({ tab: 'goals' }),
  [marketId.correctScore]: byIndex(
    { name: text('波胆', 'Correct score'), quantity: 'score', periods: ['ft'], tab: 'score' },
    correctScores,
  ),
  [marketId.halfTimeFullTime]: byIndex(
    { name: text('半场/全场', 'Half time / full time'), quantity: 'halfTimeFullTime', periods: ['ft'] },
    halfTimeFullTimes,
  ),
  nextGoal: byIndex(
    {
      name: text('下一个进球', 'Next goal'),
      quantity: 'scorer',
      periods: ['g'],
      numbered: named(text('第 {n} 个进球', 'Goal {n}'), text('第 {n} 球', 'Goal {n}')),
      tab: 'goals',
    },
    { none: named(text('无进球', 'No goal')), ...teams },
  ),
  cornersAh: handicap({
    name: text('角球让球', 'Corner handicap'),
    quantity: 'cornerMargin',
    periods: ['ft'],
    tab: 'corners',
  }),
  cornersOu: total({
    name: text('角球大小', 'Total corners'),
    short: text('角球大小', 'Corners'),
    quantity: 'cornerTotal',
    periods: ['ft'],
    tab: 'corners',
  }),
} as const satisfies MarketTypes;

/** The winner of a match without a draw. */
const winner = text('独赢', 'Winner');

const basketball = {
  [marketId.handicap]: handicap({
    name: text('让分', 'Point handicap'),
    short: text('让分', 'Spread'),
    quantity: 'margin',
    periods: ['ft', 'h', 'q'],
    tab: 'points',
  }),
  [marketId.overUnder]: total({
    name: text('大小分', 'Total points'),
    short: text('大小', 'Over/under'),
    quantity: 'total',
    periods: ['ft', 'h', 'q'],
    tab: 'points',
  }),
  [marketId.moneyLine]: twoWay({ name: winner, quantity: 'margin', periods: ['ft'] }),
  homeOu: total({
    name: text('主队总分', 'Home total'),
    short: text('主队总分', 'Home points'),
    quantity: 'home',
    periods: ['ft'],
  }),
  awayOu: total({
    name: text('客队总分', 'Away total'),
    short: text('客队总分', 'Away points'),
    quantity: 'away',
    periods: ['ft'],
  }),
  [marketId.oddEven]: oddEven(),
} as const satisfies MarketTypes;

const tennis = {
  [marketId.moneyLine]: twoWay({ name: winner, quantity: 'match', periods: ['ft'] }),
  setsAh: handicap({ name: text('让盘', 'Set handicap'), quantity: 'sets', periods: ['ft'], tab: 'sets' }),
  gamesAh: handicap({ name: text('让局', 'Game handicap'), quantity: 'games', periods: ['ft'], tab: 'sets' }),
  gamesOu: total({
    name: text('总局数', 'Total games'),
    short: text('总局数', 'Games'),
    quantity: 'totalGames',
    periods: ['ft'],
    tab: 'sets',
  }),
  setWinner: twoWay({ name: text('单盘独赢', 'Set winner'), quantity: 'games', periods: ['s'] }),
  gameWinner: twoWay({ name: text('单局独赢', 'Game winner'), quantity: 'winner', periods: ['sg'] }),
} as const satisfies MarketTypes;

const series = {
  [marketId.moneyLine]: twoWay({ name: winner, quantity: 'match', periods: ['ft'] }),
  mapsAh: handicap({ name: text('地图让分', 'Map handicap'), quantity: 'maps', periods: ['ft'] }),
  mapsOu: total({
    name: text('总地图数', 'Total maps'),
    short: text('总地图数', 'Maps'),
    quantity: 'totalMaps',
    periods: ['ft'],
  }),
  mapWinner: twoWay({ name: text('单图独赢', 'Map winner'), quantity: 'winner', periods: ['m'] }),
} as const satisfies MarketTypes;

const cs2 = {
  ...series,
  roundsAh: handicap({ name: text('回合让分', 'Round handicap'), quantity: 'rounds', periods: ['m'] }),
  roundsOu: total({
    name: text('总回合数', 'Total rounds'),
    short: text('总回合数', 'Rounds'),
    quantity: 'totalRounds',
    periods: ['m'],
  }),
  pistol: twoWay({
    name: text('手枪局', 'Pistol round winner'),
    short: text('手枪局', 'Pistol round'),
    quantity: 'winner',
    periods: ['mr'],
  }),
} as const satisfies MarketTypes;

const moba = {
  ...series,
  killsAh: handicap({ name: text('击杀让分', 'Kill handicap'), quantity: 'kills', periods: ['m'] }),
  killsOu: total({
    name: text('总击杀数', 'Total kills'),
    short: text('总击杀数', 'Kills'),
    quantity: 'totalKills',
    periods: ['m'],
  }),
  firstBlood: twoWay({ name: text('一血', 'First blood'), quantity: 'firstBlood', periods: ['m'] }),
  firstTower: twoWay({ name: text('一塔', 'First tower'), quantity: 'firstTower', periods: ['m'] }),
} as const satisfies MarketTypes;

const bySport = { football, basketball, tennis, cs2, moba } as const satisfies Readonly<
  Record<string, MarketTypes>
>;

/** A sport that has market types, which is every sport. */
export type SportWithMarkets = keyof typeof bySport;

/**
 * The market types of each sport, by the ids that selections carry. Outrights are markets
 * of a season, see `OutrightEvent`.
 *
 * To add one, add its row: names, results, prices, settlement, cash-out and its tab derive from it and the distribution of its quantity.
 * `npm run typecheck` then names its offer (`engine/<sport>/index.ts` of the gateway) and, in football, a new quantity of goals
 * (`engine/football/goal-quantities.ts`). Last, `npm run record:sports-engine` records the digest of the engine. Proved by
 * `npm run test:unit -- new-market-type market-names engine/golden engine/calibration`.
 */
export const marketTypes: Readonly<Record<Sport, MarketTypes>> = bySport;

/** The id of a market type, of one sport or of any. */
export type MarketName<Of extends Sport = Sport> = {
  [Name in Of]: keyof (typeof bySport)[Name] & string;
}[Of];

/** The quantities that decide the markets of a sport, see `MarketType`. */
export type MarketQuantity<Of extends SportWithMarkets> =
  (typeof bySport)[Of] extends Readonly<Record<string, MarketType<infer Quantity>>> ? Quantity : never;

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

/**
 * The columns of a board in order: its types of the whole event, the first half and the first two maps.
 *
 * @param types by default those of the boards of the site
 */
export const boardColumns = (
  sport: Sport,
  types: readonly MarketName[] = boardTypes[sport],
): readonly BoardColumn[] =>
  ['ft', 'h1', 'm1', 'm2'].flatMap((period) => {
    const kind = periodKind(period);
    const columns = types.flatMap((type) => {
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
