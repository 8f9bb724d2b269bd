import fc from 'fast-check';
import type { CallName, CallRequest } from '../../packages/contract/src';
import type { PlayLimit } from '../../packages/contract/src/entities/protection';
import { limitDefinitions } from '../../packages/contract/src/limit-kinds';
import { parseMinor } from '../../packages/format/src';
import { houseAccounts, mainAccount } from '../../packages/gateway/src/domain/money/ledger/accounts';
import { post } from '../../packages/gateway/src/domain/money/ledger/post';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import { configureProtection } from '../../packages/gateway/src/domain/protection/caps';
import { newId } from '../../packages/gateway/src/ids';
import {
  createTestGateway,
  password,
  type TestGateway,
} from '../../packages/gateway/src/testing/test-gateway';
import { cardNumber, paymentPassword } from '../../packages/gateway/src/testing/test-member';
import { gameCode } from './member';
import {
  createCalendar,
  createProtectionModel,
  type ProtectionModel,
  type Sent,
  sentBefore,
} from './model/protection-model';
import { type ProtectionOperation, protectionStep } from './model/protection-operation';
import type { Row } from './row';

const subject = { 'zh-CN': '测试', en: 'test' };
const ok = 6000;
const nothing = 0;
/** London has summer time, and days of 23 and 25 hours. */
const timeZones = ['Asia/Shanghai', 'Europe/London'];
/** Delay of payments by the sandbox, ms: longer than any sequence, so that only operations pay orders. */
const never = 1e13;

const text = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each));

/** The code of an operation of a service. */
const codeOf = (operation: Promise<unknown>): Promise<number> =>
  operation.then(
    () => ok,
    (error: { code?: number }) => {
      if (typeof error.code === 'number') return error.code;
      throw error;
    },
  );

