import { limits } from '@pavilion/contract';
import { sql } from 'kysely';
import { newId } from '../ids';
import { type TestConsole, type TestOperator, withTestConsole } from '../testing/test-console';
import type { TestGateway } from '../testing/test-gateway';
import { memberRow } from '../testing/test-member';
import {
  type OperatorReadName,
  type OperatorRequest,
  type OperatorResponse,
  operatorCalls,
} from './contract';

type PagedName = {
  [Name in OperatorReadName]: OperatorResponse<Name> extends { items: unknown[]; nextCursor: string | null }
    ? Name
    : never;
}[OperatorReadName];

interface List<Name extends PagedName> {
  readonly body: OperatorRequest<Name>;
  /** Selects the ids of all its rows, in any order. */
  readonly ids: string;
}

/**
 * Every list of the console that has pages, once for each of its orders and with a value of each filter. A new one also needs rows in
 * `fill`: more than two pages of them, and for a filter others that it leaves out.
 */
const lists: { readonly [Name in PagedName]: readonly List<Name>[] } = {
  actList: [
    { body: {}, ids: 'select id from operator_acts' },
    { body: { operator: 'lin' }, ids: `select id from operator_acts where operator_name = 'lin'` },
    { body: { subject: 'house' }, ids: `select id from operator_acts where subject = 'house'` },
  ],
  threadList: [
    { body: { show: 'waiting' }, ids: `select id from threads where state in ('open', 'reopened')` },
    {
      body: { show: 'mine' },
      ids: `select id from threads where operator_id is not null and state <> 'closed'`,
    },
    { body: { show: 'answered' }, ids: `select id from threads where state = 'answered'` },
    { body: { show: 'closed' }, ids: `select id from threads where state = 'closed'` },
    {
      body: { show: 'waiting', kind: 'assisted-deposit' },
      ids: `select id from threads where state in ('open', 'reopened') and kind = 'assisted-deposit'`,
    },
  ],
  withdrawalList: [
    { body: {}, ids: `select id from withdrawal_orders where state in ('requested', 'reviewed')` },
    { body: { state: 'paid' }, ids: `select id from withdrawal_orders where state = 'paid'` },
  ],
  assistedList: [{ body: {}, ids: 'select id from assisted_deposits' }],
  depositList: [{ body: {}, ids: `select id from deposit_orders where state = 'pending'` }],
  grantList: [
    { body: {}, ids: 'select id from dividends' },
    { body: { state: 'pending' }, ids: 'select id from dividends where held_at is not null' },
    { body: { state: 'waiting' }, ids: 'select id from dividends where held_at is null' },
  ],
  mallOrderList: [
    { body: {}, ids: 'select id from mall_orders where ended_at is null' },
    { body: { state: 'received' }, ids: `select id from mall_orders where state = 'received'` },
  ],
  changeList: [{ body: {}, ids: 'select id from profile_changes' }],
  noticeList: [{ body: {}, ids: 'select id from notices' }],
  broadcastList: [{ body: {}, ids: 'select id from mails where member_id is null' }],
};

const names = Object.keys(lists) as PagedName[];
const count = 2 * limits.pageSize + 5;
const text = JSON.stringify({ 'zh-CN': '文', en: 'text' });

