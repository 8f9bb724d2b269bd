import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallName, CallRequest, CallResponse } from '@pavilion/contract/wire';
import fc from 'fast-check';
import { callGateway } from '../../e2e/gateway-call';
import { headers } from '../../packages/contract/src/headers';
import { limits } from '../../packages/contract/src/limits';
import { selectionId } from '../../packages/contract/src/sports';
import { formatMinor, parseMinor } from '../../packages/format/src';
import { BusinessError } from '../../packages/gateway/src/business-error';
import { connectDatabase, type Database } from '../../packages/gateway/src/db/database';
import { startEmbeddedPostgres } from '../../packages/gateway/src/db/embedded/embedded-postgres';
import { stakeAccount } from '../../packages/gateway/src/domain/money/ledger/accounts';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import {
  createTestBook,
  home,
  type TestBook,
} from '../../packages/gateway/src/domain/sports/testing/test-book';
import { prepareServer } from '../../packages/gateway/src/testing/prepare-server';
import { createTestGateway, type TestGateway } from '../../packages/gateway/src/testing/test-gateway';
import { fastClockIn } from './fast-clock';
import type { GatewayProcess } from './gateway-process';
import { createMember, type Member } from './member';
import { createRandom, type Random } from './random';
import type { Outcome, Row, RowOptions, RowTools } from './row';

const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
const second = 1_000;
const hour = 3_600 * second;
/** The rules of bets in play, as the design has them. */
const delay = 5 * second;
const longestWait = 60 * second;
/** How far the clock of one of the two gateways is from that of the database. */
const clockDifference = 3 * second;
/** Events of a sequence: the first one is scheduled, the others are in play. */
const eventCount = 3;
const startBalance = 5_000_00n;

const text = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each));

/** What an operator, the match or the members do. `which` and `bet` are indexes. */
type Operation =
  | { kind: 'tick'; which: number; price: number }
  | { kind: 'goal'; which: number; side: 0 | 1 }
  | { kind: 'suspend' | 'resume'; which: number }
  | {
      kind: 'place';
      legs: number[];
      unit: bigint;
      consent: 'none' | 'better' | 'any';
      asks: 'as-shown' | 'an-older-epoch' | 'a-higher-price';
      answer: 'arrives' | 'is-lost' | 'is-repeated' | 'comes-after-the-outcome';
    }
  | { kind: 'cash-out'; bet: number; part: number }
  | { kind: 'finish'; which: number; score: [number, number] }
  | { kind: 'restart' }
  | { kind: 'advance'; ms: number; isDown: boolean };

const which = fc.nat({ max: eventCount - 1 });
const of = <Value extends string | number>(...values: Value[]) => fc.constantFrom(...values);
const goals = fc.nat({ max: 3 });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: of('tick'), which, price: of(1900, 1950, 2000, 2050, 2200) }) },
  { weight: 2, arbitrary: fc.record({ kind: of('goal'), which, side: of<0 | 1>(0, 1) }) },
  { weight: 3, arbitrary: fc.record({ kind: of('suspend', 'resume'), which }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: of('place'),
      legs: fc.uniqueArray(which, { minLength: 1, maxLength: 2 }),
      unit: fc.bigInt({ min: 10_00n, max: 300_00n }),
      consent: of('none', 'better', 'any'),
      asks: fc.oneof(
        { weight: 5, arbitrary: fc.constant('as-shown' as const) },
        { weight: 1, arbitrary: of('an-older-epoch', 'a-higher-price') },
      ),
      answer: of('arrives', 'arrives', 'is-lost', 'is-repeated', 'comes-after-the-outcome'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: of('cash-out'),
      bet: fc.nat({ max: 5 }),
      part: fc.integer({ min: 10, max: 100 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: of('finish'), which, score: fc.tuple(goals, goals) }) },
  { weight: 1, arbitrary: fc.record({ kind: of('restart') }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: of('advance'),
      ms: of(second, 2 * second, delay, 20 * second, 70 * second),
      isDown: fc.boolean(),
    }),
  },
);

/** An event from a moment on. */
interface State {
  readonly at: number;
  readonly price: number;
  readonly epoch: number;
  readonly isSuspended: boolean;
  readonly isOver: boolean;
  readonly score: readonly [number, number];
}

