import { parseMinor } from '@pavilion/format';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import { countWaiting } from '../../../testing/count-waiting';
import { cutTransaction } from '../../../testing/cut-transaction';
import { brokenRules, createTestGateway, password, type TestGateway } from '../../../testing/test-gateway';
import { untilAnswered } from '../../../testing/until-answered';
import { type Grant, handGrantBudget, manualGrant } from './grants';

const day = 86_400_000;
const reason = { 'zh-CN': '发放有误', en: 'Granted by mistake' };
const title = { 'zh-CN': '测试红利', en: 'Test dividend' };

describe('grants', () => {
  let gateway: TestGateway;
  let second: TestGateway;
  let member: { id: string; token: string };
  let stranger: { id: string; token: string };
  let names = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
    second = await createTestGateway({ sharesWith: gateway });
    member = await gateway.newMember('dividend1');
    stranger = await gateway.newMember('dividend2');
  });
  afterEach(async () => {
    expect(await brokenRules(gateway.services.db)).toEqual([]);
  });
  afterAll(async () => {
    await second.close();
    await gateway.close();
  });

  const grant = async (amount: string) => {
    const { data } = await gateway.sandbox('grant-dividend', { account: 'dividend1', amount });
    return (data as { id: string }).id;
  };
  const claim = (id: string, idempotencyKey: string, { token } = member, at = gateway) =>
    at.call('manualDividend', { id }, { token, idempotencyKey });
  /** A claim that needs no session, by its error code. */
  let keys = 0;
  const claimCode = (memberId: string, id: string): Promise<number> => {
    const idempotency = { owner: memberId, key: `claim-code-${keys++}`, requestHash: 'x' };
    return gateway.services.grants.claim(memberId, id, idempotency).then(
      () => 6000,
      (error: { code: number }) => error.code,
    );
  };
  const balance = async () =>
    parseMinor((await gateway.call('walletOverview', {}, { token: member.token })).data.balance);
  const newMember = () => gateway.newMember(`granted${names++}`);
  /** Logs in again after the session has expired. */
  const logIn = async (id: string) => {
    const { account } = await gateway.services.db
      .selectFrom('members')
      .select('account')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return (await gateway.call('login', { account, password })).data.token;
  };

  const statesOf = async ({ token }: { token: string }) => {
    const { data } = await gateway.call('giftRecords', {}, { token });
    return data.items.map(({ state }) => state);
  };

  it('[REQ-5] [REQ-10] credits a dividend once, and answers the same key with the same bytes', async () => {
    const before = await balance();
    const id = await grant('8.88');
    const waiting = await gateway.call('popInfo', {}, { token: member.token });
    expect(waiting.data[0]?.dividend).toEqual({
      id,
      amount: '8.88',
      turnover: '44.40',
      expiresAt: new Date(gateway.clock.now() + 7 * day).toISOString(),
    });
    const first = await claim(id, 'claim-once-1');
    expect(first.data).toEqual({ id, amount: '8.88', balance: '8.88' });
    expect((await claim(id, 'claim-once-1')).text).toBe(first.text);
    expect((await claim(id, 'claim-once-2')).status_code).toBe(20201);
    const after = await gateway.call('popInfo', {}, { token: member.token });
    expect(after.data.every(({ dividend }) => dividend === null)).toBe(true);
    expect(await balance()).toBe(before + 888n);
  });

  it('[REQ-10] credits a dividend once for concurrent claims, with one key or several', async () => {
    const before = await balance();
    const shared = await grant('5');
    const same = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        untilAnswered(() => claim(shared, 'claim-same-key', member, at % 2 ? gateway : second)),
      ),
    );
    expect(new Set(same.map(({ text }) => text)).size).toBe(1);
    expect(same[0]?.status_code).toBe(6000);
    expect(await balance()).toBe(before + 500n);
  });

  it('[REQ-10] credits a dividend once for 100 claims at once with a key each, on two gateways', async () => {
    const before = await balance();
    const contested = await grant('7');
    const many = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        untilAnswered(() => claim(contested, `claim-many-${at}`, member, at % 2 ? gateway : second)),
      ),
    );
    expect(many.filter(({ status_code }) => status_code === 6000)).toHaveLength(1);
    expect(many.filter(({ status_code }) => status_code === 20201)).toHaveLength(99);
    expect(await balance()).toBe(before + 700n);
  });

  it('[REQ-10] rejects the dividend of another member and a reused key, and leaves it claimable', async () => {
    const id = await grant('3');
    expect((await claim(id, 'claim-stolen', stranger)).status_code).toBe(20201);
    expect((await claim(id, 'claim-once-1')).status_code).toBe(20104);
    expect((await claim(id, 'claim-rightful')).data.amount).toBe('3.00');
  });

  it('[REQ-10] credits a dividend once when its claim is cut off before, between and after the grant and its credit', async () => {
    const { db } = gateway.services;
    const { id: memberId, token } = await newMember();
    // The row of the play exists after the first credit.
    await claim(await gateway.grant(memberId, 100n), 'claim-before-cuts', { id: memberId, token });
    const locks = (id: string) => [
      sql`select 1 from dividends where id = ${id} for update`,
      sql`select 1 from ledger_balances where account = ${`main:${memberId}`} for update`,
      sql`select 1 from member_play where member_id = ${memberId} for update`,
    ];
    for (let round = 0; round < 4; round++) {
      const id = await gateway.grant(memberId, 800n);
      const key = { owner: memberId, key: `claim-cut-${round}`, requestHash: id };
      for (const lock of locks(id)) {
        const at = round % 2 ? gateway : second;
        expect(await cutTransaction(db, lock, () => at.services.grants.claim(memberId, id, key))).toBe(true);
        expect(await gateway.services.wallet.balance(memberId)).toBe(100n + 800n * BigInt(round));
      }
      const claims = [gateway, second, gateway].map(({ services }) =>
        services.grants.claim(memberId, id, key),
      );
      expect(new Set((await Promise.all(claims)).map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await gateway.services.wallet.balance(memberId)).toBe(900n + 800n * BigInt(round));
    }
  });

  describe('of one reference', () => {
    it('[ACT-1] are granted once, also by 50 jobs at once, and mailed once', async () => {
      const { id, token } = await newMember();
      const same: Grant = { memberId: id, cause: 'invite', reference: `friend-${id}`, title, amount: 100n };
      const granted = await Promise.all(
        Array.from({ length: 50 }, (_, at) => (at % 2 ? gateway : second).services.grants.grant(same)),
      );
      expect(granted.filter(({ outcome }) => outcome === 'granted')).toHaveLength(1);
      expect(granted.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(49);
      expect(await statesOf({ token })).toEqual(['waiting']);
      const mails = (await gateway.call('mailList', { kind: 'promotion' }, { token })).data.items;
      expect(mails.map((mail) => mail.title['zh-CN'])).toEqual(['“测试红利”待领取']);
      expect(mails[0]?.body['zh-CN']).toContain('取款前需完成 ¥5.00 的流水');
    });

    it('[ACT-1] [PRO-2] are not mailed to a member whose account is closed for play', async () => {
      const { id, token } = await newMember();
      await gateway.call('timeOutStart', { days: 1 }, { token });
      await gateway.grant(id, 100n);
      gateway.clock.advance(day + 1);
      const { data } = await gateway.call('mailUnread', {}, { token: await logIn(id) });
      expect(data.promotion).toBe(0);
      expect(await claimCode(id, await gateway.grant(id, 100n))).toBe(6000);
    });
  });

  it('[ACT-1] [APP-8] counts and pages through all that wait in the wallet, however many', async () => {
    const { id, token } = await newMember();
    for (let number = 1n; number <= 25n; number++) {
      await gateway.grant(id, number * 100n);
      gateway.clock.advance(1);
    }
    await gateway.grant(id, 800n, { cause: 'vip-month', reference: `${id}:waiting` });
    await claimCode(id, await gateway.grant(id, 900n));
    const page = async (cursor?: string) =>
      (
        await gateway.call(
          'giftRecords',
          { state: 'waiting', claimedOn: 'wallet', ...(cursor !== undefined && { cursor }) },
          { token },
        )
      ).data;
    const first = await page();
    expect(first.totals).toEqual({ count: 25, amount: '325.00', claimed: '0.00' });
    const next = await page(first.nextCursor ?? '');
    expect(next.nextCursor).toBeNull();
    const amounts = [...first.items, ...next.items].map(({ amount }) => parseMinor(amount));
    expect(amounts).toEqual(Array.from({ length: 25 }, (_, at) => BigInt(25 - at) * 100n));
    const vip = await gateway.call('giftRecords', { state: 'waiting', claimedOn: 'vip' }, { token });
    expect(vip.data.totals).toMatchObject({ count: 1, amount: '8.00' });
  });

  describe('of a multiple', () => {
    it('[ACT-1] require that multiple of turnover, or none', async () => {
      const { id, token } = await newMember();
      for (const multiple of [800, 0]) await claimCode(id, await gateway.grant(id, 1_000n, { multiple }));
      const { data } = await gateway.call('turnoverAudit', {}, { token });
      expect(data.items.map(({ multiple, required }) => [multiple, required])).toEqual([['8.00', '80.00']]);
    });
  });

  describe('that are over', () => {
    it('[ACT-1] can be claimed until they expire, to the millisecond', async () => {
      const { id } = await newMember();
      const [early, late] = [await gateway.grant(id, 100n), await gateway.grant(id, 100n)];
      gateway.clock.advance(7 * day - 1);
      expect(await claimCode(id, early)).toBe(6000);
      gateway.clock.advance(1);
      expect(await claimCode(id, late)).toBe(20401);
      expect((await statesOf({ token: await logIn(id) })).sort()).toEqual(['claimed', 'expired']);
    });

    it('[ACT-1] are revoked with a reason, and cannot be claimed or revoked again', async () => {
      const { id, token } = await newMember();
      const granted = await gateway.grant(id, 100n);
      await gateway.services.grants.revoke(granted, reason);
      expect(await claimCode(id, granted)).toBe(20401);
      await expect(gateway.services.grants.revoke(granted, reason)).rejects.toMatchObject({ code: 20201 });
      const { data } = await gateway.call('giftRecords', { state: 'revoked' }, { token });
      expect(data.items).toMatchObject([{ state: 'revoked', reason, claimedAt: null }]);
    });

    it('[ACT-1] are either claimed or revoked when both happen at once', async () => {
      const { id } = await newMember();
      for (let round = 0; round < 20; round++) {
        const granted = await gateway.grant(id, 100n);
        const revoke = second.services.grants.revoke(granted, reason).then(
          () => true,
          () => false,
        );
        const [code, isRevoked] = await Promise.all([claimCode(id, granted), revoke]);
        expect(code).toBe(isRevoked ? 20401 : 6000);
      }
    });

    /** Claims while another transaction holds the grant, which ends as soon as the claim waits. */
    const claimDuring = async (memberId: string, id: string, meanwhile: (holder: Database) => unknown) => {
      let code: Promise<number> | undefined;
      await gateway.services.db.transaction().execute(async (holder) => {
        await sql`select 1 from dividends where id = ${id} for update`.execute(holder);
        code = claimCode(memberId, id);
        while ((await countWaiting(gateway.services.db)) !== 1);
        await meanwhile(holder);
      });
      return code;
    };

    it('[ACT-1] are refused to a claim that waited while they were revoked or expired', async () => {
      const { id } = await newMember();
      const revoked = await gateway.grant(id, 100n);
      const revoke = (holder: Database) =>
        sql`with revoked as (update dividends set revoked_at = now() where id = ${revoked} returning *)
          update grant_budgets set committed = committed - amount from revoked where month = budget_month`.execute(
          holder,
        );
      expect(await claimDuring(id, revoked, revoke)).toBe(20401);
      const expired = await gateway.grant(id, 100n);
      expect(await claimDuring(id, expired, () => gateway.clock.advance(7 * day))).toBe(20401);
    });
  });

  describe('by hand', () => {
    const budget = () => gateway.services.grants.budget();
    const setBudget = (amount: bigint) => gateway.services.grants.setBudget(amount, gateway.services.db);

    it('[ACT-1] take a budget of the month, which fifty at once through two gateways cannot exceed', async () => {
      const { id, token } = await newMember();
      const { committed } = await budget();
      expect(await setBudget(committed + 1_000n)).toBe(true);
      const give = (each: TestGateway) =>
        each.services.grants.grant({ memberId: id, ...manualGrant(), amount: 100n }).then(
          ({ outcome }) => outcome,
          (error: { code: number }) => error.code,
        );
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, index) => give(index % 2 ? gateway : second)),
      );
      expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(10);
      expect(outcomes.filter((outcome) => outcome === 20403)).toHaveLength(40);
      expect(await statesOf({ token })).toHaveLength(10);
      expect((await budget()).committed).toBe(committed + 1_000n);
      expect(await setBudget(committed + 999n)).toBe(false);
      await setBudget(handGrantBudget);
    });

    it('[ACT-1] give back what is revoked, and begin again each month; other grants use no budget', async () => {
      const { id } = await newMember();
      const { committed } = await budget();
      const granted = await gateway.grant(id, 700n);
      await gateway.grant(id, 500n, { cause: 'vip-month', reference: `${id}:budget` });
      expect((await budget()).committed).toBe(committed + 700n);
      await gateway.services.grants.revoke(granted, reason);
      expect((await budget()).committed).toBe(committed);
      gateway.clock.advance(31 * day);
      expect(await budget()).toMatchObject({ budget: handGrantBudget, committed: 0n });
    });
  });

  describe('of one occasion', () => {
    const grantTo = (memberId: string, occasion: string) =>
      gateway.services.grants.grant({
        ...{ memberId, cause: 'promotion', reference: `${memberId}:${occasion}`, occasion },
        ...{ title, amount: 1_800n },
      });
    const outcomes = (granted: { outcome: string }[], outcome: string) =>
      granted.filter((each) => each.outcome === outcome).length;

    // A hundred registrations in a while require proof of work.
    beforeEach(() => gateway.clock.advance(3_600_000));

    /** Gives an account a mark of the person, by a row of the database. */
    const stored =
      (rows: (id: string) => ReturnType<typeof sql>) =>
      async (id: string): Promise<void> => {
        await rows(id).execute(gateway.services.db);
        await gateway.services.persons.record(id);
      };
    it.each([
      ['phone', 'refused', stored((id) => sql`update members set phone = '+8613700000001' where id = ${id}`)],
      [
        'payout',
        'refused',
        stored(
          (id) => sql`insert into payout_accounts
          (id, member_id, kind, title, number, field_values, bound_at, usable_at, is_default)
          values (${`payout-${id}`}, ${id}, 'bank', '{"zh-CN":"","en":""}', '6222000011112222', '{}', now(), now(), true)`,
        ),
      ],
      [
        'name and birthday',
        'refused',
        stored(
          (id) => sql`with named as (
            insert into member_security (member_id, real_name, real_name_state) values (${id}, '王小明', 'passed'))
          update members set birthday = '1990-05-05' where id = ${id}`,
        ),
      ],
      ['device', 'pending', (id: string) => gateway.services.persons.recordDevice(id, 'one of thirty')],
    ] as const)(
      '[ACT-2] reach one person once, with 30 accounts that share the %s; the others are %s',
      async (mark, others, share) => {
        const ids: string[] = [];
        for (let account = 0; account < 30; account++) {
          const { id } = await newMember();
          ids.push(id);
        }
        for (const id of ids) await share(id);
        const granted = await Promise.all(ids.map((id) => grantTo(id, `occasion ${mark}`)));
        expect([outcomes(granted, 'granted'), outcomes(granted, others)]).toEqual([1, 29]);
        // Another occasion is none of the person's yet.
        expect((await grantTo(ids[0] as string, `another ${mark}`)).outcome).toBe('granted');
      },
    );

    it('[ACT-2] are reviewed for accounts that share only a device', async () => {
      const members = [await newMember(), await newMember(), await newMember()];
      for (const { id } of members) await gateway.services.persons.recordDevice(id, 'household');
      const granted = await Promise.all(members.map(({ id }) => grantTo(id, 'household')));
      expect([outcomes(granted, 'granted'), outcomes(granted, 'pending')]).toEqual([1, 2]);
      const held = members.filter((_, at) => granted[at]?.outcome === 'pending');
      const [first, last] = held as [typeof member, typeof member];
      const idOf = ({ id }: { id: string }) =>
        (granted[members.findIndex((each) => each.id === id)] as { id: string }).id;

      expect(await statesOf(first)).toEqual(['pending']);
      expect((await gateway.call('popInfo', {}, { token: first.token })).data[0]?.dividend).toBeNull();
      expect(await claimCode(first.id, idOf(first))).toBe(20402);
      gateway.clock.advance(10 * day);
      await gateway.services.grants.release(idOf(first));
      await gateway.services.grants.revoke(idOf(last), reason);
      expect(await claimCode(first.id, idOf(first))).toBe(6000);
      expect(await claimCode(last.id, idOf(last))).toBe(20401);
      await expect(gateway.services.grants.release(idOf(last))).rejects.toMatchObject({ code: 20201 });
    });
  });

  it('[ACT-1] [REQ-10] credit what the rows say, for any order of grants, claims, revocations and days', async () => {
    type Step = { kind: 'grant' | 'claim' | 'revoke' | 'wait'; which: number; amount: bigint };
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom('grant', 'grant', 'claim', 'claim', 'revoke', 'wait'),
        which: fc.nat(9),
        amount: fc.bigInt({ min: 1n, max: 9_999n }),
      }) as fc.Arbitrary<Step>,
      { minLength: 4, maxLength: 24 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const { id } = await newMember();
        const model: { id: string; amount: bigint; end: number; state: string }[] = [];
        for (const { kind, which, amount } of taken) {
          const chosen = model[which % (model.length || 1)];
          const isWaiting = chosen?.state === 'waiting' && chosen.end > gateway.clock.now();
          if (kind === 'grant') {
            const end = gateway.clock.now() + 7 * day;
            model.push({ id: await gateway.grant(id, amount), amount, end, state: 'waiting' });
          } else if (kind === 'wait') {
            gateway.clock.advance(which * 8 * 3_600_000);
          } else if (chosen && kind === 'claim') {
            const code = await claimCode(id, chosen.id);
            expect(code).toBe(isWaiting ? 6000 : chosen.state === 'claimed' ? 20201 : 20401);
            if (isWaiting) chosen.state = 'claimed';
          } else if (chosen) {
            const revoked = gateway.services.grants.revoke(chosen.id, reason);
            if (chosen.state === 'waiting') await revoked;
            else await expect(revoked).rejects.toMatchObject({ code: 20201 });
            if (chosen.state === 'waiting') chosen.state = 'revoked';
          }
        }
        const entries = await gateway.services.db
          .selectFrom('ledger_entries')
          .innerJoin('ledger_transactions', 'ledger_transactions.id', 'transaction_id')
          .select(['reference', 'amount'])
          .where('account', '=', `main:${id}`)
          .orderBy('reference')
          .execute();
        expect(entries).toEqual(
          model
            .filter(({ state }) => state === 'claimed')
            .map((each) => ({ reference: each.id, amount: each.amount }))
            .sort((one, other) => (one.reference < other.reference ? -1 : 1)),
        );
      }),
      { numRuns: 30 },
    );
  });
});
