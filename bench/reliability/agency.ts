import { parseMinor } from '@pavilion/format';
import fc from 'fast-check';
import { mainAccount } from '../../packages/gateway/src/domain/money/ledger/accounts';
import { runPosting } from '../../packages/gateway/src/domain/money/ledger/post';
import { settleRoundStatement } from '../../packages/gateway/src/domain/play/bets/settle-round';
import { newId } from '../../packages/gateway/src/ids';
import type { TestGateway } from '../../packages/gateway/src/testing/test-gateway';
import { type AgentMonth, createAgencyModel } from './model/agency-model';
import { createRandom } from './random';

const subject = { 'zh-CN': '测试', en: 'test' };
const minute = 60_000;
const day = 24 * 60 * minute;
const agents = 6;
const members = 12;
/** The delay of the sandbox back office in a test gateway, ms. */
const reviewDelay = 8_000;

/** An action of a member of an agent, of the operator, or of the clock of the programme; agents and members by their index. */
export type AgencyOperation =
  | { kind: 'play'; plays: readonly Play[] }
  | { kind: 'gift'; member: number; amount: bigint }
  | { kind: 'rebate'; member: number }
  | { kind: 'exchange'; member: number }
  | { kind: 'suspend'; agent: number; isSuspended: boolean }
  | { kind: 'release'; agent: number }
  | { kind: 'wait'; days: number }
  | { kind: 'months' };

/** A deposit and a bet of a member. */
interface Play {
  member: number;
  deposit: bigint;
  stake: bigint;
  payout: bigint;
}

const of = <Kind extends AgencyOperation['kind']>(kind: Kind) => fc.constant(kind);
const agent = fc.nat({ max: agents - 1 });
const member = fc.nat({ max: members - 1 });
const play: fc.Arbitrary<Play> = fc.record({
  member,
  deposit: fc.bigInt({ min: 0n, max: 90_000_00n }),
  stake: fc.bigInt({ min: 1_00n, max: 90_000_00n }),
  // On average two thirds of the stake: if it were all of it, losses that are carried on would outweigh all later months.
  payout: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 120_000_00n })),
});
export const agencyOperation: fc.Arbitrary<AgencyOperation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: of('play'), plays: fc.array(play, { minLength: 1, maxLength: 6 }) }),
  },
  fc.record({ kind: of('gift'), member, amount: fc.bigInt({ min: 1n, max: 9_000_00n }) }),
  fc.record({ kind: of('rebate'), member }),
  fc.record({ kind: of('exchange'), member }),
  fc.record({
    kind: of('suspend'),
    agent,
    isSuspended: fc.nat({ max: 3 }).map((chance) => chance === 0),
  }),
  fc.record({ kind: of('release'), agent }),
  fc.record({ kind: of('wait'), days: fc.integer({ min: 1, max: 6 }) }),
  { weight: 2, arbitrary: fc.record({ kind: of('months') }) },
);

const text = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each));

/** Answers whether an action was accepted. Rethrows errors other than rejections. */
const isAccepted = (action: Promise<unknown>): Promise<boolean> =>
  action.then(
    () => true,
    (error: { code?: unknown }) => {
      if (typeof error.code !== 'number') throw error;
      return false;
    },
  );

/**
 * A random tree of agents with members, which live as long as the run, and the plain model of what they earn. Each month is compared
 * with the model when it is counted and when it is decided, and what the agents have with what they were paid.
 */