/** Gives a member what a withdrawal needs, besides money; answers the id of the payout account. */
const makeReady = async ({ services: { db, passwords }, clock }: TestGateway, id: string, number: number) => {
  const at = new Date(clock.now());
  await db
    .insertInto('member_security')
    .values({
      member_id: id,
      real_name: '沈万三',
      real_name_state: 'passed',
      payment_hash: await passwords.hash(paymentPassword),
    })
    .execute();
  const { id: account } = await db
    .insertInto('payout_accounts')
    .values({
      id: newId(at),
      member_id: id,
      kind: 'bank',
      title: JSON.stringify(subject),
      number: cardNumber(number),
      owner: '沈万三',
      field_values: JSON.stringify({}),
      is_default: true,
      bound_at: at,
      usable_at: at,
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return account;
};

/** Applies operations of one member through two gateways in turn. */
const createDriver = async (gateways: readonly TestGateway[], number: number) => {
  const first = gateways[0] as TestGateway;
  const account = `protected${number}`;
  const { id } = await first.newMember(account);
  await first.services.adjustments.adjust(id, 10_000_000_000n);
  const payoutAccount = await makeReady(first, id, number);
  const orders: { sent: Sent; id: string }[] = [];
  let open: { sent: Sent; reference: string; stake: bigint; at: Date }[] = [];
  let turn = 0;
  const next = () => gateways[turn++ % gateways.length] as TestGateway;
  const now = () => new Date(first.clock.now());
  const key = () => `${id}-${turn++}`;

  const round = ({ services }: TestGateway, stake: bigint, payout: bigint) =>
    codeOf(
      services.house.settleRound({
        session: { memberId: id, gameCode },
        key: key(),
        stake,
        payout,
        detail: { kind: 'test' },
      }),
    );
  /** Posts a part of a bet that is settled later, as a sportsbook does. */
  const bet = (
    { services }: TestGateway,
    kind: 'stake' | 'payout',
    amount: bigint,
    from: { reference: string; stakeAt?: Date },
  ) =>
    codeOf(
      post(services.db, {
        id: newId(now()),
        kind: 'adjustment',
        reference: from.reference,
        subject,
        at: now(),
        ...(from.stakeAt && { stakeAt: from.stakeAt }),
        entries: [
          { account: mainAccount(id), kind, amount },
          { account: houseAccounts.adjustments, kind, amount: -amount },
        ],
      }),
    );

  const depositOf = ({ services }: TestGateway, amount: bigint, sent: Sent) => {
    const body = {
      channel: 'alipay',
      amount: `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`,
    };
    return codeOf(
      services.deposits
        .create(id, body, { owner: id, key: key(), requestHash: 'x' }, services.brands.main)
        .then(({ id }) => orders.push({ sent, id })),
    );
  };
  /** A call of the member with a new session, since the clock outruns every session. */
  const call = async <Name extends CallName>(at: TestGateway, name: Name, body: CallRequest<Name>) => {
    const { data } = await at.call('login', { account, password });
    return at.call(name, body, { token: data.token, idempotencyKey: key() });
  };

  const apply = async (operation: ProtectionOperation, sent: Sent): Promise<number> => {
    const gateway = next();
    const { protection, deposits } = gateway.services;
    switch (operation.kind) {
      case 'set': {
        const { limit, span, amount } = operation;
        const written =
          amount === null
            ? null
            : limitDefinitions[limit].unit !== 'money'
              ? String(amount)
              : `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
        return codeOf(protection.setLimit(id, { kind: limit, span, amount: written }));
      }
      case 'confirm':
        return codeOf(protection.confirmLimit(id, { kind: operation.limit, span: operation.span }));
      case 'withdraw':
        return codeOf(protection.withdrawLimit(id, { kind: operation.limit, span: operation.span }));
      case 'deposit':
        return depositOf(gateway, operation.amount, sent);
      case 'deposits': {
        const codes = await Promise.all(
          Array.from({ length: operation.count }, () => depositOf(next(), operation.amount, sent)),
        );
        return codes.filter((code) => code === ok).length;
      }
      case 'withdrawal': {
        // Lifts the turnover of deposits and bonuses, which would refuse the withdrawal for another reason than the protection.
        await gateway.services.db
          .updateTable('turnover_requirements')
          .set({ lifted_at: now() })
          .where('member_id', '=', id)
          .where('done_at', 'is', null)
          .where('lifted_at', 'is', null)
          .execute();
        const body = { payoutAccount, amount: '100', shownFee: '0.00', paymentPassword };
        const { status_code: code, data } = await call(gateway, 'withdrawalCreate', body);
        // Refused ones do not count towards the withdrawals of a day.
        if (code === ok) await gateway.services.withdrawals.refuse(data.id);
        return code;
      }
      case 'claim': {
        const grant = await gateway.grant(id, 100n);
        return (await call(gateway, 'manualDividend', { id: grant })).status_code;
      }
      case 'pay':
      case 'cancel': {
        const known = sentBefore(orders, sent.step);
        const order = known[operation.which % (known.length || 1)]?.id;
        if (order === undefined) return nothing;
        return codeOf(operation.kind === 'pay' ? deposits.payNow(order) : deposits.cancel(id, order));
      }
      case 'round':
        return round(gateway, operation.stake, operation.payout);
      case 'stake': {
        const placed = { sent, reference: key(), stake: operation.stake, at: now() };
        const code = await bet(gateway, 'stake', -operation.stake, placed);
        if (code === ok) open.push(placed);
        return code;
      }
      case 'parallel': {
        const placed = Array.from({ length: operation.count }, () => ({
          sent,
          reference: key(),
          stake: operation.stake,
          at: now(),
        }));
        const codes = await Promise.all(placed.map((each) => bet(next(), 'stake', -each.stake, each)));
        open.push(...placed.filter((_, index) => codes[index] === ok));
        return codes.filter((code) => code === ok).length;
      }
      case 'settle':
      case 'void': {
        const known = sentBefore(open, sent.step);
        const chosen = known[operation.which % (known.length || 1)];
        if (!chosen) return nothing;
        open = open.filter((each) => each !== chosen);
        return operation.kind === 'settle'
          ? bet(gateway, 'payout', chosen.stake, { reference: key() })
          : bet(gateway, 'stake', chosen.stake, { reference: key(), stakeAt: chosen.at });
      }
      case 'launch':
        return codeOf(protection.passLaunch(id));
      case 'timeOut':
        return codeOf(protection.startTimeOut(id, { days: operation.days }));
      case 'exclude':
        return codeOf(protection.selfExclude(id, { months: operation.months, loginPassword: password }));
      case 'return':
        return codeOf(protection.requestReturn(id));
      case 'checkSet':
        return codeOf(protection.setRealityCheck(id, { minutes: operation.minutes }));
      case 'checkAnswer':
        return codeOf(protection.answerRealityCheck(id, { answer: operation.answer }));
      case 'advance':
        first.clock.advance(operation.ms);
        await deposits.advance();
        return ok;
    }
  };
  const shown = ({ kind, span, amount, used, waiting }: PlayLimit) => {
    const read = (value: string) =>
      limitDefinitions[kind].unit !== 'money'
        ? BigInt(value)
        : parseMinor(value.replace('-', '')) * (value.startsWith('-') ? -1n : 1n);
    return {
      kind,
      span,
      amount: amount === null ? null : read(amount),
      used: used === null ? null : read(used),
      waits: waiting !== null,
    };
  };
  return {
    apply,
    view: async () => (await next().services.protection.info(id)).limits.map(shown),
  };
};

/**
 * Applies operations that were sent at the same time in every order.
 *
 * @returns models after the orders that explain the codes; of those that answer alike from now on, one
 */
const explanations = (
  models: readonly ProtectionModel[],
  operations: readonly ProtectionOperation[],
  codes: readonly number[],
  { now, step }: { now: number; step: number },
): ProtectionModel[] => {
  const found = new Map<string, ProtectionModel>();
  const applyRest = (model: ProtectionModel, rest: readonly number[]): void => {
    if (rest.length === 0) found.set(model.fingerprint(), model);
    for (const index of rest) {
      const next = model.copy();
      const code = next.apply(operations[index] as ProtectionOperation, now, { step, index });
      if (code === codes[index])
        applyRest(
          next,
          rest.filter((each) => each !== index),
        );
    }
  };
  for (const model of models) applyRest(model, [...operations.keys()]);
  return [...found.values()];
};

/** The codes of operations in the order in which they are listed, for messages. */
const expectedOf = (
  models: readonly ProtectionModel[],
  operations: readonly ProtectionOperation[],
  now: number,
  step: number,
) =>
  models.map((model) => {
    const copy = model.copy();
    return operations.map((operation, index) => copy.apply(operation, now, { step, index }));
  });

/** The models whose limits and use are those that the member sees. */
const keepEqual = async (
  driver: { view(): Promise<readonly unknown[]> },
  models: readonly ProtectionModel[],
  now: number,
): Promise<ProtectionModel[]> => {
  const actual = (await driver.view()).map(text);
  const views = models.map((model) => model.view(now).map(text));
  const equal = models.filter((_, index) => String(views[index]) === String(actual));
  if (equal.length === 0) {
    const unequal = (view: readonly string[]) =>
      view.filter((_, index) => views.some((each) => each[index] !== actual[index]));
    throw new Error(`${unequal(actual)} but the model has ${views.map(unequal).join(' or ')}`);
  }
  return equal;
};

/** Compares random sequences of all operations that the player protection checks with a plain model. */
export const protectionSequences: Row = {
  id: '25',
  title:
    '10,000 random sequences of limits, closures, stakes, deposits, withdrawals and claims, some at the same time, through two gateways, against a plain model',
  async run({ seed, quick, deadline }, { startTestServer, afterRun }) {
    const wanted = quick ? 40 : 10_000;
    await startTestServer();
    let [sequences, operations, accepted, together] = [0, 0, 0, 0];
    const findings: string[] = [];
    for (const [index, timeZone] of timeZones.entries()) {
      const one = await createTestGateway({ payerDelay: never });
      afterRun(one.close);
      const two = await createTestGateway({ payerDelay: never, sharesWith: one });
      afterRun(two.close);
      await configureProtection(one.services.db, { timeZone, limitCaps: {} });
      const calendar = createCalendar(timeZone);
      const result = await fc.check(
        fc.asyncProperty(
          fc.array(protectionStep, { minLength: 1, maxLength: 30, size: 'max' }),
          async (steps) => {
            // Several where the codes fit several orders of operations that were sent at the same time.
            let models = [createProtectionModel(calendar)];
            // The number of registrations per address and quarter of an hour is limited.
            if (sequences % 50 === 0) one.clock.advance(3_600_000);
            const driver = await createDriver([one, two], sequences++);
            for (const [step, sent] of steps.entries()) {
              const codes = await Promise.all(
                sent.map((operation, index) => driver.apply(operation, { step, index })),
              );
              const now = one.clock.now();
              const before = models;
              models = explanations(before, sent, codes, { now, step });
              if (models.length === 0)
                throw new Error(
                  `${text(sent)}: ${codes} but the model has ${expectedOf(before, sent, now, step)}`,
                );
              if (sent.length > 1) {
                together += 1;
                models = await keepEqual(driver, models, now);
              }
              operations += sent.length;
              accepted += codes.filter((code) => code === ok).length;
            }
            await keepEqual(driver, models, one.clock.now());
          },
        ),
        {
          seed,
          numRuns: wanted / timeZones.length,
          // Each time zone has its share of the time that is left.
          interruptAfterTimeLimit: Math.max(0, deadline - Date.now()) / (timeZones.length - index),
          markInterruptAsFailure: false,
        },
      );
      // A check whose time is over before its first sequence has failed, too, without a counterexample.
      if (result.counterexample !== null)
        findings.push(
          `${timeZone}: ${result.errorInstance}: ${text(result.counterexample)} (path ${result.counterexamplePath})`,
        );
      for (const { rule, violations } of (await verifyLedger(one.services.db)).checks) {
        if (violations > 0) findings.push(`the ledger: ${rule} (${violations})`);
      }
    }
    return {
      operations,
      kills: 0,
      acknowledged: accepted,
      lost: 0,
      double: 0,
      findings,
      note: `${sequences} sequences in two time zones, one with summer time; ${together} steps of 2 to 4 operations at the same time, explained by one of their orders; each answer’s code, and limits and use at the end of each`,
    };
  },
};
