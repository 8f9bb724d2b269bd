import {
  allLimits,
  type LimitKind,
  type LimitKindOf,
  type LimitSpan,
  limitDefinitions,
  limitUnits,
} from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { fieldError } from '../../business-error';
import type { Database } from '../../db/database';
import { type GateKind, gateSumLimits, isOfGate, sumColumn } from '../../db/gate-columns';
import type { Row } from '../../db/schema';

/** Whether amounts of a kind are minor units of money; otherwise they are whole numbers of its unit. */
const isMoney = (kind: LimitKind) => limitDefinitions[kind].unit === 'money';

/** The amount of a limit as the contract has it. */
export const showLimit = (kind: LimitKind, amount: bigint): string =>
  isMoney(kind) ? formatMinor(amount) : String(amount);

/**
 * Parses the amount of a limit; null: no limit.
 *
 * @throws BusinessError 10003 for an amount that is no limit of this kind.
 */
export const parseLimit = (kind: LimitKind, amount: string | null): bigint | null => {
  if (amount === null) return null;
  const parse = isMoney(kind) ? parseMinor : BigInt;
  if (!isMoney(kind) && !/^\d+$/.test(amount)) throw fieldError({ field: 'amount', reason: 'format' });
  const value = parse(amount);
  const most = parse(limitUnits[limitDefinitions[kind].unit].greatest);
  if (value < 1n) throw fieldError({ field: 'amount', reason: 'below', limit: showLimit(kind, 1n) });
  if (value > most) throw fieldError({ field: 'amount', reason: 'above', limit: showLimit(kind, most) });
  return value;
};

/** What the use of a limit is read from. */
interface Usage {
  readonly within: Database;
  readonly memberId: string;
  /** The member's row of the gate, in the running windows. */
  readonly play: Row<'member_play'>;
  /** When the running spans began. */
  readonly starts: Readonly<Record<LimitSpan, Date>>;
}

interface Counter {
  /** What the running span has used, in the unit of the kind; money in minor units. */
  readonly used: (usage: Usage, span: LimitSpan) => bigint | Promise<bigint>;
}

interface DepositCounter extends Counter {
  /** What a new deposit order adds to the use. */
  readonly adds: (amount: bigint) => bigint;
}

/** Deposit orders of a window that are pending or paid; cancelled and expired ones give back what they used. */
const depositsSince = async (within: Database, memberId: string, since: Date): Promise<bigint> => {
  const { used } = await within
    .selectFrom('deposit_orders')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('used'))
    .where('member_id', '=', memberId)
    .where('state', 'in', ['pending', 'paid'])
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return used;
};

const sumCounters = Object.fromEntries(
  gateSumLimits.map(({ kind }): [string, Counter] => [
    kind,
    { used: ({ play }, span) => play[sumColumn(kind, span)] },
  ]),
) as Readonly<Record<GateKind<'sum'>, Counter>>;

/** How each kind of limit is counted, except those on each stake. Those on sums of stakes derive from their row of `gateRows`. */
export const limitCounters: {
  readonly [Kind in LimitKindOf<'sum' | 'time'>]: Kind extends GateKind ? Counter : DepositCounter;
} = {
  ...sumCounters,
  deposit: {
    used: ({ within, memberId, starts }, span) => depositsSince(within, memberId, starts[span]),
    adds: (amount) => amount,
  },
  time: { used: ({ play }) => BigInt(play.played_ms) / 60_000n },
};

/** The limits that a new deposit order is checked against. */
export const depositLimits = allLimits.flatMap((limit) =>
  limit.span === 'each' || isOfGate(limit.kind) ? [] : [{ kind: limit.kind, span: limit.span }],
);