interface ModelBet {
  readonly key: string;
  readonly events: readonly number[];
  readonly unit: bigint;
  readonly consent: 'none' | 'better' | 'any';
  readonly asked: readonly { readonly price: number; readonly epoch: number }[];
  readonly decideAt: number | undefined;
  id: string;
  state: 'pending' | 'open' | 'refused';
  /** Of each leg at acceptance. */
  prices: number[];
  bases: number[];
  open: bigint;
  /** What its last settlement paid; undefined before the first one. */
  paid: bigint | undefined;
  /** What its corrections could not take back, and no later one has made up for. */
  missing: bigint;
}

interface ModelCashOut {
  readonly key: string;
  readonly bet: ModelBet;
  readonly quote: string;
  readonly part: number;
  readonly amount: bigint;
}

/** A plain model of the events: what they were at any moment. */
const createEventModel = (startsAt: readonly number[], now: number) => {
  const first = { at: now, price: 2000, epoch: 1, isSuspended: false, isOver: false, score: [0, 0] as const };
  const states: State[][] = startsAt.map(() => [first]);
  const stateAt = (event: number, at: number): State => states[event]!.findLast((each) => each.at <= at)!;
  return {
    stateAt,
    change(event: number, at: number, changes: Partial<State>) {
      states[event]!.push({ ...stateAt(event, at), ...changes, at });
    },
    isInPlay: (event: number, at: number) => at >= startsAt[event]!,
  };
};
type EventModel = ReturnType<typeof createEventModel>;

/** Whether legs can be bet on at a moment, at which prices; `held` while a market is suspended. */
const checkLegs = (
  model: EventModel,
  { events, asked, consent }: Pick<ModelBet, 'events' | 'asked' | 'consent'>,
  at: number,
): 'refused' | 'held' | readonly number[] => {
  const states = events.map((event) => model.stateAt(event, at));
  if (states.some(({ isOver }) => isOver)) return 'refused';
  if (states.some(({ isSuspended }) => isSuspended)) return 'held';
  const isAccepted = states.every(({ epoch, price }, index) => {
    const seen = asked[index]!;
    if (epoch !== seen.epoch) return false;
    if (consent === 'any') return true;
    return consent === 'none' ? price === seen.price : price >= seen.price;
  });
  return isAccepted ? states.map(({ price }) => price) : 'refused';
};

/** The decision of a bet in play that a gateway looks at now. */
const decide = (model: EventModel, bet: ModelBet, now: number): 'held' | 'refused' | readonly number[] => {
  const end = bet.decideAt! + longestWait;
  for (let at = bet.decideAt!; at <= Math.min(now, end); at += second) {
    const answer = checkLegs(model, bet, at);
    if (answer === 'held') continue;
    return now > end ? 'refused' : answer;
  }
  return now >= end ? 'refused' : 'held';
};

/** Home at −0.5 with the goals after the bet. */
const isWon = ({ score }: State, base: number): boolean => score[0] - score[1] - base >= 1;

