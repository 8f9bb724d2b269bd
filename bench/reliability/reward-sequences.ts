import fc from 'fast-check';
import { limits } from '../../packages/contract/src';
import { formatMinor, parseMinor } from '../../packages/format/src';
import { flipRules } from '../../packages/gateway/src/domain/engagement/flips/flip-rules';
import { defaultClaimableFor } from '../../packages/gateway/src/domain/engagement/grants/grants';
import { weekCoins } from '../../packages/gateway/src/domain/engagement/sign-ins/sign-in-rules';
import { coinAccount, mainAccount } from '../../packages/gateway/src/domain/money/ledger/accounts';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import {
  createTestGateway,
  openGrantBudgets,
  type TestGateway,
} from '../../packages/gateway/src/testing/test-gateway';
import { type AgencyOperation, agencyOperation, createAgency } from './agency';
import type { Row } from './row';

const subject = { 'zh-CN': '测试', en: 'test' };
const hour = 3_600_000;
const day = 24 * hour;
/** Days of the members begin at midnight in Shanghai, which has no summer time. */
const dayAt = (now: number) => Math.floor((now + 8 * hour) / day);

/** The gifts of the row: cash, and goods with a small stock. Coins and money in minor units. */
const gifts = [
  { id: 'row-cash', kind: 'cash', price: 2_000n, money: 200n, stock: 1_000_000 },
  { id: 'row-goods', kind: 'goods', price: 3_000n, money: null, stock: 400 },
] as const;

/** An action of a member, of its operator or of the clock; `which` is the index of a grant or an order. */
type RewardOperation =
  | { kind: 'grant'; reference: number; amount: bigint }
  | { kind: 'claim'; which: number; at: 'once' | 'at-once-with-one-key' | 'at-once-with-other-keys' }
  | { kind: 'revoke' | 'cancel' | 'refuse'; which: number }
  | { kind: 'signIn'; times: number }
  | { kind: 'flip' }
  | { kind: 'coins'; amount: bigint }
  | { kind: 'order'; gift: number; quantity: number }
  | { kind: 'advance'; ms: number };

const which = fc.nat({ max: 4 });
const of = <Kind extends RewardOperation['kind']>(...kinds: Kind[]) => fc.constantFrom(...kinds);
const rewardOperation: fc.Arbitrary<RewardOperation> = fc.oneof(
  fc.record({ kind: of('grant'), reference: which, amount: fc.bigInt({ min: 1n, max: 20_000n }) }),
  fc.record({
    kind: of('claim'),
    which,
    at: fc.constantFrom('once', 'at-once-with-one-key', 'at-once-with-other-keys'),
  }),
  fc.record({ kind: of('revoke', 'cancel', 'refuse'), which }),
  fc.record({ kind: of('signIn'), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: of('flip') }),
  fc.record({ kind: of('coins'), amount: fc.bigInt({ min: 1_000n, max: 10_000n }) }),
  fc.record({ kind: of('order'), gift: fc.nat({ max: 1 }), quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: of('advance'),
    ms: fc.constantFrom(10 * 60_000, 25 * 60_000, 6 * hour, day, 3 * day),
  }),
);

/** The programme of agents has fewer steps than the rewards, and whole days between them. */
const operation: fc.Arbitrary<{ reward: RewardOperation } | { agency: AgencyOperation }> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ reward: rewardOperation }) },
  { weight: 1, arbitrary: fc.record({ agency: agencyOperation }) },
);

const text = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each));

/** The number of accepted calls. Rethrows errors other than rejections. */
const succeeded = async (operations: readonly Promise<unknown>[]): Promise<number> => {
  const results = await Promise.allSettled(operations);
  for (const result of results) {
    const failure = result.status === 'rejected' ? result.reason : undefined;
    if (failure && typeof failure.code !== 'number') throw failure;
  }
  return results.filter(({ status }) => status === 'fulfilled').length;
};

/** Stock is shared by the members of all sequences. */
type Stock = Map<string, number>;

