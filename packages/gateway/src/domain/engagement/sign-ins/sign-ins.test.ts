import fc from 'fast-check';
import { sql } from 'kysely';
import { newId } from '../../../ids';
import { createTestClock } from '../../../testing/test-clock';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { memberRow } from '../../../testing/test-member';
import { createMemberStore } from '../../members/members/member-store';
import { eventsOf } from './sign-in-rules';
import { createSignIns } from './sign-ins';

const day = 86_400_000;
const hour = 3_600_000;
/** Coins of the days of a week, minor units: an own reading of the rules. */
const weekOfCoins = [10_00n, 10_00n, 20_00n, 20_00n, 30_00n, 30_00n, 100_00n];

describe('the sign-in calendar', () => {
  let gateway: TestGateway;
  let second: TestGateway;
  let people = 0;
  // 12:00 of 18 June in Shanghai.
  beforeAll(async () => {
    gateway = await createTestGateway();
    second = await createTestGateway({ sharesWith: gateway });
  });
  afterAll(async () => {
    await second.close();
    await gateway.close();
  });
  afterEach(async () => {
    expect((await gateway.sandbox('verify-ledger')).data).toMatchObject({ sound: true });
  });

  /** A member who registered two months ago, whatever the clock of the gateway says. */
  const newMember = async () => {
    const member = await gateway.newMember(`signer${people++}`);
    await gateway.services.db
      .updateTable('members')
      .set({ registered_at: new Date(gateway.clock.now() - 60 * day) })
      .where('id', '=', member.id)
      .execute();
    return member;
  };
  type Person = Awaited<ReturnType<typeof newMember>>;
  /** Sign-ins under a clock and a calendar of their own. */
  const signInsAt = (start: string, timeZone = 'Asia/Shanghai') => {
    const clock = createTestClock(Date.parse(start));
    return { clock, signIns: createSignIns({ db: gateway.services.db, clock, timeZone }) };
  };
  const daysOf = async ({ id }: Person) => {
    const rows = await gateway.services.db
      .selectFrom('sign_ins')
      .select('day')
      .where('member_id', '=', id)
      .orderBy('day')
      .execute();
    return rows.map((row) => row.day);
  };
  const coinsOf = ({ id }: Person) => gateway.services.wallet.balanceOf(`coins:${id}`);
  const info = async ({ token }: Person, month?: string) =>
    (await gateway.call('signInInfo', month === undefined ? {} : { month }, { token })).data;
  /** Stores days without coins. */
  const store = (person: Person, days: readonly string[]) =>
    days.length === 0
      ? undefined
      : gateway.services.db
          .insertInto('sign_ins')
          .values(
            days.map((each) => ({
              member_id: person.id,
              day: each,
              coins: 0n,
              at: new Date(gateway.clock.now()),
            })),
          )
          .execute();

  it('[ACT-3] shows visitors the rewards and the events of a month, and no days', async () => {
    const { data } = await gateway.call('signInInfo', {});
    expect(data).toMatchObject({ month: '2026-06', today: '2026-06-18', own: null });
    expect(data.nextDayAt).toBe('2026-06-18T16:00:00.000Z');
    expect(data.rewards).toEqual(['10.00', '10.00', '20.00', '20.00', '30.00', '30.00', '100.00']);
    expect(data.events.map(({ from, to }) => [from, to])).toContainEqual(['2026-06-06', '2026-06-07']);
  });

  it('[ACT-3] signs in once for 20 calls at the same time, on two gateways', async () => {
    const member = await newMember();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? second : gateway).call('signIn', {}, { token: member.token }),
      ),
    );
    expect(new Set(answers.map(({ status_code }) => status_code))).toEqual(new Set([6000]));
    expect(answers.map(({ data }) => data)).toEqual(
      answers.map(() => ({ day: '2026-06-18', coins: '10.00', isMakeUp: false })),
    );
    expect(await daysOf(member)).toEqual(['2026-06-18']);
    expect(await coinsOf(member)).toBe(1_000n);
    expect((await info(member)).own).toMatchObject({
      streak: 1,
      hasSignedIn: true,
      nextCoins: '10.00',
      coins: '10.00',
    });
    const records = await gateway.call('currencyRecords', { kind: 'signed-in' }, { token: member.token });
    expect(records.data.items).toMatchObject([{ kind: 'signed-in', coins: '10.00', money: null }]);
  });

  it('[ACT-3] itself rejects a second row of a day', async () => {
    const member = await newMember();
    await store(member, ['2026-06-01']);
    await expect(store(member, ['2026-06-01'])).rejects.toThrow(/sign_ins_pkey/);
  });

  it('[ACT-3] counts one day before midnight of the brand, and another after it', async () => {
    const member = await newMember();
    const { signIns, clock } = signInsAt('2026-06-18T15:59:59.900Z');
    await signIns.signIn(member.id);
    clock.advance(200);
    await signIns.signIn(member.id);
    expect(await daysOf(member)).toEqual(['2026-06-18', '2026-06-19']);
  });

  it('[ACT-3] pays a week of rewards again and again, and a bonus for the full month', async () => {
    const member = await newMember();
    const { signIns, clock } = signInsAt('2026-09-01T04:00:00Z');
    const coins: string[] = [];
    for (let date = 1; date <= 30; date++) {
      coins.push((await signIns.signIn(member.id)).coins);
      clock.advance(day);
    }
    const week = ['10.00', '10.00', '20.00', '20.00', '30.00', '30.00', '100.00'];
    expect(coins).toEqual([...week, ...week, ...week, ...week, '10.00', '198.00']);
  });

  it.each([
    ['into summer time', '2026-03-28T22:30:00Z', 23, ['2026-03-28', '2026-03-29', '2026-03-30']],
    ['out of summer time', '2026-10-24T21:30:00Z', 25, ['2026-10-24', '2026-10-25', '2026-10-26']],
  ])('[ACT-3] keeps the days of a zone whose clocks change: %s', async (_, start, hours, days) => {
    const member = await newMember();
    // 23:30 in Berlin of the day before the change.
    const { signIns, clock } = signInsAt(start, 'Europe/Berlin');
    const turns: number[] = [];
    for (const each of days) {
      const { today, nextDayAt } = await signIns.info(undefined, undefined);
      expect(today).toBe(each);
      await signIns.signIn(member.id);
      turns.push(Date.parse(nextDayAt));
      clock.advance(Date.parse(nextDayAt) - clock.now() - 1);
      await signIns.signIn(member.id);
      if (each !== days.at(-1)) clock.advance(1);
    }
    expect(((turns[1] as number) - (turns[0] as number)) / hour).toBe(hours);
    expect(await daysOf(member)).toEqual(days);
    expect((await signIns.info(member.id, undefined)).own).toMatchObject({ streak: 3 });
  });

  it('[ACT-3] counts the days in a row up to today or yesterday, as a walk back over any days does', async () => {
    const today = Date.parse('2026-06-18T00:00:00Z');
    const dayBefore = (count: number) => new Date(today - count * day).toISOString().slice(0, 10);
    const walk = (signed: ReadonlySet<number>): number => {
      let at = signed.has(0) ? 0 : 1;
      let streak = 0;
      while (signed.has(at)) {
        streak++;
        at++;
      }
      return streak;
    };
    const offsets = fc.uniqueArray(fc.nat({ max: 16 }), { maxLength: 17 });
    await fc.assert(
      fc.asyncProperty(offsets, async (chosen) => {
        const member = await newMember();
        await store(member, chosen.map(dayBefore));
        expect((await info(member)).own?.streak).toBe(walk(new Set(chosen)));
      }),
      { numRuns: 60 },
    );
  });

  it('[ACT-3] makes up for two missed days of this month, for coins, and continues the streak', async () => {
    const member = await newMember();
    const rich = signInsAt('2026-05-31T04:00:00Z');
    await store(member, ['2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13', '2026-06-14', '2026-06-17']);
    const makeUp = (each: string, at = gateway) =>
      at.call('signInMakeup', { day: each }, { token: member.token });
    expect(await makeUp('2026-06-15')).toMatchObject({
      status_code: 20404,
      data: { needed: '50.00', coins: '0.00' },
    });
    await store(member, ['2026-05-25', '2026-05-26', '2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30']);
    await rich.signIns.signIn(member.id);
    expect(await coinsOf(member)).toBe(10_000n);
    expect((await info(member)).own).toMatchObject({ streak: 1, makeUpsLeft: 2 });
    const first = await Promise.all(
      Array.from({ length: 5 }, (_, index) => makeUp('2026-06-15', index % 2 ? second : gateway)),
    );
    expect(first.map(({ data }) => data)).toEqual(
      first.map(() => ({ day: '2026-06-15', coins: '0.00', isMakeUp: true })),
    );
    expect((await makeUp('2026-06-16')).status_code).toBe(6000);
    expect(await coinsOf(member)).toBe(0n);
    expect((await info(member)).own).toMatchObject({ streak: 8, makeUpsLeft: 0, makeUpDays: [] });
    expect((await makeUp('2026-06-09')).status_code).toBe(20405);
  });

  /** The day of a moment in a zone, and the first moment of the next day, found by trying. */
  const dayIn = (timeZone: string) => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    const dayAt = (moment: number) => format.format(moment);
    const nextDayAt = (moment: number) => {
      let [same, next] = [moment, moment + 26 * hour];
      while (next - same > 1) {
        const middle = Math.floor((same + next) / 2);
        if (dayAt(middle) === dayAt(moment)) same = middle;
        else next = middle;
      }
      return next;
    };
    return { dayAt, nextDayAt };
  };
  type Step =
    | { readonly kind: 'sign-in' }
    | { readonly kind: 'make-up'; readonly back: number }
    | { readonly kind: 'wait'; readonly by: number | 'last-moment' | 'midnight' };
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 4, arbitrary: fc.constant({ kind: 'sign-in' as const }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('make-up' as const), back: fc.nat({ max: 6 }) }) },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        by: fc.constantFrom<number | 'last-moment' | 'midnight'>(
          hour,
          24 * hour,
          2 * day,
          'last-moment',
          'midnight',
        ),
      }),
    },
  );

  it.each([
    ['Asia/Shanghai', '2026-02-24T10:00:00Z'],
    // Into summer time on 29 March, out of it on 25 October.
    ['Europe/Berlin', '2026-03-26T12:00:00Z'],
    ['Europe/Berlin', '2026-10-23T12:00:00Z'],
    // Half an hour, on 5 April.
    ['Australia/Lord_Howe', '2026-04-02T12:00:00Z'],
    // 6 September has no midnight; 4 April has its last hour twice.
    ['America/Santiago', '2026-09-03T12:00:00Z'],
    ['America/Santiago', '2026-04-02T12:00:00Z'],
  ])(
    '[ACT-3] keeps the days, streaks, make-ups and coins of a plain calendar in %s from %s',
    async (timeZone, start) => {
      const { dayAt, nextDayAt } = dayIn(timeZone);
      const numberOf = (each: string) => Date.parse(`${each}T00:00:00Z`) / day;
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 15, maxLength: 30 }),
          fc.nat({ max: 6 }),
          async (steps, registeredBefore) => {
            const { signIns, clock } = signInsAt(start, timeZone);
            const registered = clock.now() - registeredBefore * day;
            const id = newId(new Date(registered));
            await createMemberStore(gateway.services.db).insert({
              ...memberRow(id),
              registered_at: new Date(registered),
            });
            const first = numberOf(dayAt(registered));
            await gateway.services.adjustments.adjustCoins(id, 12_000n);

            let coins = 12_000n;
            const signed = new Map<number, { day: string; coins: string; isMakeUp: boolean }>();
            const inMonth = (of: string) =>
              [...signed.values()].filter((row) => row.day.startsWith(of.slice(0, 7)));
            const streakBefore = (number: number) => {
              let streak = 0;
              while (signed.has(number - 1 - streak)) streak += 1;
              return streak;
            };
            /** Stores a day. It earns the bonus if no day of its month is missing now. */
            const put = (of: string, reward: bigint, isMakeUp: boolean) => {
              const [year, month] = of.split('-').map(Number) as [number, number];
              const isFull = inMonth(of).length + 1 === new Date(Date.UTC(year, month, 0)).getUTCDate();
              const earned = reward + (isFull ? 18_800n : 0n);
              coins += earned;
              const text = `${earned / 100n}.00`;
              signed.set(numberOf(of), { day: of, coins: text, isMakeUp });
            };

            for (const each of steps) {
              const today = dayAt(clock.now());
              const number = numberOf(today);
              if (each.kind === 'wait') {
                const midnight = nextDayAt(clock.now());
                const shown = await signIns.info(undefined, undefined);
                expect([shown.today, Date.parse(shown.nextDayAt)]).toEqual([today, midnight]);
                const { by } = each;
                const wait =
                  by === 'midnight' ? midnight : by === 'last-moment' ? midnight - 1 : clock.now() + by;
                clock.advance(wait - clock.now());
              } else if (each.kind === 'sign-in') {
                if (!signed.has(number)) put(today, weekOfCoins[streakBefore(number) % 7]!, false);
                expect(await signIns.signIn(id)).toEqual(signed.get(number));
              } else {
                const missed = number - each.back;
                const of = new Date(missed * day).toISOString().slice(0, 10);
                const answer = await signIns.makeUp(id, of).catch((error: { code: number }) => error.code);
                const isMissing =
                  !signed.has(missed) &&
                  missed < number &&
                  missed >= first &&
                  of.slice(0, 7) === today.slice(0, 7);
                const used = inMonth(today).filter(({ isMakeUp }) => isMakeUp).length;
                if (signed.has(missed)) expect(answer).toEqual(signed.get(missed));
                else if (!isMissing || used >= 2) expect(answer).toBe(20405);
                else if (coins < 5_000n) expect(answer).toBe(20404);
                else {
                  coins -= 5_000n;
                  put(of, 0n, true);
                  expect(answer).toEqual(signed.get(missed));
                }
              }
            }
            const today = dayAt(clock.now());
            const number = numberOf(today);
            const info = await signIns.info(id, undefined);
            expect([info.today, Date.parse(info.nextDayAt)]).toEqual([today, nextDayAt(clock.now())]);
            expect(info.own?.days).toEqual(
              inMonth(today).sort((one, other) => (one.day < other.day ? -1 : 1)),
            );
            const streak = signed.has(number) ? streakBefore(number + 1) : streakBefore(number);
            expect(info.own?.streak).toBe(streak);
            expect(await coinsOf({ id, token: '' })).toBe(coins);
          },
        ),
        { numRuns: 6 },
      );
    },
  );

  it.each([
    ['today', '2026-06-18'],
    ['a day to come', '2026-06-19'],
    ['a day of another month', '2026-05-31'],
  ])('[ACT-3] makes up neither for %s nor for a day before the registration', async (_, each) => {
    const member = await newMember();
    const { token } = member;
    expect((await gateway.call('signInMakeup', { day: each }, { token })).status_code).toBe(20405);
    const newcomer = await gateway.newMember(`newcomer${people++}`);
    const late = await gateway.call('signInMakeup', { day: '2026-06-17' }, { token: newcomer.token });
    expect(late.status_code).toBe(20405);
    expect((await info({ ...newcomer })).own?.makeUpDays).toEqual([]);
  });

  it('[ACT-3] pays the full month also when a made-up day completes it, once', async () => {
    const member = await newMember();
    const { signIns } = signInsAt('2026-06-30T04:00:00Z');
    await store(member, ['2026-05-25', '2026-05-26', '2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30']);
    await signInsAt('2026-05-31T04:00:00Z').signIns.signIn(member.id);
    const dates = Array.from({ length: 30 }, (_, index) => `2026-06-${String(index + 1).padStart(2, '0')}`);
    await store(
      member,
      dates.filter((each) => each !== '2026-06-07'),
    );
    expect((await signIns.makeUp(member.id, '2026-06-07')).coins).toBe('188.00');
    expect(await coinsOf(member)).toBe(10_000n - 5_000n + 18_800n);
  });

  it('[ACT-3] has the published promotions of the month among its events, cut at its ends', async () => {
    const { db } = gateway.services;
    const before = new Set(
      (await gateway.call('signInInfo', { month: '2026-09' })).data.events.map(({ id }) => id),
    );
    const at = (day: string) => new Date(`${day}+08:00`);
    const title = { 'zh-CN': '临江龙舟会', en: 'Dragon boats' };
    const add = (id: string, starts: string, ends: string | null, isPublished = true) =>
      db
        .insertInto('promotions')
        .values({
          ...{ id, slug: id, category: 'daily', rank: 1, terms: '[]', scene: 'gift', href: null, rule: null },
          ...{
            title: JSON.stringify(title),
            summary: JSON.stringify(title),
            new_member_days: null,
            budget: 0n,
          },
          published_at: isPublished ? at('2026-06-01T00:00') : null,
          starts_at: at(starts),
          ends_at: ends === null ? null : at(ends),
        })
        .execute();
    await add('across', '2026-08-20T00:00', '2026-10-05T00:00');
    await add('within', '2026-09-10T12:00', '2026-09-13T00:00');
    await add('before', '2026-08-01T00:00', '2026-09-01T00:00');
    await add('after', '2026-10-01T00:00', '2026-10-05T00:00');
    await add('endless', '2026-09-01T00:00', null);
    await add('draft', '2026-09-01T00:00', '2026-09-20T00:00', false);
    const { events } = (await gateway.call('signInInfo', { month: '2026-09' })).data;
    expect(events.filter(({ id }) => !before.has(id))).toMatchObject([
      {
        id: 'across',
        from: '2026-09-01',
        to: '2026-09-30',
        href: '/activity/discount?id=across',
        title,
      },
      { id: 'within', from: '2026-09-10', to: '2026-09-12' },
    ]);
    expect(events.map(({ from }) => from)).toEqual(events.map(({ from }) => from).sort());
  });

  it('[PRO-2] offers nothing to a member whose account is closed for play', async () => {
    const member = await newMember();
    await gateway.call('timeOutStart', { days: 1 }, { token: member.token });
    for (const name of ['signInInfo', 'signIn'] as const)
      expect((await gateway.call(name, {}, { token: member.token })).status_code).toBe(20302);
  });

  it('[ACT-3] detects a sign-in without its coins, and coins without their sign-in', async () => {
    const member = await newMember();
    await gateway.call('signIn', {}, { token: member.token });
    const { db } = gateway.services;
    const violations = async () => {
      const { data } = await gateway.sandbox('verify-ledger');
      return (data as { checks: { rule: string; violations: number }[] }).checks.find(({ rule }) =>
        rule.startsWith('every sign-in'),
      )?.violations;
    };
    await sql`update sign_ins set coins = coins + 1 where member_id = ${member.id}`.execute(db);
    expect(await violations()).toBe(1);
    await sql`update sign_ins set coins = coins - 1, day = day - 1 where member_id = ${member.id}`.execute(
      db,
    );
    expect(await violations()).toBe(2);
    await sql`update sign_ins set day = day + 1 where member_id = ${member.id}`.execute(db);
  });
});

it.each(['2026-02', '2026-06', '2026-08'])('[ACT-3] has events within the month only: %s', (month) => {
  const events = eventsOf(month);
  for (const { from, to } of events) {
    expect(from.slice(0, 7)).toBe(month);
    expect(to.slice(0, 7)).toBe(month);
    expect(from <= to).toBe(true);
  }
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  const weekends = events.filter(({ id }) => id.startsWith('fixtures'));
  for (const { from } of weekends) expect([6, 0]).toContain(new Date(`${from}T00:00:00Z`).getUTCDay());
});
