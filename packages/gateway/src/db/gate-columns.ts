import { allLimits, type LimitKind, type LimitSpan, limitDefinitions } from '@pavilion/contract';
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

/** The kinds of limits that the gate enforces. */
export type GateKind = {
  [Kind in LimitKind]: (typeof limitDefinitions)[Kind]['enforcedBy'] extends 'gate' ? Kind : never;
}[LimitKind];

/** The kinds of the gate that sum up stakes and payouts; the other one is the time of play. */
export type GateSumKind = Exclude<GateKind, 'time'>;

/** A sum and its span, as columns name them: `stake_day`. */
export type GateSumColumn = {
  [Kind in GateSumKind]: `${Kind}_${(typeof limitDefinitions)[Kind]['spans'][number]}`;
}[GateSumKind];

/** How the gate sums up a kind. All parts are SQL of the type bigint, in the unit of the kind; money in minor units. */
interface GateSum {
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
  /**
   * The SQLSTATE by which `play_gate` refuses, from PV014 to PV019, of no other kind: the gateway finds the kind by it, and in
   * the row of the kind the error.
   */
  readonly sqlState: string;
}

/**
 * One row a kind. `play_gate`, `play_count_again`, the columns of the tables and their types, the counter of the kind, the
 * check of `npm run verify` and the guards of `npm run reliability` derive from it.
 *
 * Proved by `npm run test:unit -- limit-counters limit-change domain/protection sql-states`.
 */
export const gateSums: Readonly<Record<GateSumKind, GateSum>> = {
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
};

/** The columns by which the function `play_gate` enforces a limit. */
interface GateColumns {
  /** The member's limit; null: none. */
  readonly limit: keyof Row<'member_play'>;
  /** What the running window has used. */
  readonly counted: keyof Row<'member_play'>;
  /** The brand's limit for all members; null: none. */
  readonly cap: keyof Row<'protection_settings'>;
}

/** Whether the gate enforces limits of a kind. */
export const isOfGate = (kind: LimitKind): kind is GateKind => limitDefinitions[kind].enforcedBy === 'gate';

const isSum = (kind: LimitKind): kind is GateSumKind => Object.hasOwn(gateSums, kind);

/** @param span one of the kind's */
export const sumColumn = (kind: GateSumKind, span: LimitSpan) => `${kind}_${span}` as GateSumColumn;

const sumColumns = (kind: GateSumKind, span: LimitSpan): GateColumns => {
  const counted = sumColumn(kind, span);
  return { limit: `max_${counted}`, counted, cap: `cap_${counted}` };
};

/** Every limit on a sum, with its columns. */
export const gateSumLimits = allLimits.flatMap(({ kind, span }) =>
  isSum(kind) ? [{ kind, span, ...gateSums[kind], ...sumColumns(kind, span) }] : [],
);

const timeColumns: GateColumns = { limit: 'max_minutes', counted: 'played_ms', cap: 'cap_minutes' };

/** Every limit that the gate enforces, with its columns. */
export const gateLimits = allLimits.flatMap(({ kind, span }) =>
  isOfGate(kind) ? [{ kind, span, ...(isSum(kind) ? sumColumns(kind, span) : timeColumns) }] : [],
);
