import type { LocalText } from '@pavilion/contract';
import {
  type MarketType,
  marketTypes,
  type NameForm,
  type PeriodKind,
  periodKind,
  type Sport,
} from '@pavilion/contract/sports';
import type { Translate } from '../messages';
import { fill } from '../messages/placeholders';
import type { marketMessages } from './market-messages';

/*
 * The names of market types, sides and periods, for boards (`short`) and for tickets and records (`full`). Those of market types
 * and sides are in the rows of the contract's `market-types.ts`. Proved by `npm run test:unit -- market-names new-market-type`.
 */

/** The texts of markets in one language. */
export type MarketTexts = Translate<(typeof marketMessages)['zh-CN']>;

/** Selects the language of a text. */
export type Localize = (text: LocalText) => string;

const ownValue = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;

const typeOf = (sport: Sport, type: string): MarketType | undefined => ownValue(marketTypes[sport], type);

/** The name of a market type; the id of one that this version of the site does not know. */
export const marketName = (localize: Localize, sport: Sport, type: string, form: NameForm): string => {
  const name = typeOf(sport, type)?.name[form];
  return name ? localize(name) : type;
};

type PeriodText = (t: MarketTexts, first: string, second: string) => string;

const periodTexts: Readonly<Record<Exclude<PeriodKind, 'g'>, PeriodText>> = {
  ft: (t) => t('periodFt'),
  h: (t, half) => t(half === '1' ? 'periodH' : 'periodH2'),
  q: (t, number) => t('periodQ', { number }),
  s: (t, number) => t('periodS', { number }),
  sg: (t, set, game) => t('periodSg', { set, game }),
  m: (t, number) => t('periodM', { number }),
  mr: (t, map, round) => t('periodMr', { map, round }),
};

/** The name of a period: 全场, 上半场, 第 2 盘. */
export const periodName = (t: MarketTexts, period: string): string => {
  const [first = '', second = ''] = period.match(/\d+/g) ?? [];
  const textOf = ownValue<PeriodText>(periodTexts, periodKind(period)) ?? periodTexts.ft;
  return textOf(t, first, second);
};

/** The name of what a market with numbered periods is about, such as 第 3 个进球; undefined for all others. */
export const numberedName = (
  localize: Localize,
  { sport, type, period, form }: Pick<SideParts, 'sport' | 'type' | 'form'> & { readonly period: string },
): string | undefined => {
  const name = typeOf(sport, type)?.numbered?.[form];
  return name && fill(localize(name), { n: period.slice(1) });
};

/** A side of a market, and what its name may contain. */
interface SideParts {
  readonly sport: Sport;
  readonly type: string;
  readonly side: string;
  readonly form: NameForm;
  readonly home: string;
  readonly away: string;
  /** The line in words, for the full name of a total. */
  readonly line?: string;
}

/** The name of a side of a market; the id of one that this version of the site does not know. */
export const sideName = (
  localize: Localize,
  { sport, type, side, form, home, away, line = '' }: SideParts,
): string => {
  const name = ownValue(typeOf(sport, type)?.sideNames ?? {}, side)?.[form];
  return name ? fill(localize(name), { home, away, line }) : side;
};
