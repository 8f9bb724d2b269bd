import { type VipGiftKind, vipGiftDays, vipGiftTexts } from '@pavilion/contract';
import { parseMinor } from '@pavilion/format';
import fc from 'fast-check';
import { newId } from '../../../ids';
import { createTestGateway, password, type TestGateway } from '../../../testing/test-gateway';
import { memberRow } from '../../../testing/test-member';
import { mainAccount, runPosting } from '../../money';
import { verifyLedger } from '../../money/ledger/verify-ledger';
import { settleRoundStatement } from '../../play';
import { vipGiftCause } from '../../vip-rules';
import { walkThroughHours } from './testing/walk-through-hours';
import { firstPeriod, periodsAfter } from './vip-periods';

const day = 86_400_000;
const yuan = (amount: number) => BigInt(amount) * 100n;
const gameName = { 'zh-CN': '测试', en: 'test' };

describe('VIP levels of members', () => {
  let gateway: TestGateway;
  let second: TestGateway;
  let names = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
    second = await createTestGateway({ sharesWith: gateway });
  });
  afterAll(async () => {
    await second.close();
    await gateway.close();
  });

  const newMember = () => gateway.newMember(`ranked${names++}`);
  /** Settles a bet that gives its stake back. */
  const play = async (memberId: string, amount: number) => {
    const at = new Date(gateway.clock.now());
    const round = {
      ...{ id: newId(at), memberId, account: mainAccount(memberId), gameCode: 'golden-dragon', gameName, at },
      ...{
        category: 'egame' as const,
        stake: yuan(amount),
        payout: yuan(amount),
        detail: { kind: 'test' as const },
      },
    };
    await runPosting(gateway.services.db, settleRoundStatement(round));
  };
  const vip = () => gateway.services.vip;
  const info = async (token: string) => (await gateway.call('vipInfo', {}, { token })).data;
  /** A member with deposits and turnover. */
  const memberWith = async (deposits: number, turnover: number, isEvaluated = true) => {
    const member = await newMember();
    await gateway.credit(member.id, yuan(deposits));
    await play(member.id, Math.min(deposits, turnover));
    for (let left = turnover - deposits; left > 0; left -= deposits)
      await play(member.id, Math.min(deposits, left));
    if (isEvaluated) await vip().evaluate(member.id);
    return member;
  };
  const logIn = async (id: string) => {
    const row = await gateway.services.db
      .selectFrom('members')
      .select('account')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return (await gateway.call('login', { account: row.account, password })).data.token;
  };
  const levelOf = async (id: string) => {
    const row = await gateway.services.db
      .selectFrom('members')
      .select('vip_level')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.vip_level;
  };
  const periodsOf = async (id: string) => {
    const rows = await gateway.services.db
      .selectFrom('vip_periods')
      .select('level')
      .where('member_id', '=', id)
      .orderBy('number')
      .execute();
    return rows.map(({ level }) => level);
  };
  const giftsOf = async (id: string, kind: VipGiftKind) => {
    const rows = await gateway.services.db
      .selectFrom('dividends')
      .select(['reference', 'amount'])
      .where('member_id', '=', id)
      .where('cause', '=', vipGiftCause(kind))
      .orderBy('reference')
      .execute();
    return rows.map(({ reference, amount }) => [reference.split(':')[1], amount]);
  };

  /** The end of the time to claim a gift. */
  const endOf = async (id: string, kind: VipGiftKind) => {
    const row = await gateway.services.db
      .selectFrom('dividends')
      .select('expires_at')
      .where('member_id', '=', id)
      .where('cause', '=', vipGiftCause(kind))
      .executeTakeFirstOrThrow();
    return row.expires_at;
  };

  it('[VIP-1] are shown with what is missing, and rise a few seconds after a settled round', async () => {
    const { id, token } = await newMember();
    await gateway.credit(id, yuan(500));
    expect(await info(token)).toMatchObject({
      level: 0,
      keep: null,
      next: {
        level: 1,
        turnover: { done: '0.00', required: '10000.00', left: '10000.00' },
        deposits: { done: '500.00', left: '0.00' },
      },
    });
    for (let round = 0; round < 19; round++) await play(id, 500);
    await gateway.services.advance();
    expect(await levelOf(id)).toBe(0);
    const session = { memberId: id, gameCode: 'golden-dragon' };
    await play(id, 499);
    await gateway.services.house.settleRound({
      session,
      key: 'last',
      stake: 200n,
      payout: 0n,
      detail: { kind: 'test' },
    });
    gateway.clock.advance(5_000);
    await gateway.services.advance();
    expect(await levelOf(id)).toBe(1);
    expect(await info(token)).toMatchObject({
      level: 1,
      next: { level: 2, turnover: { done: '10001.00' } },
      keep: { done: '0.00', required: '5000.00', isPaused: false },
    });
  });

  it('[VIP-1] rise at night if the gateway that settled the round ended before it evaluated', async () => {
    const ended = await createTestGateway({ sharesWith: gateway });
    const { id } = await memberWith(2_000, 10_000);
    expect(await levelOf(id)).toBe(1);
    await vip().advance();
    gateway.clock.advance(1_000);
    for (let round = 0; round < 19; round++) await play(id, 2_000);
    await play(id, 1_999);
    await ended.services.house.settleRound({
      session: { memberId: id, gameCode: 'golden-dragon' },
      key: 'before-the-end',
      stake: 200n,
      payout: 0n,
      detail: { kind: 'test' },
    });
    await ended.close();
    gateway.clock.advance(5_000);
    await gateway.services.advance();
    expect(await levelOf(id)).toBe(1);
    gateway.clock.advance(day);
    await vip().advance();
    expect(await levelOf(id)).toBe(2);
  });

  it('[VIP-1] are listed for visitors, too', async () => {
    const { data } = await gateway.call('vipLevels', {});
    expect(data.levels.map(({ level, turnover, deposits }) => [level, turnover, deposits])).toEqual([
      [0, '0.00', '0.00'],
      [1, '10000.00', '500.00'],
      [2, '50000.00', '2000.00'],
      [3, '200000.00', '10000.00'],
      [4, '1000000.00', '50000.00'],
      [5, '5000000.00', '200000.00'],
      [6, '20000000.00', '800000.00'],
    ]);
    expect(data.levels[6]).toMatchObject({
      withdrawals: { maxPerDay: '3000000.00', priority: true },
      gifts: { month: '2888.00' },
    });
  });

  it('[VIP-2] give the gift of each level once in a life, also by two gateways at once and after a fall', async () => {
    const { id, token } = await memberWith(2_000, 50_000, false);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? second : gateway).services.vip.evaluate(id)),
    );
    expect(await giftsOf(id, 'upgrade')).toEqual([
      ['level-1', 1_800n],
      ['level-2', 5_800n],
    ]);
    const [gift] = (await info(token)).gifts;
    expect(gift).toMatchObject({ state: 'waiting', kind: 'upgrade' });
    expect(
      (await gateway.call('popInfo', {}, { token })).data.every(({ dividend }) => dividend === null),
    ).toBe(true);
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? second : gateway).call(
          'manualDividend',
          { id: gift!.id },
          { token, idempotencyKey: `vip-upgrade-claim-${index}` },
        ),
      ),
    );
    expect(claims.filter(({ status_code }) => status_code === 6000)).toHaveLength(1);
    expect(claims.filter(({ status_code }) => status_code === 20201)).toHaveLength(9);
    expect(await gateway.services.wallet.balance(id)).toBe(yuan(2_000) + parseMinor(gift!.amount));

    // The fall, and a new level, are found by both gateways at once.
    gateway.clock.advance(90 * day);
    await Promise.all([gateway, second, gateway].map(({ services }) => services.vip.runDaily()));
    expect(await levelOf(id)).toBe(1);
    expect(await periodsOf(id)).toEqual([2, 1]);
    const fallen = await info(await logIn(id));
    expect(fallen.next?.regain).toMatchObject({ done: '0.00', required: '20000.00' });
    for (let round = 0; round < 10; round++) await play(id, 2_000);
    await Promise.all([gateway, second, gateway].map(({ services }) => services.vip.evaluate(id)));
    expect(await levelOf(id)).toBe(2);
    expect(await periodsOf(id)).toEqual([2, 1, 2]);
    expect(await giftsOf(id, 'upgrade')).toHaveLength(2);
    expect((await verifyLedger(gateway.services.db)).sound).toBe(true);
  });

  it('[VIP-1] [PRO-2] do not fall while the account is closed, and the period does not run', async () => {
    const { id, token } = await memberWith(500, 10_000);
    const before = (await info(token)).keep!;
    gateway.clock.advance(1_000);
    await gateway.call('timeOutStart', { days: 7 }, { token });
    gateway.clock.advance(1_000);
    const paused = (await info(token)).keep!;
    expect(paused.isPaused).toBe(true);
    expect(Date.parse(paused.until!) - Date.parse(before.until!)).toBe(7 * day);
    gateway.clock.advance(90 * day);
    await vip().runDaily();
    expect(await levelOf(id)).toBe(1);
    gateway.clock.advance(7 * day);
    await vip().runDaily();
    expect(await levelOf(id)).toBe(0);
  });

  it('[VIP-1] stay when they were set by hand, until they are earned again', async () => {
    const { id, token } = await memberWith(500, 10_000);
    const { account } = (await gateway.call('memberInfo', {}, { token })).data;
    await gateway.sandbox('set-vip', { account, level: 5 });
    await play(id, 500);
    await vip().evaluate(id);
    gateway.clock.advance(100 * day);
    await vip().runDaily();
    expect(await info(await logIn(id))).toMatchObject({ level: 5, isPinned: true, keep: null });
    await gateway.sandbox('set-vip', { account, level: null });
    expect(await levelOf(id)).toBe(0);
  });

  describe('on days of the brand', () => {
    /** Sets the clock to a moment of the brand's calendar that is still to come. */
    const goTo = (year: number, date: string) => {
      const at = Date.parse(`${year}-${date}T00:00:00+08:00`);
      expect(at).toBeGreaterThan(gateway.clock.now());
      gateway.clock.advance(at - gateway.clock.now());
    };
    const nextYear = () => new Date(gateway.clock.now() + 8 * 3_600_000).getUTCFullYear() + 1;

    it('[VIP-2] give the gift of a month from its 1st, by the level held then, to those who played before', async () => {
      const year = nextYear();
      goTo(year, '03-20');
      const [player, idler] = [await memberWith(2_000, 50_000), await memberWith(500, 10_000)];
      goTo(year, '03-31');
      await vip().runDaily();
      expect(await giftsOf(player.id, 'month')).toEqual([]);
      goTo(year, '04-01');
      await Promise.all([gateway, second, gateway].map(({ services }) => services.vip.runDaily()));
      await vip().runDaily();
      expect(await giftsOf(player.id, 'month')).toEqual([[`${year}-04`, 2_800n]]);
      expect(await giftsOf(idler.id, 'month')).toEqual([[`${year}-04`, 800n]]);
      await play(player.id, 100);
      goTo(year, '05-02');
      // Reached after the 1st: the gift of the month is that of the level before.
      await gateway.credit(idler.id, yuan(1_500));
      for (let round = 0; round < 20; round++) await play(idler.id, 2_000);
      await vip().evaluate(idler.id);
      await vip().runDaily();
      expect(await giftsOf(player.id, 'month')).toContainEqual([`${year}-05`, 2_800n]);
      // No round in April.
      expect(await giftsOf(idler.id, 'month')).toHaveLength(1);
    });

    it('[VIP-2] give the gift of a birthday within its days, to verified members whose birthday has long been known', async () => {
      const year = nextYear();
      goTo(year, '01-10');
      const birthdays = ['1992-02-29', '1990-02-28', '1990-03-01', '1990-02-20', '1990-02-28', '1990-02-28'];
      const members: { id: string }[] = [];
      for (const birthday of birthdays) {
        const member = await memberWith(500, 10_000);
        members.push(member);
        await gateway.services.db
          .updateTable('members')
          .set({ birthday })
          .where('id', '=', member.id)
          .execute();
      }
      const [leap, plain, later, earlier, unverified, changed] = members as [
        { id: string },
        { id: string },
        { id: string },
        { id: string },
        { id: string },
        { id: string },
      ];
      for (const { id } of members.filter((member) => member !== unverified))
        await gateway.services.db
          .insertInto('member_security')
          .values({ member_id: id, real_name: `名${id}`, real_name_state: 'passed' })
          .execute();
      const at = new Date(gateway.clock.now());
      await gateway.services.db
        .insertInto('profile_changes')
        .values({
          ...{
            id: newId(at),
            member_id: changed.id,
            field: 'birthday',
            before: '1990-05-05',
            value: '1990-02-28',
          },
          ...{ note: '', state: 'passed', reason: null, at, review_at: null, ended_at: at },
        })
        .execute();
      goTo(year, '02-28');
      await vip().runDaily();
      await vip().runDaily();
      for (const { id } of [leap, plain])
        expect(await giftsOf(id, 'birthday')).toEqual([[`${year}`, 1_800n]]);
      const { birthday: days } = vipGiftDays;
      expect(await endOf(leap.id, 'birthday')).toEqual(new Date(gateway.clock.now() + days * day));
      for (const { id } of [later, earlier, unverified, changed])
        expect(await giftsOf(id, 'birthday')).toEqual([]);
      const start = Date.parse(`${year}-03-01T00:00:00+08:00`);
      gateway.clock.advance(start + (days - 1) * day - gateway.clock.now());
      await vip().runDaily();
      expect(await giftsOf(later.id, 'birthday')).toEqual([[`${year}`, 1_800n]]);
      // Granted on the last day, with what is left of it.
      expect(await endOf(later.id, 'birthday')).toEqual(new Date(start + days * day));
      expect(vipGiftTexts.birthday.rule.en).toContain(`for ${days} days`);
      expect(vipGiftTexts.birthday.rule['zh-CN']).toContain(`起 ${days} 天内`);
    });
  });

  it('[VIP-1] are what the rows say, whenever they were evaluated', async () => {
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom('play', 'play', 'deposit', 'wait', 'look'),
        amount: fc.integer({ min: 200, max: 9_000 }),
      }),
      { minLength: 5, maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const { id } = await newMember();
        await gateway.credit(id, yuan(9_000));
        for (const { kind, amount } of taken) {
          if (kind === 'play') await play(id, amount);
          if (kind === 'deposit') await gateway.credit(id, yuan(amount));
          if (kind === 'wait') gateway.clock.advance(amount * 600_000);
          if (kind === 'look') await vip().evaluate(id);
          gateway.clock.advance(1);
        }
        await vip().evaluate(id);
        const bets = await gateway.services.db
          .selectFrom('bets')
          .select(['settled_at as at', 'turnover'])
          .where('member_id', '=', id)
          .execute();
        const orders = await gateway.services.db
          .selectFrom('deposit_orders')
          .select(['paid_at as at', 'amount'])
          .where('member_id', '=', id)
          .execute();
        const facts = [
          ...bets.map(({ at, turnover }) => ({ at: at!.getTime(), turnover, deposits: 0n })),
          ...orders.map(({ at, amount }) => ({ at: at!.getTime(), turnover: 0n, deposits: amount })),
        ].sort((one, other) => one.at - other.at);
        const wanted = periodsAfter(firstPeriod, facts, [], gateway.clock.now());
        const stored = await gateway.services.db
          .selectFrom('vip_periods')
          .select(['level', 'since'])
          .where('member_id', '=', id)
          .orderBy('number')
          .execute();
        expect(stored.map(({ level, since }) => [level, since.getTime()])).toEqual(
          wanted.map(({ level, since }) => [level, since]),
        );
        expect(await levelOf(id)).toBe(wanted.at(-1)?.level ?? 0);
      }),
      { numRuns: 20 },
    );
  });

  it('[VIP-1] are those of a walk through the hours of random bets and deposits, for 200 members', async () => {
    const hour = 3_600_000;
    const hours = 360 * 24;
    gateway.clock.advance(hour - (gateway.clock.now() % hour));
    const start = gateway.clock.now();
    let seed = 17;
    const draw = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const moment = () => start + draw(hours) * hour;
    const members = Array.from({ length: 200 }, (_, index) => {
      // From members who play little to some who reach the levels at the top.
      const scale = [1, 1, 4, 20, 150][draw(5)]!;
      return {
        id: `walked-${String(index).padStart(3, '0')}`,
        bets: Array.from({ length: draw(25) }, () => ({
          at: moment(),
          turnover: yuan(draw(12_000) * scale),
        })),
        deposits: Array.from({ length: 1 + draw(5) }, () => ({
          at: moment(),
          amount: yuan(1 + draw(2_500) * scale),
        })),
        closed: Array.from({ length: draw(3) }, () => {
          const from = moment();
          return { from, to: from + (1 + draw(60 * 24)) * hour };
        }),
      };
    });
    const { db } = gateway.services;
    await db
      .insertInto('members')
      .values(
        members.map(({ id }) => ({
          ...memberRow(id),
          registered_at: new Date(start),
        })),
      )
      .execute();
    // Of each tenth, rows that count nothing: open rounds and orders that were never paid.
    await db
      .insertInto('bets')
      .values(
        members.flatMap(({ id, bets }) =>
          bets.map(({ at, turnover }, index) => ({
            ...{
              id: `${id}-${index}`,
              member_id: id,
              game_code: 'golden-dragon',
              stake: turnover + 1n,
              turnover,
            },
            ...{ payout: 0n, placed_at: new Date(at), detail: '{}' },
            ...(index % 10 === 9
              ? { state: 'open' as const, settled_at: null }
              : { state: 'settled' as const, settled_at: new Date(at) }),
          })),
        ),
      )
      .execute();
    await db
      .insertInto('deposit_orders')
      .values(
        members.flatMap(({ id, deposits }) =>
          deposits.map(({ at, amount }, index) => ({
            ...{ id: `${id}-${index}`, member_id: id, channel_code: 'bank', amount, pay_at: null },
            ...{ created_at: new Date(at), expires_at: new Date(at) },
            ...(index === 4
              ? { state: 'expired' as const, paid_at: null }
              : { state: 'paid' as const, paid_at: new Date(at) }),
          })),
        ),
      )
      .execute();
    await db
      .insertInto('protection_closures')
      .values(
        members.flatMap(({ id, closed }) =>
          closed.map(({ from, to }, index) => ({
            ...{ id: `${id}-${index}`, member_id: id, kind: 'time-out' as const, because_of: null },
            ...{ started_at: new Date(from), ends_at: new Date(to), closed_until: new Date(to) },
          })),
        ),
      )
      .execute();
    // Some are evaluated on the way, and all at the end.
    for (const [share, until] of [
      [10, hours / 3],
      [9, (2 * hours) / 3],
      [1, hours],
    ] as const) {
      gateway.clock.advance(start + until * hour - gateway.clock.now());
      const evaluated = members.filter((_, index) => index % share === 0);
      for (let first = 0; first < evaluated.length; first += 20)
        await Promise.all(evaluated.slice(first, first + 20).map(({ id }) => vip().evaluate(id)));
    }
    const stored = await db
      .selectFrom('vip_periods')
      .innerJoin('members', 'members.id', 'vip_periods.member_id')
      .select(['member_id', 'level', 'since', 'vip_level', 'ended_at'])
      .where('member_id', 'like', 'walked-%')
      .orderBy('number')
      .execute();
    const reached = new Set<number>();
    let kept = 0;
    for (const { id, bets, deposits, closed } of members) {
      const facts = [
        ...bets
          .filter((_, index) => index % 10 !== 9)
          .map(({ at, turnover }) => ({ at, turnover, deposits: 0n })),
        ...deposits.slice(0, 4).map(({ at, amount }) => ({ at, turnover: 0n, deposits: amount })),
      ];
      const expected = walkThroughHours(facts, closed, start, gateway.clock.now());
      const own = stored.filter((row) => row.member_id === id);
      expect(own.map(({ level, since }) => [level, since.getTime()])).toEqual(expected);
      const last = own.at(-1);
      if (last) expect([last.vip_level, last.ended_at]).toEqual([last.level, null]);
      for (const [index, [level]] of expected.entries()) {
        reached.add(level);
        if (level > 0 && level === expected[index - 1]?.[0]) kept += 1;
      }
    }
    expect(reached.size).toBeGreaterThanOrEqual(6);
    expect(kept).toBeGreaterThan(20);
  });
});
