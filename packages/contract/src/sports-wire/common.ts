import {
  type BoardVersion,
  type EventStatus,
  type LegResult,
  type MarketStatus,
  maxLegs,
  type SlipRefusalReason,
  type SlipStep,
  type Sport,
  type SuspensionReason,
  slipRefusals,
} from '../sports';
import type { SportsProvider } from '../sports/providers';
import { integer, list, numberLike, oneOf, type Shape, textLike } from './shape';

type Codes<Name extends string> = Readonly<Record<Name, string | number>>;

/** The codes that every provider has for the values of the model, beside codes of its own. */
export interface ModelCodes {
  readonly sports: Codes<Sport>;
  readonly eventStatuses: Codes<EventStatus>;
  readonly marketStatuses: Codes<MarketStatus>;
  readonly results: Codes<LegResult>;
  readonly [own: string]: unknown;
}

/** Why a market is suspended; the same texts at every provider. */
export const suspension = oneOf<SuspensionReason>([
  ...(['kick-off', 'danger', 'penalty', 'goal', 'video-review', 'red-card'] as const),
  ...(['period-end', 'interrupted', 'operator'] as const),
]);
export const step = oneOf<SlipStep>([
  ...(['login', 'wait', 'protection', 'deposit', 'nearest-line', 'remove-leg', 'place-singles'] as const),
  ...(['accept-change', 'use-maximum', 'use-minimum', 'confirm', 'none'] as const),
]);
export const slipReason = oneOf<SlipRefusalReason>(slipRefusals);
export const betReason = oneOf<SlipRefusalReason | 'too-late'>([...slipRefusals, 'too-late']);
export const scope = oneOf(['main', 'all'] as const);
export const side = oneOf(['h', 'a'] as const);
export const betList = oneOf(['open', 'settled'] as const);
export const cashOutState = oneOf(['pending', 'paid', 'refused'] as const);

export const id = textLike(/^.{1,64}$/s);
export const selection = textLike(/^[^:]{1,48}:[^:]{1,16}:[^:]{1,8}:-?\d{1,4}:[^:]{1,8}$/);
export const requestId = textLike(/^[\x21-\x7e]{8,64}$/);

const dayText = textLike(/^\d{4}-\d\d-\d\d$/);
/** A day of the calendar, YYYY-MM-DD. */
export const day: Shape<string> = (value): value is string => {
  if (!dayText(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};
export const quoteText = textLike(/^.{1,400}$/s);
/** An amount with at most two decimals. */
export const money = numberLike(/^\d{1,13}(\.\d{1,2})?$/);
/** A Europe price with at most three decimals; 0 while there is none. */
export const odds = numberLike(/^\d{1,3}(\.\d{1,3})?$/);
/** A price that a bet may ask for. */
export const askedOdds = numberLike(/^(1\d{0,2}|[2-9]\d?)(\.\d{1,3})?$|^200$/);
/** The line of a handicap or total, a multiple of a quarter. */
export const handicap = numberLike(/^-?\d{1,4}(\.25|\.5|\.75)?$/);
/** Per cent of the open stake. */
export const part = integer(10, 100);
export const epoch = integer(0);

const sizesList = list(integer(1, maxLegs), 1, maxLegs);
/** Sizes of the combinations of a bet. */
export const sizes: Shape<readonly number[]> = (value): value is readonly number[] =>
  sizesList(value) && new Set(value).size === value.length;

/** The key whose value is a code; undefined for an unknown code. */
export const nameOf = <Name extends string>(
  codes: Readonly<Record<Name, string | number>>,
  code: unknown,
): Name | undefined => (Object.keys(codes) as Name[]).find((name) => codes[name] === code);

/** A code of a table. */
export const codeOf = <Code extends string | number>(codes: Readonly<Record<string, Code>>): Shape<Code> =>
  oneOf(Object.values(codes));

/** The text of a version: `241203.0`. */
export const versionText = ([tick, overrides]: BoardVersion): string => `${tick}.${overrides}`;

/** The version of a text; undefined for text of another form. */
export const parseVersion = (version: string): [number, number] | undefined => {
  const [, tick, overrides] = /^(\d{1,10})\.(\d{1,6})$/.exec(version) ?? [];
  return overrides === undefined ? undefined : [Number(tick), Number(overrides)];
};

/** An event with the version that the caller has. */
export interface KnownEvent {
  readonly id: string;
  readonly version: readonly [number, number];
}

/** Events that one call asks for the changes of. */
export const maxKnownEvents = 60;

/** The cursor of a poll: what the caller has of each event, as `id@tick.overrides`, separated by commas. */
export const cursorText = (events: readonly KnownEvent[]): string =>
  events.map(({ id: event, version }) => `${event}@${versionText(version)}`).join();

/** The events of a cursor; undefined for text of another form. */
export const parseCursor = (cursor: string): KnownEvent[] | undefined => {
  const parts = cursor.split(',', maxKnownEvents + 1);
  const events = parts.flatMap((each) => {
    const [, event = '', version = ''] = /^([^@]{1,64})@(.+)$/.exec(each) ?? [];
    const parsed = parseVersion(version);
    return parsed === undefined ? [] : [{ id: event, version: parsed }];
  });
  return events.length === parts.length && parts.length <= maxKnownEvents ? events : undefined;
};

/** OBTY's codes are text of eight digits. */
const obtyError = (code: number): string => `04${String(code).padStart(6, '0')}`;
/** Smallest code of our catalogue: those below are the providers' own. */
const minOwnCode = 6001;
/** FBTY's code of an expired token. */
const expiredCode = 14010;

/** The code under which a provider answers an error of our catalogue. */
export const providerErrorCode = (provider: SportsProvider, code: number): number | string =>
  provider === 'OBTY' ? obtyError(code) : code;

/** The code of our catalogue that a provider's error code means; undefined for a code of its own. */
export const ownErrorCode = (provider: SportsProvider, code: number | string): number | undefined => {
  if (provider === 'OBTY') {
    const [, digits] = /^04(\d{6})$/.exec(String(code)) ?? [];
    return digits === undefined || Number(digits) < minOwnCode ? undefined : Number(digits);
  }
  return typeof code === 'number' && code >= minOwnCode && code !== expiredCode ? code : undefined;
};
