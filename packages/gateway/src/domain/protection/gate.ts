import { errorCodes, type LimitKind, type LimitSpan, limitDefinitions, limitKinds } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { type RawBuilder, sql } from 'kysely';
import { BusinessError } from '../../business-error';
import type { Database } from '../../db/database';
import { isOfGate } from '../../db/gate-columns';
import { sqlState } from '../../db/retry';
import { limitCounters, showLimit } from './limit-counters';

/** The detail of `play_refuse_limit`; amounts as text, those of money in minor units. */
interface LimitDetail {
  span: LimitSpan;
  limit: string;
  used: string;
}

const limitData = (kind: LimitKind, { span, limit, used }: LimitDetail) => {
  const left = BigInt(limit) - BigInt(used);
  return {
    span,
    limit: showLimit(kind, BigInt(limit)),
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
      // The detail of a limit without spans to choose from, that of time, is the data of its error already.
      const refuse = (detail: LimitDetail | { readonly minutes: number }) =>
        new BusinessError(code, 'span' in detail ? limitData(kind, detail) : detail);
      return [limitCounters[kind].sqlState, refuse];
    }),
  ),
};

/** The error of the contract for an error of the gate; undefined for any other. */
export const gateRefusal = (error: unknown): BusinessError | undefined => {
  const refusal = refusals[sqlState(error) ?? ''];
  return refusal?.(JSON.parse((error as { detail: string }).detail) as never);
};

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