export const createAgency = async (gateways: readonly [TestGateway, TestGateway], seed: number) => {
  const [first] = gateways;
  const { clock } = first;
  const { db } = first.services;
  const random = createRandom(seed);
  // Registrations are apart, so that none asks for a proof of work.
  const newMember = async (name: string, code: string | undefined) => {
    clock.advance(minute);
    const { id } = await first.newMember(name);
    if (code !== undefined)
      await db.updateTable('members').set({ agent_code: code }).where('id', '=', id).execute();
    return id;
  };

  const startedAt = clock.now();
  const codes: string[] = [];
  const agentIds: string[] = [];
  const parents: (number | undefined)[] = [];
  for (let index = 0; index < agents; index += 1) {
    // The first three are above each other, so that there are two levels below an agent.
    const parent = index === 0 ? undefined : index < 3 ? index - 1 : random.whole(0, index - 1);
    const id = await newMember(
      `agent${index}of${seed % 1_000}`,
      parent === undefined ? undefined : codes[parent],
    );
    const values = { name: `agent ${index}`, contact: 'agent@example.com', channels: '微信社群' };
    await first.services.agents.apply(id, values);
    await first.services.agents.review(id, true);
    const { code } = await db
      .selectFrom('agents')
      .select('code')
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow();
    parents.push(parent);
    agentIds.push(id);
    codes.push(code);
  }
  // Half of them below the third agent: three active members earn a rate.
  const agentOf = Array.from({ length: members }, (_, index) =>
    index % 2 === 0 ? 2 : random.whole(0, agents - 1),
  );
  const memberIds: string[] = [];
  for (const [index, agent] of agentOf.entries())
    memberIds.push(await newMember(`below${index}of${seed % 1_000}`, codes[agent]));
  // Agents above others are their members, too, but do not play.
  const model = createAgencyModel(parents, agentOf, startedAt, reviewDelay);

  let turn = 0;
  const next = () => (gateways[turn++ % gateways.length] as TestGateway).services;
  const settlements = () => gateways.map(({ services }) => services.agents.settlements);

  const bet = (memberId: string, stake: bigint, payout: bigint) => {
    const at = new Date(clock.now());
    const round = { id: newId(at), memberId, account: mainAccount(memberId), gameCode: 'golden-dragon', at };
    return runPosting(
      next().db,
      settleRoundStatement({
        ...round,
        gameName: subject,
        category: 'egame',
        stake,
        payout,
        detail: { kind: 'test' },
      }),
    );
  };

  const storedMonths = async (): Promise<AgentMonth[][]> => {
    const rows = await db.selectFrom('agent_settlements').selectAll().orderBy('month').execute();
    return codes.map((code) =>
      rows
        .filter((row) => row.agent_code === code)
        .map((row) => ({
          month: row.month,
          base: row.base,
          active: row.active,
          own: row.own,
          fromBelow: row.from_below,
          carriedOut: row.carried_out,
          state: row.state,
          countedAt: row.counted_at.getTime(),
        })),
    );
  };

  /** Differences between the stored months and balances and those of the model. */
  const compare = async (): Promise<string[]> => {
    const stored = await storedMonths();
    const ids = [...agentIds, ...memberIds];
    const balances = await db
      .selectFrom('ledger_balances')
      .select(['account', 'balance'])
      .where('account', 'in', ids.map(mainAccount))
      .execute();
    const balanceOf = (id: string) => balances.find(({ account }) => account === mainAccount(id))?.balance;
    const differences: string[] = [];
    const check = (what: string, actual: unknown, expected: unknown) => {
      if (text(actual) !== text(expected))
        differences.push(`${what}: ${text(actual)} but the model has ${text(expected)}`);
    };
    for (const [index, { months, paid }] of model.agents.entries()) {
      for (let place = 0; place < Math.max(months.length, stored[index]?.length ?? 0); place += 1)
        check(`a month of agent ${index}`, stored[index]?.[place], months[place]);
      check(`the balance of agent ${index}`, balanceOf(agentIds[index] as string), paid);
    }
    for (const [index, { main }] of model.members.entries())
      check(`the balance of member ${index}`, balanceOf(memberIds[index] as string), main);
    return differences;
  };

  return {
    /** Applies an operation to gateways and model. Answers the number of accepted calls; throws at a difference. */
    async apply(operation: AgencyOperation): Promise<number> {
      const now = clock.now();
      switch (operation.kind) {
        case 'play': {
          let accepted = 0;
          for (const each of operation.plays) {
            const memberId = memberIds[each.member] as string;
            if (each.deposit > 0n) await first.credit(memberId, each.deposit);
            const expected = model.play(each.member, each, now);
            const actual = await isAccepted(bet(memberId, each.stake, each.payout));
            if (actual !== expected) throw new Error(`${text(each)} was ${actual ? 'accepted' : 'refused'}`);
            accepted += Number(actual);
          }
          return accepted;
        }
        case 'gift': {
          const memberId = memberIds[operation.member] as string;
          const id = await first.grant(memberId, operation.amount);
          await next().grants.claim(memberId, id, { owner: memberId, key: id, requestHash: id });
          model.gift(operation.member, operation.amount, now);
          return 1;
        }
        case 'rebate': {
          const memberId = memberIds[operation.member] as string;
          const key = newId(new Date(now));
          let credited: { amount: string; coins: string } | undefined;
          const claim = next().rebates.claim(memberId, { owner: memberId, key, requestHash: key });
          const isCredited = await isAccepted(
            claim.then((answer) => {
              credited = answer;
            }),
          );
          // Rates are no part of this model: they depend on the levels of the members.
          if (credited)
            model.rebate(operation.member, parseMinor(credited.amount), parseMinor(credited.coins), now);
          return Number(isCredited);
        }
        case 'exchange': {
          const memberId = memberIds[operation.member] as string;
          const key = newId(new Date(now));
          const expected = model.exchange(operation.member, now);
          const actual = await isAccepted(
            next().coins.exchange(memberId, '10', { owner: memberId, key, requestHash: key }),
          );
          if (actual !== expected)
            throw new Error(`an exchange of coins was ${actual ? 'accepted' : 'refused'}`);
          return Number(actual);
        }
        case 'suspend':
          await next().agents.suspend(codes[operation.agent] as string, operation.isSuspended);
          model.suspend(operation.agent, operation.isSuspended);
          return 1;
        case 'release': {
          const code = codes[operation.agent] as string;
          const month = model.held(operation.agent) ?? '2000-01';
          const released = await Promise.all(settlements().map((each) => each.approve(code, month, 'held')));
          const actual = released.filter((state) => state !== undefined).length;
          const expected = Number(model.release(operation.agent));
          if (actual !== expected) throw new Error(`${actual} releases of ${month}, not ${expected}`);
          return actual;
        }
        case 'wait':
          clock.advance(operation.days * day);
          return 1;
        case 'months': {
          await Promise.all(settlements().map((each) => each.countDue()));
          await Promise.all(settlements().map((each) => each.approveDue()));
          model.settle(now);
          const [difference] = await compare();
          if (difference !== undefined) throw new Error(difference);
          return 1;
        }
      }
    },
    compare,
    /** For the page. */
    summary(): string {
      const all = model.agents.flatMap(({ months }) => months);
      const ofState = (state: AgentMonth['state']) => all.filter((month) => month.state === state).length;
      const negative = all.filter(({ carriedOut }) => carriedOut < 0n).length;
      return `${all.length} months of ${agents} agents: ${ofState('paid')} paid, ${ofState('carried')} carried, ${negative} with a loss carried on, ${ofState('held')} still held, ${all.filter(({ fromBelow }) => fromBelow > 0n).length} with shares from below`;
    },
  };
};
