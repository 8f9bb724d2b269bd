import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { OperatorError } from '../../domain/operators';
import type { agentCalls } from '../contract/agents';
import type { Handlers } from '../handler';
import { requireChange } from './money';

/** Listed months. */
const listed = 100;

const monthsOf = (db: Database) =>
  db
    .selectFrom('agent_settlements as month')
    .innerJoin('agents', 'agents.code', 'month.agent_code')
    .selectAll('month')
    .select('agents.name');

/** The state of an agent, whose row stays locked until the act has ended. */
const lockAgent = async (db: Database, code: string) => {
  const agent = await db
    .selectFrom('agents')
    .select('state')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!agent) throw new OperatorError('not-found');
  return agent;
};

export const agentHandlers: Handlers<keyof typeof agentCalls> = {
  async agentApplicationList({ services: { db } }) {
    const rows = await db
      .selectFrom('agent_applications as application')
      .innerJoin('members', 'members.id', 'application.member_id')
      .selectAll('application')
      .select('members.account')
      .where('application.state', '=', 'pending')
      .orderBy('application.applied_at')
      .limit(listed)
      .execute();
    return {
      items: rows.map((row) => ({
        id: row.id,
        member: { id: row.member_id, account: row.account },
        values: row.field_values,
        at: row.applied_at.toISOString(),
      })),
    };
  },

  async agentApplicationReview({ body: { id, reason }, backOffice, act }) {
    const application = await act.db
      .selectFrom('agent_applications')
      .select(['member_id', 'state'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!application) throw new OperatorError('not-found');
    requireChange(
      application.state === 'pending' &&
        (await backOffice.agents.review(application.member_id, reason === undefined, reason)),
    );
    return {
      subject: ['agent-application', id],
      before: { state: 'pending' },
      after: {
        state: reason === undefined ? 'passed' : 'refused',
        member: application.member_id,
        ...(reason && { reason }),
      },
    };
  },

  async agentList({ services: { db } }) {
    const rows = await db
      .selectFrom('agents')
      .leftJoin('members', 'members.id', 'agents.member_id')
      .selectAll('agents')
      .select('members.account')
      .select(
        sql<number>`(select count(*)::int from members as tied where tied.agent_code = agents.code)`.as(
          'tied',
        ),
      )
      .orderBy('agents.since', 'desc')
      .limit(listed)
      .execute();
    return {
      items: rows.map((row) => ({
        code: row.code,
        name: row.name,
        account: row.account,
        state: row.state,
        members: row.tied,
        since: row.since.toISOString(),
      })),
    };
  },

  async agentSuspend({ body: { code, on, note }, backOffice, act }) {
    const agent = await lockAgent(act.db, code);
    requireChange(agent.state !== 'closed');
    requireChange((agent.state === 'suspended') !== on && (await backOffice.agents.suspend(code, on)));
    return {
      subject: ['agent', code],
      before: { state: agent.state },
      after: { state: on ? 'suspended' : 'active' },
      note,
    };
  },

  agentClose: {
    async examine({ body: { code }, services: { db } }) {
      const agent = await db.selectFrom('agents').selectAll().where('code', '=', code).executeTakeFirst();
      if (!agent) throw new OperatorError('not-found');
      requireChange(agent.state !== 'closed');
      return {
        subject: ['agent', code],
        facts: { agent: agent.name, state: agent.state },
        // guard: agent-closed-by-two
        needsSecond: true,
      };
    },
    async run({ body: { code, note }, backOffice, act }) {
      const agent = await lockAgent(act.db, code);
      requireChange(await backOffice.agents.close(code));
      return {
        subject: ['agent', code],
        before: { state: agent.state },
        after: { state: 'closed' },
        note,
      };
    },
  },

  async agentSharedList({ body: { code }, services }) {
    const rows = await services.agents.sharingMembers(code);
    return {
      items: rows.map((row) => ({
        member: { id: row.id, account: row.account },
        since: row.registered_at.toISOString(),
        isCounted: row.is_counted,
      })),
    };
  },

  async agentMemberCount({ body: { code, member, on, note }, backOffice }) {
    requireChange(await backOffice.agents.countMember(code, member, on));
    return {
      subject: ['member', member],
      before: { isCounted: !on, agent: code },
      after: { isCounted: on, agent: code },
      note,
    };
  },

  async agentMonthList({ services: { db } }) {
    const rows = await monthsOf(db)
      .orderBy(sql`month.state in ('counted', 'held')`, 'desc')
      .orderBy('month.month', 'desc')
      .orderBy('month.agent_code')
      .limit(listed)
      .execute();
    return {
      items: rows.map((row) => ({
        code: row.agent_code,
        name: row.name,
        month: row.month,
        state: row.state,
        base: formatMinor(row.base),
        active: row.active,
        amount: formatMinor(row.amount),
      })),
    };
  },

  agentMonthPay: {
    async examine({ body: { code, month }, services: { db } }) {
      const row = await monthsOf(db)
        .where('month.agent_code', '=', code)
        .where('month.month', '=', month)
        .executeTakeFirst();
      if (!row) throw new OperatorError('not-found');
      requireChange(row.state === 'counted' || row.state === 'held');
      return {
        subject: ['agent-month', `${code}:${month}`],
        facts: { agent: row.name, month, amount: formatMinor(row.amount), state: row.state },
        // guard: agent-payment-by-two
        needsSecond: true,
      };
    },
    async run({ body: { code, month }, backOffice, act }) {
      const row = await monthsOf(act.db)
        .where('month.agent_code', '=', code)
        .where('month.month', '=', month)
        .executeTakeFirst();
      if (!row) throw new OperatorError('not-found');
      requireChange(row.state === 'counted' || row.state === 'held');
      const state = await backOffice.agents.settlements.approve(code, month, row.state as 'counted' | 'held');
      requireChange(state !== undefined);
      return {
        subject: ['agent-month', `${code}:${month}`],
        before: { state: row.state },
        after: { state, amount: formatMinor(row.amount) },
      };
    },
  },
};
