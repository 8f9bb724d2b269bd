import {
  type MarketName,
  type MarketSide,
  marketId,
  type PeriodKind,
  periodKind,
  type Sport,
} from '@pavilion/contract/sports';
import type { Translate } from '../messages';
import type { MarketKey, MarketLabel, marketMessages } from './sports-messages';

/*
 * The names of market types, periods and sides, for boards (`short`) and for tickets and records (`full`). A market type or
 * a side of the contract without a row here does not compile. Proved by `npm run test:unit -- market-names`.
 */

/** The texts of markets in one language. */
export type MarketTexts = Translate<(typeof marketMessages)['zh-CN']>;

/** Where a name is shown: on a board with little room, or on a ticket and in records. */
export type NameForm = 'short' | 'full';

type Names<Key extends MarketKey> = Readonly<Record<NameForm, Key>>;

const named = <Key extends MarketKey>(full: Key, short = full): Names<Key> => ({ full, short });

const series = {
  [marketId.moneyLine]: named('ml'),
  mapsAh: named('mapsAh'),
  mapsOu: named<MarketLabel>('mapsOu', 'mapsOuShort'),
  mapWinner: named('mapWinner'),
} as const;

/** The names of the market types of each sport. */
export const marketNames: {
  readonly [Of in Sport]: Readonly<Record<MarketName<Of>, Names<MarketLabel>>>;
} = {
  football: {
    [marketId.handicap]: named('ah'),
    [marketId.overUnder]: named<MarketLabel>('ou', 'ouShort'),
    [marketId.matchResult]: named<MarketLabel>('matchResult', 'matchResultShort'),
    [marketId.doubleChance]: named('dc'),
    [marketId.bothTeamsToScore]: named('btts'),
    [marketId.oddEven]: named<MarketLabel>('oe', 'oeShort'),
    [marketId.correctScore]: named('cs'),
    [marketId.halfTimeFullTime]: named('htft'),
    nextGoal: named('nextGoal'),
    cornersAh: named('cornersAh'),
    cornersOu: named<MarketLabel>('cornersOu', 'cornersOuShort'),
  },
  basketball: {
    [marketId.handicap]: named<MarketLabel>('ahPoints', 'ahPointsShort'),
    [marketId.overUnder]: named<MarketLabel>('ouPoints', 'ouShort'),
    [marketId.moneyLine]: named('ml'),
    homeOu: named<MarketLabel>('homeOu', 'homeOuShort'),
    awayOu: named<MarketLabel>('awayOu', 'awayOuShort'),
    [marketId.oddEven]: named<MarketLabel>('oe', 'oeShort'),
  },
  tennis: {
    [marketId.moneyLine]: named('ml'),
    setsAh: named('setsAh'),
    gamesAh: named('gamesAh'),
    gamesOu: named<MarketLabel>('gamesOu', 'gamesOuShort'),
    setWinner: named('setWinner'),
    gameWinner: named('gameWinner'),
  },
  cs2: {
    ...series,
    roundsAh: named('roundsAh'),
    roundsOu: named<MarketLabel>('roundsOu', 'roundsOuShort'),
    pistol: named<MarketLabel>('pistol', 'pistolShort'),
  },
  moba: {
    ...series,
    killsAh: named('killsAh'),
    killsOu: named<MarketLabel>('killsOu', 'killsOuShort'),
    firstBlood: named('firstBlood'),
    firstTower: named('firstTower'),
  },
};

/** The name of a market type; the id of one that this version of the site does not know. */
export const marketName = (t: MarketTexts, sport: Sport, type: string, form: NameForm): string => {
  const names: Readonly<Partial<Record<string, Names<MarketLabel>>>> = marketNames[sport];
  const name = names[type];
  return name ? t(name[form]) : type;
};

type PeriodText = (t: MarketTexts, first: string, second: string) => string;

const periodTexts: Readonly<Record<PeriodKind, PeriodText>> = {
  ft: (t) => t('periodFt'),
  h: (t, half) => t(half === '1' ? 'periodH' : 'periodH2'),
  q: (t, number) => t('periodQ', { number }),
  s: (t, number) => t('periodS', { number }),
  sg: (t, set, game) => t('periodSg', { set, game }),
  m: (t, number) => t('periodM', { number }),
  mr: (t, map, round) => t('periodMr', { map, round }),
  g: (t, number) => t('periodG', { number }),
};

/** The name of a period: 全场, 上半场, 第 2 盘. */
export const periodName = (t: MarketTexts, period: string): string => {
  const [first = '', second = ''] = period.match(/\d+/g) ?? [];
  const textOf: PeriodText | undefined = periodTexts[periodKind(period)];
  return (textOf ?? periodTexts.ft)(t, first, second);
};

/** The sides with a text of their own: neither a team nor made of other sides. */
type TextSide = Exclude<
  MarketSide<Exclude<MarketName, typeof marketId.correctScore | typeof marketId.halfTimeFullTime>> | 'other',
  'h' | 'a'
>;

const sideNames: Readonly<Record<TextSide, Names<MarketKey>>> = {
  o: named<MarketKey>('over', 'overShort'),
  u: named<MarketKey>('under', 'underShort'),
  d: named('draw'),
  hd: named<MarketKey>('homeOrDraw', 'homeOrDrawShort'),
  ha: named<MarketKey>('homeOrAway', 'homeOrAwayShort'),
  da: named<MarketKey>('drawOrAway', 'drawOrAwayShort'),
  y: named('yes'),
  n: named('no'),
  odd: named('odd'),
  even: named('even'),
  none: named('noGoal'),
  other: named<MarketKey>('otherScore', 'otherScoreShort'),
};

/** A side of a market, and what its text may contain. */
interface SideParts {
  readonly type: string;
  readonly side: string;
  readonly form: NameForm;
  readonly home: string;
  readonly away: string;
  /** The line in words, for the full text of a total. */
  readonly line?: string;
}

/** The name of a side of a market; the id of one that this version of the site does not know. */
export const sideName = (t: MarketTexts, { type, side, form, home, away, line = '' }: SideParts): string => {
  if (type === marketId.halfTimeFullTime) {
    const winners: Readonly<Record<string, string>> =
      form === 'short'
        ? { h: t('homeLetter'), d: t('drawLetter'), a: t('awayLetter') }
        : { h: home, d: t('draw'), a: away };
    const [half = '', full = ''] = [...side].map((sign) => winners[sign] ?? sign);
    return form === 'short' ? `${half}/${full}` : t('halfFull', { half, full });
  }
  if (type === marketId.correctScore && side.includes('-')) return side.replace('-', ':');
  if (side === 'h') return home;
  if (side === 'a') return away;
  const names: Readonly<Partial<Record<string, Names<MarketKey>>>> = sideNames;
  const key = names[side]?.[form];
  // Which placeholders a text has depends on the side, which types cannot express.
  return key ? (t as (key: MarketKey, values: object) => string)(key, { home, away, line }) : side;
};