/** Applies the operations of a new member through two gateways in turn, and to the model beside them. */
const createSequence = async (
  book: TestBook,
  gateways: { all: TestGateway[]; restart(): Promise<void> },
  counts: { restarts: number },
) => {
  const { clock } = book.gateway;
  const member = await book.newMember(startBalance);
  const startsAt: number[] = [];
  const events: string[] = [];
  for (let index = 0; index < eventCount; index += 1) {
    const startsIn = index === 0 ? hour : -60 * second;
    startsAt.push(clock.now() + startsIn);
    events.push(await book.newEvent(startsIn, { prices: [2000, 1900], score: [0, 0] }));
  }
  const model = createEventModel(startsAt, clock.now());
  const bets: ModelBet[] = [];
  let cashOuts: ModelCashOut[] = [];
  let balance = startBalance;
  let turn = 0;
  const next = () => gateways.all[turn++ % gateways.all.length]!.services.sportsBook;

  const change = (event: number, changes: Partial<State>) => {
    model.change(event, clock.now(), changes);
    const { price, epoch, isSuspended, isOver, score } = model.stateAt(event, clock.now());
    book.change(events[event]!, {
      prices: [price, 1900],
      epoch,
      market: isSuspended ? 'suspended' : 'open',
      ...(isOver && { status: 'settled' as const }),
      score: [...score],
    });
  };

  const decideModel = () => {
    const now = clock.now();
    for (const bet of bets) {
      if (bet.state !== 'pending' || bet.decideAt! > now) continue;
      const answer = decide(model, bet, now);
      if (answer === 'held') continue;
      if (answer === 'refused') {
        bet.state = 'refused';
        balance += bet.open;
        bet.open = 0n;
        continue;
      }
      bet.state = 'open';
      bet.prices = [...answer];
      // The score at the moment of the decision: the first one at which no market was suspended.
      let at = bet.decideAt!;
      while (checkLegs(model, bet, at) === 'held') at += second;
      bet.bases = bet.events.map((event) => {
        const { score } = model.stateAt(event, at);
        return model.isInPlay(event, at) ? score[0] - score[1] : 0;
      });
    }
  };

  const settleModel = () => {
    for (const bet of bets) {
      if (bet.state !== 'open' || bet.open === 0n) continue;
      const legs = bet.events.map((event, index) => {
        const state = model.stateAt(event, clock.now());
        return state.isOver ? isWon(state, bet.bases[index]!) : undefined;
      });
      const isLost = legs.includes(false);
      if (!isLost && legs.includes(undefined)) continue;
      const product = bet.prices.reduce((all, price) => all * BigInt(price), 1n);
      const payout = isLost ? 0n : (bet.open * product) / 1000n ** BigInt(bet.prices.length);
      const difference = payout - (bet.paid ?? 0n);
      // A correction takes no more back than there is, and one that pays makes up for it first.
      const moved =
        difference < 0n
          ? difference < -balance
            ? -balance
            : difference
          : difference - (difference < bet.missing ? difference : bet.missing);
      bet.missing += moved - difference;
      balance += moved;
      bet.paid = payout;
    }
  };

  /** Learns the end of cash-outs in play from the gateway; their amounts are those that were quoted. */
  const readCashOuts = async () => {
    const waiting: ModelCashOut[] = [];
    for (const each of cashOuts) {
      const answer = await next().cashOut(member.id, each.key, { quote: each.quote, part: each.part });
      if (answer.state === 'pending') waiting.push(each);
      if (answer.state === 'paid') payCashOut(each);
    }
    cashOuts = waiting;
  };
  const payCashOut = ({ bet, part, amount }: Omit<ModelCashOut, 'key' | 'quote'>) => {
    if (bet.paid !== undefined) throw new Error('a settled bet was cashed out');
    bet.open -= (bet.open * BigInt(part)) / 100n;
    balance += amount;
  };

  const place = async (step: Extract<Operation, { kind: 'place' }>) => {
    const now = clock.now();
    const key = book.newKey();
    const asked = step.legs.map((event) => {
      const { price, epoch } = model.stateAt(event, now);
      return {
        price: step.asks === 'a-higher-price' ? price + 100 : price,
        epoch: step.asks === 'an-older-epoch' ? epoch - 1 : epoch,
      };
    });
    const request = {
      provider: 'IMTY' as const,
      legs: step.legs.map((event, index) => ({ selection: home(events[event]!), ...asked[index]! })),
      sizes: [step.legs.length],
      unit: step.unit,
      consent: step.consent,
      isConfirmed: true,
    };
    const answer = checkLegs(model, { events: step.legs, asked, consent: step.consent }, now);
    const isUsedUp = step.answer === 'comes-after-the-outcome';
    const mustBePlaced =
      !isUsedUp && Array.isArray(answer) && step.unit <= balance && asked.every(({ epoch }) => epoch > 0);
    if (isUsedUp && (await next().outcome(member.id, key)) !== null)
      throw new Error('an unknown key has a bet');
    const send = () =>
      next()
        .place(member.id, key, request)
        .then(({ bet }) => bet.id)
        .catch((error: unknown) => {
          if (!(error instanceof BusinessError)) throw error;
          return undefined;
        });
    const id = await send();
    if ((id !== undefined) !== mustBePlaced) {
      throw new Error(`${text(step)}: ${id === undefined ? 'refused' : 'placed'}, not as in the model`);
    }
    if (step.answer === 'is-repeated' && (await send()) !== id)
      throw new Error('a repeated key has another bet');
    if (step.answer === 'is-lost') {
      const known = await next().outcome(member.id, key);
      if (known?.id !== id) throw new Error('the outcome is not what was placed');
      // It is used up now, so the lost request that arrives again places nothing either.
      if ((await send()) !== id) throw new Error('a lost request was placed after its outcome');
    }
    if (id === undefined) return 0;
    const isInPlay = step.legs.some((event) => model.isInPlay(event, now));
    balance -= step.unit;
    bets.push({
      ...{ key, id, events: step.legs, unit: step.unit, consent: step.consent, asked },
      decideAt: isInPlay ? now + delay : undefined,
      state: isInPlay ? 'pending' : 'open',
      prices: isInPlay ? [] : [...(answer as readonly number[])],
      bases: step.legs.map(() => 0),
      open: step.unit,
      paid: undefined,
      missing: 0n,
    });
    return 1;
  };

  const cashOut = async (step: Extract<Operation, { kind: 'cash-out' }>) => {
    const bet = bets[step.bet];
    if (!bet || cashOuts.some((each) => each.bet === bet)) return 0;
    const { quotes } = await next().quotes(member.id, [bet.id]);
    const [quote] = quotes;
    if (!quote) return 0;
    if (bet.state !== 'open' || bet.paid !== undefined) throw new Error(`${bet.state} bet has an offer`);
    if (parseMinor(quote.openStake) !== bet.open) throw new Error('the quote has another stake');
    const key = book.newKey();
    const accept = { quote: quote.quote, part: step.part };
    const answer = await next().cashOut(member.id, key, accept);
    const again = await next().cashOut(member.id, key, accept);
    if (again.id !== answer.id) throw new Error('a repeated cash-out is another one');
    const amount = parseMinor(answer.amount);
    if (amount > parseMinor(quote.amount)) throw new Error('more was paid than was quoted');
    if (answer.state === 'paid') payCashOut({ bet, part: step.part, amount });
    else cashOuts.push({ key, bet, amount, ...accept });
    return 1;
  };

  const apply = async (step: Operation): Promise<number> => {
    switch (step.kind) {
      case 'place':
        return place(step);
      case 'cash-out':
        return cashOut(step);
      case 'restart':
        counts.restarts += 1;
        await gateways.restart();
        return 1;
      case 'advance': {
        clock.advance(step.ms);
        if (step.isDown) return 1;
        await Promise.all(gateways.all.map(({ services }) => services.sportsBook.advance()));
        decideModel();
        // Those that were paid come before the settlement of what they left open.
        await readCashOuts();
        settleModel();
        return 1;
      }
      case 'finish': {
        // Books change with whole seconds, and a change at the time of another one would replace it.
        clock.advance(second);
        change(step.which, { isOver: true, isSuspended: false, score: step.score });
        await next().override(events[step.which]!, 'finish', {});
        clock.advance(second);
        await Promise.all(gateways.all.map(({ services }) => services.sportsBook.advance()));
        decideModel();
        // Those that were paid come before the settlement of what they left open.
        await readCashOuts();
        settleModel();
        return 1;
      }
      default: {
        const { epoch, isOver, score } = model.stateAt(step.which, clock.now());
        if (isOver) return 0;
        clock.advance(second);
        if (step.kind === 'tick') change(step.which, { price: step.price });
        if (step.kind === 'suspend') change(step.which, { isSuspended: true });
        if (step.kind === 'resume') change(step.which, { isSuspended: false });
        if (step.kind === 'goal' && step.which > 0) {
          const [h, a] = score;
          change(step.which, { epoch: epoch + 1, score: step.side === 0 ? [h + 1, a] : [h, a + 1] });
        }
        return 1;
      }
    }
  };

  const check = async () => {
    const held = bets.reduce((sum, { open, paid }) => (paid === undefined ? sum + open : sum), 0n);
    const actual = { balance: await book.balanceOf(member), held: await book.held(member) };
    if (actual.balance !== balance || actual.held !== held)
      throw new Error(`${text(actual)} but the model has ${text({ balance, held })}`);
    const rows = await book.gateway.services.db
      .selectFrom('sport_bets')
      .select(['id', 'request_id'])
      .where('member_id', '=', member.id)
      .execute();
    const [stored, expected] = [rows, bets.map(({ id, key }) => ({ id, request_id: key }))].map((list) =>
      list.map(({ id, request_id }) => `${id} ${request_id}`).sort(),
    );
    if (text(stored) !== text(expected)) throw new Error(`${text(stored)} but placed ${text(expected)}`);
  };

  /** Ends the events, so that the gateways do not look for results of earlier sequences. */
  const end = async () => {
    for (let which = 0; which < eventCount; which += 1) {
      if (model.stateAt(which, clock.now()).isOver) continue;
      await apply({ kind: 'finish', which, score: [1, 0] });
      await check();
    }
  };

  return { apply, check, end };
};