/** A plain model of a member: its money, coins and grants, and how many calls of an operation succeed. */
const createModel = (stock: Stock) => {
  let [main, coins] = [0n, 0n];
  const granted = new Map<number, number>();
  const grants: { amount: bigint; until: number; state: 'waiting' | 'claimed' | 'revoked' }[] = [];
  const orders: { gift: (typeof gifts)[number]; quantity: number; at: number; isOpen: boolean }[] = [];
  const signed: number[] = [];
  /** Times of sign-ins that no card has used. */
  let chances: number[] = [];
  return {
    grants,
    orders,
    balances: () => ({ main, coins }),
    addGrant: (amount: bigint, now: number) =>
      grants.push({ amount, until: now + defaultClaimableFor, state: 'waiting' }),
    /** The number of calls of an operation that must succeed. */
    apply: (operation: RewardOperation, now: number): number => {
      switch (operation.kind) {
        case 'grant': {
          if (granted.has(operation.reference)) return 0;
          granted.set(operation.reference, grants.length);
          grants.push({ amount: operation.amount, until: now + defaultClaimableFor, state: 'waiting' });
          return 1;
        }
        case 'claim': {
          const grant = grants[operation.which];
          if (grant?.state !== 'waiting' || grant.until <= now) return 0;
          grant.state = 'claimed';
          main += grant.amount;
          return operation.at === 'at-once-with-one-key' ? 3 : 1;
        }
        case 'revoke': {
          const grant = grants[operation.which];
          if (grant?.state !== 'waiting') return 0;
          grant.state = 'revoked';
          return 1;
        }
        case 'signIn': {
          const today = dayAt(now);
          if (!signed.includes(today)) {
            signed.push(today);
            let streak = 1;
            while (signed.includes(today - streak)) streak += 1;
            coins += weekCoins[(streak - 1) % weekCoins.length] as bigint;
            chances.push(now);
          }
          return operation.times;
        }
        case 'flip': {
          chances = chances.filter((at) => at > now - flipRules.chanceDays * day);
          const cards = Math.min(chances.length, flipRules.maxFlips);
          chances = chances.slice(cards);
          return cards;
        }
        case 'coins':
          coins += operation.amount;
          return 1;
        case 'order': {
          const gift = gifts[operation.gift] as (typeof gifts)[number];
          const { quantity } = operation;
          const price = gift.price * BigInt(quantity);
          const left = stock.get(gift.id) as number;
          if (coins < price || left < quantity) return 0;
          coins -= price;
          if (gift.money !== null) main += gift.money * BigInt(quantity);
          stock.set(gift.id, left - quantity);
          orders.push({ gift, quantity, at: now, isOpen: gift.money === null });
          return 1;
        }
        case 'cancel':
        case 'refuse': {
          const order = orders[operation.which];
          // The operator can refuse an order at any time before it is shipped.
          if (!order?.isOpen || (operation.kind === 'cancel' && now - order.at >= limits.mall.cancellableFor))
            return 0;
          order.isOpen = false;
          coins += order.gift.price * BigInt(order.quantity);
          stock.set(order.gift.id, (stock.get(order.gift.id) as number) + order.quantity);
          return 1;
        }
        case 'advance':
          return 1;
      }
    },
  };
};

/** Applies the operations of a new member through two gateways in turn. */
const createDriver = async (gateways: readonly TestGateway[], number: number) => {
  const first = gateways[0] as TestGateway;
  const { id } = await first.newMember(`rewarded${number}`);
  const address = await first.services.addresses.save(id, {
    name: '张三',
    phone: '13800000000',
    region: '浙江省杭州市',
    detail: '示例路 1 号',
  });
  const grants: string[] = [];
  const orders: string[] = [];
  let turn = 0;
  const next = () => (gateways[turn++ % gateways.length] as TestGateway).services;
  const idempotency = (key = `${id}-${turn++}`) => ({ owner: id, key, requestHash: 'x' });

  const apply = async (operation: RewardOperation, onPrize: (amount: bigint) => void): Promise<number> => {
    switch (operation.kind) {
      case 'grant': {
        const granted = await next().grants.grant({
          memberId: id,
          cause: 'manual',
          reference: `${id}:${operation.reference}`,
          title: subject,
          amount: operation.amount,
        });
        if (granted.outcome !== 'granted') return 0;
        grants.push(granted.id);
        return 1;
      }
      case 'claim': {
        const grant = grants[operation.which] ?? 'none';
        const shared = operation.at === 'at-once-with-one-key' ? idempotency() : undefined;
        const times = operation.at === 'once' ? 1 : 3;
        return succeeded(
          Array.from({ length: times }, () => next().grants.claim(id, grant, shared ?? idempotency())),
        );
      }
      case 'revoke':
        return succeeded([next().grants.revoke(grants[operation.which] ?? 'none', subject)]);
      case 'signIn':
        return succeeded(Array.from({ length: operation.times }, () => next().signIns.signIn(id)));
      case 'flip': {
        const round = await next()
          .flips.start(id)
          .catch((error: { code?: number }) => {
            if (typeof error.code !== 'number') throw error;
            return undefined;
          });
        for (let card = 0; card < (round?.flipsLeft ?? 0); card++) {
          const { cards } = await next().flips.flip(id, {
            round: round?.id as string,
            card,
            clientSeed: `seed${number}`,
          });
          const grant = cards.find((each) => each.card === card);
          if (!grant?.grant) continue;
          grants.push(grant.grant.id);
          onPrize(parseMinor(grant.prize));
        }
        return round?.flipsLeft ?? 0;
      }
      case 'coins':
        return succeeded([next().adjustments.adjustCoins(id, operation.amount)]);
      case 'order': {
        const body = {
          gift: (gifts[operation.gift] as (typeof gifts)[number]).id,
          version: 1,
          quantity: operation.quantity,
          address: address.id,
        };
        return succeeded([
          next()
            .mall.order(id, body, idempotency())
            .then((order) => orders.push(order.id)),
        ]);
      }
      case 'cancel':
        return succeeded([next().mall.cancel(id, orders[operation.which] ?? 'none')]);
      case 'refuse':
        return succeeded(
          gateways.map(({ services }) =>
            services.mall.move(orders[operation.which] ?? 'none', 'refused', { reason: subject }),
          ),
        );
      case 'advance':
        first.clock.advance(operation.ms);
        return 1;
    }
  };
  const balances = async () => {
    const rows = await first.services.db
      .selectFrom('ledger_balances')
      .select(['account', 'balance'])
      .where('account', 'in', [mainAccount(id), coinAccount(id)])
      .execute();
    const of = (account: string) => rows.find((row) => row.account === account)?.balance ?? 0n;
    return { main: of(mainAccount(id)), coins: of(coinAccount(id)) };
  };
  return { apply, balances };
};

