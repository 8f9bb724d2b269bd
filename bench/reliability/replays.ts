import { idempotencyKeyReused } from '../../packages/contract/src/error-codes.generated';
import { limits } from '../../packages/contract/src/limits';
import { type CallDefinition, type CallName, calls } from '../../packages/contract/src/schemas';
import { formatMinor } from '../../packages/format/src';
import { connectDatabase, type Database } from '../../packages/gateway/src/db/database';
import { coinAccount, houseAccounts } from '../../packages/gateway/src/domain/money/ledger/accounts';
import { post } from '../../packages/gateway/src/domain/money/ledger/post';
import { paymentPassword } from '../../packages/gateway/src/testing/test-member';
import { compare } from './compare-stored';
import type { GatewayProcess } from './gateway-process';
import {
  createMember,
  dataOf,
  type GatewayResponse,
  type Member,
  prepareWithdrawals,
  venueCode,
} from './member';
import { createRandom, type Random } from './random';
import type { Row } from './row';
import { chooseBet } from './sports-bets';
import { type Submission, type SubmissionKind, stakes } from './submission';

/** Replays after the first response, besides the one with another body. */
const replayCount = 8;
/** High enough that one round meets the turnover that the calls between two withdrawals require. */
const highStake = '150.00';

interface Original extends Submission {
  /** Sends another request with the same key. */
  sendOther(): Promise<GatewayResponse>;
}

interface Context {
  gateway: GatewayProcess;
  member: Member;
  random: Random;
  key: string;
}

type Drawn = Pick<Original, 'send' | 'sendOther' | 'followUp'>;
type Draw = (context: Context) => Promise<Drawn> | Drawn;

const spins = ({ member, key }: Context, amounts: readonly (string | undefined)[]): Drawn => {
  const [send, sendOther] = amounts.map(
    (stake = '') =>
      () =>
        member.spin(key, stake),
  ) as [Drawn['send'], Drawn['send']];
  return { send, sendOther };
};
const amountOf = (random: Random) => BigInt(random.whole(5_000, 9_000));
const transferIn = ({ member }: Context, amount: bigint, key: string) =>
  member.call('walletTransfer', { venue: venueCode, direction: 'in', amount: formatMinor(amount) }, key);

