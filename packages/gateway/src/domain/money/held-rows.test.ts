import { errorCodes } from '@pavilion/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { newId } from '../../ids';
import { countWaiting } from '../../testing/count-waiting';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { cardNumber, newReadyMember, paymentPassword, type ReadyMember } from '../../testing/test-member';
import { payOrder } from './deposits/pay-order';
import { houseAccounts, mainAccount, venueAccount } from './ledger/accounts';
import { post, postWithin } from './ledger/post';
import { transferPosting } from './ledger/posting';
import { verifyLedger } from './ledger/verify-ledger';

const venue = 'PAVILION';
const subject = { 'zh-CN': '测试', en: 'test' };

describe('rows that a concurrent transaction changes', () => {
  let gateway: TestGateway;
  let member: ReadyMember;
  beforeAll(async () => {
    gateway = await createTestGateway();
    member = await newReadyMember(gateway, 'counted1');
    await gateway.services.adjustments.adjust(member.id, 100_000n);
  });
  afterAll(() => gateway.close());

  /** Runs a call while another transaction is uncommitted, and commits that when the call waits for it. */
  const callDuring = async <T>(
    change: (within: Database) => Promise<unknown>,
    call: () => Promise<T>,
    onWait = () => {},
  ) => {
    const { db } = gateway.services;
    let response: Promise<T> | undefined;
    await db.transaction().execute(async (holder) => {
      await change(holder);
      response = call();
      while ((await countWaiting(gateway.services.db)) !== 1);
      onWait();
    });
    return response as Promise<T>;
  };

  it('[REQ-10] is collected from a venue as it is then', async () => {
    const cause = () => {
      const at = new Date(gateway.clock.now());
      return { id: newId(at), reference: venue, subject, at };
    };
    const [main, there] = [mainAccount(member.id), venueAccount(venue, member.id)];
    await post(gateway.services.db, transferPosting(cause(), [{ from: main, to: there, amount: 600n }]));
    const back = transferPosting(cause(), [{ from: there, to: main, amount: 100n }]);
    const { data } = await callDuring(
      (holder) => postWithin(holder, back),
      () => gateway.call('walletCollect', {}, { token: member.token, idempotencyKey: 'collect-as-it-is' }),
    );
    expect(data).toEqual({ collected: '5.00', main: '1000.00' });
  });

  it('[PRO-1] is counted when two stakes from different wallets are the first ones of a day', async () => {
    const { db, house } = gateway.services;
    const { id: memberId, token } = await gateway.newMember('counted3');
    await gateway.services.adjustments.adjust(memberId, 10_000n);
    const cause = (reference: string) => {
      const at = new Date(gateway.clock.now());
      return { id: newId(at), reference, subject, at };
    };
    const there = venueAccount(venue, memberId);
    await post(db, transferPosting(cause(venue), [{ from: mainAccount(memberId), to: there, amount: 600n }]));
    await gateway.call('limitSet', { kind: 'stake', span: 'day', amount: '10' }, { token });
    const stake = (within: Database) =>
      postWithin(within, {
        ...cause('held'),
        kind: 'adjustment',
        entries: [
          { account: there, kind: 'stake', amount: -600n },
          { account: houseAccounts.adjustments, kind: 'stake', amount: 600n },
        ],
      });
    const second = callDuring(stake, () =>
      house.settleRound({
        session: { memberId, gameCode: 'golden-dragon' },
        key: 'first-of-the-day',
        stake: 600n,
        payout: 0n,
        detail: { kind: 'test' },
      }),
    );
    await expect(second).rejects.toMatchObject({
      code: errorCodes.stakeLimitReached,
      data: { used: '6.00', left: '4.00' },
    });
    expect((await verifyLedger(db)).sound).toBe(true);
  });

  it('[REQ-10] begins required turnover behind the turnover of a stake that is not committed yet', async () => {
    const { db } = gateway.services;
    const { id: memberId, token } = await gateway.newMember('counted4');
    await gateway.services.adjustments.adjust(memberId, 10_000n);
    const at = new Date(gateway.clock.now());
    const there = venueAccount(venue, memberId);
    const cause = { id: newId(at), reference: venue, subject, at };
    await post(db, transferPosting(cause, [{ from: mainAccount(memberId), to: there, amount: 600n }]));
    const { data: order } = await gateway.call(
      'depositCreate',
      { channel: 'alipay', amount: '100' },
      { token, idempotencyKey: 'behind-a-stake' },
    );
    const stake = (within: Database) =>
      postWithin(within, {
        ...{ id: newId(at), kind: 'adjustment' as const, reference: 'held', subject, at },
        turnover: { category: 'egame' as const, amount: 600n },
        entries: [
          { account: there, kind: 'stake', amount: -600n },
          { account: houseAccounts.adjustments, kind: 'stake', amount: 600n },
        ],
      });
    await callDuring(stake, () => gateway.services.deposits.payNow(order.id));
    expect((await gateway.services.turnover.open(memberId)).left).toBe(10_000n);
  });

  /** Runs an operation in a second transaction, as another gateway would at the same moment. */
  const anotherOf = (table: 'deposit_orders' | 'withdrawal_orders') => async (within: Database) => {
    await sql`select 1 from members where id = ${member.id} for update`.execute(within);
    await sql`insert into ${sql.table(table)}
      select (jsonb_populate_record(o, '{"id": "another"}')).* from ${sql.table(table)} o
      where member_id = ${member.id} limit 1`.execute(within);
  };
  let keys = 0;
  const options = () => ({ token: member.token, idempotencyKey: `counted-${keys++}` });

  it('[REQ-10] enforces the limit of three open deposits for concurrent requests', async () => {
    const create = () => gateway.call('depositCreate', { channel: 'alipay', amount: '100' }, options());
    for (const _ of [1, 2]) expect((await create()).status_code).toBe(6000);
    expect((await callDuring(anotherOf('deposit_orders'), create)).status_code).toBe(20106);
  });

  it.each([
    {
      what: 'transfers',
      row: () => sql`ledger_balances where account = ${mainAccount(member.id)}`,
      call: () => gateway.call('walletTransfer', { venue, direction: 'in', amount: '1' }, options()),
    },
    {
      what: 'launches of games',
      row: () => sql`member_play where member_id = ${member.id}`,
      call: () =>
        gateway.call('venueLaunch', { enName: venue, gameCode: 'koi-gate' }, { token: member.token }),
    },
  ])(
    '[REQ-10] delays no other member while 200 $what of one member wait for its row',
    async ({ what, row, call }) => {
      const { token } = await gateway.newMember(`other${what.length}`);
      // The row exists after the first call.
      expect((await call()).status_code).toBe(6000);
      const waiting: Promise<{ status_code: number }>[] = [];
      await gateway.services.db.transaction().execute(async (holder) => {
        await sql`select 1 from ${row()} for update`.execute(holder);
        for (let count = 0; count < 200; count++) waiting.push(call());
        while (((await countWaiting(gateway.services.db)) ?? 0) < 4);
        for (let other = 0; other < 20; other++) expect(await countWaiting(gateway.services.db)).toBe(4);
        expect((await gateway.call('walletBalances', {}, { token })).status_code).toBe(6000);
      });
      const codes = (await Promise.all(waiting)).map(({ status_code }) => status_code);
      expect(codes).toEqual(Array(200).fill(6000));
    },
  );

  /** Locks the member's row without a change. */
  const holdMember = (within: Database) =>
    sql`select 1 from members where id = ${member.id} for update`.execute(within);

  it('[REQ-10] creates a deposit when the open ones expire while it waits', async () => {
    const create = () => gateway.call('depositCreate', { channel: 'alipay', amount: '100' }, options());
    const { status_code, data } = await callDuring(holdMember, create, () =>
      gateway.clock.advance(30 * 60_000),
    );
    expect(status_code).toBe(6000);
    expect(Date.parse(data.createdAt)).toBe(gateway.clock.now());
  });

  it('[REQ-10] begins the cooling period of a payout account after the wait', async () => {
    const bind = () =>
      gateway.call(
        'payoutAccountAdd',
        { kind: 'wechat', values: { number: 'counted_1' }, paymentPassword },
        { token: member.token },
      );
    const { data } = await callDuring(holdMember, bind, () => gateway.clock.advance(3_600_000));
    expect(Date.parse(data.usableAt)).toBe(gateway.clock.now() + 24 * 3_600_000);
  });

  it('[REQ-10] enforces the limit of withdrawals of a day for concurrent requests', async () => {
    const body = { payoutAccount: member.account, amount: '100', shownFee: '0.50', paymentPassword };
    const create = () => gateway.call('withdrawalCreate', body, options());
    for (const _ of [1, 2]) expect((await create()).status_code).toBe(6000);
    const { status_code, data } = await callDuring(anotherOf('withdrawal_orders'), create);
    expect(status_code).toBe(20108);
    expect(data).toMatchObject({ locks: [{ reason: 'times' }] });
  });

  it('[REQ-10] is a deposit that cannot be withdrawn before its turnover, also without the lock of a foreign key', async () => {
    const { db } = gateway.services;
    for (const table of ['member_play', 'turnover_requirements']) {
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_member_id_fkey`)}`.execute(
        db,
      );
    }
    const depositor = await newReadyMember(gateway, 'counted2', cardNumber(2));
    await gateway.services.adjustments.adjust(depositor.id, 10_000n);
    const by = () => ({ token: depositor.token, idempotencyKey: `deposited-${keys++}` });
    const { data: order } = await gateway.call('depositCreate', { channel: 'alipay', amount: '900' }, by());
    const pay = (within: Database) =>
      payOrder(
        within,
        { id: order.id, member_id: depositor.id, amount: 90_000n },
        subject,
        new Date(gateway.clock.now()),
      );
    const body = { payoutAccount: depositor.account, amount: '1000', shownFee: '0.00', paymentPassword };
    const withdrawal = await callDuring(pay, () => gateway.call('withdrawalCreate', body, by()));
    expect(withdrawal.status_code).toBe(20108);
    expect(withdrawal.data).toMatchObject({ locks: [{ reason: 'turnover', amount: '900.00' }] });
  });

  it('[REQ-10] is given back for all turnover that is marked as given back for', async () => {
    const accrue = (within: Database) =>
      sql`insert into turnover_by_category as t (member_id, category, total) values (${member.id}, 'egame', 100000)
        on conflict (member_id, category) do update set total = t.total + excluded.total`.execute(within);
    await accrue(gateway.services.db);
    const { data } = await callDuring(accrue, () =>
      gateway.call('rebateClaim', {}, { token: member.token, idempotencyKey: 'claim-as-it-is' }),
    );
    expect(data.amount).toBe('8.00');
  });
});
