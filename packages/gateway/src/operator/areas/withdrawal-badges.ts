import type { LocalText } from '@pavilion/contract';
import { type RawBuilder, sql } from 'kysely';
import { byId, byNumber, createPageOrder } from '../../domain/paging';
import { firstLevelWith } from '../../domain/vip-rules';
import type { OperatorResponse } from '../contract';

interface WithdrawalBadge {
  readonly name: LocalText;
  readonly tone: OperatorResponse<'withdrawalList'>['items'][number]['badges'][number]['tone'];
  /** Which withdrawals have it, in SQL on the row `order` of `withdrawal_orders` and its row of `members`; never null. */
  readonly condition: RawBuilder<boolean>;
  /** Whether its open withdrawals come before those without it; of two such badges the one that is first here. */
  readonly isFirst: boolean;
}

/** The badges of withdrawals in the operators’ queue (OPS-5), in the order in which a row shows them. Some also put it first. */
export const withdrawalBadges = {
  /**
   * The VIP privilege `priority`. The level that counts is the present one, as for the limits and fees of withdrawals: a member who
   * rises while a withdrawal waits moves to the front, and one who falls moves back.
   */
  priority: {
    name: { 'zh-CN': 'VIP 优先', en: 'VIP priority' },
    tone: 'value',
    condition: sql<boolean>`coalesce(members.vip_level >= ${firstLevelWith('priority') ?? null}::int, false)`,
    isFirst: true,
  },
} as const satisfies Readonly<Record<string, WithdrawalBadge>>;

const rows: readonly (readonly [code: string, badge: WithdrawalBadge])[] = Object.entries(withdrawalBadges);

/** Selects the codes of the badges of a withdrawal. */
export const badgeCodes = sql<string[]>`array_remove(array[${sql.join(
  rows.map(([code, { condition }]) => sql`case when ${condition} then ${sql.lit(code)} end`),
)}]::text[], null)`;

/** The badges of a withdrawal as operators see them. */
export const presentBadges = (codes: readonly string[]) =>
  rows.filter(([code]) => codes.includes(code)).map(([, { name, tone }]) => ({ name, tone }));

const firstRows = rows.filter(([, { isFirst }]) => isFirst);
/** The place of the first badge that comes first; behind all of them without one. */
const rank = sql<number>`coalesce(array_position(array[${sql.join(
  firstRows.map(([, { condition }]) => condition),
)}]::boolean[], true), ${sql.lit(firstRows.length + 1)})`;

/**
 * Sorts open withdrawals: those with a badge that comes first, then the oldest. A page sorts all open ones, of which there are as
 * many as operators leave waiting, and none that have ended.
 */
export const sortOpenWithdrawals = createPageOrder('asc', [byNumber(rank), byId('order.id')]);