/** For each call with an idempotency key, prepares the member and draws a request. */
const requests: Partial<Record<CallName, { kind: SubmissionKind; draw: Draw }>> = {
  depositCreate: {
    kind: 'deposit',
    draw({ gateway, member, random, key }) {
      const deposit = (minor: bigint) => () =>
        member.call('depositCreate', { channel: 'alipay', amount: formatMinor(minor) }, key);
      const amount = amountOf(random);
      return {
        send: deposit(amount),
        sendOther: deposit(amount + 1n),
        followUp: async ({ data }) => {
          await gateway.control('pay-deposit', { id: (data as { id: string }).id });
        },
      };
    },
  },
  assistedDepositRequest: {
    kind: 'assisted-deposit',
    draw({ gateway, member, random, key }) {
      const request = (minor: bigint) => () =>
        member.call(
          'assistedDepositRequest',
          { channel: 'alipay', amount: formatMinor(minor), note: '', warningAccepted: true },
          key,
        );
      const amount = amountOf(random);
      return {
        send: request(amount),
        sendOther: request(amount + 1n),
        // A member has one open request at a time.
        followUp: async ({ data }) => {
          const { id } = data as { id: string };
          for (const _step of ['assigned', 'instructed', 'paid'])
            await gateway.control('step-assisted-deposit', { id });
        },
      };
    },
  },
  walletTransfer: {
    kind: 'transfer',
    draw(context) {
      const amount = amountOf(context.random);
      return {
        send: () => transferIn(context, amount, context.key),
        sendOther: () => transferIn(context, amount + 1n, context.key),
      };
    },
  },
  walletCollect: {
    kind: 'collect',
    draw: ({ member, key }) => ({
      send: () => member.call('walletCollect', {}, key),
      sendOther: () => member.call('rebateClaim', {}, key),
    }),
  },
  rebateClaim: {
    kind: 'rebate',
    async draw({ member, key }) {
      await member.call('walletAutoTransfer', { on: true });
      dataOf(await member.spin(`${key}-played`, highStake));
      return {
        send: () => member.call('rebateClaim', {}, key),
        sendOther: () => member.call('walletCollect', {}, key),
      };
    },
  },
  coinExchange: {
    kind: 'coins',
    draw({ member, random, key }) {
      const exchange = (coins: number) => () => member.call('coinExchange', { coins: String(coins) }, key);
      const coins = 100 * random.whole(1, 5);
      return { send: exchange(coins), sendOther: exchange(coins + 100) };
    },
  },
  mallOrder: {
    kind: 'purchase',
    async draw({ member, key }) {
      const { gifts } = dataOf<'mallInfo'>(await member.call('mallInfo', {}));
      const gift = gifts.find(({ kind, minVipLevel }) => kind === 'cash' && minVipLevel === 0)!;
      const order = (quantity: number) => () =>
        member.call('mallOrder', { gift: gift.id, version: gift.version, quantity }, key);
      return { send: order(1), sendOther: order(2) };
    },
  },
  promotionApply: {
    kind: 'promotion',
    draw({ member, key }) {
      const apply = (slug: string) => () => member.call('promotionApply', { slug, version: 1 }, key);
      return { send: apply('welcome'), sendOther: apply('real-name') };
    },
  },
  manualDividend: {
    kind: 'dividend',
    async draw({ gateway, member, key }) {
      const { account } = member;
      const grant = async () =>
        (await gateway.control<{ id: string }>('grant-dividend', { account, amount: '1' })).id;
      const [id, other] = [await grant(), await grant()];
      return {
        send: () => member.call('manualDividend', { id }, key),
        sendOther: () => member.call('manualDividend', { id: other }, key),
      };
    },
  },
  sportsPlace: {
    kind: 'bet',
    async draw(context) {
      await context.member.call('walletAutoTransfer', { on: true });
      const place = await chooseBet(context.member, context.random);
      return { send: () => place(context.key, '50'), sendOther: () => place(context.key, '51') };
    },
  },
  sportsCashOut: {
    kind: 'cash-out',
    async draw(context) {
      const { member, key } = context;
      await member.call('walletAutoTransfer', { on: true });
      const { bet } = dataOf<'sportsPlace'>(
        await (await chooseBet(context.member, context.random))(`${key}-bet`, '50'),
      );
      const { quotes } = dataOf<'sportsCashOutQuote'>(
        await member.call('sportsCashOutQuote', { bets: [bet.id] }),
      );
      const cashOut = (part: number) => () =>
        member.call('sportsCashOut', { quote: quotes[0]!.quote, part }, key);
      return { send: cashOut(50), sendOther: cashOut(40) };
    },
  },
  withdrawalCreate: {
    kind: 'withdrawal',
    async draw({ gateway, member, key }) {
      await member.call('walletAutoTransfer', { on: true });
      dataOf(await member.spin(`${key}-played`, highStake));
      const withdraw = (amount: string) => () =>
        member.call(
          'withdrawalCreate',
          { payoutAccount: member.payoutAccount as string, amount, shownFee: '50.00', paymentPassword },
          key,
        );
      return {
        send: withdraw('100'),
        sendOther: withdraw('101'),
        // Refused, because refused withdrawals do not count in the daily limit.
        followUp: async ({ data }) => {
          await gateway.control('refuse-withdrawal', { id: (data as { id: string }).id });
        },
      };
    },
  },
};

/** A round of a game, paid from the wallet that the member has just selected. */
const round = async (context: Context): Promise<Drawn> => {
  const isFromMain = context.random.next() < 0.5;
  if (!isFromMain) dataOf(await transferIn(context, 10_000n, `${context.key}-in`));
  dataOf(await context.member.call('walletAutoTransfer', { on: isFromMain }));
  return spins(context, stakes);
};

