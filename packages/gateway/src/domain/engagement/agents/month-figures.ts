import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import { monthSpan } from '../../days';
import { promotionKinds } from '../../money';
import { settledPlay, sumOfPlay } from '../../settled-bets';
import { agentPlan, type MonthFigures } from './agent-plan';

/** Whether a member shares a mark of a person with the agent. A shared device is no proof. */
export const sharesMark = (member: string, agent: string) => sql<boolean>`exists (
  select 1 from person_links own join person_links other using (mark, hash)
  where own.member_id = ${sql.ref(agent)} and other.member_id = ${sql.ref(member)} and mark <> 'device')`;

/** Whether an operator decided that a member counts although it shares a mark with the agent. */
export const countsByDecision = (member: string, code: string) => sql<boolean>`exists (
  select 1 from agent_counted_members c where c.agent_code = ${sql.ref(code)} and c.member_id = ${sql.ref(member)})`;

/** Whether the account of a member belongs to the agent in person: it counts nothing. `agent` is the alias of its row. */
export const isOwnAccount = (member: string, agent: string) => sql<boolean>`(
  ${sql.ref(member)} = ${sql.ref(`${agent}.member_id`)} or ${sharesMark(member, `${agent}.member_id`)}
    and not ${countsByDecision(member, `${agent}.code`)})`;

const playWithin = (member: string, { from, until }: ReturnType<typeof monthSpan>) =>
  settledPlay(sql.ref<string>(member)).where('at', '>=', from).where('at', '<', until);

export const turnoverWithin = (member: string, span: ReturnType<typeof monthSpan>) =>
  sql<bigint>`${playWithin(member, span).select(sumOfPlay('turnover').as('turnover'))}`;

export const depositsWithin = (member: string, { from, until }: ReturnType<typeof monthSpan>) =>
  sql<bigint>`(select coalesce(sum(amount), 0)::bigint from deposit_orders where member_id = ${sql.ref(member)}
    and state = 'paid' and paid_at >= ${from} and paid_at < ${until})`;

/** What members got as gifts. Rebates are a figure of their own, from their claims. */
const giftKinds = promotionKinds.filter((kind) => kind !== 'rebate');

/**
 * What the members of each agent did in a month, from the rows alone, by the code of the agent. A sports bet that is corrected
 * counts by its differences at their moments, so that the figures of a past month never change.
 */
export const monthFigures = async (
  within: Database,
  month: string,
  timeZone: string,
  codes: readonly string[],
): Promise<Map<string, MonthFigures>> => {
  const span = monthSpan(month, timeZone);
  const { from, until } = span;
  const { rows } = await sql<MonthFigures & { code: string }>`
    select code, coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(rebates), 0)::bigint as rebates,
      coalesce(sum(gifts), 0)::bigint as gifts, (count(*) filter (where turnover >= ${agentPlan.activeTurnover}
        and deposits >= ${agentPlan.activeDeposits}))::int as active
    from (
      select a.code, ${turnoverWithin('m.id', span)} as turnover, ${depositsWithin('m.id', span)} as deposits,
        ${playWithin('m.id', span).select(sumOfPlay('gross').as('gross'))} as gross,
        (select sum(amount) from rebate_claims where member_id = m.id
          and at >= ${from} and at < ${until}) as rebates,
        (select sum(e.amount) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where e.account = 'main:' || m.id and t.kind = any(${giftKinds as string[]})
          and e.at >= ${from} and e.at < ${until}) as gifts
      from agents a join members m on m.agent_code = a.code
      where a.code = any(${codes as string[]}) and not ${isOwnAccount('m.id', 'a')}) each
    group by code`.execute(within);
  const none: MonthFigures = { gross: 0n, rebates: 0n, gifts: 0n, active: 0 };
  const found = new Map(rows.map(({ code, ...figures }) => [code, figures]));
  return new Map(codes.map((code) => [code, found.get(code) ?? none]));
};
