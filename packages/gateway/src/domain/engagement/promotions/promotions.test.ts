import { errorCodes, type PromotionRule } from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import fc from 'fast-check';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { isUnavailable } from '../../../db/availability';
import type { NewRow } from '../../../db/schema';
import { newId } from '../../../ids';
import { cutTransaction } from '../../../testing/cut-transaction';
import { brokenRules, createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { memberRow, playRound, sharePersonMark, testName } from '../../../testing/test-member';
import { depositOf, type Entry } from './promotion-counts';
import { matchOf, mostOf, ruleLogic, type ruleType } from './promotion-rules';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const words = JSON.stringify(testName);

const match = {
  type: 'deposit-match',
  percent: 20,
  max: '88.00',
  minDeposit: '100.00',
  hours: 24,
} satisfies PromotionRule;
const steps = {
  type: 'turnover-steps',
  categories: ['egame'],
  steps: [
    { turnover: '1000.00', amount: '8.00' },
    { turnover: '5000.00', amount: '28.00' },
  ],
} satisfies PromotionRule;
const days = {
  type: 'days-played',
  categories: ['egame'],
  dayTurnover: '20.00',
  steps: [
    { days: 2, amount: '5.00' },
    { days: 3, amount: '8.00' },
  ],
} satisfies PromotionRule;
const named = { type: 'first-real-name', amount: '18.00' } satisfies PromotionRule;
const manual = { type: 'manual', amount: '28.00', question: testName } satisfies PromotionRule;

describe('promotions', () => {
  let gateway: TestGateway;
  let second: TestGateway;
  let names = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
    second = await createTestGateway({ sharesWith: gateway });
  });
  afterEach(async () => {
    expect(await brokenRules(db())).toEqual([]);
  });
  afterAll(async () => {
    await second.close();
    await gateway.close();
  });

  const db = () => gateway.services.db;
  const now = () => new Date(gateway.clock.now());
  const newMember = () => {
    gateway.clock.advance(minute);
    return gateway.newMember(`offers${names++}`);
  };
  type Member = Awaited<ReturnType<typeof newMember>>;
  /** A promotion that is on for a year, and its slug. */
  const offer = async (rule: PromotionRule | null, details: Partial<NewRow<'promotions'>> = {}) => {
    const id = newId(now());
    await db()
      .insertInto('promotions')
      .values({
        ...{ id, slug: id, category: 'daily', rank: names++, title: words, summary: words, terms: '[]' },
        ...{ scene: 'festival', rule: rule && JSON.stringify(rule), budget: 1_000_000_00n },
        ...{ starts_at: now(), published_at: now(), ends_at: new Date(gateway.clock.now() + 365 * day) },
        ...details,
      })
      .execute();
    return id;
  };
  const applyWith = (to: TestGateway, { token }: Member, slug: string, key: string, answer?: string) =>
    to.call(
      'promotionApply',
      { slug, version: 1, ...(answer !== undefined && { answer }) },
      { token, idempotencyKey: key },
    );
  /** Without a session, which ends as the clock of a test moves on. */
  const apply = async ({ id }: Member, slug: string, answer?: string) => {
    const body = { slug, version: 1, ...(answer !== undefined && { answer }) };
    const key = { owner: id, key: `apply-${names++}-key`, requestHash: 'apply' };
    try {
      return { status_code: 6000, data: await gateway.services.promotions.apply(id, body, key) };
    } catch (error) {
      if (error instanceof BusinessError) return { status_code: error.code, data: undefined };
      throw error;
    }
  };
  const info = ({ id }: Member, slug: string) => gateway.services.promotions.info(id, slug);
  const evaluate = () => gateway.services.promotions.evaluateAll();
  const committed = async (slug: string) =>
    (
      await db()
        .selectFrom('promotions')
        .select('committed')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
    ).committed;
  const grantsOf = async ({ id }: Member) =>
    (
      await db()
        .selectFrom('dividends')
        .select('amount')
        .where('member_id', '=', id)
        .where('cause', '=', 'promotion')
        .orderBy('id')
        .execute()
    ).map(({ amount }) => amount);
  /** What any type of rule needs of members. */
  const meetNeeds = ({ id }: Member) =>
    db()
      .insertInto('member_security')
      .values({ member_id: id, real_name: `李${id}`, real_name_state: 'passed' })
      .execute();
  /** Members with a confirmed name, inserted at once. */
  const newNamedMembers = async (count: number) => {
    const at = now();
    const members = Array.from({ length: count }, () => ({ id: newId(at) }));
    await db()
      .insertInto('members')
      .values(
        members.map(({ id }) => ({
          ...memberRow(id),
          registered_at: at,
        })),
      )
      .execute();
    await db()
      .insertInto('member_security')
      .values(members.map(({ id }) => ({ member_id: id, real_name: id, real_name_state: 'passed' as const })))
      .execute();
    return members;
  };
  const play = ({ id }: Member, stake: bigint, payout = stake) => playRound(gateway, id, { stake, payout });

  it('[ACT-4] match the first large enough deposit after opting in, once', async () => {
    const member = await newMember();
    const slug = await offer(match);
    await gateway.credit(member.id, 500_00n);
    expect((await info(member, slug)).own).toMatchObject({ state: 'open', since: null });
    gateway.clock.advance(1);
    expect((await apply(member, slug)).data).toMatchObject({ state: 'in-progress' });
    expect(await committed(slug)).toBe(88_00n);
    gateway.clock.advance(1);
    await gateway.credit(member.id, 99_99n);
    await evaluate();
    expect(await grantsOf(member)).toEqual([]);
    gateway.clock.advance(1);
    await gateway.credit(member.id, 123_49n);
    gateway.clock.advance(1);
    await gateway.credit(member.id, 400_00n);
    await Promise.all([evaluate(), second.services.promotions.evaluateAll(), evaluate()]);
    expect(await grantsOf(member)).toEqual([24_69n]);
    expect(await committed(slug)).toBe(24_69n);
    const own = (await info(member, slug)).own!;
    expect(own).toMatchObject({ state: 'granted', grants: [{ amount: '24.69', state: 'waiting' }] });
    await gateway.call(
      'manualDividend',
      { id: own.grants[0]!.id },
      { token: member.token, idempotencyKey: `dividend-${own.grants[0]!.id}` },
    );
    expect((await info(member, slug)).own).toMatchObject({ state: 'claimed' });
    const { data } = await gateway.call('promotionHistory', {}, { token: member.token });
    expect(data.items).toMatchObject([{ slug, state: 'claimed', granted: '24.69' }]);
  });

  it('[ACT-4] finds the deposit of an entry without an end', async () => {
    const member = await newMember();
    await apply(member, await offer(match));
    const { rows } = await sql<Entry>`select * from promotion_entries where member_id = ${member.id}`.execute(
      db(),
    );
    const entry = { ...rows[0]!, ends_at: null };
    const found = () => depositOf(entry, 100_00n, { within: db(), timeZone: 'Asia/Shanghai' });
    expect(await found()).toBeUndefined();
    gateway.clock.advance(1);
    await gateway.credit(member.id, 123_00n);
    expect(await found()).toMatchObject({ amount: 123_00n });
  });

  it('[ACT-4] are evaluated although the entry of another member fails, which is reported', async () => {
    const [failing, next] = [await newMember(), await newMember()];
    const [broken, slug] = [await offer(match), await offer(match)];
    await apply(failing, broken);
    await apply(next, slug);
    gateway.clock.advance(1);
    await gateway.credit(next.id, 200_00n);
    const setRule = (rule: PromotionRule) =>
      db()
        .updateTable('promotions')
        .set({ rule: JSON.stringify(rule) })
        .where('slug', '=', broken)
        .execute();
    // Nobody opts in to a promotion with this rule.
    await setRule(named);
    await expect(evaluate()).rejects.toThrow(`Members do not opt in to ${broken}.`);
    expect(await grantsOf(next)).toEqual([40_00n]);
    await setRule(match);
    await evaluate();
  });

  it('[ACT-4] never match a deposit twice, also for two promotions evaluated at once', async () => {
    const member = await newMember();
    const slugs = [await offer(match), await offer({ ...match, percent: 50 })];
    for (const slug of slugs) {
      await apply(member, slug);
      gateway.clock.advance(1);
    }
    await gateway.credit(member.id, 200_00n);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? gateway : second).services.promotions.evaluateAll(),
      ),
    );
    expect(await grantsOf(member)).toEqual([40_00n]);
    gateway.clock.advance(25 * hour);
    await evaluate();
    expect((await info(member, slugs[1]!)).own).toMatchObject({ state: 'over' });
    expect(await committed(slugs[1]!)).toBe(0n);
  });

  it('[ACT-4] match a deposit once when an evaluation is cut off between the grant and the budget', async () => {
    const member = await newMember();
    const slug = await offer(match);
    await apply(member, slug);
    gateway.clock.advance(1);
    await gateway.credit(member.id, 200_00n);
    for (const { services } of [gateway, second, gateway]) {
      const budget = sql`select 1 from promotions where slug = ${slug} for update`;
      expect(await cutTransaction(db(), budget, () => services.promotions.evaluateAll())).toBe(true);
      expect(await grantsOf(member)).toEqual([]);
      expect(await committed(slug)).toBe(88_00n);
    }
    await Promise.all([evaluate(), second.services.promotions.evaluateAll()]);
    expect(await grantsOf(member)).toEqual([40_00n]);
    expect(await committed(slug)).toBe(40_00n);
  });

  it('[ACT-4] equal a table of deposits and moments', async () => {
    const member = await newMember();
    const deposits = fc.array(
      fc.record({ amount: fc.bigInt(1n, 1_000_00n), wait: fc.integer({ min: 1, max: 20 * hour }) }),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(deposits, async (orders) => {
        const slug = await offer(match);
        const before = (await grantsOf(member)).length;
        await apply(member, slug);
        const start = gateway.clock.now();
        let expected: bigint | undefined;
        for (const { amount, wait } of orders) {
          gateway.clock.advance(wait);
          await gateway.credit(member.id, amount);
          const isInTime = gateway.clock.now() - start <= 24 * hour;
          if (expected === undefined && isInTime && amount >= 100_00n)
            expected = amount / 5n < 88_00n ? amount / 5n : 88_00n;
        }
        gateway.clock.advance(26 * hour);
        await evaluate();
        expect((await grantsOf(member)).slice(before)).toEqual(expected === undefined ? [] : [expected]);
        expect(await committed(slug)).toBe(expected ?? 0n);
      }),
      { numRuns: 25, seed: 14 },
    );
  });

  it.each(['cancelled', 'expired'] as const)(
    '[ACT-4] count no order that is %s, and match the next paid one',
    async (state) => {
      const member = await newMember();
      const slug = await offer(match);
      await apply(member, slug);
      const since = gateway.clock.now();
      /** An order that was open when the member opted in, or was made after it, and is never paid. */
      const unpaid = (at: number) =>
        db()
          .insertInto('deposit_orders')
          .values({
            ...{
              id: newId(new Date(at)),
              member_id: member.id,
              channel_code: 'bank',
              amount: 400_00n,
              state,
            },
            ...{ created_at: new Date(at), expires_at: new Date(at + 30 * minute), pay_at: null },
          })
          .execute();
      await unpaid(since - minute);
      await unpaid(since + minute);
      gateway.clock.advance(hour);
      await evaluate();
      expect((await info(member, slug)).own).toMatchObject({ state: 'in-progress', grants: [] });
      // Still reserved, and nothing was granted, so no turnover is required.
      expect(await committed(slug)).toBe(88_00n);
      const requirements = db()
        .selectFrom('turnover_requirements')
        .select('id')
        .where('member_id', '=', member.id);
      expect(await requirements.execute()).toEqual([]);
      await gateway.credit(member.id, 100_00n);
      await evaluate();
      expect(await grantsOf(member)).toEqual([20_00n]);
      expect(await committed(slug)).toBe(20_00n);

      const other = await newMember();
      await apply(other, slug);
      await db()
        .insertInto('deposit_orders')
        .values({
          ...{ id: newId(now()), member_id: other.id, channel_code: 'bank', amount: 400_00n, state },
          ...{ created_at: now(), expires_at: now(), pay_at: null },
        })
        .execute();
      gateway.clock.advance(24 * hour + minute);
      await evaluate();
      expect((await info(other, slug)).own).toMatchObject({ state: 'over', grants: [] });
      expect(await committed(slug)).toBe(20_00n);
    },
  );

  it.each([
    ['at the moment of opting in', 0, false],
    ['a millisecond after it', 1, true],
    ['a millisecond before the end', 24 * hour - 1, true],
    ['at the end', 24 * hour, true],
    ['a millisecond after the end', 24 * hour + 1, false],
  ])('[ACT-4] match a deposit paid %s: %s ms, %s', async (_, after, isMatched) => {
    const member = await newMember();
    const slug = await offer(match);
    await apply(member, slug);
    gateway.clock.advance(after);
    await gateway.credit(member.id, 200_00n);
    // An entry ends a minute after its time.
    gateway.clock.advance(24 * hour + minute - after - 1);
    if (!isMatched) {
      await evaluate();
      expect((await info(member, slug)).own).toMatchObject({ state: 'in-progress' });
    }
    gateway.clock.advance(1);
    await evaluate();
    expect(await grantsOf(member)).toEqual(isMatched ? [40_00n] : []);
    expect((await info(member, slug)).own).toMatchObject({ state: isMatched ? 'granted' : 'over' });
    expect(await committed(slug)).toBe(isMatched ? 40_00n : 0n);
  });

  it('[ACT-4] count play from the moment of opting in to the millisecond before the end', async () => {
    const member = await newMember();
    await gateway.credit(member.id, 5_000_00n);
    await play(member, 1_000_00n);
    gateway.clock.advance(1);
    const slug = await offer(steps, { period: 'once', ends_at: new Date(gateway.clock.now() + 3 * day) });
    const { data } = await apply(member, slug);
    await play(member, 600_00n);
    const until = Date.parse(data!.until!);
    gateway.clock.advance(until - gateway.clock.now() - 1);
    await play(member, 400_00n);
    for (let late = 0; late < 2; late++) {
      gateway.clock.advance(1);
      await play(member, 4_000_00n);
      expect((await info(member, slug)).own).toMatchObject({ state: 'in-progress', done: '1000.00' });
    }
    gateway.clock.advance(minute);
    await evaluate();
    expect((await info(member, slug)).own).toMatchObject({ state: 'granted', done: '1000.00' });
    expect(await grantsOf(member)).toEqual([8_00n]);
    expect(await committed(slug)).toBe(8_00n);
  });

  it('[ACT-4] pay at most the percentage and the maximum of any deposit', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 15n), fc.integer({ min: 1, max: 300 }), (deposit, percent) => {
        const amount = matchOf({ ...match, percent }, deposit);
        expect(amount <= parseMinor(match.max)).toBe(true);
        expect(amount * 100n <= deposit * BigInt(percent)).toBe(true);
        expect(amount === parseMinor(match.max) || (amount + 1n) * 100n > deposit * BigInt(percent)).toBe(
          true,
        );
      }),
    );
    expect(mostOf(steps)).toBe(36_00n);
  });

  it('[ACT-4] grant each step of turnover since opting in, and end with the week', async () => {
    const member = await newMember();
    const slug = await offer(steps, { period: 'week' });
    await gateway.credit(member.id, 1_000_00n);
    await play(member, 900_00n);
    gateway.clock.advance(1);
    const { data } = await apply(member, slug);
    // The week ends on Monday 00:00 of the brand's calendar, 16:00 of Sunday in UTC.
    const until = new Date(data!.until!);
    expect([until.getUTCDay(), until.getUTCHours()]).toEqual([0, 16]);
    await play(member, 999_99n);
    await evaluate();
    expect(await grantsOf(member)).toEqual([]);
    await play(member, 1n * 50n);
    await Promise.all([evaluate(), second.services.promotions.evaluateAll()]);
    expect(await grantsOf(member)).toEqual([8_00n]);
    expect((await info(member, slug)).own).toMatchObject({ state: 'in-progress', done: '1000.49' });
    expect(await committed(slug)).toBe(36_00n);
    gateway.clock.advance(until.getTime() - gateway.clock.now());
    for (let round = 0; round < 5; round++) await play(member, 900_00n);
    gateway.clock.advance(2 * minute);
    await evaluate();
    expect(await grantsOf(member)).toEqual([8_00n]);
    expect(await committed(slug)).toBe(8_00n);
    // The next week.
    expect((await info(member, slug)).own).toMatchObject({ state: 'open' });
    expect((await apply(member, slug)).data).toMatchObject({ state: 'in-progress', done: '0.00' });
  });

  it('[ACT-4] grant each step of turnover when there is neither a period nor an end', async () => {
    const member = await newMember();
    await gateway.credit(member.id, 1_000_00n);
    const slug = await offer(steps, { period: 'once', ends_at: null });
    expect((await apply(member, slug)).data).toMatchObject({ state: 'in-progress', until: null });
    await evaluate();
    for (let round = 0; round < 2; round++) await play(member, 500_00n);
    gateway.clock.advance(400 * day);
    await evaluate();
    expect(await grantsOf(member)).toEqual([8_00n]);
    expect((await info(member, slug)).own).toMatchObject({ state: 'in-progress', done: '1000.00' });
    for (let round = 0; round < 4; round++) await play(member, 1_000_00n);
    // Ids of one millisecond have no order.
    gateway.clock.advance(1);
    await evaluate();
    expect(await grantsOf(member)).toEqual([8_00n, 28_00n]);
    expect((await info(member, slug)).own).toMatchObject({ state: 'granted' });
  });

  it('[ACT-4] grant days of play, each once, whatever the turnover of a day', async () => {
    const member = await newMember();
    await gateway.credit(member.id, 1_000_00n);
    const slug = await offer(days, { period: 'once', ends_at: null });
    // Noon of the brand's calendar.
    gateway.clock.advance(day - ((gateway.clock.now() + 8 * hour) % day) + 12 * hour);
    await play(member, 500_00n);
    gateway.clock.advance(1);
    expect((await apply(member, slug)).data).toMatchObject({ state: 'in-progress', daysPlayed: 0 });
    for (let round = 0; round < 10; round++) await play(member, 1_000_00n);
    await evaluate();
    expect((await info(member, slug)).own).toMatchObject({ daysPlayed: 1, done: null });
    expect(await grantsOf(member)).toEqual([]);
    gateway.clock.advance(day);
    await play(member, 19_99n);
    await evaluate();
    expect((await info(member, slug)).own).toMatchObject({ daysPlayed: 1 });
    // A minute before midnight and a minute after it.
    gateway.clock.advance(12 * hour - minute);
    await play(member, 1n * 50n);
    await evaluate();
    expect(await grantsOf(member)).toEqual([5_00n]);
    gateway.clock.advance(2 * minute);
    await play(member, 20_00n);
    await Promise.all([evaluate(), second.services.promotions.evaluateAll()]);
    expect(await grantsOf(member)).toEqual([5_00n, 8_00n]);
    expect((await info(member, slug)).own).toMatchObject({ state: 'granted', daysPlayed: 3 });
  });

  /** A week, so that a rule limited to a weekday pays for its example. */
  const exampleDays = 7;
  const rows = Object.entries(ruleLogic) as [PromotionRule['type'], ReturnType<typeof ruleType>][];
  it.each(rows)('[ACT-4] %s is joined, earned and claimed as its row says', async (type, row) => {
    const rule = row.example;
    expect(rule.type).toBe(type);
    const member = await newMember();
    const slug = await offer(rule, { period: 'once' });
    // `call` compares the answer with its schema.
    expect(await gateway.call('promotionInfo', { slug })).toMatchObject({
      data: { rule, needsRealName: row.needsRealName, upTo: formatMinor(mostOf(rule)) },
    });
    if (row.needsRealName) {
      expect((await info(member, slug)).own).toMatchObject({ state: 'needs', needs: ['real-name'] });
      await meetNeeds(member);
    }
    expect((await info(member, slug)).own).toMatchObject({ state: 'open', needs: [] });
    const begins = { granted: 'granted', pending: 'pending', 'opted-in': 'in-progress' }[row.begins];
    expect((await apply(member, slug, '好玩')).data).toMatchObject({ state: begins });
    expect(await committed(slug)).toBe(mostOf(rule));
    if (row.begins !== 'granted') expect(await grantsOf(member)).toEqual([]);
    gateway.clock.advance(1);
    for (let each = 0; each < exampleDays; each++) {
      await gateway.credit(member.id, 300_00n);
      await play(member, 20_00n);
      gateway.clock.advance(day);
      await gateway.services.promotions.advance();
      for (const { id, state } of (await info(member, slug)).own!.grants) {
        const claim = { owner: member.id, key: id, requestHash: 'claim' };
        if (state === 'waiting') await gateway.services.grants.claim(member.id, id, claim);
      }
    }
    const granted = await grantsOf(member);
    const sum = granted.reduce((total, amount) => total + amount, 0n);
    expect(sum).toBeGreaterThan(0n);
    expect(sum).toBeLessThanOrEqual(mostOf(rule));
    gateway.clock.advance(366 * day);
    await evaluate();
    expect((await info(member, slug)).own).toMatchObject({ state: 'claimed' });
    expect(await committed(slug)).toBe(sum);
  });

  const countedRows = rows.flatMap(([type, row]) =>
    row.begins === 'opted-in' ? [[type, row] as const] : [],
  );
  it.each(countedRows)('[ACT-4] %s loses nothing by days without play and deposits', async (_, row) => {
    const rule = row.example;
    const member = await newMember();
    await meetNeeds(member);
    await apply(member, await offer(rule, { period: 'once' }));
    const { rows: entries } = await sql<Entry>`
      select * from promotion_entries where member_id = ${member.id}`.execute(db());
    gateway.clock.advance(1);
    let before: { progress: bigint; amounts: readonly bigint[] } = { progress: 0n, amounts: [] };
    for (const isActive of [true, true, false, true, false, false, true]) {
      if (isActive) {
        await gateway.credit(member.id, 300_00n);
        await play(member, 20_00n);
      }
      gateway.clock.advance(day);
      const { progress } = await row.count(rule, entries[0]!, { within: db(), timeZone: 'Asia/Shanghai' });
      const amounts = row.earnedAmounts(rule, progress);
      expect(progress >= before.progress).toBe(true);
      expect(amounts.slice(0, before.amounts.length)).toEqual(before.amounts);
      before = { progress, amounts };
    }
    expect(before.amounts).not.toEqual([]);
  });

  const rulesOfNew = rows.filter(([, { paysForVolume }]) => !paysForVolume);
  it.each(rulesOfNew)(
    '[ACT-4] grant the same to members who win, lose, stake little or stake much: %s',
    async (_, { example }) => {
      const slug = await offer(example, { period: 'once' });
      gateway.clock.advance(day);
      // Stakes of a day, and what they pay.
      const plays: readonly (readonly [stake: bigint, rounds: number, payout: bigint])[] = [
        [20_00n, 1, 20_00n],
        [20_00n, 1, 0n],
        [20_00n, 1, 900_00n],
        [9_000_00n, 5, 0n],
        [9_000_00n, 5, 9_500_00n],
      ];
      const granted = [];
      for (const [stake, rounds, payout] of plays) {
        const member = await newMember();
        await meetNeeds(member);
        await gateway.credit(member.id, 400_000_00n);
        gateway.clock.advance(1);
        await apply(member, slug, '好玩');
        gateway.clock.advance(1);
        for (let each = 0; each < exampleDays; each++) {
          await gateway.credit(member.id, 300_00n);
          for (let round = 0; round < rounds; round++) await play(member, stake, payout);
          await evaluate();
          gateway.clock.advance(day);
        }
        await gateway.services.promotions.advance();
        granted.push(await grantsOf(member));
      }
      expect(granted[0]).not.toEqual([]);
      for (const each of granted) expect(each).toEqual(granted[0]);
    },
  );

  it('[ACT-4] are evaluated at once for members who deposit or play, and for at most 100 others in a turn', async () => {
    const { promotions } = gateway.services;
    const members = await newNamedMembers(150);
    const matched = await offer(match);
    const stepped = await offer(steps, { period: 'once' });
    const apply = (id: string, slug: string) =>
      promotions.apply(id, { slug, version: 1 }, { owner: id, key: slug, requestHash: 'apply' });
    const [depositor, player] = [await newMember(), await newMember()];
    await meetNeeds(depositor);
    await meetNeeds(player);
    for (const { id } of [...members, depositor]) await apply(id, matched);
    await apply(player.id, stepped);
    gateway.clock.advance(1);
    const grantsOfId = async (id: string) =>
      db().selectFrom('dividends').select('id').where('member_id', '=', id).execute();
    await gateway.credit(depositor.id, 500_00n);
    gateway.clock.advance(minute);
    await promotions.advance();
    expect(await grantsOfId(depositor.id)).toHaveLength(1);
    await gateway.credit(player.id, 2_000_00n);
    await playRound(gateway, player.id, { stake: 1_500_00n, payout: 0n });
    await promotions.evaluateOf([player.id]);
    expect((await grantsOfId(player.id)).length).toBeGreaterThan(0);

    const running = async () =>
      (await db().selectFrom('promotion_entries').select('id').where('state', '=', 'opted-in').execute())
        .length;
    gateway.clock.advance(366 * day);
    const before = await running();
    await promotions.advance();
    expect(before - (await running())).toBeLessThanOrEqual(100);
    for (let turn = 0; turn < before / 100 + 1; turn++) {
      gateway.clock.advance(minute);
      await promotions.advance();
    }
    const left = await db()
      .selectFrom('promotion_entries')
      .select('id')
      .where('promotion_id', 'in', [matched, stepped])
      .where('state', '=', 'opted-in')
      .execute();
    expect(left).toEqual([]);
  });

  it('[ACT-4] grant what 1,000 applications at once ask for, up to the budget of 100', async () => {
    const members = await newNamedMembers(1_000);
    const slug = await offer(named, { budget: 100n * 18_00n });
    const applyAt = async ({ services }: TestGateway, id: string): Promise<unknown> => {
      try {
        const key = { owner: id, key: 'applies-at-once', requestHash: 'apply' };
        return (await services.promotions.apply(id, { slug, version: 1 }, key)).state;
      } catch (error) {
        if (error instanceof BusinessError) return error.code;
        if (isUnavailable(error)) return undefined;
        throw error;
      }
    };
    const outcomes = await Promise.all(
      members.map(({ id }, index) => applyAt(index % 2 ? second : gateway, id)),
    );
    // A client without an answer, for want of a free connection, repeats the request with its key.
    for (const [index, outcome] of outcomes.entries())
      outcomes[index] = outcome ?? (await applyAt(gateway, members[index]!.id));
    expect(outcomes.filter((each) => each === 'granted')).toHaveLength(100);
    expect(outcomes.filter((each) => each === errorCodes.offerSpent)).toHaveLength(900);
    const granted = await db()
      .selectFrom('dividends')
      .select(['member_id', 'amount'])
      .where(
        'member_id',
        'in',
        members.map(({ id }) => id),
      )
      .execute();
    expect(granted.map(({ amount }) => amount)).toEqual(Array.from({ length: 100 }, () => 18_00n));
    expect(new Set(granted.map(({ member_id }) => member_id)).size).toBe(100);
    expect(await committed(slug)).toBe(1_800_00n);
    const outside = members[outcomes.findIndex((each) => each !== 'granted')]!;
    expect((await gateway.services.promotions.info(outside.id, slug)).own).toMatchObject({ state: 'spent' });
  });

  it('[ACT-4] grant one of many applications of a member at once, by two gateways', async () => {
    const member = await newMember();
    await meetNeeds(member);
    const slug = await offer(named);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        applyWith(index % 2 ? second : gateway, member, slug, `at-once-${index}`),
      ),
    );
    expect(new Set(answers.map(({ status_code }) => status_code))).toEqual(new Set([errorCodes.success]));
    expect(await grantsOf(member)).toEqual([18_00n]);
    expect(await committed(slug)).toBe(18_00n);
  });

  it('[ACT-4] are claimed once by 100 claims at once', async () => {
    const member = await newMember();
    await meetNeeds(member);
    const slug = await offer(named);
    const [grant] = (await apply(member, slug)).data!.grants;
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (index % 2 ? gateway : second).call(
          'manualDividend',
          { id: grant!.id },
          { token: member.token, idempotencyKey: `claim-${index % 10}-key` },
        ),
      ),
    );
    const credits = await db()
      .selectFrom('ledger_transactions')
      .select('id')
      .where('reference', '=', grant!.id)
      .execute();
    expect(credits).toHaveLength(1);
    expect((await info(member, slug)).own).toMatchObject({ state: 'claimed' });
  });

  it('[ACT-4] tell what is missing, and reject who lacks it', async () => {
    const member = await newMember();
    const [forNamed, byRule, forLevel, forNew] = [
      await offer(match, { needs_real_name: true }),
      await offer(named),
      await offer(match, { min_level: 3 }),
      await offer(match, { new_member_days: 7 }),
    ];
    expect((await info(member, forNew)).own).toMatchObject({ state: 'open' });
    gateway.clock.advance(7 * day);
    for (const [slug, need] of [
      [forNamed, 'real-name'],
      [byRule, 'real-name'],
      [forLevel, 'level'],
      [forNew, 'new-member'],
    ] as const) {
      expect((await info(member, slug)).own).toMatchObject({ state: 'needs', needs: [need] });
      expect((await apply(member, slug)).status_code).toBe(errorCodes.offerNeeds);
    }
    await meetNeeds(member);
    expect((await apply(member, forNamed)).data).toMatchObject({ state: 'in-progress' });
  });

  it('[ACT-4] give one person with several accounts one bonus', async () => {
    const slug = await offer(named);
    const accounts = [await newMember(), await newMember(), await newMember()];
    for (const account of accounts) await meetNeeds(account);
    await sharePersonMark(db(), accounts);
    const answers = await Promise.all(accounts.map((account) => apply(account, slug)));
    expect(answers.map(({ status_code }) => status_code).sort()).toEqual(
      [6000, errorCodes.samePerson, errorCodes.samePerson].sort(),
    );
    expect(await committed(slug)).toBe(18_00n);
  });

  it('[ACT-4] are decided by a person where the rule says so, once', async () => {
    const [lucky, other] = [await newMember(), await newMember()];
    const slug = await offer(manual, { budget: 56_00n });
    expect((await apply(lucky, slug, '  ')).status_code).toBe(errorCodes.validationError);
    expect((await apply(lucky, slug, '=cmd|<script>')).data).toMatchObject({ state: 'pending' });
    await apply(other, slug, '好玩');
    const third = await newMember();
    expect((await apply(third, slug, '好玩')).status_code).toBe(errorCodes.offerSpent);
    const entries = await db()
      .selectFrom('promotion_entries')
      .select(['id', 'member_id'])
      .where('promotion_id', '=', slug)
      .execute();
    const entryOf = ({ id }: Member) => entries.find((entry) => entry.member_id === id)!.id;
    const { decide } = gateway.services.promotions;
    const decided = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 ? decide(entryOf(lucky)) : second.services.promotions.decide(entryOf(lucky)),
      ),
    );
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await decide(entryOf(other), { 'zh-CN': '内容无关', en: 'Not about a game' });
    expect(await grantsOf(lucky)).toEqual([28_00n]);
    expect((await info(other, slug)).own).toMatchObject({
      state: 'refused',
      reason: { en: 'Not about a game' },
    });
    expect(await committed(slug)).toBe(28_00n);
    expect((await apply(third, slug, '好玩')).data).toMatchObject({ state: 'pending' });
  });

  it('[ACT-4] are kept within the budget, and a deposit to one entry, by the database itself', async () => {
    const member = await newMember();
    const slugs = [await offer(match), await offer(match)];
    for (const slug of slugs) {
      await apply(member, slug);
      gateway.clock.advance(1);
    }
    await gateway.credit(member.id, 200_00n);
    await evaluate();
    const entries = db().updateTable('promotion_entries').where('promotion_id', '=', slugs[1]!);
    const deposit = db()
      .selectFrom('promotion_entries')
      .select('deposit_id')
      .where('promotion_id', '=', slugs[0]!);
    await expect(entries.set({ deposit_id: deposit }).execute()).rejects.toThrow('unique');
    const promotion = db().updateTable('promotions').where('slug', '=', slugs[0]!);
    await expect(promotion.set({ budget: 39_99n }).execute()).rejects.toThrow('check constraint');
  });

  it('[ACT-4] can be joined while they are on only', async () => {
    const member = await newMember();
    const start = gateway.clock.now() + day;
    const slug = await offer(match, { starts_at: new Date(start), ends_at: new Date(start + day) });
    const [last, late] = [await newMember(), await newMember()];
    const answerAt = async (moment: number, by: Member) => {
      gateway.clock.advance(moment - gateway.clock.now());
      const { status_code, data } = await apply(by, slug);
      return data?.state ?? status_code;
    };
    expect(await answerAt(start - 1, member)).toBe(errorCodes.offerOver);
    expect(await answerAt(start, member)).toBe('in-progress');
    expect(await answerAt(start + day - 1, last)).toBe('in-progress');
    expect(await answerAt(start + day, late)).toBe(errorCodes.offerOver);
    expect(await answerAt(start + day + 1, late)).toBe(errorCodes.offerOver);
    const draft = await offer(match, { published_at: null });
    expect((await apply(member, draft)).status_code).toBe(errorCodes.notFound);
    expect((await apply(member, await offer(null))).status_code).toBe(errorCodes.notFound);
  });

  it('[ACT-4] list what is on by category, page by page, and the member’s own state and history alone', async () => {
    const member = await newMember();
    const slug = await offer(steps, { category: 'limited', period: 'month' });
    await apply(member, slug);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await gateway.call('promotionList', { limit: 2, ...(cursor && { cursor }) }, member);
      seen.push(...data.items.map((item) => item.slug));
      expect(data.counts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(8);
      cursor = data.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    const limited = await gateway.call('promotionList', { category: 'limited' }, member);
    expect(limited.data.items.find((item) => item.slug === slug)).toMatchObject({ state: 'in-progress' });
    const visitor = await gateway.call('promotionList', { category: 'limited' });
    expect(visitor.data.items.every(({ state }) => state === null)).toBe(true);
    const stranger = await newMember();
    expect((await gateway.call('promotionHistory', {}, stranger)).data.items).toEqual([]);
  });

  it('[PRO-2] are no offers to a member whose account is closed', async () => {
    const member = await newMember();
    const running = await offer(match);
    await apply(member, running);
    gateway.clock.advance(1);
    await gateway.credit(member.id, 200_00n);
    await gateway.call('timeOutStart', { days: 1 }, { token: member.token });
    expect((await gateway.call('promotionList', {}, member)).data).toMatchObject({ items: [], counts: [] });
    const other = await offer(match);
    expect((await applyWith(gateway, member, other, 'closed-account')).status_code).toBe(errorCodes.timedOut);
    expect((await gateway.call('promotionInfo', { slug: running }, member)).status_code).toBe(
      errorCodes.timedOut,
    );
    await evaluate();
    expect(await grantsOf(member)).toEqual([]);
    gateway.clock.advance(day + 1);
    await evaluate();
    expect(await grantsOf(member)).toEqual([40_00n]);
  });
});