const idempotent = (Object.entries(calls) as [CallName, CallDefinition][])
  .filter(([, call]) => call.idempotent)
  .map(([name]) => name);

/** The requests to draw from: each call of the contract with a key, and rounds of a game. */
const draws = [
  { kind: 'round' as const, draw: round },
  ...idempotent.flatMap((name) => requests[name] ?? []),
];

/** Grants coins as an operator could, because earning them takes thousands of rounds. */
const grantCoins = async (db: Database, { id }: Member) => {
  const coins = 10_000_000n;
  const kind = 'adjustment' as const;
  await post(db, {
    ...{ id: `coins-${id}`, reference: id, subject: { 'zh-CN': '测试', en: 'test' }, at: new Date(), kind },
    entries: [
      { account: houseAccounts.coins, kind, amount: -coins },
      { account: coinAccount(id), kind, amount: coins },
    ],
  });
};

/** Repeats requests. A key must have one effect and one response, however often and whenever it is repeated. */
export const replays: Row = {
  id: '7',
  title:
    '10,000 replays of every call with a key, a tenth with another body, a tenth in flight, the wallet switched in between: same bytes or a rejection, one effect',
  async run({ seed, quick, deadline }, { acquireDatabase, startGateway, afterRun }) {
    const [members, each] = quick ? [2, draws.length] : [25, 40];
    const random = createRandom(seed);
    const server = await acquireDatabase();
    const gateway = await startGateway({ DATABASE_URL: server.url });
    const db = connectDatabase(server.url);
    afterRun(() => db.destroy());
    const findings = idempotent
      .filter((name) => !(name in requests))
      .map((name) => `${name} takes a key, and this row has no request for it`);
    const originals: Original[] = [];
    let repeated = 0;

    const repeat = async (submission: Original, memberRandom: Random) => {
      const { member } = submission;
      const [first, inFlight] = await Promise.all([submission.send(), submission.send()]);
      submission.response = first;
      if (first.code !== limits.successCode) findings.push(`${submission.key} was rejected: ${first.text}`);
      await submission.followUp?.(first);
      if (submission.kind === 'deposit') submission.ended = 'paid';
      if (submission.kind === 'withdrawal') submission.ended = 'refused';
      const other = memberRandom.whole(0, replayCount);
      const [responses] = await Promise.all([
        Promise.all(
          Array.from({ length: replayCount + 1 }, (_, turn) =>
            turn === other ? submission.sendOther() : submission.send(),
          ),
        ),
        member.call('walletAutoTransfer', { on: memberRandom.next() < 0.5 }),
      ]);
      repeated += responses.length + 1;
      for (const [turn, { code, text }] of [...responses, inFlight].entries()) {
        const isCorrect = turn === other ? code === idempotencyKeyReused : text === first.text;
        if (!isCorrect) findings.push(`${submission.key} got ${text} after ${first.text}`);
      }
    };

    const play = async (member: Member, memberRandom: Random) => {
      for (let number = 0; number < each && Date.now() < deadline; number++) {
        const { kind, draw } = draws[number % draws.length]!;
        const key = `${member.account}-replay-${number}`;
        const drawn = await draw({ gateway, member, random: memberRandom, key });
        const submission = { member, kind, key, ...drawn };
        originals.push(submission);
        await repeat(submission, memberRandom);
      }
    };

    const created: Member[] = [];
    for (let index = 0; index < members; index++) {
      const account = `replay${index}`;
      const member = await createMember(gateway, account, '200');
      await prepareWithdrawals(gateway, member, index);
      await gateway.control('adjust', { account, amount: '500000' });
      await grantCoins(db, member);
      dataOf(await member.spin(`${account}-played`, highStake));
      created.push(member);
    }
    await Promise.all(created.map((member) => play(member, random.fork())));
    await gateway.stop();
    const { unknown: _, ...counts } = await compare(db, originals);
    return {
      operations: repeated,
      kills: 0,
      ...counts,
      findings: [...findings, ...counts.findings],
      note: `${server.kind}; replays of ${originals.length} requests: rounds, and ${idempotent.length} calls`,
    };
  },
};
