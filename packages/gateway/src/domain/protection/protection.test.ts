import {
  type CallName,
  errorCodes,
  type LimitKind,
  limitDefinitions,
  limitSpans,
  type SpanOrEach,
} from '@pavilion/contract';
import { type CallDefinition, calls } from '@pavilion/contract/schemas';
import { sql } from 'kysely';
import { spanWindows, stakeLimits } from '../../db/gate-columns';
import { newId } from '../../ids';
import { countWaiting } from '../../testing/count-waiting';
import { createTestGateway, password, type TestGateway } from '../../testing/test-gateway';
import { cardNumber, newReadyMember, paymentPassword } from '../../testing/test-member';
import { verifyLedger } from '../money';
import { houseAccounts, mainAccount } from '../money/ledger/accounts';
import { post } from '../money/ledger/post';
import { configureProtection } from './caps';
import { createLimits } from './limits';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const gameCode = 'golden-dragon';
const subject = { 'zh-CN': '测试', en: 'test' };

describe('player protection', () => {
  let gateway: TestGateway;
  let member: { id: string; token: string };
  let keys = 0;
  let names = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    // The start of the tests: Thursday, noon in Shanghai. A new hour lifts the limit of registrations.
    gateway.clock.advance(hour);
    member = await gateway.newMember(`guarded${names++}`);
    await gateway.services.adjustments.adjust(member.id, 10_000_000n);
  });

  /** A session that outlives the days of a test. */
  const login = async () => {
    const { account } = (await gateway.services.members.view(member.id)) as { account: string };
    const { data } = await gateway.call('login', { account, password, remember: true });
    member = { ...member, token: data.token };
  };
  const by = () => ({ token: member.token, idempotencyKey: `protected-${keys++}` });
  const limit = (kind: LimitKind, span: SpanOrEach, amount: string | null) =>
    gateway.call('limitSet', { kind, span, amount }, by());
  const shown = async (kind: LimitKind, span: SpanOrEach = 'day') => {
    const { data } = await gateway.call('protectionInfo', {}, by());
    return data.limits.find((each) => each.kind === kind && each.span === span)!;
  };
  const deposit = (amount: string) => gateway.call('depositCreate', { channel: 'alipay', amount }, by());
  const round = (stake: bigint, payout = 0n, of = member.id, at = gateway) =>
    at.services.house
      .settleRound({
        session: { memberId: of, gameCode },
        key: `protected-${keys++}`,
        stake,
        payout,
        detail: { kind: 'test' },
      })
      .then(
        () => ({ code: errorCodes.success as number, data: {} as unknown }),
        ({ code, data }: { code: number; data: unknown }) => ({ code, data }),
      );
  /** One part of a bet that is settled later. */
  const part = (kind: 'stake' | 'payout', amount: bigint, stakeAt?: Date, db = gateway.services.db) =>
    post(db, {
      id: newId(new Date(gateway.clock.now())),
      kind: 'adjustment',
      reference: 'later',
      subject,
      at: new Date(gateway.clock.now()),
      ...(stakeAt && { stakeAt }),
      entries: [
        { account: mainAccount(member.id), kind, amount },
        { account: houseAccounts.adjustments, kind, amount: -amount },
      ],
    });
  const launch = () => gateway.call('venueLaunch', { enName: 'PAVILION', gameCode }, by());
  const sound = async () => expect((await verifyLedger(gateway.services.db)).sound).toBe(true);

  describe('limits', () => {
    it('[PRO-1] refuses a deposit above the limit of the day (20305), and says what is left of it', async () => {
      await limit('deposit', 'day', '500');
      expect((await deposit('300')).status_code).toBe(6000);
      const refused = await deposit('300');
      expect([refused.status_code, refused.data]).toEqual([
        20305,
        { span: 'day', limit: '500.00', used: '300.00', left: '200.00' },
      ]);
      expect((await deposit('200')).status_code).toBe(6000);
      expect(await shown('deposit')).toMatchObject({ inForce: '500.00', used: '500.00', left: '0.00' });
    });

    it('[PRO-1] gives back what cancelled and expired orders used, and nothing for a withdrawal', async () => {
      await limit('deposit', 'week', '500');
      const { data: order } = await deposit('500');
      expect((await deposit('100')).status_code).toBe(20305);
      await gateway.call('depositCancel', { id: order.id }, by());
      const { data: second } = await deposit('500');
      expect(await gateway.services.deposits.payNow(second.id)).toBe(true);
      gateway.clock.advance(31 * minute);
      await gateway.services.deposits.advance();
      expect(await shown('deposit', 'week')).toMatchObject({ used: '500.00', left: '0.00' });
    });

    it('[PRO-1] decides by the lowest of several limits', async () => {
      await limit('deposit', 'day', '1000');
      await limit('deposit', 'week', '500');
      expect((await deposit('600')).data).toMatchObject({ span: 'week', limit: '500.00' });
    });

    it.each(stakeLimits)(
      '[PRO-1] refuses a bet above the $kind limit ($span) by the error of its row',
      async ({ kind, span, measures }) => {
        if (measures === 'each') {
          await limit(kind, span, '6.00');
          expect((await round(600n)).code).toBe(6000);
          const { code } = limitDefinitions[kind].reached;
          expect(await round(601n)).toEqual({ code, data: { span, limit: '6.00' } });
          expect((await round(600n)).code).toBe(6000);
          await sound();
          return;
        }
        const { most, used, left, fitting } =
          limitDefinitions[kind].unit === 'money'
            ? { most: '10.00', used: '6.00', left: '4.00', fitting: [400n] }
            : { most: '1', used: '1', left: '0', fitting: [] };
        await limit(kind, span, most);
        expect((await round(600n)).code).toBe(6000);
        expect(await round(600n)).toEqual({
          code: limitDefinitions[kind].reached.code,
          data: { span, limit: most, used, left },
        });
        for (const stake of fitting) expect((await round(stake)).code).toBe(6000);
        await sound();
      },
    );

    it('[PRO-1] keeps the count of a stake that opens the day while a launch of the same member does', async () => {
      await limit('stake', 'day', '10');
      let launched: ReturnType<typeof launch> | undefined;
      await gateway.services.db.transaction().execute(async (holder) => {
        await part('stake', -600n, undefined, holder);
        launched = launch();
        while ((await countWaiting(gateway.services.db)) !== 1);
      });
      expect((await launched)?.status_code).toBe(6000);
      expect(await shown('stake')).toMatchObject({ used: '6.00', left: '4.00' });
      expect((await round(600n)).code).toBe(20306);
    });

    it('[PRO-1] counts a loss as stakes less payouts, an open bet as lost, and no gift', async () => {
      await limit('loss', 'day', '10');
      expect((await round(900n, 500n)).code).toBe(6000);
      await gateway.credit(member.id, 100_000n);
      expect(await shown('loss')).toMatchObject({ used: '4.00', left: '6.00' });
      await part('stake', -600n);
      expect((await round(150n)).code).toBe(20307);
      await part('payout', 900n);
      expect(await shown('loss')).toMatchObject({ used: '1.00' });
      expect((await round(900n)).code).toBe(6000);
    });

    it('[PRO-1] gives a void back to the window of its stake only', async () => {
      await limit('stake', 'day', '10');
      const placedAt = new Date(gateway.clock.now());
      await part('stake', -800n);
      await part('stake', 300n, placedAt);
      expect(await shown('stake')).toMatchObject({ used: '5.00' });
      gateway.clock.advance(day);
      await login();
      await round(700n);
      await part('stake', 500n, placedAt);
      expect(await shown('stake')).toMatchObject({ used: '7.00' });
      await sound();
    });

    it.each(limitSpans)(
      '[PRO-1] stores when the window of a %s began, with its first stake',
      async (span) => {
        await login();
        await round(1_000n);
        const { [span]: start } = await gateway.services.db
          .selectFrom('member_play')
          .select(span)
          .where('member_id', '=', member.id)
          .executeTakeFirstOrThrow();
        const { resetsAt } = await shown('stake', span);
        const { rows } = await sql<{ ends: string }>`
        select (${start}::date + ${spanWindows[span].length}::interval)::date::text as ends`.execute(
          gateway.services.db,
        );
        expect(rows[0]?.ends).toBe(new Date(Date.parse(resetsAt!) + 8 * hour).toISOString().slice(0, 10));
      },
    );

    it('[PRO-1] begins the windows again with the day, the week and the month of the brand', async () => {
      await login();
      await round(1_000n);
      const windows = async () =>
        Promise.all(
          (['day', 'week', 'month'] as const).map(async (span) => (await shown('stake', span)).used),
        );
      expect(await windows()).toEqual(['10.00', '10.00', '10.00']);
      const ends = await shown('stake');
      gateway.clock.advance(Date.parse(ends.resetsAt!) - gateway.clock.now() - 1);
      expect((await windows())[0]).toBe('10.00');
      gateway.clock.advance(1);
      expect((await windows())[0]).toBe('0.00');
      const week = await shown('stake', 'week');
      gateway.clock.advance(Date.parse(week.resetsAt!) - gateway.clock.now());
      expect((await windows()).slice(0, 2)).toEqual(['0.00', '0.00']);
      const month = await shown('stake', 'month');
      gateway.clock.advance(Date.parse(month.resetsAt!) - gateway.clock.now());
      await login();
      expect(await windows()).toEqual(['0.00', '0.00', '0.00']);
    });

    it('[PRO-1] refuses play when the minutes of the day are used (20303), at a launch too', async () => {
      await limit('time', 'day', '30');
      await round(200n);
      gateway.clock.advance(29 * minute);
      expect((await round(200n)).code).toBe(6000);
      gateway.clock.advance(minute);
      expect(await round(200n)).toEqual({ code: 20303, data: { minutes: 30 } });
      expect((await launch()).status_code).toBe(20303);
      expect(await shown('time')).toMatchObject({ used: '29', left: '1' });
      gateway.clock.advance(day);
      await login();
      expect((await round(200n)).code).toBe(6000);
    });

    it('[PRO-1] counts the time between stakes also when the member stops after each of them', async () => {
      await limit('time', 'day', '30');
      for (let minutes = 0; minutes < 30; minutes++) {
        expect((await round(200n)).code).toBe(6000);
        await gateway.call('realityCheckAnswer', { answer: 'stop' }, by());
        gateway.clock.advance(minute);
      }
      expect(await round(200n)).toEqual({ code: 20303, data: { minutes: 30 } });
      expect((await launch()).status_code).toBe(20303);
      await sound();
    });

    it('[PRO-1] has a lower limit in force at once, also below what is used', async () => {
      await round(1_000n);
      await limit('stake', 'day', '5');
      expect((await round(150n)).code).toBe(20306);
      expect(await shown('stake')).toMatchObject({ used: '10.00', left: '0.00' });
    });

    it('[PRO-1] has a higher limit in force 24 hours after it was asked for, and only when confirmed', async () => {
      await login();
      await limit('stake', 'day', '10');
      const { data } = await limit('stake', 'day', '20');
      const waiting = data.limits.find(({ kind, span }) => kind === 'stake' && span === 'day')!;
      expect(waiting).toMatchObject({ inForce: '10.00', waiting: { amount: '20.00' } });
      const confirm = () => gateway.call('limitConfirm', { kind: 'stake', span: 'day' }, by());
      gateway.clock.advance(day - 1);
      expect((await confirm()).status_code).toBe(20309);
      expect((await round(1_100n)).code).toBe(20306);
      gateway.clock.advance(1);
      expect((await round(1_100n)).code).toBe(20306);
      expect((await confirm()).status_code).toBe(6000);
      expect((await round(1_100n)).code).toBe(6000);
      expect((await confirm()).status_code).toBe(20309);
    });

    it('[PRO-1] lets a higher limit lapse seven days after it could be confirmed', async () => {
      await login();
      await limit('stake', 'day', '10');
      await limit('stake', 'day', null);
      gateway.clock.advance(8 * day - 1);
      expect((await shown('stake')).waiting).toMatchObject({ amount: null });
      gateway.clock.advance(1);
      expect((await shown('stake')).waiting).toBeNull();
      expect((await gateway.call('limitConfirm', { kind: 'stake', span: 'day' }, by())).status_code).toBe(
        20309,
      );
    });

    it('[PRO-1] starts the wait again with a new request, and ends it with a lower limit or a withdrawal', async () => {
      await limit('stake', 'day', '10');
      await limit('stake', 'day', '20');
      gateway.clock.advance(23 * hour);
      await login();
      await limit('stake', 'day', '30');
      gateway.clock.advance(2 * hour);
      const confirm = () => gateway.call('limitConfirm', { kind: 'stake', span: 'day' }, by());
      expect((await confirm()).status_code).toBe(20309);
      await gateway.call('limitWithdraw', { kind: 'stake', span: 'day' }, by());
      expect((await shown('stake')).waiting).toBeNull();
      await limit('stake', 'day', '30');
      await limit('stake', 'day', '9');
      expect(await shown('stake')).toMatchObject({ amount: '9.00', waiting: null });
    });

    it.each([
      ['limitConfirm', 20309],
      ['limitWithdraw', 6000],
    ] as const)('[PRO-1] keeps a lower limit that was set while a %s waited for it', async (name, code) => {
      await login();
      await limit('stake', 'day', '10');
      await limit('stake', 'day', '20');
      gateway.clock.advance(day);
      const late = await gateway.services.db.transaction().execute(async (lower) => {
        await sql`select from members where id = ${member.id} for no key update`.execute(lower);
        await lower
          .updateTable('protection_limits')
          .set({ amount: 500n, requested_at: null, requested_amount: null })
          .where('member_id', '=', member.id)
          .execute();
        const answer = gateway.call(name, { kind: 'stake', span: 'day' }, by());
        while ((await countWaiting(gateway.services.db)) !== 1);
        return { answer };
      });
      expect((await late.answer).status_code).toBe(code);
      expect(await shown('stake')).toMatchObject({ amount: '5.00', waiting: null });
    });

    it.each([
      [
        { kind: 'stake', span: 'day', amount: '0' },
        { field: 'amount', reason: 'below', limit: '0.01' },
      ],
      [
        { kind: 'stake', span: 'day', amount: '9999999999999999' },
        { field: 'amount', reason: 'above', limit: '1000000000000.00' },
      ],
      [
        { kind: 'time', span: 'day', amount: '1441' },
        { field: 'amount', reason: 'above', limit: '1440' },
      ],
      [
        { kind: 'time', span: 'day', amount: '1.5' },
        { field: 'amount', reason: 'format' },
      ],
      [
        { kind: 'time', span: 'week', amount: '60' },
        { field: 'span', reason: 'unknown' },
      ],
    ] as const)('[PRO-1] rejects %j as a limit', async (body, field) => {
      const { status_code, data } = await gateway.call('limitSet', body, by());
      expect([status_code, data]).toEqual([10003, { fields: [field] }]);
    });

    it.each([
      { kind: 'time', span: 'each' },
      { kind: 'stake', span: 'each' },
      { kind: 'bet', span: 'day' },
    ] as const)('[PRO-1] rejects %j, which is no limit, also to confirm and to withdraw', async (limit) => {
      const calls = ['limitConfirm', 'limitWithdraw'] as const;
      const answers = await Promise.all(calls.map((call) => gateway.call(call, limit, by())));
      for (const { status_code, data } of answers)
        expect([status_code, data]).toEqual([10003, { fields: [{ field: 'span', reason: 'unknown' }] }]);
    });

    it('[PRO-1] takes exactly ten of twenty bets at once through two gateways', async () => {
      const second = await createTestGateway({ sharesWith: gateway });
      await limit('stake', 'day', '100');
      const bets = await Promise.all(
        Array.from({ length: 20 }, (_, index) => round(1_000n, 0n, member.id, index % 2 ? second : gateway)),
      );
      expect(bets.filter(({ code }) => code === 6000)).toHaveLength(10);
      expect(bets.filter(({ code }) => code === 20306)).toHaveLength(10);
      await second.close();
      await sound();
    });

    it('[PRO-1] has the smaller of the member’s limit and that of the brand in force', async () => {
      const { db, clock } = gateway.services;
      const limitCaps = { stake: { day: 500n }, deposit: { day: 10_000n }, time: { day: 60n } };
      await configureProtection(db, { timeZone: 'Asia/Shanghai', limitCaps });
      await limit('stake', 'day', '10');
      expect((await round(600n)).data).toMatchObject({ limit: '5.00' });
      const capped = createLimits({ db, clock, caps: limitCaps });
      const list = await capped.list(member.id, new Date(clock.now()));
      const ofDay = (name: string) => list.find(({ kind, span }) => kind === name && span === 'day');
      expect(ofDay('stake')).toMatchObject({ amount: '10.00', cap: '5.00', inForce: '5.00' });
      expect(ofDay('time')).toMatchObject({ amount: null, cap: '60', inForce: '60' });
      await expect(capped.assertDeposit(db, member.id, 10_001n, new Date(clock.now()))).rejects.toMatchObject(
        { code: 20305, data: { limit: '100.00' } },
      );
      await configureProtection(db, { timeZone: 'Asia/Shanghai', limitCaps: {} });
      expect((await round(600n)).code).toBe(6000);
    });

    it('[PRO-1] counts the windows again when the brand’s days begin at another moment', async () => {
      const { db } = gateway.services;
      // 20:00 in Shanghai; in Auckland it is after midnight.
      const evening = Math.ceil(gateway.clock.now() / day) * day + 12 * hour;
      gateway.clock.advance(evening - gateway.clock.now() - 8 * hour);
      await login();
      await round(300n);
      gateway.clock.advance(8 * hour + minute);
      await round(400n);
      expect(await shown('stake')).toMatchObject({ used: '7.00' });
      await configureProtection(db, { timeZone: 'Pacific/Auckland', limitCaps: {} });
      expect(await shown('stake')).toMatchObject({ used: '4.00' });
      await sound();
      await configureProtection(db, { timeZone: 'Asia/Shanghai', limitCaps: {} });
      expect(await shown('stake')).toMatchObject({ used: '7.00' });
    });
  });

  describe('closures', () => {
    const timeOut = (days: 1 | 7 | 30 | 42) => gateway.call('timeOutStart', { days }, by());
    const exclude = (months: 6 | 12 | 60, loginPassword = password) =>
      gateway.call('selfExclude', { months, loginPassword }, by());

    it.each([
      ['time-out', 20302, () => timeOut(7)],
      ['self-exclusion', 20301, () => exclude(6)],
    ] as const)(
      '[PRO-2] a %s refuses exactly the calls that need play, deposits or offers (%i)',
      async (_kind, code, start) => {
        expect((await start()).status_code).toBe(6000);
        const answers = await Promise.all(
          Object.entries<CallDefinition>(calls)
            .filter(([name, { auth }]) => auth === 'member' && name !== 'logout')
            .map(async ([name, { needs }]) => {
              // Those that need something are checked for it after their fields.
              const body = {
                agentApply: { values: {} },
                assistedDepositRequest: {
                  channel: 'alipay',
                  amount: '100',
                  note: '',
                  warningAccepted: true,
                },
                flipCard: { round: 'none', card: 0, clientSeed: 'seed' },
                promotionApply: { slug: 'welcome', version: 1 },
                signInMakeup: { day: '2026-01-01' },
                depositCreate: { channel: 'alipay', amount: '100' },
                mallOrder: { gift: 'any', version: 1, quantity: 1 },
                manualDividend: { id: 'any' },
                sportsPlace: {
                  provider: 'IMTY',
                  legs: [{ selection: 'fb.none.20260101.01:ah:ft:-2:h', price: 1950, epoch: 0 }],
                  sizes: [1],
                  unit: '10',
                  consent: 'better',
                },
                venueLaunch: { enName: 'PAVILION', gameCode },
              }[name];
              const answer = await gateway.call(name as CallName, (body ?? {}) as never, by());
              return [name, needs, answer.status_code] as const;
            }),
        );
        const refused = answers.filter(([, , answered]) => answered === code).map(([name]) => name);
        expect(refused.sort()).toEqual(
          answers
            .filter(([, needs]) => needs !== 'nothing')
            .map(([name]) => name)
            .sort(),
        );
        expect((await round(200n)).code).toBe(code);
        await sound();
      },
    );

    it('[PRO-2] a time-out ends by itself, to the millisecond', async () => {
      await login();
      await timeOut(1);
      gateway.clock.advance(day - 1);
      expect((await round(200n)).code).toBe(20302);
      gateway.clock.advance(1);
      expect((await round(200n)).code).toBe(6000);
      expect((await gateway.call('protectionInfo', {}, by())).data.closure).toBeNull();
    });

    it('[PRO-2] begins after a stake of the same moment, also when the member has stopped in between', async () => {
      await round(200n);
      await gateway.call('realityCheckAnswer', { answer: 'stop' }, by());
      await timeOut(1);
      await sound();
    });

    it('[PRO-2] cancels pending deposits, whose later payment is refused', async () => {
      const { data: order } = await deposit('100');
      await timeOut(1);
      expect(await gateway.services.deposits.payNow(order.id)).toBe(false);
      expect((await gateway.call('depositOrder', { id: order.id }, by())).data.state).toBe('cancelled');
    });

    it('[PRO-2] announces a cancelled deposit once, after a commit that had to be retried', async () => {
      const { db, bus } = gateway.services;
      const { data: order } = await deposit('100');
      const events: unknown[] = [];
      bus.subscribe((event) => event.kind === 'deposit' && event.id === order.id && events.push(event));
      // The first commit fails as those of distributed databases do. A sequence counts attempts, since it is not rolled back.
      await sql`create sequence commits`.execute(db);
      await sql`create function fail_first_commit() returns trigger language plpgsql as $$ begin
        if nextval('commits') = 1 then raise exception 'retry' using errcode = '40001'; end if;
        return null;
      end $$`.execute(db);
      await sql`create constraint trigger fail_first_commit after insert on protection_closures
        deferrable initially deferred for each row execute function fail_first_commit()`.execute(db);
      try {
        await timeOut(1);
      } finally {
        await sql`drop function fail_first_commit cascade`.execute(db);
        await sql`drop sequence commits`.execute(db);
      }
      expect(events).toEqual([{ kind: 'deposit', memberId: member.id, id: order.id, state: 'cancelled' }]);
    });

    it('[PRO-2] leaves no deposit pending that was created at the same moment', async () => {
      for (let turn = 0; turn < 5; turn++) {
        member = await gateway.newMember(`raced${names++}`);
        await Promise.all([deposit('100'), timeOut(1), deposit('100')]);
        const { data } = await gateway.call('depositOrders', { state: 'pending' }, by());
        expect(data).toEqual([]);
      }
    });

    it('[PRO-2] shows no offers to a closed account', async () => {
      const offers = async () => [
        (await gateway.call('popInfo', {}, by())).data.length,
        (await gateway.call('suspensionIcon', { displayEquipment: '1' }, by())).data.length,
      ];
      expect(Math.min(...(await offers()))).toBeGreaterThan(0);
      await timeOut(1);
      expect(await offers()).toEqual([0, 0]);
    });

    it('[PRO-2] lets money leave a venue, and none come to one', async () => {
      await gateway.services.adjustments.adjust(member.id, 10_000n);
      const transfer = async (direction: 'in' | 'out', amount: string) =>
        (
          await gateway.call(
            'walletTransfer',
            { venue: 'PAVILION', direction, amount },
            { token: member.token, idempotencyKey: `${member.id}-${direction}-${amount}` },
          )
        ).status_code;
      expect(await transfer('in', '20')).toBe(6000);
      await timeOut(1);
      expect(await transfer('in', '10')).toBe(20302);
      expect(await transfer('out', '20')).toBe(6000);
    });

    it.each(['a time-out', 'a self-exclusion'])(
      '[PRO-2] %s switches automatic transfer off, and refuses to switch it on',
      async (kind) => {
        const isOn = async () => (await gateway.call('walletBalances', {}, by())).data.autoTransfer;
        expect(await isOn()).toBe(true);
        await (kind === 'a time-out' ? timeOut(1) : exclude(6));
        expect(await isOn()).toBe(false);
        const switchTo = async (on: boolean) =>
          (await gateway.call('walletAutoTransfer', { on }, by())).status_code;
        expect(await switchTo(true)).toBe(kind === 'a time-out' ? 20302 : 20301);
        expect(await switchTo(false)).toBe(6000);
        expect(await isOn()).toBe(false);
      },
    );

    it('[PRO-2] leaves withdrawals open', async () => {
      gateway.clock.advance(hour);
      const ready = await newReadyMember(gateway, `leaving${names++}`, cardNumber(70));
      member = ready;
      await gateway.services.adjustments.adjust(ready.id, 100_000n);
      await exclude(60);
      const body = { payoutAccount: ready.account, amount: '1000', shownFee: '0.00', paymentPassword };
      expect((await gateway.call('withdrawalCreate', body, by())).status_code).toBe(6000);
    });

    it('[PRO-2] a closure can be made longer, never shorter (20308)', async () => {
      await timeOut(7);
      expect((await timeOut(1)).status_code).toBe(20308);
      expect((await timeOut(30)).status_code).toBe(6000);
      await exclude(12);
      expect((await exclude(6)).status_code).toBe(20308);
      expect((await timeOut(42)).status_code).toBe(20308);
      const { data } = await exclude(60);
      expect(data.closure).toMatchObject({ kind: 'self-exclusion', returnsAt: null });
    });

    it('[PRO-2] a self-exclusion needs the login password (20001)', async () => {
      expect((await exclude(6, 'Wrong-password1')).status_code).toBe(20001);
      expect((await round(200n)).code).toBe(6000);
    });

    it('[PRO-2] a self-exclusion that is over opens 24 hours after the member has asked', async () => {
      await exclude(6);
      const ask = () => gateway.call('returnRequest', {}, by());
      expect((await ask()).status_code).toBe(20308);
      const { data } = await gateway.call('protectionInfo', {}, by());
      gateway.clock.advance(Date.parse(data.closure!.endsAt) - gateway.clock.now());
      await login();
      expect((await round(200n)).code).toBe(20301);
      expect((await ask()).data.closure).toMatchObject({ mayAskToReturn: false });
      gateway.clock.advance(hour);
      // Asking again does not start the wait again.
      await ask();
      gateway.clock.advance(23 * hour - 1);
      expect((await round(200n)).code).toBe(20301);
      gateway.clock.advance(1);
      expect((await round(200n)).code).toBe(6000);
      await sound();
    });

    it('[PRO-2] follows the person: phone, payout account, and name with birthday are refused elsewhere', async () => {
      const phone = '13912340001';
      const consent = { ofAge: true, acceptsTerms: true };
      const register = (account: string, number = phone) =>
        gateway.call('register', { account, password, phone: number, ...consent });
      const first = (await register('excluded01')).data;
      member = { id: first.member.id, token: first.token };
      const card = {
        kind: 'coin',
        values: { network: 'ERC20', number: '0x000000000000000000000000000000000000dEaD' },
      } as const;
      await gateway.services.db
        .updateTable('members')
        .set({ birthday: '1990-05-05' })
        .where('id', 'in', [member.id])
        .execute();
      await gateway.call('realNameSubmit', { name: '钱多多' }, by());
      await gateway.call('payoutAccountAdd', { ...card, loginPassword: password }, by());
      const other = (await register('same00001', '13912340002')).data;
      const otherBy = { token: other.token };
      await exclude(6);

      expect((await register('excluded02')).data).toEqual({
        fields: [{ field: 'phone', reason: 'blocked' }],
      });
      const bind = await gateway.call('payoutAccountAdd', { ...card, loginPassword: password }, otherBy);
      expect(bind.data).toEqual({ fields: [{ field: 'number', reason: 'blocked' }] });
      expect((await gateway.call('realNameSubmit', { name: '钱多多' }, otherBy)).status_code).toBe(6000);
      const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(60)]).toString('base64');
      const picture = (await gateway.call('evidenceAdd', { data: jpeg }, otherBy)).data.id;
      const changed = await gateway.call(
        'profileChangeRequest',
        { field: 'phone', value: '(86)13912340001', pictures: [picture], loginPassword: password },
        otherBy,
      );
      expect(changed.data).toEqual({ fields: [{ field: 'value', reason: 'blocked' }] });
      const stranger = (await register('same00002', '13912340003')).data;
      await gateway.services.db
        .updateTable('members')
        .set({ birthday: '1990-05-05' })
        .where('id', '=', stranger.member.id)
        .execute();
      const named = await gateway.call('realNameSubmit', { name: '钱多多' }, { token: stranger.token });
      expect(named.data).toEqual({ fields: [{ field: 'name', reason: 'blocked' }] });
    });

    it('[PRO-2] follows the person in whatever way phone and name are written', async () => {
      const consent = { ofAge: true, acceptsTerms: true };
      const register = (account: string, phone: string) =>
        gateway.call('register', { account, password, phone, ...consent });
      const bornIn = (id: string) =>
        gateway.services.db
          .updateTable('members')
          .set({ birthday: '1990-05-06' })
          .where('id', '=', id)
          .execute();
      const first = (await register('excluded03', '13912340031')).data;
      member = { id: first.member.id, token: first.token };
      await bornIn(member.id);
      await gateway.call('realNameSubmit', { name: 'Anna-Maria Li' }, by());
      await exclude(6);
      const refused = { fields: [{ field: 'phone', reason: 'blocked' }] };
      const spellings = ['8613912340031', '(86)013912340031', '(0086)13912340031', '(+086)8613912340031'];
      for (const [index, phone] of spellings.entries())
        expect((await register(`excluded04${index}`, phone)).data).toEqual(refused);
      const stranger = (await register('same00003', '(0852)51230031')).data;
      expect((await gateway.services.members.view(stranger.member.id))?.phone).toMatch(/^\(852\)/);
      await bornIn(stranger.member.id);
      const named = await gateway.call(
        'realNameSubmit',
        { name: 'anna maria  LI' },
        { token: stranger.token },
      );
      expect(named.data).toEqual({ fields: [{ field: 'name', reason: 'blocked' }] });
    });

    describe('of another account that shares marks', () => {
      const consent = { ofAge: true, acceptsTerms: true };
      let phones = 0;
      /** Registers two accounts: that which is excluded, and another. */
      const registerTwo = async ({ samePhone }: { samePhone: boolean }) => {
        gateway.clock.advance(hour);
        const accounts = [];
        for (const isFirst of [true, false]) {
          if (isFirst || !samePhone) phones++;
          const phone = `139123402${String(phones).padStart(2, '0')}`;
          const account = `twofold${String(names++).padStart(4, '0')}`;
          const { data } = await gateway.call('register', { account, password, phone, ...consent });
          accounts.push({ id: data.member.id, token: data.token, account, phone });
        }
        member = accounts[0]!;
        return accounts as [(typeof accounts)[0], (typeof accounts)[0]];
      };
      const addressOf = (digits: string) =>
        ({
          kind: 'coin',
          values: { network: 'ERC20', number: `0x${digits.padStart(40, '0')}` },
          loginPassword: password,
        }) as const;
      const kindOf = async ({ token }: { token: string }) =>
        (await gateway.call('protectionInfo', {}, { token })).data.closure?.kind;
      const undecided = async (of: { id: string }) =>
        gateway.services.db
          .selectFrom('exclusion_reviews')
          .select(['because_of', 'decided_at'])
          .where('member_id', '=', of.id)
          .execute();
      /** Recovers the password up to the code to the phone. */
      const answerCode = async ({ account, phone }: { account: string; phone: string }) => {
        const device = `recovering ${account}`;
        const { id } = (await gateway.call('passwordIdentify', { account, phone }, { device })).data;
        await gateway.call('challengeSend', { id }, { device });
        const code = (await gateway.call('messageBox', {}, { device })).data[0]!.text.en.match(/\d{6}/)![0];
        expect((await gateway.call('passwordVerify', { id, code }, { device })).status_code).toBe(6000);
      };

      it('[PRO-2] closes no account by its phone alone, which a stranger can enter, and asks an operator', async () => {
        const [stranger, victim] = await registerTwo({ samePhone: true });
        // Only the owner of the phone can answer its codes.
        await answerCode(victim);
        await exclude(60);
        expect(await kindOf(stranger)).toBe('self-exclusion');
        expect(await kindOf(victim)).toBeUndefined();
        expect(await undecided(victim)).toEqual([{ because_of: stranger.id, decided_at: null }]);
        const review = gateway.services.protection.reviewExclusion;
        expect(await review(victim.id, stranger.id, false)).toBe(true);
        expect(await review(victim.id, stranger.id, true)).toBe(false);
        expect(await kindOf(victim)).toBeUndefined();
      });

      it('[PRO-2] closes no account by its coin address alone, which is public', async () => {
        const [stranger, victim] = await registerTwo({ samePhone: false });
        for (const { token } of [stranger, victim])
          expect((await gateway.call('payoutAccountAdd', addressOf('b1'), { token })).status_code).toBe(6000);
        await exclude(60);
        expect(await kindOf(victim)).toBeUndefined();
        // An operator who knows better closes it until the same end.
        expect(await gateway.services.protection.reviewExclusion(victim.id, stranger.id, true)).toBe(true);
        const ends = await Promise.all(
          [stranger, victim].map(
            async ({ token }) => (await gateway.call('protectionInfo', {}, { token })).data.closure?.endsAt,
          ),
        );
        expect(ends[1]).toBe(ends[0]);
      });

      /** Stores a birthday, and a name that passes its review, for each account. */
      const nameAll = async (
        accounts: readonly { id: string; token: string }[],
        { name, isBirthdayReviewed }: { name: string; isBirthdayReviewed: boolean },
      ) => {
        for (const { id, token } of accounts) {
          const { db, security } = gateway.services;
          await db.updateTable('members').set({ birthday: '1991-06-06' }).where('id', '=', id).execute();
          if (isBirthdayReviewed) {
            const at = new Date(gateway.clock.now());
            await db
              .insertInto('profile_changes')
              .values({
                ...{ id: newId(at), member_id: id, field: 'birthday', value: '1991-06-06', note: '' },
                ...{ state: 'passed', at, ended_at: at },
              })
              .execute();
          }
          await gateway.call('realNameSubmit', { name }, { token });
          expect(await security.reviewRealName(id, true)).toBe('passed');
        }
      };

      it('[PRO-2] closes no account by a reviewed name with an unreviewed birthday', async () => {
        const accounts = await registerTwo({ samePhone: false });
        await nameAll(accounts, { name: '孙未核', isBirthdayReviewed: false });
        await exclude(6);
        expect(await kindOf(accounts[1])).toBeUndefined();
        expect(await undecided(accounts[1])).toMatchObject([{ because_of: accounts[0].id }]);
      });

      it.each([
        [
          'whose phone has answered a code for both',
          true,
          async (accounts: { account: string; phone: string }[]) => {
            for (const account of accounts) await answerCode(account);
          },
        ],
        [
          'with the phone and the payout account',
          true,
          async (accounts: { token: string }[]) => {
            for (const { token } of accounts)
              await gateway.call('payoutAccountAdd', addressOf('b2'), { token });
          },
        ],
        [
          'with the phone and the device',
          true,
          async (accounts: { id: string }[]) => {
            for (const { id } of accounts) await gateway.services.persons.recordDevice(id, `own of ${names}`);
          },
        ],
        [
          'whose name and birthday have passed their review for both',
          false,
          (accounts: { id: string; token: string }[]) =>
            nameAll(accounts, { name: '孙双份', isBirthdayReviewed: true }),
        ],
      ] as const)('[PRO-2] closes the other account of its owner %s', async (_, samePhone, prove) => {
        const accounts = await registerTwo({ samePhone });
        await prove(accounts);
        await gateway.credit(accounts[1].id, 10_000n);
        await exclude(6);
        expect((await round(200n, 0n, accounts[1].id)).code).toBe(20301);
        expect(await undecided(accounts[1])).toEqual([]);
      });
    });

    describe('of a person who takes on marks at the same moment', () => {
      const consent = { ofAge: true, acceptsTerms: true };
      const address = {
        kind: 'coin',
        values: { network: 'ERC20', number: `0x${'beef1'.padStart(40, '0')}` },
        loginPassword: password,
      } as const;
      /** Runs a call while the self-exclusion of a member is not committed yet. */
      const duringExclusion = async <T>(memberId: string, call: () => Promise<T>): Promise<T> => {
        let answer: Promise<T> | undefined;
        await gateway.services.db.transaction().execute(async (holder) => {
          await gateway.services.persons.toExclude(memberId, holder);
          answer = call();
          while ((await countWaiting(gateway.services.db)) !== 1);
          const now = new Date(gateway.clock.now());
          await holder
            .insertInto('protection_closures')
            .values({
              id: newId(now),
              member_id: memberId,
              kind: 'self-exclusion',
              started_at: now,
              ends_at: new Date(now.getTime() + day),
              closed_until: sql`'infinity'::timestamptz` as never,
              because_of: null,
            })
            .execute();
        });
        return answer as Promise<T>;
      };
      const register = (account: string, phone: string) =>
        gateway.call('register', { account, password, phone, ...consent });

      it('[PRO-2] refuses a registration with the phone', async () => {
        const { member: excluded } = (await register(`inturn${names++}`, '13912340401')).data;
        const account = `inturn${names++}`;
        const answer = await duringExclusion(excluded.id, () => register(account, '13912340401'));
        expect(answer.data).toEqual({ fields: [{ field: 'phone', reason: 'blocked' }] });
        expect(await gateway.services.members.findByAccount(account)).toBeUndefined();
      });

      it('[PRO-2] refuses to bind the payout account', async () => {
        await gateway.call('payoutAccountAdd', address, by());
        const other = await gateway.newMember(`inturn${names++}`);
        const answer = await duringExclusion(member.id, () =>
          gateway.call('payoutAccountAdd', address, { token: other.token }),
        );
        expect(answer.data).toEqual({ fields: [{ field: 'number', reason: 'blocked' }] });
      });

      it('[PRO-2] refuses at their review a phone and a name that were asked for before', async () => {
        const { data: first } = await register(`inturn${names++}`, '13912340403');
        const { data: other } = await register(`inturn${names++}`, '13912340404');
        const otherBy = { token: other.token };
        member = { id: first.member.id, token: first.token };
        await gateway.services.db
          .updateTable('members')
          .set({ birthday: '1992-07-07' })
          .where('id', 'in', [member.id, other.member.id])
          .execute();
        for (const { token } of [member, otherBy])
          expect((await gateway.call('realNameSubmit', { name: '李先后' }, { token })).status_code).toBe(
            6000,
          );
        const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(60)]).toString('base64');
        const picture = (await gateway.call('evidenceAdd', { data: jpeg }, otherBy)).data.id;
        const asked = await gateway.call(
          'profileChangeRequest',
          { field: 'phone', value: '(86)13912340403', pictures: [picture], loginPassword: password },
          otherBy,
        );
        await exclude(6);
        expect(await gateway.services.profileChanges.review(asked.data.id, true)).toBe('refused');
        expect(await gateway.services.security.reviewRealName(other.member.id, true)).toBe('refused');
        expect((await gateway.services.members.view(other.member.id)).phone).toBe('(86)*******0404');
      });
    });
  });

  describe('reality checks', () => {
    const answer = (given: 'continue' | 'stop') =>
      gateway.call('realityCheckAnswer', { answer: given }, by());
    const every = (minutes: 15 | 30 | 60 | 120) => gateway.call('realityCheckSet', { minutes }, by());

    it('[PRO-3] refuses stakes after an hour of play (20304), with its length and result, until it is answered', async () => {
      const startedAt = new Date(gateway.clock.now()).toISOString();
      await round(1_000n, 400n);
      gateway.clock.advance(29 * minute);
      await round(1_000n);
      gateway.clock.advance(29 * minute);
      await round(150n);
      gateway.clock.advance(2 * minute - 1);
      expect((await round(150n)).code).toBe(6000);
      gateway.clock.advance(1);
      expect(await round(150n)).toEqual({
        code: 20304,
        data: { startedAt, stakes: '23.00', payouts: '4.00', net: '-19.00' },
      });
      expect((await launch()).status_code).toBe(20304);
      await answer('continue');
      expect((await round(150n)).code).toBe(6000);
    });

    it('[PRO-3] begins a new play session after a break of half an hour, or after the member has stopped', async () => {
      await every(15);
      await round(150n);
      gateway.clock.advance(30 * minute);
      expect((await round(150n)).code).toBe(6000);
      gateway.clock.advance(15 * minute);
      expect((await round(150n)).code).toBe(20304);
      const { data } = await answer('stop');
      expect(data.session).toBeNull();
      expect((await round(150n)).code).toBe(6000);
    });

    it('[PRO-3] has a shorter interval in force at once and a longer one after 24 hours', async () => {
      await login();
      await every(30);
      await round(150n);
      gateway.clock.advance(20 * minute);
      await every(15);
      await round(150n);
      const { data } = await gateway.call('protectionInfo', {}, by());
      // Due 30 minutes after the first stake: sooner than 15 minutes from now.
      expect(Date.parse(data.session!.checkDueAt) - gateway.clock.now()).toBe(10 * minute);
      expect((await every(120)).data.realityCheck).toMatchObject({ minutes: 15, waiting: { minutes: 120 } });
      gateway.clock.advance(day - 1);
      expect((await gateway.call('protectionInfo', {}, by())).data.realityCheck.minutes).toBe(15);
      gateway.clock.advance(1);
      expect((await gateway.call('protectionInfo', {}, by())).data.realityCheck).toEqual({
        minutes: 120,
        waiting: null,
      });
    });
  });

  describe('results', () => {
    it('[PRO-4] sums deposits, withdrawals, stakes, payouts and the time of play', async () => {
      await login();
      const { data: order } = await deposit('300');
      await gateway.services.deposits.payNow(order.id);
      await round(1_000n, 300n);
      gateway.clock.advance(12 * minute);
      await round(500n);
      gateway.clock.advance(45 * minute);
      await round(500n);
      const { data } = await gateway.call('playSummary', { span: 'day' }, by());
      expect(data).toMatchObject({
        deposits: '300.00',
        withdrawals: '0.00',
        netDeposits: '300.00',
        stakes: '20.00',
        payouts: '3.00',
        net: '-17.00',
        minutes: 12,
        rounds: 3,
      });
      gateway.clock.advance(day);
      const spans = (['day', 'quarter'] as const).map((span) => gateway.call('playSummary', { span }, by()));
      const [today, quarter] = await Promise.all(spans);
      expect([today!.data.stakes, quarter!.data.stakes]).toEqual(['0.00', '20.00']);
    });

    it('[PRO-4][PRO-1] has the time of play that the limit counts, launches included, and that of earlier days', async () => {
      const minutesOf = async (span: 'day' | 'quarter') =>
        (await gateway.call('playSummary', { span }, by())).data.minutes;
      await launch();
      gateway.clock.advance(20 * minute);
      await round(500n);
      gateway.clock.advance(21 * minute);
      await round(500n);
      const { data } = await gateway.call('protectionInfo', {}, by());
      expect(data.limits.find(({ kind }) => kind === 'time')?.used).toBe('41');
      expect(await minutesOf('day')).toBe(41);
      gateway.clock.advance(day);
      await login();
      await round(500n);
      gateway.clock.advance(5 * minute);
      await round(500n);
      expect(await minutesOf('day')).toBe(5);
      expect(await minutesOf('quarter')).toBe(26);
    });

    it('[PRO-4] counts a withdrawal when it is paid', async () => {
      gateway.clock.advance(hour);
      const ready = await newReadyMember(gateway, `summed${names++}`, cardNumber(71));
      member = ready;
      await gateway.services.adjustments.adjust(ready.id, 100_000n);
      const body = { payoutAccount: ready.account, amount: '500', shownFee: '0.00', paymentPassword };
      const { data: order } = await gateway.call('withdrawalCreate', body, by());
      const withdrawn = async () =>
        (await gateway.call('playSummary', { span: 'day' }, by())).data.withdrawals;
      expect(await withdrawn()).toBe('0.00');
      await gateway.sandbox('review-withdrawal', { id: order.id, pass: true });
      await gateway.sandbox('pay-withdrawal', { id: order.id });
      expect(await withdrawn()).toBe('500.00');
    });

    it('[PRO-4] shows the running play session, and none half an hour after the last stake', async () => {
      const session = async () => (await gateway.call('protectionInfo', {}, by())).data.session;
      expect(await session()).toBeNull();
      await launch();
      await round(1_000n, 250n);
      expect(await session()).toMatchObject({
        startedAt: new Date(gateway.clock.now()).toISOString(),
        stakes: '10.00',
        payouts: '2.50',
        net: '-7.50',
      });
      gateway.clock.advance(30 * minute);
      expect(await session()).toBeNull();
    });

    it('[PRO-1] asks about limits after registering, and again after six months', async () => {
      const isDue = async () => (await gateway.call('protectionInfo', {}, by())).data.reviewDue;
      await login();
      expect(await isDue()).toBe(true);
      await gateway.call('limitsReviewed', {}, by());
      expect(await isDue()).toBe(false);
      gateway.clock.advance(182 * day);
      await login();
      expect(await isDue()).toBe(true);
    });
  });
});
