import {
  type AgentMemberOrder,
  type CallRequest,
  type CallResponse,
  errorCodes,
  type LocalText,
} from '@pavilion/contract';
import { type FormValues, formField, validateForm } from '@pavilion/contract/forms';
import { formatMinor, maskName } from '@pavilion/format';
import { sql } from 'kysely';
import { BusinessError, fieldError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import { runEach } from '../../../db/run-each';
import type { Row } from '../../../db/schema';
import { newId, newInviteCode } from '../../../ids';
import { dayOf, monthSpan } from '../../days';
import { insertMail, mailTexts } from '../../mail';
import type { Bus } from '../../operations';
import { byId, byMoment, bySignedNumber, createPageOrder, pageOf, rowsFor } from '../../paging';
import { text } from '../../texts';
import { agentPlan, type MonthSum, sumOf } from './agent-plan';
import { countsByDecision, depositsWithin, isOwnAccount, sharesMark, turnoverWithin } from './month-figures';
import { createSettlements } from './settlements';

/** Members who share a mark with their agent, at most so many are listed. */
const listedSharing = 100;
/** Counted months that are shown. */
const listedMonths = 24;

/** The orders of the list of members, each from the highest. */
const memberOrders: Readonly<Record<AgentMemberOrder, ReturnType<typeof createPageOrder>>> = {
  joined: createPageOrder('desc', [byMoment(sql.ref('registered_at')), byId('id')]),
  turnover: createPageOrder('desc', [
    bySignedNumber(sql.ref('turnover')),
    byMoment(sql.ref('registered_at')),
    byId('id'),
  ]),
};

/** The fields of an application. */
export const applicationFields = [
  formField({
    name: 'name',
    label: text('推广名称', 'Name of your business'),
    hint: text('会员在核实代理时会看到', 'Members see it when they check your code'),
    minLength: 4,
    maxLength: 32,
    autoComplete: 'organization',
  }),
  formField({
    name: 'contact',
    label: text('联系方式', 'How to reach you'),
    hint: text(
      '手机、邮箱或常用通讯账号，仅供审核人员联系',
      'Phone, e-mail or messenger; for our reviewers only',
    ),
    minLength: 4,
    maxLength: 64,
  }),
  formField({
    name: 'channels',
    label: text('推广渠道', 'Where you promote'),
    hint: text('例如社群、网站、短视频', 'For example groups, a web site, short videos'),
    minLength: 4,
    maxLength: 120,
  }),
  formField({
    name: 'note',
    label: text('补充说明', 'Anything else'),
    hint: text('选填', 'Optional'),
    required: false,
    minLength: 0,
    maxLength: 200,
  }),
];

/** The worked example of the public page: a good month of twelve active members. */
const example = sumOf({ gross: 320_000_00n, rebates: 24_000_00n, gifts: 18_000_00n, active: 12 }, -8_000_00n);
const exampleBelow = 3_000_00n;

const percent = (rate: number) => formatMinor(BigInt(rate));

const viewOf = (sum: MonthSum, shares: bigint) => ({
  gross: formatMinor(sum.gross),
  fee: formatMinor(sum.fee),
  rebates: formatMinor(sum.rebates),
  gifts: formatMinor(sum.gifts),
  net: formatMinor(sum.net),
  carriedIn: formatMinor(sum.carriedIn),
  base: formatMinor(sum.base),
  active: sum.active,
  rate: percent(sum.rate),
  own: formatMinor(sum.own),
  fromBelow: formatMinor(shares),
  amount: formatMinor(sum.own + shares),
  carriedOut: formatMinor(sum.carriedOut),
});

const cardOf = ({ code, name, state, since }: Row<'agents'>) => ({
  code,
  name,
  state,
  since: since.toISOString(),
});

const refused = text('资料不完整，请补充后重新申请', 'Your application is incomplete. Please apply again.');

interface AgentsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly timeZone: string;
  /** Delay of reviews by the sandbox back office, ms; null: never. */
  readonly reviewDelay: number | null;
}