const runSequences = async (
  { seed, quick, deadline }: RowOptions,
  { folder, afterRun }: RowTools,
): Promise<{
  operations: number;
  acknowledged: number;
  restarts: number;
  sequences: number;
  findings: string[];
}> => {
  const wanted = quick ? 10 : 3_000;
  const from = join(process.cwd(), 'packages/gateway/src/here.ts');
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'server'), from, settings });
  afterRun(server.stop);
  await prepareServer(server.url);
  const book = await createTestBook();
  afterRun(() => book.gateway.close());
  const { clock } = book.gateway;
  const open = async () => {
    const gateway = await createTestGateway({
      sharesWith: book.gateway,
      sportsEngine: () => book.scripted.engine,
      clock: { now: () => clock.now() - clockDifference, advance: clock.advance },
      readTime: async () => clock.now(),
    });
    await gateway.services.sportsClock.synchronise();
    return gateway;
  };
  let other = await open();
  afterRun(() => other.close());
  const gateways = {
    all: [book.gateway, other],
    async restart() {
      await other.close();
      other = await open();
      gateways.all = [book.gateway, other];
    },
  };
  const findings: string[] = [];
  let [operations, acknowledged, sequences] = [0, 0, 0];
  const counts = { restarts: 0 };
  const prove = async () => {
    for (const rule of await book.broken()) findings.push(`the book after ${sequences} sequences: ${rule}`);
  };
  const result = await fc.check(
    fc.asyncProperty(fc.array(operation, { minLength: 4, maxLength: 40, size: 'max' }), async (steps) => {
      // The number of registrations per address is limited.
      if (sequences % 50 === 0) book.gateway.clock.advance(24 * hour);
      const sequence = await createSequence(book, gateways, counts);
      sequences += 1;
      for (const step of steps) {
        acknowledged += await sequence.apply(step);
        operations += 1;
        await sequence.check();
      }
      await sequence.end();
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
  return { operations, acknowledged, restarts: counts.restarts, sequences, findings };
};

/** A bet that a member of the second part asks for. */
interface Request {
  readonly member: Member;
  readonly key: string;
  /** What the gateways said last: the id of the bet, null when none was placed, undefined while it is unknown. */
  known?: string | null;
  code?: number;
}

const callAt = async <Name extends CallName>(
  { url }: GatewayProcess,
  { token }: Member,
  name: Name,
  body: CallRequest<Name>,
  key?: string,
): Promise<{ code: number; data: CallResponse<Name> }> => {
  const { httpStatus, text: answer } = await callGateway(url, name, body, {
    [headers.token]: token,
    ...(key !== undefined && { [headers.idempotencyKey]: key }),
  });
  if (httpStatus >= 500) throw new Error(`no response: ${httpStatus}`);
  const { status_code: code, data } = JSON.parse(answer) as {
    status_code: number;
    data: CallResponse<Name>;
  };
  return { code, data };
};

/** Asks until a gateway answers. */
const answered = async <Answer>(send: (attempt: number) => Promise<Answer>): Promise<Answer> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(attempt);
    } catch (error) {
      if (attempt >= 300) throw error;
      await sleep(100);
    }
  }
};

