import {
  allLimits,
  type LimitKind,
  type LimitKindAt,
  type LimitMeasure,
  type LimitSpan,
  limitDefinitions,
  type SpanOrEach,
} from '@pavilion/contract';
import type { Row } from './schema';

interface SpanWindow {
  /** SQL of the first day of the window that a day is in, of the type date. */
  readonly start: (day: string) => string;
  /** SQL interval until the next window. */
  readonly length: string;
}

/**
 * The windows in which limits are counted, in the brand's calendar. The functions of the database and the moments at which
 * windows begin and end derive from them; the column of `member_play` with the start of the running window has the name of the span.
 */
export const spanWindows: Readonly<Record<LimitSpan, SpanWindow>> = {
  day: { start: (day) => day, length: '1 day' },
  week: { start: (day) => `date_trunc('week', ${day}::timestamp)::date`, length: '7 days' },
  month: { start: (day) => `date_trunc('month', ${day}::timestamp)::date`, length: '1 month' },
};

/** The kinds of limits that the gate enforces, of a measure. */
export type GateKind<Measure extends LimitMeasure = LimitMeasure> = LimitKindAt<'gate', Measure>;

/** A sum and its span, as columns name them: `stake_day`. */
export type GateSumColumn = {
  [Kind in GateKind<'sum'>]: `${Kind}_${(typeof limitDefinitions)[Kind]['spans'][number]}`;
}[GateKind<'sum'>];

/** The limits on stakes, as columns name them: `max_stake_day`, `cap_bet_each`. */
export type StakeLimitColumn = GateSumColumn | `${GateKind<'each'>}_each`;

interface GateRow {
  /**
   * The SQLSTATE of the refusal, of no other kind, which the gateway maps to the error `reached` of the kind. Those of stakes are
   * from PV014 to PV019.
   */
  readonly sqlState: string;
}

/** How the gate sums up a kind. All parts are SQL of the type bigint, in the unit of the kind; money in minor units. */
interface GateSum extends GateRow {
  /**
   * What a call with `p_stake` adds to the sum. A stake is positive and added to every current window. A void is negative and
   * added to the windows that contain its stake. A void always gives back a whole stake, so `sign(p_stake)::bigint` counts
   * bets; with voids of a part, only an expression proportional to `p_stake` would be right. The gate sees stakes, not hands:
   * a second stake in a hand, such as a double, counts as another bet.
   */
  readonly stake: string;
  /**
   * What a payout of `p_payout` takes away from the sum. Must be linear in it: two payouts may be counted as one of their sum. The
   * check of a stake leaves it out, since the payout is not known before the stake is taken.
   */
  readonly lessPayout?: string;
  /**
   * The same sum from the `amount` of ledger entries, for a brand that gets another time zone. A stake is less than zero; a void is a
   * `stake` above zero. So a number of bets is `sign(-amount)::bigint`.
   */
  readonly recount: { readonly of: string; readonly kinds: readonly ('stake' | 'payout')[] };
}

interface LimitColumns {
  /** The column with the member's limit; null: none. */
  readonly limit: keyof Row<'member_play'>;
  /** The column with the brand's limit for all members; null: none. */
  readonly cap: keyof Row<'protection_settings'>;
}

/** A limit on the time of play. Its columns are its own: all three need a migration and their types in `schema.ts`. */
interface GateTime extends GateRow, LimitColumns {
  /** The column with the milliseconds of play of the running day. */
  readonly counted: keyof Row<'member_play'>;
}

/**
 * One row a kind. `play_stake`, `play_gate`, `play_count_again`, the columns of the tables and their types, the counter of the
 * kind, the check of `npm run verify` and the guards of `npm run reliability` derive from it and from what the kind measures.
 *
 * Proved by `npm run test:unit -- limit-counters limit-change domain/protection sql-states`.
 */
export const gateRows: {
  readonly [Kind in GateKind]: Kind extends GateKind<'sum'>
    ? GateSum
    : Kind extends GateKind<'time'>
      ? GateTime
      : GateRow;
} = {
  stake: {
    stake: 'p_stake',
    recount: { of: '-amount', kinds: ['stake'] },
    sqlState: 'PV014',
  },
  loss: {
    stake: 'p_stake',
    lessPayout: 'p_payout',
    recount: { of: '-amount', kinds: ['stake', 'payout'] },
    sqlState: 'PV015',
  },
  bet: { sqlState: 'PV016' },
  time: { sqlState: 'PV012', limit: 'max_minutes', counted: 'played_ms', cap: 'cap_minutes' },
};

interface Counted {
  readonly span: LimitSpan;
  /** The column with what the running window has used. */
  readonly counted: keyof Row<'member_play'>;
}

interface GateLimits {
  readonly sum: LimitColumns &
    Counted &
    GateSum & { readonly measures: 'sum'; readonly kind: GateKind<'sum'> };
  readonly each: LimitColumns &
    GateRow & {
      readonly measures: 'each';
      readonly kind: GateKind<'each'>;
      readonly span: 'each';
    };
  readonly time: GateTime & {
    readonly measures: 'time';
    readonly kind: GateKind<'time'>;
    readonly span: 'day';
  };
}
/** A limit that the gate enforces, with the columns of its measure. */
export type GateLimit = GateLimits[LimitMeasure];

/** Whether the gate enforces limits of a kind. */
export const isOfGate = (kind: LimitKind): kind is GateKind => limitDefinitions[kind].enforcedBy === 'gate';

/** @param span one of the kind's */
export const sumColumn = (kind: GateKind<'sum'>, span: LimitSpan) => `${kind}_${span}` as GateSumColumn;

const gateLimitOf: {
  readonly [Measure in LimitMeasure]: (kind: GateKind<Measure>, span: SpanOrEach) => GateLimits[Measure];
} = {
  sum: (kind, span) => {
    const counted = sumColumn(kind, span as LimitSpan);
    const columns = { limit: `max_${counted}`, counted, cap: `cap_${counted}` } as const;
    return { measures: 'sum', kind, span: span as LimitSpan, ...gateRows[kind], ...columns };
  },
  each: (kind) => {
    const columns = { limit: `max_${kind}_each`, cap: `cap_${kind}_each` } as const;
    return { measures: 'each', kind, span: 'each', ...gateRows[kind], ...columns };
  },
  time: (kind) => ({ measures: 'time', kind, span: 'day', ...gateRows[kind] }),
};

/** Every limit that the gate enforces. */
export const gateLimits: readonly GateLimit[] = allLimits.flatMap(({ kind, span }) =>
  isOfGate(kind) ? [gateLimitOf[limitDefinitions[kind].measures](kind as never, span)] : [],
);

/** The limits that stakes are checked against, on sums and on each stake. */
export const stakeLimits = gateLimits.filter((limit) => limit.measures !== 'time');

/** The limits on a sum. */
export const gateSumLimits = gateLimits.filter((limit) => limit.measures === 'sum');

/** The limits on the time of play. */
export const timeLimits = gateLimits.filter((limit) => limit.measures === 'time');

/** The limits with a column that counts over a window. */
export const countedLimits = gateLimits.filter((limit) => limit.measures !== 'each');
