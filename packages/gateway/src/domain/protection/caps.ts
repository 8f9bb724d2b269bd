import type { LimitKind, limitDefinitions, SpanOrEach } from '@pavilion/contract';
import { sql } from 'kysely';
import type { BrandRules } from '../../config/brand';
import type { Database } from '../../db/database';
import { gateLimits } from '../../db/gate-columns';

type SpanOf<Kind extends LimitKind> = (typeof limitDefinitions)[Kind] extends {
  readonly spans: readonly (infer Span extends SpanOrEach)[];
}
  ? Span
  : 'each';

/** Limits of a brand for all its members, in the unit of their kind; money in minor units. Absent: none. */
export type LimitCaps = {
  readonly [Kind in LimitKind]?: {
    readonly [Span in SpanOf<Kind>]?: bigint;
  };
};

/** The brand's limit of a kind and span; null: none. */
export const capOf = (caps: LimitCaps, kind: LimitKind, span: SpanOrEach): bigint | null =>
  (caps[kind] as { readonly [Span in SpanOrEach]?: bigint } | undefined)?.[span] ?? null;

/**
 * Stores the brand's calendar and limits where the gate in the database reads them. Another time zone moves the
 * beginning of days, so the windows of all members and the sums of days are counted again.
 */
export const configureProtection = async (
  db: Database,
  { timeZone, limitCaps }: Pick<BrandRules, 'timeZone' | 'limitCaps'>,
): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('protection_settings')
      .select('time_zone')
      .forUpdate()
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('protection_settings')
      .set({
        time_zone: timeZone,
        ...Object.fromEntries(gateLimits.map(({ kind, span, cap }) => [cap, capOf(limitCaps, kind, span)])),
      })
      .execute();
    if (before.time_zone === timeZone) return;
    await sql`lock table member_play in exclusive mode`.execute(transaction);
    await sql`select play_count_again(), days_count_again()`.execute(transaction);
  });
};