/** Legs of matches that take bets now, in play or later. */
const chooseLegs = async (
  gateways: readonly GatewayProcess[],
  member: Member,
  random: Random,
): Promise<CallRequest<'sportsPlace'>['legs']> => {
  const tab = random.pick(['live', 'live', 'today', 'early'] as const);
  const query = {
    provider: 'IMTY' as const,
    sport: random.pick(['football', 'basketball', 'cs2'] as const),
    tab,
  };
  const { data } = await answered((attempt) =>
    callAt(gateways[attempt % gateways.length]!, member, 'sportsBoard', { ...query, limit: 30 }),
  );
  const offers = data.events.flatMap(({ id, markets }) =>
    markets
      .filter(({ status, lines }) => status === 'open' && lines[0]?.selections.every(({ open }) => open))
      .slice(0, 1)
      .map(({ type, period, epoch, lines }) => {
        const { q, selections } = lines[0]!;
        const { side, price } = random.pick(selections);
        return { selection: selectionId({ event: id, type, period, q, side }), price, epoch };
      }),
  );
  const count = Math.min(offers.length, random.pick([1, 1, 2, 3]));
  const chosen = new Map<string, (typeof offers)[number]>();
  while (chosen.size < count) {
    const offer = random.pick(offers);
    chosen.set(offer.selection, offer);
  }
  return [...chosen.values()];
};

