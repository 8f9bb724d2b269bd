import { sql } from 'kysely';
import { momentOf } from '../../clock';
import { waitingStates } from '../../domain/engagement';
import { dayMs } from '../../durations';
import type { Services } from '../../services';
import type { OperatorCall, OperatorResponse } from '../contract';
import type { overviewCalls } from '../contract/overview';
import type { Handlers, Unread } from '../handler';
import { mayCall } from '../permission';
import { readDailyFigures, readReport } from './daily-figures';

/** A count of the overview: what waits in a queue, or a part of it. */
type OverviewCount = Exclude<keyof OperatorResponse<'overview'>, 'isHalted'>;

const readCounts = async ({ db, clock, tables }: Services) => {
  const now = momentOf(clock);
  const { rows } = await sql<Record<OverviewCount, number>>`select
    (select count(*)::int from withdrawal_orders where state in ('requested', 'reviewed')) as withdrawals,
    (select count(*)::int from member_security where real_name_state = 'pending') as names,
    (select count(*)::int from profile_changes where state = 'pending') as changes,
    (select count(*)::int from threads where state in ('open', 'reopened') and kind <> 'assisted-deposit') as threads,
    (select count(*)::int from threads where state in ('open', 'reopened') and kind <> 'assisted-deposit'
      and answer_by <= ${now}) as "overdueThreads",
    (select count(*)::int from assisted_deposits
      where ended_at is null and state <> 'instructed' and expires_at > ${now}) as assisted,
    (select count(*)::int from dividends where held_at is not null and revoked_at is null) as grants,
    (select count(*)::int from promotion_entries where state = 'pending') as promotions,
    (select count(*)::int from mall_orders where state = any(${[...waitingStates]})) as mall,
    (select count(*)::int from agent_applications where state = 'pending')
      + (select count(*)::int from agent_settlements where state in ('counted', 'held')) as agents,
    (select count(*)::int from room_messages as message where at > ${new Date(now.getTime() - dayMs)} and (state = 'held' or (state = 'shown'
      and exists (select from room_reports where message_id = message.id)))) as rooms,
    (select count(*)::int from table_rounds
      where settled_at is null and draws_at <= ${await tables.overdueSince()}) as rounds,
    (select count(*)::int from operator_requests where state = 'asked') as requests
  `.execute(db);
  return rows[0]!;
};

/** The roles that see a count of the overview; the others read 0. */
const countedFor: Readonly<Record<OverviewCount, OperatorCall['roles']>> = {
  withdrawals: ['cashier'],
  names: ['support', 'cashier'],
  changes: ['support', 'cashier'],
  threads: ['support'],
  overdueThreads: ['support'],
  assisted: ['support', 'cashier'],
  grants: ['cashier', 'editor'],
  promotions: ['cashier', 'editor'],
  mall: ['cashier', 'support'],
  agents: ['cashier'],
  rooms: ['moderator'],
  rounds: ['cashier'],
  requests: 'everyone',
};

export const overviewHandlers: Handlers<keyof typeof overviewCalls> = {
  async overview({ services, operator }) {
    const counts = await readCounts(services);
    const shown = Object.entries(counts).map(([name, count]) => [
      name,
      mayCall(operator, { kind: 'read', roles: countedFor[name as OverviewCount] }) ? count : 0,
    ]);
    const isHalted = await services.book.isHalted();
    return { ...(Object.fromEntries(shown) as typeof counts), isHalted };
  },

  async dailyFigures({ services, operator }) {
    return { items: await readDailyFigures(services, operator) };
  },

  report: ({ services, operator, body: { from, to, ...others } }) => {
    others satisfies Unread;
    return readReport(services, operator, { from, to });
  },
};
