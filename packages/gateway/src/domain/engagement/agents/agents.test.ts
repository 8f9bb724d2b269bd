import { errorCodes } from '@pavilion/contract';
import { parseMinor } from '@pavilion/format';
import fc from 'fast-check';
import { sql } from 'kysely';
import { newId } from '../../../ids';
import { cutTransaction } from '../../../testing/cut-transaction';
import { brokenRules, createTestGateway, password, type TestGateway } from '../../../testing/test-gateway';
import { memberRow, playRound, sharePersonMark, testName } from '../../../testing/test-member';
import { mainAccount, postWithin } from '../../money';
import { houseAccounts } from '../../money/ledger/accounts';
import * as postings from '../../money/ledger/posting';
import { createTestBook, home, type TestBook } from '../../sports/testing/test-book';
import { type MonthFigures, rateOf, sumOf } from './agent-plan';
import { monthFigures } from './month-figures';

const hour = 3_600_000;
const day = 24 * hour;
const yuan = (amount: number) => BigInt(amount) * 100n;
const values = { name: '云上推广', contact: 'agent@example.com', channels: '微信社群' };

describe('the plan of the agent programme', () => {
  it.each([
    [-1, 60, 0],
    [0, 2, 0],
    [0, 3, 2_500],
    [49_999, 60, 2_500],
    [50_000, 4, 2_500],
    [50_000, 5, 3_000],
    [200_000, 10, 3_500],
    [500_000, 29, 3_500],
    [500_000, 30, 4_000],
    [1_000_000, 50, 4_500],
    [9_000_000, 49, 4_000],
  ])('[AGT-1] a base of %d with %d active members has the rate %d', (base, active, rate) => {
    expect(rateOf(yuan(base), active)).toBe(rate);
  });

  it('[AGT-2] adds up a month: fee of a gain only, then rebates, gifts and what was carried', () => {
    expect(
      sumOf({ gross: yuan(100_000), rebates: yuan(4_000), gifts: yuan(1_000), active: 5 }, yuan(-20_000)),
    ).toMatchObject({
      fee: yuan(5_000),
      net: yuan(90_000),
      base: yuan(70_000),
      rate: 3_000,
      own: yuan(21_000),
      carriedOut: 0n,
    });
    expect(sumOf({ gross: yuan(-500), rebates: yuan(10), gifts: 0n, active: 9 }, 0n)).toMatchObject({
      fee: 0n,
      base: yuan(-510),
      own: 0n,
      carriedOut: yuan(-510),
    });
    expect(sumOf({ gross: yuan(1_000), rebates: 0n, gifts: 0n, active: 2 }, yuan(50))).toMatchObject({
      base: yuan(1_000),
      own: 0n,
      carriedOut: yuan(1_000),
    });
  });
});