/** The agent programme (AGT-1, AGT-2): plan, applications, members and months of agents. */
export const createAgents = ({ db, clock, bus, timeZone, reviewDelay }: AgentsOptions) => {
  const settlements = createSettlements({ db, clock, bus, timeZone, reviewDelay });
  const agentOf = (memberId: string, within: Database = db) =>
    within.selectFrom('agents').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  const thisMonth = () => dayOf(momentOf(clock), timeZone).slice(0, 7);

  /** @throws BusinessError 20201 for a member who is no agent. */
  const requireAgent = async (memberId: string) => {
    const agent = await agentOf(memberId);
    // guard: agents-see-their-own
    if (!agent) throw new BusinessError(errorCodes.notFound);
    return agent;
  };

  /** Decides about the pending application of a member. Returns whether there was one. */
  const review = async (memberId: string, pass: boolean, reason: LocalText = refused): Promise<boolean> => {
    const isReviewed = await withRetry(() =>
      db.transaction().execute(async (transaction) => {
        const application = await transaction
          .updateTable('agent_applications')
          .set({ state: pass ? 'passed' : 'refused', reason: pass ? null : JSON.stringify(reason) })
          .where('member_id', '=', memberId)
          .where('state', '=', 'pending')
          .returningAll()
          .executeTakeFirst();
        if (!application) return false;
        const at = momentOf(clock);
        if (pass) {
          const { agent_code: parent } = await transaction
            .selectFrom('members')
            .select('agent_code')
            .where('id', '=', memberId)
            .executeTakeFirstOrThrow();
          await transaction
            .insertInto('agents')
            .values({
              code: newInviteCode(),
              name: application.field_values.name as string,
              member_id: memberId,
              parent_code: parent,
              since: at,
            })
            .execute();
        }
        await insertMail(
          transaction,
          memberId,
          pass ? mailTexts.agentPassed() : mailTexts.agentRefused(reason),
          at,
        );
        return true;
      }),
    );
    if (isReviewed) bus.publish({ kind: 'mail', memberId });
    return isReviewed;
  };

  const reviewDue = async (): Promise<void> => {
    const due = await db
      .selectFrom('agent_applications')
      .select('member_id')
      .where('state', '=', 'pending')
      .where('review_at', '<=', momentOf(clock))
      .execute();
    await runEach(due, ({ member_id }) => review(member_id, true));
  };

  return {
    settlements,
    review,

    /** Suspends an agent that is not closed, or ends that. Returns whether there is such an agent. */
    async suspend(code: string, isSuspended: boolean): Promise<boolean> {
      const changed = await db
        .updateTable('agents')
        .set({ state: isSuspended ? 'suspended' : 'active' })
        .where('code', '=', code)
        .where('state', '<>', 'closed')
        .returning('code')
        .executeTakeFirst();
      return changed !== undefined;
    },

    /**
     * Ends an agency for good: its code ties no more members, and this month is the last that is counted. Returns whether it
     * was open.
     */
    async close(code: string): Promise<boolean> {
      const closed = await db
        .updateTable('agents')
        .set({ state: 'closed', closed_at: momentOf(clock) })
        .where('code', '=', code)
        .where('state', '<>', 'closed')
        .returning('code')
        .executeTakeFirst();
      return closed !== undefined;
    },

    /** Members of an agent, and the agent, who share a mark of a person; and whether they count by a decision. */
    async sharingMembers(code: string) {
      return db
        .selectFrom('members as m')
        .innerJoin('agents as a', 'a.code', 'm.agent_code')
        .select(['m.id', 'm.account', 'm.registered_at', countsByDecision('m.id', 'a.code').as('is_counted')])
        .where('a.code', '=', code)
        .whereRef('m.id', '<>', 'a.member_id')
        .where(sharesMark('m.id', 'a.member_id'))
        .orderBy('m.registered_at', 'desc')
        .limit(listedSharing)
        .execute();
    },

    /**
     * Counts a member for its agent although they share a mark, or ends that. Months that are counted already stay as they are.
     * Returns whether it changed.
     */
    async countMember(code: string, memberId: string, isCounted: boolean): Promise<boolean> {
      if (!isCounted) {
        const { numDeletedRows } = await db
          .deleteFrom('agent_counted_members')
          .where('agent_code', '=', code)
          .where('member_id', '=', memberId)
          .executeTakeFirstOrThrow();
        return numDeletedRows > 0n;
      }
      const inserted = await db
        .insertInto('agent_counted_members')
        .columns(['agent_code', 'member_id', 'at'])
        .expression(
          db
            .selectFrom('members as m')
            .innerJoin('agents as a', 'a.code', 'm.agent_code')
            .select(['a.code', 'm.id', sql<Date>`${momentOf(clock)}::timestamptz`.as('at')])
            .where('a.code', '=', code)
            .where('m.id', '=', memberId)
            // guard: agents-own-account-never-counts
            .whereRef('m.id', '<>', 'a.member_id')
            .where(sharesMark('m.id', 'a.member_id')),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('member_id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    /** Counts months. With `reviews`, also decides the applications that are due, and approves months. */
    async advance(reviews = true): Promise<void> {
      if (reviews) await reviewDue();
      await settlements.advance(reviews);
    },

    programme(): CallResponse<'agentProgramme'> {
      const { rates, below, fee, activeTurnover, activeDeposits, countedOn } = agentPlan;
      return {
        rates: rates.map(({ base, active, rate }) => ({
          base: formatMinor(base),
          active,
          rate: percent(rate),
        })),
        below: below.map(percent),
        fee: percent(fee),
        activeTurnover: formatMinor(activeTurnover),
        activeDeposits: formatMinor(activeDeposits),
        countedOn,
        example: viewOf(example, exampleBelow),
        fields: applicationFields,
      };
    },

    async verify(code: string): Promise<CallResponse<'agentVerify'>> {
      const agent = await db
        .selectFrom('agents')
        .selectAll()
        .where('code', '=', code.trim().toUpperCase())
        .executeTakeFirst();
      return { agent: agent ? cardOf(agent) : null };
    },

    /**
     * @throws BusinessError 10003 for invalid values, 20421 for an agent and while an application is pending.
     */
    async apply(memberId: string, given: FormValues): Promise<Record<string, never>> {
      const { values, errors } = validateForm(applicationFields, given);
      const invalid = Object.entries(errors).map(([field, error]) => ({ field, ...error }));
      if (invalid.length > 0) throw fieldError(...invalid);
      const at = momentOf(clock);
      const stored = await db
        .insertInto('agent_applications')
        .columns(['id', 'member_id', 'field_values', 'state', 'applied_at', 'review_at'])
        .expression((each) =>
          each
            .selectFrom('members')
            .select([
              sql<string>`${newId(at)}`.as('id'),
              'members.id as member_id',
              sql<string>`${JSON.stringify(values)}::jsonb`.as('field_values'),
              sql<'pending'>`'pending'`.as('state'),
              sql<Date>`${at}::timestamptz`.as('applied_at'),
              sql<Date | null>`${reviewDelay === null ? null : new Date(at.getTime() + reviewDelay)}::timestamptz`.as(
                'review_at',
              ),
            ])
            .where('members.id', '=', memberId)
            // guard: agents-apply-no-more
            .where((row) =>
              row.not(
                row.exists(row.selectFrom('agents').select('code').whereRef('member_id', '=', 'members.id')),
              ),
            ),
        )
        // guard: one-pending-application
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!stored) throw new BusinessError(errorCodes.agentApplicationExists);
      return {};
    },

    async info(memberId: string): Promise<CallResponse<'agentInfo'>> {
      const [application, agent] = await Promise.all([
        db
          .selectFrom('agent_applications')
          .selectAll()
          .where('member_id', '=', memberId)
          .orderBy('applied_at', 'desc')
          .limit(1)
          .executeTakeFirst(),
        agentOf(memberId),
      ]);
      const applied = application && {
        state: application.state,
        reason: application.reason,
        appliedAt: application.applied_at.toISOString(),
      };
      if (!agent) return { application: applied ?? null, agent: null };
      const [open, { rows }] = await Promise.all([
        settlements.notCounted(agent.code, agent.state, thisMonth()),
        sql<{ members: number; below: number }>`select
          (select count(*)::int from members where agent_code = ${agent.code}) as members,
          (select count(*)::int from agents where parent_code = ${agent.code}) as below`.execute(db),
      ]);
      const counts = rows[0] as (typeof rows)[number];
      const months = open.map(({ month, sum, shares }) => ({ month, ...viewOf(sum, shares) }));
      return {
        application: applied ?? null,
        agent: {
          ...cardOf(agent),
          members: counts.members,
          agentsBelow: counts.below,
          month: months.at(-1)!,
          uncounted: months.slice(0, -1),
        },
      };
    },

    /** @throws BusinessError 20201 for a member who is no agent. */
    async members(
      memberId: string,
      { cursor, limit, sort = 'joined' }: CallRequest<'agentMembers'>,
    ): Promise<CallResponse<'agentMembers'>> {
      const { code } = await requireAgent(memberId);
      const span = monthSpan(thisMonth(), timeZone);
      const ofAgent = db
        .selectFrom('members as m')
        .innerJoin('agents as a', 'a.code', 'm.agent_code')
        .select([
          'm.id',
          'm.account',
          'm.registered_at',
          turnoverWithin('m.id', span).as('turnover'),
          depositsWithin('m.id', span).as('deposits'),
          isOwnAccount('m.id', 'a').as('is_own'),
        ])
        // guard: members-of-the-agent
        .where('m.agent_code', '=', code);
      const rows = await memberOrders[sort](db.selectFrom(ofAgent.as('each')).selectAll(), cursor)
        .limit(rowsFor(limit))
        .execute();
      const { items, nextCursor } = pageOf(rows, limit, (row) => row.page_cursor);
      return {
        items: items.map((row) => {
          const hasDeposited = row.deposits >= agentPlan.activeDeposits;
          return {
            account: maskName(row.account),
            joinedAt: row.registered_at.toISOString(),
            turnover: formatMinor(row.turnover),
            hasDeposited,
            isActive: !row.is_own && hasDeposited && row.turnover >= agentPlan.activeTurnover,
            isCounted: !row.is_own,
          };
        }),
        nextCursor,
      };
    },

    /** @throws BusinessError 20201 for a member who is no agent. */
    async months(memberId: string): Promise<CallResponse<'agentSettlements'>> {
      const { code } = await requireAgent(memberId);
      const rows = await db
        .selectFrom('agent_settlements')
        .selectAll()
        .where('agent_code', '=', code)
        .orderBy('month', 'desc')
        .limit(listedMonths)
        .execute();
      return {
        items: await Promise.all(
          rows.map(async (row) => ({
            month: row.month,
            state: row.state,
            ...viewOf({ ...row, carriedIn: row.carried_in, carriedOut: row.carried_out }, row.from_below),
            countedAt: row.counted_at.toISOString(),
            paidAt: row.paid_at?.toISOString() ?? null,
            below:
              row.from_below === 0n
                ? []
                : (await settlements.fromBelow(db, code, row.month)).map(
                    ({ name, distance, own, share }) => ({
                      name,
                      distance,
                      own: formatMinor(own),
                      share: formatMinor(share),
                    }),
                  ),
          })),
        ),
      };
    },
  };
};
