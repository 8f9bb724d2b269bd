import {
  errorCodes,
  type LimitKind,
  limitDefinitions,
  limitKinds,
  type SpanOrEach,
} from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { type RawBuilder, sql } from 'kysely';
import { BusinessError } from '../../business-error';
import type { Database } from '../../db/database';
import { gateRows, isOfGate } from '../../db/gate-columns';
import { sqlState } from '../../db/retry';
import { showLimit } from './limit-counters';

/** The detail of `play_refuse_limit`; amounts as text, those of money in minor units. */
interface LimitDetail {
  span: SpanOrEach;
  limit: string;
  /** Null for a limit on each stake. */
  used: string | null;
}

const limitData = (kind: LimitKind, { span, limit, used }: LimitDetail) => {
  const inForce = showLimit(kind, BigInt(limit));
  if (used === null) return { span, limit: inForce };
  const left = BigInt(limit) - BigInt(used);
  return {
    span,
    limit: inForce,
    used: showLimit(kind, BigInt(used)),
    left: showLimit(kind, left > 0n ? left : 0n),
  };
};

interface CheckDetail {
  startedAt: string;
  stakes: string;
  payouts: string;
}

const checkData = ({ startedAt, stakes, payouts }: CheckDetail) => ({
  startedAt: new Date(startedAt).toISOString(),
  stakes: formatMinor(BigInt(stakes)),
  payouts: formatMinor(BigInt(payouts)),
  net: formatMinor(BigInt(payouts) - BigInt(stakes)),
});

const refusals: Record<string, (detail: never) => BusinessError> = {
  PV010: () => new BusinessError(errorCodes.selfExcluded),
  PV011: () => new BusinessError(errorCodes.timedOut),
  PV013: (detail: CheckDetail) => new BusinessError(errorCodes.realityCheckDue, checkData(detail)),
  ...Object.fromEntries(
    limitKinds.filter(isOfGate).map((kind) => {
      const { code } = limitDefinitions[kind].reached;
      // The detail of the limit of time is the data of its error already.
      const refuse = (detail: LimitDetail | { readonly minutes: number }) =>
        new BusinessError(code, 'span' in detail ? limitData(kind, detail) : detail);
      return [gateRows[kind].sqlState, refuse];
    }),
  ),
};

/** The error of the contract for an error of the gate; undefined for any other. */
export const gateRefusal = (error: unknown): BusinessError | undefined => {
  const refusal = refusals[sqlState(error) ?? ''];
  return refusal?.(JSON.parse((error as { detail: string }).detail) as never);
};

const closingCodes: readonly number[] = [
  errorCodes.selfExcluded,
  errorCodes.timedOut,
  errorCodes.playTimeUsed,
];

/** Whether an error says that the member may not play until later, in contrast to a reality check, which can be answered. */
export const isClosedToPlay = ({ code }: BusinessError): boolean => closingCodes.includes(code);

/**
 * Passes the launch of a game through the gate, which begins or continues the member's play session.
 *
 * @throws BusinessError 20301 self-excluded, 20302 timed out, 20303 playing time used, 20304 reality check due.
 */
export const passLaunch = async (db: Database, memberId: string, at: Date): Promise<void> => {
  try {
    await sql`select play_gate(${memberId}, ${at}::timestamptz, 0, 0, null, 0, true)`.execute(db);
  } catch (error) {
    throw gateRefusal(error) ?? error;
  }
};

/** The day of a moment in the calendar of the gate. */
export const gateDay = (at: Date): RawBuilder<string> =>
  sql<string>`(${at}::timestamptz at time zone (select time_zone from protection_settings))::date`;
