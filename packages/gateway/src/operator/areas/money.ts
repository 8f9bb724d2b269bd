import { formatMinor, parseMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { momentOf } from '../../clock';
import type { Database } from '../../db/database';
import type { Row } from '../../db/schema';
import { mainAccount, requiredMultiples } from '../../domain/money';
import { type AmountAlone, OperatorError } from '../../domain/operators';
import { idCursor, pageOf, rowsFor } from '../../domain/paging';
import { dayMs } from '../../durations';
import type { Services } from '../../services';
import type { OperatorResponse } from '../contract';
import type { moneyCalls } from '../contract/money';
import { secondOperatorAbove } from '../contract/second-operator';
import { type Handlers, staffName, type Unread } from '../handler';
import { badgeCodes, presentBadges, sortOpenWithdrawals } from './withdrawal-badges';

/** An amount that an operator moves by hand. Amounts with the same key count together for 24 hours. */
export const byHand = (key: string, amount: bigint): AmountAlone => ({
  key,
  amount: amount > 0n ? amount : 0n,
  limit: secondOperatorAbove.byHand,
});
/** What one member is given, or is taken from, by hand. */
export const byHandOfMember = (memberId: string, amount: bigint) => byHand(`member:${memberId}`, amount);

/**
 * Rejects an act that would change nothing: the values are those in force, or another operator, the member or a rule was first.
 * @throws OperatorError unchanged.
 */
export const requireChange: (isChanged: boolean) => asserts isChanged = (isChanged) => {
  if (!isChanged) throw new OperatorError('unchanged');
};

/** @throws OperatorError not-found. */
export const memberOf = async (services: Services, account: string) => {
  const member = await services.members.findByAccount(account.trim().toLowerCase());
  if (!member) throw new OperatorError('not-found');
  return member;
};

/** Other accounts of the same person, as far as marks say so. */
export const sharedAccounts = async (services: Services, memberId: string) => {
  const shared = await services.persons.sharedMarks(memberId);
  if (shared.length === 0) return [];
  const rows = await services.db
    .selectFrom('members')
    .select(['id', 'account'])
    .where(
      'id',
      'in',
      shared.map((each) => each.memberId),
    )
    .execute();
  const accounts = new Map(rows.map(({ id, account }) => [id, account]));
  return shared.map(({ memberId: id, isStrong }) => ({ account: accounts.get(id) ?? id, isStrong }));
};

const withdrawals = (db: Database) =>
  db
    .selectFrom('withdrawal_orders as order')
    .innerJoin('members', 'members.id', 'order.member_id')
    .innerJoin('payout_accounts as payee', 'payee.id', 'order.account_id')
    .selectAll('order')
    .select(['members.account', 'payee.kind', 'payee.title', badgeCodes.as('badges')])
    .select((each) =>
      each
        .selectFrom('operator_acts as act')
        .select('act.operator_name')
        .where('act.subject_kind', '=', 'withdrawal')
        .whereRef('act.subject', '=', 'order.id')
        .where('act.call', '=', 'withdrawalReview')
        .orderBy('act.id', 'desc')
        .limit(1)
        .as('reviewed_by'),
    );

type WithdrawalRow = Awaited<ReturnType<ReturnType<typeof withdrawals>['executeTakeFirstOrThrow']>>;

const presentWithdrawal = (row: WithdrawalRow) => ({
  id: row.id,
  member: { id: row.member_id, account: row.account },
  amount: formatMinor(row.amount),
  fee: formatMinor(row.fee),
  state: row.state,
  kind: row.kind,
  payee: row.title,
  requestedAt: row.requested_at.toISOString(),
  reviewedBy: row.reviewed_by,
  badges: presentBadges(row.badges),
});

const withdrawalById = async (db: Database, id: string): Promise<WithdrawalRow> => {
  const row = await withdrawals(db).where('order.id', '=', id).executeTakeFirst();
  if (!row) throw new OperatorError('not-found');
  return row;
};

const factsOf = (row: WithdrawalRow) => ({
  account: row.account,
  amount: formatMinor(row.amount),
  kind: row.kind,
  reviewedBy: row.reviewed_by,
});

const totalsOf = async (db: Database, memberId: string) => {
  const { rows } = await sql<{ deposits: bigint; withdrawals: bigint; main: bigint }>`select
    (select coalesce(sum(amount), 0)::bigint from deposit_orders
      where member_id = ${memberId} and state = 'paid') as deposits,
    (select coalesce(sum(amount), 0)::bigint from withdrawal_orders
      where member_id = ${memberId} and state = 'paid') as withdrawals,
    coalesce((select balance from ledger_balances where account = ${mainAccount(memberId)}), 0)::bigint as main
  `.execute(db);
  return rows[0]!;
};

/** Turnover that an adjustment requires, hundredths of its amount; undefined for a debit. */
const requiredOf = (amount: string, multiple: number = requiredMultiples.adjustment): number | undefined =>
  parseMinor(amount) > 0n ? multiple : undefined;

const assistedRow = async (db: Database, id: string): Promise<Row<'assisted_deposits'>> => {
  const row = await db.selectFrom('assisted_deposits').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new OperatorError('not-found');
  return row;
};

const depositRow = async (db: Database, id: string) => {
  const row = await db
    .selectFrom('deposit_orders as order')
    .innerJoin('members', 'members.id', 'order.member_id')
    .selectAll('order')
    .select('members.account')
    .where('order.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new OperatorError('not-found');
  return row;
};

const magnitude = (amount: bigint) => (amount < 0n ? -amount : amount);

export const moneyHandlers: Handlers<keyof typeof moneyCalls> = {
  async withdrawalList({ body: { state, cursor, ...others }, services: { db } }) {
    others satisfies Unread;
    const query = withdrawals(db).limit(rowsFor(undefined));
    if (state === undefined) {
      const open = query.where('order.state', 'in', ['requested', 'reviewed']);
      const rows = await sortOpenWithdrawals(open, cursor).execute();
      const { items, nextCursor } = pageOf(rows, undefined, (row) => row.page_cursor);
      return { items: items.map(presentWithdrawal), nextCursor };
    }
    const rows = await query
      .where('order.state', '=', state)
      .$if(cursor !== undefined, (each) => each.where('order.id', '<', idCursor(cursor as string)))
      .orderBy('order.id', 'desc')
      .execute();
    return pageOf(rows.map(presentWithdrawal), undefined, ({ id }) => id);
  },

  async withdrawalInfo({ body, services }): Promise<OperatorResponse<'withdrawalInfo'>> {
    const { db } = services;
    const row = await withdrawalById(db, body.id);
    const memberId = row.member_id;
    const payee = await db
      .selectFrom('payout_accounts')
      .selectAll()
      .where('id', '=', row.account_id)
      .executeTakeFirstOrThrow();
    const member = await db
      .selectFrom('members')
      .select(['vip_level', 'registered_at'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    const totals = await totalsOf(db, memberId);
    const { owner, number, field_values } = payee;
    return {
      withdrawal: presentWithdrawal(row),
      payee: { ...field_values, number, ...(owner !== null && { owner }) },
      realName: (await services.security.row(memberId))?.real_name ?? null,
      vipLevel: member.vip_level,
      registeredAt: member.registered_at.toISOString(),
      turnoverLeft: formatMinor((await services.turnover.open(memberId)).left),
      balance: formatMinor(totals.main),
      deposits: formatMinor(totals.deposits),
      withdrawals: formatMinor(totals.withdrawals),
      shared: await sharedAccounts(services, memberId),
      needsSecond: row.amount > secondOperatorAbove.withdrawal,
    };
  },

  async withdrawalReview({ body: { id }, backOffice, act }) {
    const row = await withdrawalById(act.db, id);
    requireChange(await backOffice.withdrawals.review(id));
    // An operator pays it then, and not the sandbox by itself.
    await act.db.updateTable('withdrawal_orders').set({ pay_at: null }).where('id', '=', id).execute();
    return {
      subject: ['withdrawal', id],
      before: { state: row.state },
      after: { state: 'reviewed', ...factsOf(row) },
    };
  },

  async withdrawalRefuse({ body: { id, refusal }, backOffice, act }) {
    const row = await withdrawalById(act.db, id);
    requireChange(await backOffice.withdrawals.refuse(id, refusal));
    return {
      subject: ['withdrawal', id],
      before: { state: row.state },
      after: { state: 'refused', refusal, ...factsOf(row) },
    };
  },

  withdrawalPay: {
    async examine({ body: { id }, services: { db } }) {
      const row = await withdrawalById(db, id);
      requireChange(row.state === 'reviewed');
      return {
        subject: ['withdrawal', id],
        facts: factsOf(row),
        // guard: large-withdrawal-by-two
        needsSecond: {
          key: `withdrawal:${id}`,
          amount: row.amount,
          limit: secondOperatorAbove.withdrawal,
        },
      };
    },
    async run({ body: { id }, backOffice, act }) {
      const row = await withdrawalById(act.db, id);
      requireChange(await backOffice.withdrawals.pay(id));
      return {
        subject: ['withdrawal', id],
        before: { state: row.state },
        after: { state: 'paid', ...factsOf(row) },
      };
    },
  },

  async assistedList({ body: { cursor, ...others }, services: { db, clock } }) {
    others satisfies Unread;
    const rows = await db
      .selectFrom('assisted_deposits as asked')
      .innerJoin('members', 'members.id', 'asked.member_id')
      .innerJoin('deposit_channels as channel', 'channel.code', 'asked.channel_code')
      .selectAll('asked')
      .select(['members.account', 'channel.name as channel_name'])
      .where((each) =>
        each.or([each('ended_at', 'is', null), each('ended_at', '>', new Date(clock.now() - 7 * dayMs))]),
      )
      .$if(cursor !== undefined, (each) => each.where('asked.id', '<', idCursor(cursor as string)))
      .orderBy('asked.id', 'desc')
      .limit(rowsFor(undefined))
      .execute();
    return pageOf(
      rows.map((row) => ({
        id: row.id,
        member: { id: row.member_id, account: row.account },
        channel: row.channel_name,
        amount: formatMinor(row.amount),
        note: row.note,
        state: row.state,
        order: row.order_id,
        at: row.at.toISOString(),
      })),
      undefined,
      ({ id }) => id,
    );
  },

  async assistedAssign({ body: { id }, backOffice, act, operator }) {
    const { state } = await assistedRow(act.db, id);
    requireChange(
      await backOffice.assistedDeposits.assign(id, { id: operator.id, name: staffName(operator) }),
    );
    return { subject: ['assisted-deposit', id], before: { state }, after: { state: 'assigned' } };
  },

  async assistedInstruct({ body: { id }, backOffice, act, operator }) {
    const { state } = await assistedRow(act.db, id);
    requireChange(
      await backOffice.assistedDeposits.instruct(id, { id: operator.id, name: staffName(operator) }),
    );
    const after = await assistedRow(act.db, id);
    return {
      subject: ['assisted-deposit', id],
      before: { state },
      // Limits and the player protection may refuse the order, which ends the request.
      after: { state: after.state, order: after.order_id },
    };
  },

  async assistedRefuse({ body: { id, reason }, backOffice, act }) {
    const { state } = await assistedRow(act.db, id);
    requireChange(await backOffice.assistedDeposits.refuse(id, reason));
    return { subject: ['assisted-deposit', id], before: { state }, after: { state: 'refused', reason } };
  },

  async depositList({ body: { cursor, ...others }, services: { db, clock } }) {
    others satisfies Unread;
    const rows = await db
      .selectFrom('deposit_orders as order')
      .innerJoin('members', 'members.id', 'order.member_id')
      .innerJoin('deposit_channels as channel', 'channel.code', 'order.channel_code')
      .selectAll('order')
      .select(['members.account', 'channel.name as channel_name'])
      .where('order.state', '=', 'pending')
      .where('order.expires_at', '>', momentOf(clock))
      .$if(cursor !== undefined, (each) => each.where('order.id', '>', idCursor(cursor as string)))
      .orderBy('order.id')
      .limit(rowsFor(undefined))
      .execute();
    return pageOf(
      rows.map((row) => ({
        id: row.id,
        member: { id: row.member_id, account: row.account },
        channel: row.channel_name,
        amount: formatMinor(row.amount),
        at: row.created_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
      })),
      undefined,
      ({ id }) => id,
    );
  },

  async channelList({ services: { db } }) {
    const rows = await db
      .selectFrom('deposit_channels')
      .select(['code', 'name', 'enabled as isOpen'])
      .orderBy('rank')
      .orderBy('code')
      .execute();
    return { items: rows };
  },

  async channelSwitch({ body: { code, isOpen, note }, act }) {
    const row = await act.db
      .selectFrom('deposit_channels')
      .select('enabled')
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new OperatorError('not-found');
    requireChange(row.enabled !== isOpen);
    await act.db.updateTable('deposit_channels').set({ enabled: isOpen }).where('code', '=', code).execute();
    act.bus.publish({ kind: 'depositChannels' });
    return { subject: ['deposit-channel', code], before: { isOpen: !isOpen }, after: { isOpen }, note };
  },

  async listExport({ body: { list, filter = {}, rows } }) {
    return { subject: ['list', list], after: { rows, filter } };
  },

  depositPay: {
    async examine({ body: { order, note }, services: { db } }) {
      const row = await depositRow(db, order);
      requireChange(row.state === 'pending');
      return {
        subject: ['deposit', order],
        facts: { account: row.account, amount: formatMinor(row.amount), channel: row.channel_code, note },
        // guard: booked-deposit-by-two
        needsSecond: byHandOfMember(row.member_id, row.amount),
      };
    },
    async run({ body: { order, note }, backOffice, act }) {
      const row = await depositRow(act.db, order);
      requireChange(await backOffice.deposits.payNow(order));
      await backOffice.assistedDeposits.settle(row.member_id);
      return {
        subject: ['deposit', order],
        before: { state: row.state },
        after: { state: 'paid', account: row.account, amount: formatMinor(row.amount) },
        note,
      };
    },
  },

  balanceAdjust: {
    async examine({ body: { account, amount, multiple, note }, services }) {
      const member = await memberOf(services, account);
      return {
        subject: ['member', member.id],
        facts: { account: member.account, amount, multiple: requiredOf(amount, multiple), note },
        // guard: large-adjustment-by-two
        needsSecond: byHandOfMember(member.id, magnitude(parseMinor(amount))),
      };
    },
    async run({ body: { account, amount, multiple, note }, backOffice, services, act }) {
      const member = await memberOf(services, account);
      const before = await totalsOf(act.db, member.id);
      const required = requiredOf(amount, multiple);
      await backOffice.adjustments.adjust(member.id, parseMinor(amount), required);
      const after = await totalsOf(act.db, member.id);
      return {
        subject: ['member', member.id],
        before: { main: formatMinor(before.main) },
        after: { main: formatMinor(after.main), amount, multiple: required },
        note,
      };
    },
  },
};