const bettor = async (
  gateways: readonly GatewayProcess[],
  member: Member,
  random: Random,
  requests: Request[],
  { wanted, deadline }: { wanted: number; deadline: number },
) => {
  for (let number = 0; number < wanted && Date.now() < deadline; number += 1) {
    const legs = await chooseLegs(gateways, member, random);
    if (legs.length === 0) continue;
    const request: Request = { member, key: randomUUID() };
    requests.push(request);
    const body = {
      provider: 'IMTY' as const,
      legs,
      sizes: [legs.length],
      unit: String(random.whole(10, 40)),
      consent: random.pick(['better', 'within-5', 'any'] as const),
      confirmed: true,
    };
    const first = random.whole(0, 1);
    try {
      const { code, data } = await callAt(gateways[first]!, member, 'sportsPlace', body, request.key);
      request.code = code;
      request.known = code === limits.successCode ? data.bet.id : null;
    } catch {
      // The answer was lost: the other gateway knows, or the key is used up.
      const { data } = await answered((attempt) =>
        callAt(gateways[(first + 1 + attempt) % 2]!, member, 'sportsOutcome', { key: request.key }),
      );
      request.known = data.bet?.id ?? null;
    }
    if (random.next() < 0.3) await cashOutSome(gateways, member, random);
    await sleep(random.whole(0, 150));
  }
};

/** Cashes out an open bet, and sends the request again through the other gateway. */
const cashOutSome = async (gateways: readonly GatewayProcess[], member: Member, random: Random) => {
  const at = (attempt: number) => gateways[attempt % 2]!;
  const { data } = await answered((attempt) =>
    callAt(at(attempt), member, 'sportsBets', { state: 'open', limit: 10 }),
  );
  const ids = data.items.map(({ id }) => id);
  if (ids.length === 0) return;
  const { data: offers } = await answered((attempt) =>
    callAt(at(attempt), member, 'sportsCashOutQuote', { bets: ids }),
  );
  const [offer] = offers.quotes;
  if (!offer) return;
  const key = randomUUID();
  const accept = { quote: offer.quote, part: random.pick([50, 100]) };
  for (let time = 0; time < 2; time += 1)
    await answered((attempt) => callAt(at(attempt + time), member, 'sportsCashOut', accept, key));
};

/** How long the row waits for pending bets and cash-outs after the last request, ms. */
const decideLimit = 90_000;

const undecided = async (db: Database): Promise<number> => {
  const bets = await db
    .selectFrom('sport_bets')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(bets.count);
};

/** Kills one of two gateways while members bet on the simulated matches. */
const runKills = async (
  { seed, quick, deadline }: RowOptions,
  { folder, acquireDatabase, startGateway, afterRun }: RowTools,
): Promise<
  Pick<Outcome, 'operations' | 'kills' | 'acknowledged' | 'lost' | 'double'> & { findings: string[] }