/** Compares random sequences of all operations that give bonuses, coins or commissions with plain models. */
export const rewardSequences: Row = {
  id: '24',
  title:
    '10,000 random sequences of grants, claims, sign-ins, card games, orders, and bets below agents with their months through two gateways, against plain models; the book proved after each hundred',
  async run({ seed, quick, deadline }, { startTestServer, afterRun }) {
    const wanted = quick ? 60 : 10_000;
    await startTestServer();
    const one = await createTestGateway();
    afterRun(one.close);
    const two = await createTestGateway({ sharesWith: one });
    afterRun(two.close);
    const { db } = one.services;
    await openGrantBudgets(db);
    await db
      .insertInto('mall_gifts')
      .values(
        gifts.map((gift, rank) => ({
          ...gift,
          rank: 1_000 + rank,
          title: JSON.stringify(subject),
          picture: 'tea',
          per_month: 1_000_000,
          min_vip_level: 0,
        })),
      )
      .execute();
    const agency = await createAgency([one, two], seed);
    const stock: Stock = new Map(gifts.map((gift) => [gift.id, gift.stock]));
    let [sequences, operations, accepted] = [0, 0, 0];
    const findings: string[] = [];
    const prove = async () => {
      for (const { rule, violations } of (await verifyLedger(db)).checks)
        if (violations > 0) findings.push(`the book after ${sequences} sequences: ${rule} (${violations})`);
    };
    const result = await fc.check(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 40, size: 'max' }), async (steps) => {
        // The number of registrations per address and quarter of an hour is limited, and so are the prizes of a day.
        if (sequences % 50 === 0) one.clock.advance(day);
        const model = createModel(stock);
        const driver = await createDriver([one, two], sequences++);
        for (const each of steps) {
          operations += 1;
          if ('agency' in each) {
            accepted += await agency.apply(each.agency);
            continue;
          }
          const step = each.reward;
          const expected = model.apply(step, one.clock.now());
          const actual = await driver.apply(step, (amount) => model.addGrant(amount, one.clock.now()));
          if (actual !== expected)
            throw new Error(`${text(step)}: ${actual} succeeded but ${expected} in the model`);
          accepted += actual;
        }
        const [actual, expected] = [text(await driver.balances()), text(model.balances())];
        if (actual !== expected) throw new Error(`${actual} but the model has ${expected}`);
        if (sequences % 100 === 0) await prove();
      }),
      {
        seed,
        numRuns: wanted,
        endOnFailure: true,
        interruptAfterTimeLimit: Math.max(0, deadline - Date.now()),
        markInterruptAsFailure: false,
      },
    );
    if (result.failed) findings.push(`${result.errorInstance}: ${text(result.counterexample)}`);
    await prove();
    findings.push(...(await agency.compare()));
    for (const gift of gifts) {
      const { stock: left } = await db
        .selectFrom('mall_gifts')
        .select('stock')
        .where('id', '=', gift.id)
        .executeTakeFirstOrThrow();
      if (left !== stock.get(gift.id))
        findings.push(`${left} of ${gift.id} are left, not ${stock.get(gift.id)}`);
    }
    const { paid } = await db
      .selectFrom('dividends')
      .select(({ fn }) => fn.sum<bigint>('amount').as('paid'))
      .where('claimed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    return {
      operations,
      kills: 0,
      acknowledged: accepted,
      lost: 0,
      double: 0,
      findings,
      note: `${sequences} sequences; bonuses of ${formatMinor(BigInt(paid ?? 0))} claimed, ${gifts[1].stock - (stock.get('row-goods') as number)} of ${gifts[1].stock} goods ordered; ${agency.summary()}; the number of accepted calls of each step, both balances at the end of each sequence`,
    };
  },
};
