import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Limits of a brand for all its members: minor units, or minutes of play a day. Absent: none. */
export interface LimitCaps {
  readonly deposit?: { readonly day?: bigint; readonly week?: bigint; readonly month?: bigint };
  readonly stake?: { readonly day?: bigint; readonly week?: bigint; readonly month?: bigint };
  readonly loss?: { readonly day?: bigint; readonly week?: bigint; readonly month?: bigint };
  readonly time?: { readonly day?: bigint };
}

/** The brand's limit of a kind and span; null: none. */
export const capOf = (
  caps: LimitCaps,
  kind: keyof LimitCaps,
  span: 'day' | 'week' | 'month',
): bigint | null => (caps[kind] as { readonly [Span in typeof span]?: bigint } | undefined)?.[span] ?? null;

/**
 * Stores the brand's calendar and limits where the gate in the database reads them. Another time zone moves the
 * beginning of days, so the windows of all members are counted again.
 */
export const configureProtection = async (
  db: Database,
  { timeZone, limitCaps }: { readonly timeZone: string; readonly limitCaps: LimitCaps },
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
        cap_stake_day: capOf(limitCaps, 'stake', 'day'),
        cap_stake_week: capOf(limitCaps, 'stake', 'week'),
        cap_stake_month: capOf(limitCaps, 'stake', 'month'),
        cap_loss_day: capOf(limitCaps, 'loss', 'day'),
        cap_loss_week: capOf(limitCaps, 'loss', 'week'),
        cap_loss_month: capOf(limitCaps, 'loss', 'month'),
        cap_minutes: limitCaps.time?.day === undefined ? null : Number(limitCaps.time.day),
      })
      .execute();
    if (before.time_zone === timeZone) return;
    await sql`lock table member_play in exclusive mode`.execute(transaction);
    await sql`select play_count_again()`.execute(transaction);
  });
};