> => {
  const [count, bets, wantedKills] = quick ? [3, 8, 2] : [24, 120, 60];
  const random = createRandom(seed);
  const server = await acquireDatabase();
  const gateways = [
    await startGateway({ DATABASE_URL: server.url }),
    await startGateway({ DATABASE_URL: server.url, ...fastClockIn(folder, clockDifference) }),
  ];
  const db = connectDatabase(server.url);
  afterRun(() => db.destroy());
  const members: Member[] = [];
  for (let index = 0; index < count; index += 1)
    members.push(await createMember(gateways[0]!, `sportsbettor${index}`, '5000'));
  const requests: Request[] = [];
  const findings: string[] = [];
  let kills = 0;
  let isDone = false;
  const killing = (async () => {
    const fork = random.fork();
    while (!isDone && kills < wantedKills && Date.now() < deadline) {
      await sleep(fork.whole(200, quick ? 1_500 : 4_000));
      if (isDone) return;
      const gateway = fork.pick(gateways);
      await gateway.stop('SIGKILL');
      kills += 1;
      await gateway.restart();
    }
  })();
  await Promise.all(
    members.map((member) => bettor(gateways, member, random.fork(), requests, { wanted: bets, deadline })),
  );
  isDone = true;
  await killing;
  const until = Date.now() + decideLimit;
  while ((await undecided(db)) > 0 && Date.now() < until) await sleep(250);
  const pending = await undecided(db);
  if (pending > 0) findings.push(`${pending} bets are still pending`);

  const rows = await db.selectFrom('sport_bets').select(['id', 'member_id', 'request_id']).execute();
  const stored = new Map<string, string[]>();
  for (const { id, member_id, request_id } of rows) {
    const name = `${member_id} ${request_id}`;
    stored.set(name, [...(stored.get(name) ?? []), id]);
  }
  let [lost, double] = [0, 0];
  for (const { member, key, known } of requests) {
    const ids = stored.get(`${member.id} ${key}`) ?? [];
    if (ids.length > 1) double += ids.length - 1;
    if (known && !ids.includes(known)) lost += 1;
    if (known === null && ids.length > 0) double += ids.length;
  }
  const held = await db
    .selectFrom('sport_bets')
    .select(['member_id', ({ fn }) => fn.sum<bigint>('stake_open').as('open')])
    .where('state', 'in', ['pending', 'open'])
    .groupBy('member_id')
    .execute();
  const balances = new Map(
    (
      await db
        .selectFrom('ledger_balances')
        .select(['account', 'balance'])
        .where('account', 'in', [...members.map(({ id }) => stakeAccount(id)), 'none'])
        .execute()
    ).map(({ account, balance }) => [account, balance]),
  );
  for (const { id, account } of members) {
    const open = BigInt(held.find(({ member_id }) => member_id === id)?.open ?? 0n);
    const balance = balances.get(stakeAccount(id)) ?? 0n;
    if (balance !== open)
      findings.push(`${account} has ${formatMinor(balance)} held, but open stakes of ${formatMinor(open)}`);
  }
  for (const gateway of gateways) await gateway.stop();
  for (const { rule, violations } of (await verifyLedger(db)).checks)
    if (violations > 0) findings.push(`the ledger after the kills: ${rule} (${violations})`);
  return {
    operations: requests.length,
    kills,
    acknowledged: requests.filter(({ known }) => typeof known === 'string').length,
    lost,
    double,
    findings,
  };
};

/** Kills gateways while members bet, and compares random sequences of sports bets with a plain model. */
export const sportsSequences: Row = {
  id: '23',
  title:
    '60 kills of one of two gateways while members bet; then 3,000 random sequences of ticks, goals, suspensions, bets, cash-outs and corrections through two gateways whose clocks differ by 3 s, against a plain model',
  async run(options, tools) {
    // The kills come first, because the sequences may use all of the time that is left.
    const kills = await runKills(options, tools);
    const sequences = await runSequences(options, tools);
    return {
      operations: sequences.operations + kills.operations,
      kills: kills.kills + sequences.restarts,
      acknowledged: sequences.acknowledged + kills.acknowledged,
      lost: kills.lost,
      double: kills.double,
      findings: [...sequences.findings, ...kills.findings],
      note: `${sequences.sequences} sequences, with balance, held stakes and placed requests of each step; ${kills.operations} requests while gateways were killed, each placed or not placed once`,
    };
  },
};