describe('the months of an agent', () => {
  const month = fc.record({
    gross: fc.bigInt({ min: -900_000_00n, max: 1_500_000_00n }),
    rebates: fc.bigInt({ min: 0n, max: 40_000_00n }),
    gifts: fc.bigInt({ min: 0n, max: 40_000_00n }),
    active: fc.nat({ max: 60 }),
  });
  const months = fc.array(month, { minLength: 3, maxLength: 24 });
  /** Adds up months with their carried amounts. */
  const chainOf = (figures: readonly MonthFigures[]) => {
    let carried = 0n;
    return figures.map((each) => {
      const sum = sumOf(each, carried);
      carried = sum.carriedOut;
      return sum;
    });
  };
  /** In hundredths of a cent, so that it rounds only at the end. */
  const commissionByHand = (base: bigint, active: number): bigint => {
    const steps = [
      [1_000_000, 50, 45n],
      [500_000, 30, 40n],
      [200_000, 10, 35n],
      [50_000, 5, 30n],
      [0, 3, 25n],
    ] as const;
    const step = steps.find(([from, members]) => base >= yuan(from) && active >= members);
    return step === undefined ? -1n : (base * step[2] - ((base * step[2]) % 100n)) / 100n;
  };

  it('[AGT-2] pay for what is left of all months since the last one that was paid', () => {
    fc.assert(
      fc.property(months, (figures) => {
        let open = 0n;
        for (const [index, { own, base, carriedIn, carriedOut, rate }] of chainOf(figures).entries()) {
          const { gross, rebates, gifts, active } = figures[index]!;
          expect(carriedIn).toBe(open);
          open += (gross > 0n ? gross - (gross - (gross % 20n)) / 20n : gross) - rebates - gifts;
          expect(base).toBe(open);
          const commission = commissionByHand(open, active);
          expect(own).toBe(commission < 0n ? 0n : commission);
          if (commission >= 0n) open = 0n;
          expect([carriedOut, rate === 0]).toEqual([open, commission < 0n]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('[AGT-2] pay nothing until a loss of months ago is made up for, and never for less than all of it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 900_000_00n }), months, (loss, figures) => {
        const lost = { gross: -loss, rebates: 0n, gifts: 0n, active: 60 };
        const chain = chainOf([lost, ...figures]);
        const paid = chain.findIndex(({ own }) => own > 0n);
        const nets = chain.slice(0, paid + 1).map(({ net }) => net);
        if (paid < 0) expect(chain.every(({ own }) => own === 0n)).toBe(true);
        else expect(chain[paid]!.base <= nets.reduce((sum, net) => sum + net, 0n)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('agents', () => {
  let book: TestBook;
  let gateway: TestGateway;
  let second: TestGateway;
  let names = 0;
  beforeAll(async () => {
    book = await createTestBook();
    gateway = book.gateway;
    second = await createTestGateway({ sharesWith: gateway });
  });
  afterEach(async () => {
    expect(await brokenRules(gateway.services.db)).toEqual([]);
  });
  afterAll(async () => {
    await second.close();
    await gateway.close();
  });

  const db = () => gateway.services.db;
  const settlements = () => gateway.services.agents.settlements;
  /** Registrations are apart, so that none asks for a proof of work. */
  const newMember = () => {
    gateway.clock.advance(60_000);
    return gateway.newMember(`agency${names++}`);
  };
  const newAgent = async (parentCode: string | null = null) => {
    const member = await newMember();
    await db().updateTable('members').set({ agent_code: parentCode }).where('id', '=', member.id).execute();
    await gateway.services.agents.apply(member.id, values);
    await gateway.services.agents.review(member.id, true);
    const { agent } = await gateway.services.agents.info(member.id);
    return { ...member, code: agent!.code };
  };
  const newMemberOf = async (code: string) => {
    const member = await newMember();
    await db().updateTable('members').set({ agent_code: code }).where('id', '=', member.id).execute();
    return member;
  };
  const play = (memberId: string, stake: bigint, payout: bigint) =>
    playRound(gateway, memberId, { stake, payout });
  /** A member with the deposits and the turnover that make active, who loses an amount. */
  const playActively = async (memberId: string, loss: bigint) => {
    await gateway.credit(memberId, loss + yuan(2_000));
    await play(memberId, loss + yuan(1_000), yuan(1_000));
  };
  const activeMembersOf = async (code: string, losses: readonly number[]) => {
    const members = [];
    for (const loss of losses) {
      const member = await newMemberOf(code);
      await playActively(member.id, yuan(loss));
      members.push(member);
    }
    return members;
  };
  /** A settled sports bet of 100.00 at 2.00; the member lost it. */
  const lostSportsBet = async (member: { id: string; token: string }) => {
    await gateway.credit(member.id, yuan(100));
    const event = await book.newEvent();
    await book.place(member, [home(event)]);
    gateway.clock.advance(2 * hour);
    book.change(event, { status: 'settled', score: [0, 0] });
    await gateway.services.sportsBook.settle();
    return event;
  };
  const correctScore = async (event: string, score: readonly [number, number]) => {
    await gateway.sandbox('sports-override', { event, kind: 'correct', payload: { score } });
    await gateway.services.sportsBook.settle();
  };
  const makeVoid = async (event: string) => {
    book.change(event, { status: 'settled', results: { 'ah:ft': 'void' } });
    await gateway.sandbox('sports-override', { event, kind: 'finish' });
    await gateway.services.sportsBook.settle();
  };
  /** The clock of Beijing, YYYY-MM-DDTHH. */
  const beijing = () => new Date(gateway.clock.now() + 8 * hour).toISOString().slice(0, 13);
  const month = () => beijing().slice(0, 7);
  const toNextMonth = (dayOfMonth: number, at: number) => {
    const [year, number] = month().split('-').map(Number) as [number, number];
    gateway.clock.advance(Date.UTC(year, number, dayOfMonth, at - 8) - gateway.clock.now());
  };
  const rowOf = (code: string, of: string) =>
    db()
      .selectFrom('agent_settlements')
      .selectAll()
      .where('agent_code', '=', code)
      .where('month', '=', of)
      .executeTakeFirst();
  const rowsOf = (codes: readonly string[]) =>
    db()
      .selectFrom('agent_settlements')
      .selectAll()
      .where('agent_code', 'in', codes)
      .orderBy('agent_code')
      .orderBy('month')
      .execute();
  /** What was counted, as text. */
  const figuresOf = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
    JSON.stringify(
      rows.map(({ state: _, counted_at: __, review_at: ___, paid_at: ____, ...figures }) => figures),
      (_, value) => (typeof value === 'bigint' ? String(value) : value),
    );
  const balanceOf = async (memberId: string) =>
    (
      await db()
        .selectFrom('ledger_balances')
        .select('balance')
        .where('account', '=', mainAccount(memberId))
        .executeTakeFirst()
    )?.balance ?? 0n;

  it('[AGT-1] the plan and its example are public, and the example adds up', async () => {
    const { data } = await gateway.call('agentProgramme', {});
    expect(data.rates).toHaveLength(5);
    expect(data.rates[0]).toEqual({ base: '0.00', active: 3, rate: '25.00' });
    const { gross, fee, rebates, gifts, carriedIn, base, rate, own, fromBelow, amount } = data.example;
    expect(base).toBe(
      (Number(gross) - Number(fee) - Number(rebates) - Number(gifts) + Number(carriedIn)).toFixed(2),
    );
    expect(own).toBe(((Number(base) * Number(rate)) / 100).toFixed(2));
    expect(amount).toBe((Number(own) + Number(fromBelow)).toFixed(2));
  });

  it('[AGT-3] a code is verified with name and state, in any letter case', async () => {
    const agent = await newAgent();
    const verify = async (code: string) => (await gateway.call('agentVerify', { code })).data.agent;
    expect(await verify(` ${agent.code.toLowerCase()} `)).toMatchObject({
      name: values.name,
      state: 'active',
    });
    await gateway.sandbox('suspend-agent', { code: agent.code, on: true });
    expect(await verify(agent.code)).toMatchObject({ state: 'suspended' });
    expect(await verify('NOBODY22')).toBeNull();
  });

  it('[AGT-1] one application is pending at a time; a refused one can be repeated', async () => {
    const member = await newMember();
    const apply = (given: Record<string, string>, to = gateway) =>
      to.call('agentApply', { values: given }, { token: member.token });
    const invalid = await apply({ ...values, name: '', contact: 'x' });
    expect(invalid.status_code).toBe(errorCodes.validationError);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => apply(values, index % 2 ? gateway : second)),
    );
    const codes = answers.map(({ status_code }) => status_code);
    expect(codes.filter((code) => code === errorCodes.success)).toHaveLength(1);
    expect(codes.filter((code) => code === errorCodes.agentApplicationExists)).toHaveLength(99);
    const account = `agency${names - 1}`;
    await gateway.sandbox('review-agent', { account, pass: false });
    const info = await gateway.call('agentInfo', {}, { token: member.token });
    expect(info.data).toMatchObject({ application: { state: 'refused' }, agent: null });
    expect((await apply(values)).status_code).toBe(errorCodes.success);
    gateway.clock.advance(10_000);
    await Promise.all([gateway.services.agents.advance(), second.services.agents.advance()]);
    const passed = await gateway.call('agentInfo', {}, { token: member.token });
    expect(passed.data).toMatchObject({
      application: { state: 'passed' },
      agent: { name: values.name, members: 0, month: { amount: '0.00' } },
    });
    expect((await apply(values)).status_code).toBe(errorCodes.agentApplicationExists);
  });

  it('[AGT-2] a month is counted on the 3rd at 04:00, once, and paid once', async () => {
    const agent = await newAgent();
    await activeMembersOf(agent.code, [10_000, 20_000, 30_000]);
    const of = month();
    toNextMonth(3, 3);
    await settlements().countDue();
    expect(await rowOf(agent.code, of)).toBeUndefined();
    gateway.clock.advance(hour);
    await Promise.all(
      [gateway, second, gateway].map(({ services }) => services.agents.settlements.countDue()),
    );
    // 60,000 less 5 %: 57,000 with three active members.
    expect(await rowOf(agent.code, of)).toMatchObject({
      gross: yuan(60_000),
      base: yuan(57_000),
      rate: 2_500,
      amount: yuan(14_250),
      state: 'counted',
    });
    const before = await balanceOf(agent.id);
    gateway.clock.advance(10_000);
    await Promise.all(
      [gateway, second, gateway].map(({ services }) => services.agents.settlements.approveDue()),
    );
    expect((await balanceOf(agent.id)) - before).toBe(yuan(14_250));
    expect(await settlements().approve(agent.code, of, 'counted')).toBeUndefined();
    const { items } = await gateway.services.agents.months(agent.id);
    expect(items[0]).toMatchObject({ month: of, state: 'paid', amount: '14250.00', carriedOut: '0.00' });
    const records = await gateway.services.wallet.records(agent.id, {});
    expect(records.items[0]).toMatchObject({ kind: 'commission', amount: '14250.00' });
    const required = await db()
      .selectFrom('turnover_requirements')
      .selectAll()
      .where('member_id', '=', agent.id)
      .execute();
    expect(required).toEqual([]);
  });

  it('[AGT-2] a month is counted and paid once when counting and payment are cut off', async () => {
    const [agent, other] = [await newAgent(), await newAgent()];
    await activeMembersOf(agent.code, [1_000, 2_000, 3_000]);
    const of = month();
    toNextMonth(3, 5);
    const counted = { net: 0n, base: 0n, own: 0n, amount: 0n, state: 'counted' as const };
    const columns = { gross: 0n, rebates: 0n, gifts: 0n, fee: 0n, carried_in: 0n, active: 0, rate: 0 };
    const row = { ...columns, ...counted, from_below: 0n, carried_out: 0n, counted_at: new Date() };
    // The agents are counted by their code: the month of the later one is inserted when the other's is.
    const [earlier, later] = [agent.code, other.code].sort() as [string, string];
    const taken = sql`insert into agent_settlements ${sql.raw(`(agent_code, month, ${Object.keys(row).join(', ')})`)}
      values (${later}, ${of}, ${sql.join(Object.values(row))})`;
    expect(await cutTransaction(db(), taken, () => settlements().countDue())).toBe(true);
    expect([await rowOf(earlier, of), await rowOf(later, of)]).toEqual([undefined, undefined]);
    await settlements().countDue();
    expect(await rowOf(agent.code, of)).toMatchObject({ amount: yuan(1_425), state: 'counted' });

    const before = await balanceOf(agent.id);
    const locks = [
      sql`select 1 from agent_settlements where agent_code = ${agent.code} and month = ${of} for update`,
      sql`select 1 from ledger_balances where account = ${mainAccount(agent.id)} for update`,
    ];
    for (let cut = 0; cut < 20; cut++) {
      const { services } = cut % 3 ? gateway : second;
      const approve = () => services.agents.settlements.approve(agent.code, of, 'counted');
      expect(await cutTransaction(db(), locks[cut % 2]!, approve)).toBe(true);
      expect(await balanceOf(agent.id)).toBe(before);
    }
    const states = await Promise.all(
      [gateway, second, gateway].map(({ services }) =>
        services.agents.settlements.approve(agent.code, of, 'counted'),
      ),
    );
    expect(states.filter((state) => state !== undefined)).toEqual(['paid']);
    expect((await balanceOf(agent.id)) - before).toBe(yuan(1_425));
  });

  it('[AGT-2] a loss is carried until later months have made up for it', async () => {
    const agent = await newAgent();
    const members = await activeMembersOf(agent.code, [0, 0, 0]);
    await play(members[0]!.id, yuan(100), yuan(50_100));
    const first = month();
    toNextMonth(3, 5);
    const next = month();
    for (const { id } of members) await playActively(id, yuan(10_000));
    toNextMonth(3, 5);
    await settlements().countDue();
    expect(await rowOf(agent.code, first)).toMatchObject({ base: yuan(-50_000), carried_out: yuan(-50_000) });
    expect(await rowOf(agent.code, next)).toMatchObject({
      carried_in: yuan(-50_000),
      net: yuan(28_500),
      base: yuan(-21_500),
      amount: 0n,
      carried_out: yuan(-21_500),
    });
    gateway.clock.advance(10_000);
    await settlements().approveDue();
    expect(await rowOf(agent.code, next)).toMatchObject({ state: 'carried', paid_at: null });
    expect(await balanceOf(agent.id)).toBe(0n);
  });

  it('[AGT-2] the month that is over is shown until it is counted, and the running one carries on from it', async () => {
    const agent = await newAgent();
    const members = await activeMembersOf(agent.code, [0, 0, 0]);
    const below = await newAgent(agent.code);
    const membersBelow = await activeMembersOf(below.code, [0, 0, 0]);
    await play(members[0]!.id, yuan(100), yuan(50_100));
    for (const { id } of membersBelow) await playActively(id, yuan(10_000));
    const over = month();
    toNextMonth(2, 12);
    await settlements().countDue();
    expect(await rowOf(agent.code, over)).toBeUndefined();
    const before = (await gateway.services.agents.info(agent.id)).agent!;
    expect(before.uncounted).toMatchObject([{ month: over, base: '-50000.00', carriedOut: '-50000.00' }]);
    expect(before.month).toMatchObject({ month: month(), net: '0.00', carriedIn: '-50000.00' });
    gateway.clock.advance(20 * hour);
    await settlements().countDue();
    const row = (await rowOf(agent.code, over))!;
    expect(parseMinor(before.uncounted![0]!.amount)).toBe(row.amount);
    expect(row.from_below).toBeGreaterThan(0n);
    const after = (await gateway.services.agents.info(agent.id)).agent!;
    expect(after).toMatchObject({ uncounted: [], month: before.month });
  });

  it('[AGT-2] two agents above get 10 % and 3 %, a third and a suspended one nothing', async () => {
    const top = await newAgent();
    const grandparent = await newAgent(top.code);
    const parent = await newAgent(grandparent.code);
    const agent = await newAgent(parent.code);
    await activeMembersOf(agent.code, [40_000, 0, 0]);
    const of = month();
    toNextMonth(3, 5);
    await settlements().countDue();
    const amounts = async () =>
      Promise.all([agent, parent, grandparent, top].map(async ({ code }) => (await rowOf(code, of))?.amount));
    expect(await amounts()).toEqual([yuan(9_500), yuan(950), yuan(285), 0n]);
    const { items } = await gateway.services.agents.months(grandparent.id);
    expect(items[0]?.below).toEqual([{ name: values.name, distance: 2, own: '9500.00', share: '285.00' }]);

    await gateway.services.agents.suspend(parent.code, true);
    const running = month();
    await playActively((await newMemberOf(agent.code)).id, yuan(1_000));
    await activeMembersOf(agent.code, [1_000, 0]);
    toNextMonth(3, 5);
    await settlements().countDue();
    expect((await rowOf(agent.code, running))?.own).toBe(yuan(475));
    expect(await rowOf(parent.code, running)).toMatchObject({ from_below: 0n, amount: 0n });
    expect((await rowOf(grandparent.code, running))?.amount).toBe(14_25n);
    await gateway.services.agents.suspend(parent.code, false);
  });

  it('[AGT-2] shares come from two levels below and no further, in a random forest of 200 agents', async () => {
    const at = new Date(gateway.clock.now());
    const of = '2019-05';
    const random = fc.sample(fc.tuple(fc.nat(), fc.bigInt({ min: -9_999_99n, max: 99_999_99n })), {
      numRuns: 200,
      seed: 5,
    });
    const forest = random.map(([parent, own], index) => ({
      code: `FOREST${String(index).padStart(3, '0')}`,
      parent: index === 0 || parent % 9 === 0 ? undefined : parent % index,
      own: own > 0n ? own : 0n,
    }));
    const codeOf = (index: number | undefined) => (index === undefined ? null : forest[index]!.code);
    await db()
      .insertInto('agents')
      .values(
        forest.map(({ code, parent }) => ({
          ...{ code, name: code, member_id: null, parent_code: codeOf(parent), since: at },
        })),
      )
      .execute();
    const none = { gross: 0n, fee: 0n, rebates: 0n, gifts: 0n, net: 0n, carried_in: 0n, base: 0n, active: 0 };
    await db()
      .insertInto('agent_settlements')
      .values(
        forest.map(({ code, own }) => ({
          ...{ ...none, agent_code: code, month: of, rate: 0, own, from_below: 0n, amount: own },
          ...{ carried_out: 0n, state: 'counted' as const, counted_at: at },
        })),
      )
      .execute();
    for (const [index, { code }] of forest.entries()) {
      // Walks up from every agent.
      const expected = forest.flatMap(({ code: name, parent, own }) => {
        if (own === 0n || parent === undefined) return [];
        if (parent === index) return [{ name, distance: 1, own, share: own / 10n }];
        return forest[parent]!.parent === index ? [{ name, distance: 2, own, share: (own * 3n) / 100n }] : [];
      });
      expect(await settlements().fromBelow(db(), code, of)).toEqual(
        expected.sort((one, other) => one.distance - other.distance || (one.name < other.name ? -1 : 1)),
      );
    }
  });

  it('[AGT-2] no agent earns from itself, and each share comes once, in 100 random graphs with cycles', async () => {
    const at = new Date(gateway.clock.now());
    const of = '2019-06';
    const size = 5;
    const drawn = fc.sample(
      fc.array(fc.integer({ min: -1, max: size - 1 }), { minLength: size, maxLength: size }),
      {
        numRuns: 100,
        seed: 6,
      },
    );
    const nodes = drawn.flatMap((parents, graph) =>
      parents.map((parent, index) => ({
        code: `GRAPH${graph}N${index}`,
        // Of itself or of an agent below it: registrations cannot store that.
        parent: parent < 0 ? null : `GRAPH${graph}N${parent}`,
        own: BigInt(index + 1) * 1_000n,
      })),
    );
    const named = (code: string | null) => nodes.find((node) => node.code === code);
    const codes = nodes.map(({ code }) => code);
    await db()
      .insertInto('agents')
      .values(
        nodes.map(({ code, parent }) => ({
          code,
          name: code,
          member_id: null,
          parent_code: parent,
          since: at,
        })),
      )
      .execute();
    const none = { gross: 0n, fee: 0n, rebates: 0n, gifts: 0n, net: 0n, carried_in: 0n, base: 0n, active: 0 };
    await db()
      .insertInto('agent_settlements')
      .values(
        nodes.map(({ code, own }) => ({
          ...{ ...none, agent_code: code, month: of, rate: 0, own, from_below: 0n, amount: own },
          ...{ carried_out: 0n, state: 'counted' as const, counted_at: at },
        })),
      )
      .execute();
    const shares = await Promise.all(codes.map((code) => settlements().fromBelow(db(), code, of)));
    let cut = 0;
    for (const [index, code] of codes.entries()) {
      const expected = nodes.flatMap(({ code: name, parent, own }) => {
        // Walks up from every other agent, and stops at the first time.
        if (name === code) return [];
        if (parent === code) return [{ name, distance: 1, own, share: own / 10n }];
        return named(parent)?.parent === code ? [{ name, distance: 2, own, share: (own * 3n) / 100n }] : [];
      });
      if (named(named(code)!.parent)?.parent === code) cut += 1;
      expect(shares[index]).toEqual(
        expected.sort((one, other) => one.distance - other.distance || (one.name < other.name ? -1 : 1)),
      );
    }
    expect(cut).toBeGreaterThan(20);
  });

  it('[AGT-2] months equal a count in memory after random settlements, voids and corrections in bulk, and past ones stay', async () => {
    let seed = 2026;
    const draw = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const [agents, players, bets, months] = [5, 40, 400, 4] as const;
    // Midnight of the brand's calendar on the first of a month, from May 2019 on.
    const monthStart = (index: number) => Date.UTC(2019, 4 + index, 1) - 8 * hour;
    const momentIn = (index: number): number => {
      const [from, until] = [monthStart(index), monthStart(index + 1)];
      return [from, until - 1, from + draw(until - from)][Math.min(draw(8), 2)]!;
    };
    const codes = Array.from({ length: agents }, (_, index) => `BULK${index}`);
    const agentIds = codes.map((code) => `of-${code}`);
    const members = Array.from({ length: players }, (_, index) => ({
      id: `bulk-${index}`,
      agent: draw(agents),
    }));
    const deposits = Array.from({ length: 90 }, (_, index) => ({
      ...{ id: `bulk-${index}`, member: draw(players), amount: BigInt(50_00 + draw(400_00)) },
      paidAt: momentIn(draw(months)),
    }));
    const rounds = Array.from({ length: 150 }, (_, index) => ({
      ...{ id: `bulk-${index}`, member: draw(players), at: momentIn(draw(months)) },
      ...{ stake: BigInt(1_00 + draw(900_00)), payout: BigInt(draw(1_200_00)) },
    }));
    const slips = Array.from({ length: bets }, (_, index) => {
      const stake = BigInt(10_00 + draw(2_000_00));
      const steps = Array.from({ length: draw(5) }, () => momentIn(draw(months)))
        .sort((one, other) => one - other)
        .map((at) => {
          const isVoid = draw(3) === 0;
          const turnover = isVoid ? 0n : BigInt(draw(Number(stake) + 1));
          return { at, isVoid, turnover, payout: isVoid ? stake : BigInt(draw(2) * draw(3_000_00)) };
        });
      return { id: `bulk-${index}`, member: draw(players), stake, steps };
    });

    /** What a month adds: each settlement by what it changes of the bet. */
    const countedBy = (code: number, index: number): MonthFigures => {
      const isWithin = (at: number) => at >= monthStart(index) && at < monthStart(index + 1);
      const of = members.map(() => ({ gross: 0n, turnover: 0n, deposits: 0n }));
      for (const { member, amount, paidAt } of deposits) if (isWithin(paidAt)) of[member]!.deposits += amount;
      for (const { member, stake, payout, at } of rounds)
        if (isWithin(at)) {
          of[member]!.gross += stake - payout;
          of[member]!.turnover += stake;
        }
      for (const { member, stake, steps } of slips) {
        let [gross, turnover] = [0n, 0n];
        for (const step of steps) {
          const next = stake - step.payout;
          const most = step.turnover > turnover ? step.turnover : turnover;
          if (isWithin(step.at)) {
            of[member]!.gross += next - gross;
            of[member]!.turnover += most - turnover;
          }
          [gross, turnover] = [next, most];
        }
      }
      const own = of.filter((_, member) => members[member]!.agent === code);
      return {
        ...{ gross: own.reduce((sum, each) => sum + each.gross, 0n), rebates: 0n, gifts: 0n },
        active: own.filter((each) => each.turnover >= 1_000_00n && each.deposits >= 200_00n).length,
      };
    };

    const rolledBack = new Error('rolled back');
    const compared = db()
      .transaction()
      .execute(async (transaction) => {
        const since = new Date(monthStart(0));
        const rowOf = (id: string, code: string | null) => ({
          ...memberRow(id),
          ...{ agent_code: code, registered_at: since },
        });
        await transaction
          .insertInto('members')
          .values(agentIds.map((id) => rowOf(id, null)))
          .execute();
        await transaction
          .insertInto('agents')
          .values(codes.map((code, agent) => ({ code, name: code, since, member_id: agentIds[agent]! })))
          .execute();
        await transaction
          .insertInto('members')
          .values(members.map(({ id, agent }) => rowOf(id, codes[agent]!)))
          .execute();
        await transaction
          .insertInto('deposit_orders')
          .values(
            deposits.map(({ id, member, amount, paidAt }) => ({
              ...{ id, member_id: members[member]!.id, channel_code: 'bank', amount, state: 'paid' as const },
              ...{ created_at: since, expires_at: since, pay_at: null, paid_at: new Date(paidAt) },
            })),
          )
          .execute();
        await transaction
          .insertInto('bets')
          .values(
            rounds.map(({ id, member, stake, payout, at }) => ({
              ...{
                id,
                member_id: members[member]!.id,
                game_code: 'golden-dragon',
                stake,
                payout,
                turnover: stake,
              },
              ...{ state: 'settled' as const, placed_at: since, settled_at: new Date(at), detail: '{}' },
            })),
          )
          .execute();
        await transaction
          .insertInto('sport_bets')
          .values(
            slips.map(({ id, member, stake }) => ({
              ...{
                id,
                member_id: members[member]!.id,
                account: mainAccount(members[member]!.id),
                request_id: id,
              },
              ...{ provider: 'IMTY' as const, state: 'open' as const, subject: JSON.stringify(testName) },
              ...{
                category: 'sport' as const,
                sizes: [1],
                bets: 1,
                unit: stake,
                unit_open: stake,
                exposure: 0n,
              },
              ...{ consent: '"any"', potential: stake * 2n, max_payout: stake * 2n, fingerprint: id },
              ...{ placed_at: since, decide_at: null, decided_at: since, settled_at: null, reason: null },
            })),
          )
          .execute();
        for (let index = 0; index < months; index++) {
          const settled = slips.flatMap(({ id, member, steps }) =>
            steps.flatMap(({ at, isVoid, turnover, payout }, step) =>
              at >= monthStart(index) && at < monthStart(index + 1)
                ? [
                    {
                      ...{ bet_id: id, member_id: members[member]!.id, rev: step + 1, payout, turnover },
                      ...{ state: isVoid ? ('void' as const) : ('settled' as const), written_off: 0n },
                      at: new Date(at),
                    },
                  ]
                : [],
            ),
          );
          await transaction.insertInto('sport_settlements').values(settled).execute();
          // As `sport_settle`: the last payout, and turnover that only grows.
          await sql`update sport_bets b set state = last.state, payout = last.payout, rev = last.rev, settled_at = last.at,
            turnover = (select max(turnover) from sport_settlements where bet_id = b.id and member_id = b.member_id)
            from (select distinct on (bet_id) * from sport_settlements order by bet_id, rev desc) last
            where last.bet_id = b.id and last.rev > b.rev`.execute(transaction);
          // The months before are as they were.
          for (let past = 0; past <= index; past++) {
            const month = new Date(monthStart(past) + 12 * hour).toISOString().slice(0, 7);
            const figures = await monthFigures(transaction, month, 'Asia/Shanghai', codes);
            for (const [agent, code] of codes.entries())
              expect(figures.get(code)).toMatchObject(countedBy(agent, past));
          }
        }
        throw rolledBack;
      });
    await expect(compared).rejects.toBe(rolledBack);
    const voided = slips.filter(({ steps }) => steps.some(({ isVoid }, step) => isVoid && step > 0));
    expect(voided.length).toBeGreaterThan(50);
    expect(codes.some((_, agent) => countedBy(agent, 1).active >= 3)).toBe(true);
  });

  it('[AGT-2] a month whose rows changed is held, and released as it was counted', async () => {
    const agent = await newAgent();
    const [member] = await activeMembersOf(agent.code, [10_000, 0, 0]);
    const of = month();
    toNextMonth(3, 5);
    await settlements().countDue();
    // After the counting it turns out that an account belongs to the agent in person.
    await sharePersonMark(db(), [agent, member!]);
    expect(await settlements().approve(agent.code, of, 'counted')).toBe('held');
    expect(await balanceOf(agent.id)).toBe(0n);
    const released = await Promise.all(
      [1, 2, 3].map(() => gateway.sandbox('release-agent-month', { code: agent.code, month: of })),
    );
    expect(released.filter(({ data }) => (data as { state: unknown }).state === 'paid')).toHaveLength(1);
    expect(await balanceOf(agent.id)).toBe(yuan(2_375));
  });

  it('[AGT-2] a sports bet that is corrected or voided after its month was paid counts its difference in the open month', async () => {
    const agent = await newAgent();
    const members = await activeMembersOf(agent.code, [10_000, 0, 0]);
    const corrected = await lostSportsBet(members[0]!);
    const voided = await lostSportsBet(members[1]!);
    const of = month();
    toNextMonth(3, 5);
    await settlements().countDue();
    gateway.clock.advance(10_000);
    await settlements().approveDue();
    const figures = (each: string) => monthFigures(db(), each, 'Asia/Shanghai', [agent.code]);
    const first = { row: await rowOf(agent.code, of), figures: await figures(of) };
    expect(first.row).toMatchObject({ gross: yuan(10_200), state: 'paid' });

    await correctScore(corrected, [1, 0]);
    await makeVoid(voided);
    const next = month();
    toNextMonth(3, 5);
    await settlements().countDue();
    expect({ row: await rowOf(agent.code, of), figures: await figures(of) }).toEqual(first);
    // The corrected bet won 100, and the void one was given back.
    expect(await rowOf(agent.code, next)).toMatchObject({ gross: yuan(-300), active: 0 });
    const { rows } = await sql<{ gross: bigint }>`
      select sum(stake - payout)::bigint as gross from (
        select member_id, stake, payout from bets union all select member_id, stake, payout from sport_bets) each
      where member_id = any(${members.map(({ id }) => id)})`.execute(db());
    expect(rows[0]?.gross).toBe(yuan(10_200) + yuan(-300));
  });

  it('[AGT-2] a correction between counting and approval does not hold the counted month', async () => {
    const agent = await newAgent();
    const [member] = await activeMembersOf(agent.code, [10_000, 0, 0]);
    const event = await lostSportsBet(member!);
    const of = month();
    toNextMonth(3, 5);
    await settlements().countDue();
    await correctScore(event, [1, 0]);
    expect(await settlements().approve(agent.code, of, 'counted')).toBe('paid');
  });

  it('[AGT-2] a suspended agent is paid only after a release', async () => {
    const agent = await newAgent();
    await activeMembersOf(agent.code, [4_000, 0, 0]);
    const of = month();
    toNextMonth(3, 5);
    await settlements().countDue();
    await gateway.services.agents.suspend(agent.code, true);
    expect(await settlements().approve(agent.code, of, 'counted')).toBe('held');
    expect(await balanceOf(agent.id)).toBe(0n);
  });

  it('[AGT-2] the money of every posting that promotions pay counts once, as a gift or as a rebate', async () => {
    const agent = await newAgent();
    const member = await newMemberOf(agent.code);
    const at = new Date(gateway.clock.now());
    const causeOf = (name: string) => ({ id: newId(at), reference: name, subject: testName, at });
    const { transferPosting, roundPosting, ...ofMembers } = postings;
    // Every other function takes the cause, the member and one or two amounts.
    const makers = Object.entries(ofMembers) as unknown as [
      string,
      (
        cause: ReturnType<typeof causeOf>,
        memberId: string,
        first: bigint,
        second: bigint,
      ) => postings.Posting,
    ][];
    const paid = makers
      .map(([name, make]) => make(causeOf(name), member.id, yuan(3), yuan(2)))
      .filter(({ entries }) => entries.some(({ account }) => account === houseAccounts.promotions));
    const amountOf = (posting: postings.Posting) =>
      posting.entries.reduce(
        (sum, { account, amount }) => (account === mainAccount(member.id) ? sum + amount : sum),
        0n,
      );
    const total = paid.reduce((sum, posting) => sum + amountOf(posting), 0n);
    const undo = new Error('The postings have no rows that cause them.');
    let counted: MonthFigures | undefined;
    await expect(
      db()
        .transaction()
        .execute(async (transaction) => {
          await postWithin(
            transaction,
            postings.coinAdjustmentPosting(causeOf('coins'), member.id, yuan(99)),
          );
          for (const posting of paid) {
            await postWithin(transaction, posting);
            if (posting.kind === 'rebate')
              await sql`insert into rebate_claims (id, member_id, turnover, amount, coins, at) values
                (${posting.id}, ${member.id}, 1, ${amountOf(posting)}, 0, ${at})`.execute(transaction);
          }
          counted = (await monthFigures(transaction, month(), 'Asia/Shanghai', [agent.code])).get(agent.code);
          throw undo;
        }),
    ).rejects.toBe(undo);
    expect(counted!.gifts + counted!.rebates).toBe(total);
    expect(counted!.rebates).toBe(yuan(3));
  });

  it('[AGT-3] the own accounts of an agent count nothing', async () => {
    const agent = await newAgent();
    const [twin, onSameDevice] = await activeMembersOf(agent.code, [10_000, 1_000, 0]);
    const { persons } = gateway.services;
    await sharePersonMark(db(), [agent, twin!]);
    await persons.recordDevice(agent.id, `device of ${agent.id}`);
    await persons.recordDevice(onSameDevice!.id, `device of ${agent.id}`);
    const { data } = await gateway.call('agentMembers', {}, { token: agent.token });
    expect(data.items.map(({ isCounted }) => isCounted)).toEqual([true, true, false]);
    expect(data.items.map(({ isActive }) => isActive)).toEqual([true, true, false]);
    expect(data.items[0]).toMatchObject({ turnover: '1000.00', hasDeposited: true });
    const info = await gateway.call('agentInfo', {}, { token: agent.token });
    expect(info.data.agent).toMatchObject({ members: 3, month: { gross: '1000.00', active: 2 } });
  });

  it('[AGT-3] a member who shares a mark counts once an operator decides so, the agent in person never', async () => {
    const agent = await newAgent();
    await db().updateTable('members').set({ agent_code: agent.code }).where('id', '=', agent.id).execute();
    const [sister] = await activeMembersOf(agent.code, [10_000]);
    await sharePersonMark(db(), [agent, sister!], 'payout');
    const { agents } = gateway.services;
    const grossOf = async () =>
      (await gateway.call('agentInfo', {}, { token: agent.token })).data.agent?.month.gross;
    expect(await agents.sharingMembers(agent.code)).toMatchObject([{ id: sister!.id, is_counted: false }]);
    expect(await agents.countMember(agent.code, agent.id, true)).toBe(false);
    expect(await grossOf()).toBe('0.00');
    expect(await agents.countMember(agent.code, sister!.id, true)).toBe(true);
    expect(await agents.countMember(agent.code, sister!.id, true)).toBe(false);
    expect(await grossOf()).toBe('10000.00');
    expect(await agents.sharingMembers(agent.code)).toMatchObject([{ is_counted: true }]);
    expect(await agents.countMember(agent.code, sister!.id, false)).toBe(true);
    expect(await grossOf()).toBe('0.00');
    // Who shares nothing counts already.
    const stranger = await newMemberOf(agent.code);
    expect(await agents.countMember(agent.code, stranger.id, true)).toBe(false);
  });

  it('[AGT-3] members are listed newest first, or by their turnover of the month, page by page', async () => {
    const agent = await newAgent();
    const turnovers = [50, 0, 300, 0, 50];
    for (const turnover of turnovers) {
      const member = await newMemberOf(agent.code);
      if (turnover > 0) await playActively(member.id, yuan(turnover));
    }
    const listed = async (sort: 'joined' | 'turnover') => {
      const items = [];
      let cursor: string | undefined;
      do {
        const body = { sort, limit: 2, ...(cursor !== undefined && { cursor }) };
        const { data } = await gateway.call('agentMembers', body, { token: agent.token });
        items.push(...data.items);
        cursor = data.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return items;
    };
    const joined = await listed('joined');
    expect(joined).toHaveLength(turnovers.length);
    expect(joined).toEqual([...joined].sort((a, b) => (a.joinedAt < b.joinedAt ? 1 : -1)));
    const byTurnover = await listed('turnover');
    // The sort is stable: the newest first among equals.
    expect(byTurnover).toEqual([...joined].sort((a, b) => Number(b.turnover) - Number(a.turnover)));
    // Members who registered at one moment are on one page each, too.
    await db()
      .updateTable('members')
      .set({ registered_at: new Date(gateway.clock.now()) })
      .where('agent_code', '=', agent.code)
      .execute();
    for (const sort of ['joined', 'turnover'] as const) {
      const turnoversOf = (await listed(sort)).map(({ turnover }) => turnover);
      expect(turnoversOf.toSorted()).toEqual(joined.map(({ turnover }) => turnover).toSorted());
    }
    const { data } = await gateway.call('agentMembers', { limit: 1 }, { token: agent.token });
    const foreign = { sort: 'turnover' as const, cursor: data.nextCursor as string };
    expect((await gateway.call('agentMembers', foreign, { token: agent.token })).status_code).toBe(
      errorCodes.validationError,
    );
  });

  it('[AGT-2] [AGT-3] a closed agent ties nobody, and the month of the closing is the last one', async () => {
    const agent = await newAgent();
    await activeMembersOf(agent.code, [1_000, 1_000, 1_000]);
    const { agents } = gateway.services;
    expect(await agents.close(agent.code)).toBe(true);
    expect([await agents.close(agent.code), await agents.suspend(agent.code, false)]).toEqual([false, false]);
    expect((await gateway.call('agentVerify', { code: agent.code })).data.agent?.state).toBe('closed');
    const register = async (code: string) => {
      gateway.clock.advance(60_000);
      const account = `agency${names++}`;
      const body = { account, password, ofAge: true, acceptsTerms: true } as const;
      await gateway.call('register', { ...body, invite: { kind: 'i_code', code } });
      return gateway.services.members.findByAccount(account);
    };
    const late = await register(agent.code);
    expect(late).toMatchObject({ agent_code: null });
    await db().updateTable('members').set({ agent_code: agent.code }).where('id', '=', late!.id).execute();
    expect(await register(late!.invite_code)).toMatchObject({ inviter_id: late!.id, agent_code: null });
    const last = month();
    for (let months = 0; months < 2; months++) {
      toNextMonth(3, 5);
      await settlements().countDue();
    }
    const rows = await db()
      .selectFrom('agent_settlements')
      .select(['month', 'gross'])
      .where('agent_code', '=', agent.code)
      .execute();
    expect(rows).toEqual([{ month: last, gross: yuan(3_000) }]);
    // An operator decides about what it earned.
    await settlements().approve(agent.code, last, 'counted');
    expect(await settlements().approve(agent.code, last, 'held')).toBe('paid');
  });

  it('[AGT-3] members see masked accounts of their own agency only', async () => {
    const agent = await newAgent();
    const member = await newMemberOf(agent.code);
    const other = await newAgent();
    const own = await gateway.call('agentMembers', {}, { token: agent.token });
    expect(own.data.items).toHaveLength(1);
    expect(own.text).not.toContain(`agency${names - 2}`);
    expect((await gateway.call('agentMembers', {}, { token: other.token })).data.items).toEqual([]);
    for (const call of ['agentMembers', 'agentSettlements'] as const) {
      const refused = await gateway.call(call, {}, { token: member.token });
      expect(refused.status_code).toBe(errorCodes.notFound);
    }
  });

  it('[AGT-2] months equal a naive sum over random trees, bets, corrections, rebates, coins and gifts, and are chained', async () => {
    const bet = fc.record({
      member: fc.nat({ max: 7 }),
      stake: fc.integer({ min: 100_00, max: 90_000_00 }),
      payout: fc.integer({ min: 0, max: 80_000_00 }),
    });
    const months = fc.array(
      fc.record({ bets: fc.array(bet, { maxLength: 10 }), gift: fc.integer({ min: 1, max: 9_000_00 }) }),
      { minLength: 2, maxLength: 4 },
    );
    const trees = fc.tuple(fc.nat({ max: 1 }), fc.nat({ max: 2 }));
    await fc.assert(
      fc.asyncProperty(trees, months, async ([second, third], plays) => {
        const agents = [await newAgent()];
        const parents: (number | undefined)[] = [undefined];
        for (const parent of [0, second, third]) {
          const above = Math.min(parent, agents.length - 1);
          parents.push(above);
          agents.push(await newAgent(agents[above]!.code));
        }
        const members: { id: string; token: string; code: string }[] = [];
        for (let index = 0; index < 8; index++) {
          const { code } = agents[index % 2 === 0 ? 3 : index % 4]!;
          members.push({ ...(await newMemberOf(code)), code });
        }
        const carried = new Map<string, bigint>();
        let event = '';
        for (const [index, { bets, gift }] of plays.entries()) {
          const of = month();
          const facts = members.map(() => ({
            gross: 0n,
            rebates: 0n,
            gifts: 0n,
            turnover: 0n,
            deposits: 0n,
          }));
          // A bet of 100 is lost in the first month, won by a correction in the second and void in the third.
          if (index === 0) event = await lostSportsBet(members[2]!);
          if (index === 1) await correctScore(event, [1, 0]);
          if (index === 2) await makeVoid(event);
          facts[2]!.gross += yuan([100, -200, 100][index] ?? 0);
          if (index === 0) facts[2]!.turnover += yuan(100);
          if (index === 0) facts[2]!.deposits += yuan(100);
          for (const { member, stake, payout } of bets) {
            const fact = facts[member]!;
            await gateway.credit(members[member]!.id, BigInt(stake));
            await play(members[member]!.id, BigInt(stake), BigInt(payout));
            fact.deposits += BigInt(stake);
            fact.gross += BigInt(stake - payout);
            fact.turnover += BigInt(stake);
          }
          const id = await gateway.grant(members[0]!.id, BigInt(gift));
          await gateway.services.grants.claim(members[0]!.id, id, {
            owner: members[0]!.id,
            key: id,
            requestHash: id,
          });
          facts[0]!.gifts += BigInt(gift);

          // Turnover of 2,000 with a rebate, and coins of which ten are worth 0.10.
          await gateway.credit(members[0]!.id, yuan(2_000));
          await play(members[0]!.id, yuan(2_000), 0n);
          for (const key of ['gross', 'turnover', 'deposits'] as const) facts[0]![key] += yuan(2_000);
          const repeatable = { owner: members[0]!.id, requestHash: id };
          const rebate = await gateway.services.rebates.claim(members[0]!.id, {
            ...repeatable,
            key: `rebate ${id}`,
          });
          facts[0]!.rebates += parseMinor(rebate.amount);
          await gateway.services.coins.exchange(members[0]!.id, '10', { ...repeatable, key: `coins ${id}` });
          facts[0]!.gifts += 10n;

          toNextMonth(3, 5);
          await settlements().countDue();
          const own = new Map<string, bigint>();
          for (const { code } of agents) {
            const tied = facts.filter((_, index) => members[index]!.code === code);
            const total = (key: 'gross' | 'rebates' | 'gifts') =>
              tied.reduce((sum, fact) => sum + fact[key], 0n);
            const active = tied.filter((f) => f.turnover >= 1_000_00n && f.deposits >= 200_00n).length;
            const gross = total('gross');
            const fee = gross > 0n ? gross / 20n : 0n;
            const base = gross - fee - total('rebates') - total('gifts') + (carried.get(code) ?? 0n);
            const percent =
              base < 0n || active < 3
                ? 0n
                : base >= 20_000_000n && active >= 10
                  ? 35n
                  : base >= 5_000_000n && active >= 5
                    ? 30n
                    : 25n;
            own.set(code, (base * percent) / 100n);
            const row = await rowOf(code, of);
            expect(row).toMatchObject({
              base,
              active,
              own: own.get(code),
              carried_in: carried.get(code) ?? 0n,
            });
            carried.set(code, percent === 0n ? base : 0n);
            expect(row?.carried_out).toBe(carried.get(code));
          }
          let [paid, most] = [0n, 0n];
          for (const [index, { code }] of agents.entries()) {
            const children = agents.filter((_, each) => parents[each] === index);
            const grandchildren = agents.filter((_, each) => parents[parents[each] ?? -1] === index);
            const sum = (from: typeof agents, rate: bigint) =>
              from.reduce((total, each) => total + ((own.get(each.code) ?? 0n) * rate) / 100n, 0n);
            const row = (await rowOf(code, of))!;
            expect(row.amount).toBe((own.get(code) ?? 0n) + sum(children, 10n) + sum(grandchildren, 3n));
            paid += row.amount;
            if (row.base > 0n) most += row.base;
          }
          // The top rate with both shares.
          expect(paid * 10_000n).toBeLessThanOrEqual((most * 4_500n * 113n) / 100n);
          gateway.clock.advance(10_000);
          await settlements().approveDue();
        }
        // Counted once more from the bets, deposits and grants alone, all months give the same bytes.
        const codes = agents.map(({ code }) => code);
        const stored = await rowsOf(codes);
        await db().deleteFrom('agent_settlements').where('agent_code', 'in', codes).execute();
        await settlements().countDue();
        expect(figuresOf(await rowsOf(codes))).toBe(figuresOf(stored));
        await db().deleteFrom('agent_settlements').where('agent_code', 'in', codes).execute();
        await db().insertInto('agent_settlements').values(stored).execute();
        gateway.clock.advance(day);
      }),
      { numRuns: 6 },
    );
  });
});