describe('lists of the console with pages', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let boss: TestOperator;
  withTestConsole(async (...opened) => {
    [gateway, console] = opened;
    boss = await console.newOperator('boss', ['admin']);
    await fill();
  });

  const db = () => gateway.services.db;
  const after = (minutes: number) => new Date(gateway.clock.now() + minutes * 60_000);
  /** Ids of moments that are not those of the rows' numbers. */
  const idOf = (row: number) => newId(after(-((row * 17) % 41)));

  /** Writes rows of each list, every one of a member of its own. */
  const fill = async () => {
    const members = Array.from({ length: count }, (_, row) => `member${row}`);
    await db()
      .insertInto('members')
      .values(
        members.map((id, row) => ({
          ...memberRow(id),
          ...{
            phone: null,
            birthday: null,
            email: null,
            inviter_id: null,
            agent_code: null,
            invite_kind: null,
          },
          ...{ invite_bet: null, registered_at: after(-100), last_login_at: null, vip_level: (row * 5) % 9 },
        })),
      )
      .execute();
    const rowsOf = <Row>(make: (member_id: string, row: number) => Row) => members.map(make);
    await db()
      .insertInto('payout_accounts')
      .values(
        rowsOf((member_id) => ({
          ...{ id: `of-${member_id}`, member_id, kind: 'bank', title: text, number: member_id, owner: null },
          ...{
            field_values: '{}',
            is_default: true,
            bound_at: after(-50),
            usable_at: after(-20),
            removed_at: null,
          },
        })),
      )
      .execute();
    const withdrawal = (member_id: string, row: number) => ({
      ...{ id: idOf(row), member_id, account_id: `of-${member_id}`, amount: 10_000n, fee: 0n },
      ...{ requested_at: after(0), refusal: null, reason: null, review_at: null, pay_at: null },
    });
    await db()
      .insertInto('withdrawal_orders')
      .values([
        ...rowsOf((member, row) => ({
          ...withdrawal(member, row),
          ...{
            state: row % 2 ? ('requested' as const) : ('reviewed' as const),
            reviewed_at: after(0),
            ended_at: null,
          },
        })),
        ...rowsOf((member, row) => ({
          ...withdrawal(member, row),
          ...{ state: 'paid' as const, reviewed_at: after(0), ended_at: after(0) },
        })),
      ])
      .execute();
    const thread = (member_id: string, row: number) => ({
      ...{ id: idOf(row), kind: 'ticket' as const, member_id, device: null, topic: 'other' as const },
      ...{ excerpt: '', follows: null, client_key: null, read_up_to: null, seen_up_to: null, agent_at: null },
      ...{ reminded_at: null, at: after(0), last_at: after(row % 3), operator_id: boss.id },
    });
    const isOpen = { closed_by: null, closed_at: null };
    await db()
      .insertInto('threads')
      .values([
        // Some are due at the same time, some have no time.
        ...rowsOf((member, row) => ({
          ...{
            ...thread(member, row),
            ...isOpen,
            state: row % 4 ? ('open' as const) : ('reopened' as const),
          },
          answer_by: row % 5 === 0 ? null : after((row * 7) % 6),
        })),
        ...rowsOf((member, row) => ({
          ...{ ...thread(member, row), ...isOpen, state: 'answered' as const, answer_by: null },
        })),
        ...rowsOf((member, row) => ({
          ...{ ...thread(member, row), state: 'closed' as const, answer_by: null, operator_id: null },
          ...{ closed_by: 'staff' as const, closed_at: after(0) },
        })),
      ])
      .execute();
    const assisted = rowsOf(thread).map((each) => ({
      ...{
        ...each,
        ...isOpen,
        kind: 'assisted-deposit' as const,
        topic: null,
        state: 'open' as const,
        answer_by: null,
      },
    }));
    await db().insertInto('threads').values(assisted).execute();
    await db()
      .insertInto('assisted_deposits')
      .values(
        assisted.map(({ id, member_id }) => ({
          ...{
            id,
            member_id,
            channel_code: 'alipay',
            amount: 10_000n,
            field_values: '{}',
            note: '',
            order_id: null,
          },
          ...{
            state: 'requested' as const,
            reason: null,
            at: after(0),
            step_at: null,
            expires_at: after(60),
          },
          ended_at: null,
        })),
      )
      .execute();
    await db()
      .insertInto('deposit_orders')
      .values(
        rowsOf((member_id, row) => ({
          ...{ id: idOf(row), member_id, channel_code: 'alipay', amount: 10_000n, state: 'pending' as const },
          ...{ created_at: after(0), expires_at: after(60), pay_at: null, paid_at: null },
        })),
      )
      .execute();
    const grant = (member_id: string, row: number, reference: string, held_at: Date | null) => ({
      ...{ id: idOf(row), member_id, title: text, amount: 100n, granted_at: after(0), claimed_at: null },
      ...{
        cause: 'manual' as const,
        reference: `${reference}${row}`,
        occasion: null,
        expires_at: after(60),
        held_at,
      },
      ...{ revoked_at: null, reason: null },
    });
    await db()
      .insertInto('dividends')
      .values([
        ...rowsOf((member, row) => grant(member, row, 'free', null)),
        ...rowsOf((member, row) => grant(member, row, 'held', after(0))),
      ])
      .execute();
    const mallOrder = (
      member_id: string,
      row: number,
      state: 'placed' | 'received',
      ended_at: Date | null,
    ) => ({
      ...{ id: idOf(row), member_id, gift_id: 'fan', version: 1, kind: 'goods' as const, title: text },
      ...{ picture: 'fan', quantity: 1, coins: 100n, money: null, state, address: null, tracking: null },
      ...{ reason: null, at: after(0), packed_at: null, shipped_at: null, ended_at },
    });
    await db()
      .insertInto('mall_orders')
      .values([
        ...rowsOf((member, row) => mallOrder(member, row, 'placed', null)),
        ...rowsOf((member, row) => mallOrder(member, row, 'received', after(0))),
      ])
      .execute();
    await db()
      .insertInto('profile_changes')
      .values(
        rowsOf((member_id, row) => ({
          ...{
            id: idOf(row),
            member_id,
            field: 'email' as const,
            before: null,
            value: 'a@example.com',
            note: '',
          },
          ...{ state: 'pending' as const, reason: null, at: after(0), review_at: null, ended_at: null },
        })),
      )
      .execute();
    await db()
      .insertInto('notices')
      .values(
        rowsOf((_, row) => ({
          id: idOf(row),
          category: 'site',
          title: text,
          body: text,
          published_at: after(0),
        })),
      )
      .execute();
    await db()
      .insertInto('mails')
      .values(
        rowsOf((_, row) => ({
          ...{
            id: idOf(row),
            member_id: null,
            kind: 'system' as const,
            title: text,
            body: text,
            href: null,
            at: after(0),
          },
        })),
      )
      .execute();
    const operatorAct = (row: number, operator_name: string, subject: string) => ({
      ...{ id: idOf(row), at: after(0), operator_id: null, operator_name, call: 'memberBlock' },
      ...{ subject_kind: 'member', subject, before: null, after: null, note: null, request_id: null },
      ...{ alone_of: null, alone_amount: null },
    });
    await db()
      .insertInto('operator_acts')
      .values([
        ...rowsOf((member, row) => operatorAct(row, 'lin', member)),
        ...rowsOf((_, row) => operatorAct(row, 'wei', 'house')),
      ])
      .execute();
  };

  /** The ids of all pages, in their order. */
  const walk = async <Name extends PagedName>(name: Name, body: OperatorRequest<Name>) => {
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const answer = await boss.call(name, { ...body, ...(cursor !== null && { cursor }) });
      expect([answer.http, answer.error]).toEqual([200, undefined]);
      const page = answer.data as { items: { id: string }[]; nextCursor: string | null };
      expect(page.items.length).toBeLessThanOrEqual(limits.pageSize);
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return ids;
  };

  const cases = Object.entries(lists).flatMap(([name, variants]) =>
    variants.map(({ body, ids }) => [name as PagedName, body, ids] as const),
  );

  it.each(
    names.flatMap((name) =>
      Object.keys(operatorCalls[name].request.properties)
        .filter((field) => field !== 'cursor')
        .map((field) => [name, field] as const),
    ),
  )('[OPS-5] %s has a case in `lists` with the filter %s', (name, filter) =>
    expect(lists[name].filter(({ body }) => filter in body)).not.toEqual([]),
  );

  it.each(names)('[OPS-5] %s has other rows in each of its cases', async (name) => {
    const variants = lists[name];
    const found = await Promise.all(
      variants.map(async ({ ids }) => {
        const { rows } = await sql<{ id: string }>`${sql.raw(ids)}`.execute(db());
        return rows
          .map(({ id }) => id)
          .toSorted()
          .join();
      }),
    );
    expect(new Set(found).size).toBe(variants.length);
  });

  it.each(cases)('[OPS-5] %s %j has each of its rows on one page', async (name, body, select) => {
    const { rows } = await sql<{ id: string }>`${sql.raw(select)}`.execute(db());
    expect(rows.length).toBeGreaterThanOrEqual(count);
    expect((await walk(name, body as never)).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  it('[OPS-5] the queue of withdrawals begins with those of VIP 6 and above, each part with the oldest', async () => {
    const orders = await db()
      .selectFrom('withdrawal_orders')
      .innerJoin('members', 'members.id', 'withdrawal_orders.member_id')
      .select(['withdrawal_orders.id', 'vip_level'])
      .where('state', 'in', ['requested', 'reviewed'])
      .execute();
    const ids = orders.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const first = ids.filter(({ vip_level }) => vip_level >= 6);
    const others = ids.filter(({ vip_level }) => vip_level < 6);
    expect([first.length > 5, others.length > limits.pageSize]).toEqual([true, true]);
    expect(await walk('withdrawalList', {})).toEqual([...first, ...others].map(({ id }) => id));
  });

  it('[OPS-5] a withdrawal has the badge of its member’s level at the moment', async () => {
    const badgesOf = async (member: string) => {
      const open = db().selectFrom('withdrawal_orders').select('id').where('member_id', '=', member);
      const { id } = await open.where('state', 'in', ['requested', 'reviewed']).executeTakeFirstOrThrow();
      const { withdrawal } = (await boss.call('withdrawalInfo', { id })).data;
      const place = (await walk('withdrawalList', {})).indexOf(id);
      return { badges: withdrawal.badges.map(({ name }) => name.en), place };
    };
    const setLevel = (vip_level: number) =>
      db().updateTable('members').set({ vip_level }).where('id', '=', 'member0').execute();
    expect((await badgesOf('member0')).badges).toEqual([]);
    await setLevel(6);
    const raised = await badgesOf('member0');
    expect(raised.badges).toEqual(['VIP priority']);
    await setLevel(5);
    const fallen = await badgesOf('member0');
    expect(fallen.badges).toEqual([]);
    expect(fallen.place).toBeGreaterThan(raised.place);
    await setLevel(0);
  });

  it('[OPS-5] the queue of support begins with the answer that is due first; threads without a time come last', async () => {
    const threads = await db()
      .selectFrom('threads')
      .select(['id', 'answer_by'])
      .where('state', 'in', ['open', 'reopened'])
      .execute();
    const due = ({ answer_by }: (typeof threads)[number]) => answer_by?.getTime() ?? Number.POSITIVE_INFINITY;
    const sorted = threads.toSorted((a, b) =>
      due(a) === due(b) ? (a.id < b.id ? -1 : 1) : due(a) < due(b) ? -1 : 1,
    );
    expect(await walk('threadList', { show: 'waiting' })).toEqual(sorted.map(({ id }) => id));
  });
});
