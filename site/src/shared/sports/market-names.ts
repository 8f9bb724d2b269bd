import {
  type MarketName,
  type MarketSide,
  marketId,
  type PeriodKind,
  periodKind,
  type Sport,
} from '@pavilion/contract/sports';
import type { Translate } from '../messages';
import { markets as texts } from './messages/zh-CN';
import type { MarketKey, MarketLabel, marketMessages } from './sports-messages';

/*
 * The names of market types, periods and sides, for boards (`short`) and for tickets and records (`full`). A market type
 * without a text, or a side without a row here, does not compile. Proved by `npm run test:unit -- market-names`.
 */

/** The texts of markets in one language. */
export type MarketTexts = Translate<(typeof marketMessages)['zh-CN']>;

/** Where a name is shown: on a board with little room, or on a ticket and in records. */
export type NameForm = 'short' | 'full';

type Names<Key extends MarketKey> = Readonly<Record<NameForm, Key>>;

const named = <Key extends MarketKey>(full: Key, short = full): Names<Key> => ({ full, short });

/** Market types whose texts are not under their id: those of basketball count points. */
const ownLabels: Partial<Record<Sport, Partial<Record<MarketName, MarketLabel>>>> = {
  basketball: { [marketId.handicap]: 'ahPoints', [marketId.overUnder]: 'ouPoints' },
};

/** The key of the text of a market type: its id, followed by `Short` if there is a shorter one for boards. */
export const marketLabel = (sport: Sport, type: MarketName, form: NameForm): MarketLabel => {
  // A market type without a text does not compile here.
  const full: MarketLabel = ownLabels[sport]?.[type] ?? type;
  const short = `${full}Short`;
  return form === 'short' && Object.hasOwn(texts, short) ? (short as MarketLabel) : full;
};

/** The name of a market type; the id of one that this version of the site does not know. */
export const marketName = (t: MarketTexts, sport: Sport, type: string, form: NameForm): string =>
  Object.hasOwn(texts, type) ? t(marketLabel(sport, type as MarketName, form)) : type;

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
