import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectDatabase, type Database } from '../../packages/gateway/src/db/database';
import { createSettlements } from '../../packages/gateway/src/domain/engagement/agents/settlements';
import { createMemberStore } from '../../packages/gateway/src/domain/members/members/member-store';
import { lockedAccount, mainAccount } from '../../packages/gateway/src/domain/money/ledger/accounts';
import { post, runPosting } from '../../packages/gateway/src/domain/money/ledger/post';
import { depositPosting } from '../../packages/gateway/src/domain/money/ledger/posting';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import { createBus } from '../../packages/gateway/src/domain/operations/live/bus';
import { settleRoundStatement } from '../../packages/gateway/src/domain/play/bets/settle-round';
import { newId } from '../../packages/gateway/src/ids';
import { paymentPassword } from '../../packages/gateway/src/testing/test-member';
import type { GatewayProcess } from './gateway-process';
import { createMember, dataOf, gameCode, type Member, prepareWithdrawals } from './member';
import { createRandom } from './random';
import type { Row } from './row';
import { whileBlocked } from './while-blocked';

const subject = { 'zh-CN': '测试', en: 'test' };

interface Withdrawer extends Member {
  /** Id of a bound card that can be paid out to. */
  card: string;
}

/** A member without any withdrawal lock. */
const createWithdrawer = async (gateway: GatewayProcess, index: number): Promise<Withdrawer> => {
  const member = await createMember(gateway, `withdrawer${index}`, '200');
  await prepareWithdrawals(gateway, member, index);
  await gateway.control('adjust', { account: member.account, amount: '20000' });
  // The deposit's turnover requirement.
  for (const round of [1, 2, 3]) await member.spin(`to-play-${index}-${round}`, '75.00');
  return { ...member, card: member.payoutAccount as string };
};

interface Context {
  gateway: GatewayProcess;
  db: Database;
  withdrawer: Withdrawer;
  /** Of the kill, from 0. */
  number: number;
  /** Kills the gateway while the requests wait for the account's row, and starts it again. */
  killInside(account: string, ...requests: (() => Promise<unknown>)[]): Promise<void>;
}

const withdraw = ({ withdrawer }: Context, key: string) =>
  withdrawer.call(
    'withdrawalCreate',
    { payoutAccount: withdrawer.card, amount: '100', shownFee: '50.00', paymentPassword },
    key,
  );

const reviewed = async (context: Context): Promise<string> => {
  const { id } = dataOf<'withdrawalCreate'>(await withdraw(context, randomUUID()));
  await context.gateway.control('review-withdrawal', { id });
  return id;
};

/** How often the locked money of an order was paid out or returned; 1 is correct. */
const countEnds = async (db: Database, id: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ledger_transactions t
    where reference = ${id} and exists (
      select 1 from ledger_entries e where e.transaction_id = t.id and e.account like 'locked:%' and e.amount < 0)
  `.execute(db);
  return rows[0]?.count ?? 0;
};

/** How often money was posted for a reference; 1 is correct. */
const countPostings = async (
  db: Database,
  kind: 'bonus' | 'commission',
  reference: string,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ledger_transactions where kind = ${kind} and reference = ${reference}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/** Months of agents, counted and approved at once by this process instead of the gateway. */
const settlementsOf = (db: Database) =>
  createSettlements({
    db,
    clock: { now: () => Date.now() },
    bus: createBus(),
    timeZone: 'Asia/Shanghai',
    reviewDelay: 0,
  });

/** Inserts an agent with three members, who lost money two months ago: the month before may not be counted yet. */
const createAgent = async (db: Database, number: number) => {
  const now = new Date();
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 15));
  const insertMember = async (name: string, agentCode: string | null) => {
    const id = newId(at);
    const account = `${name}-${number}`;
    await createMemberStore(db).insert({
      ...{ id, account, account_key: account, password_hash: '', nickname: name, invite_code: id },
      ...{ agent_code: agentCode, registered_at: at },
    });
    return id;
  };
  const code = `KILLED${number}`;
  const memberId = await insertMember('agent', null);
  await db.insertInto('agents').values({ code, name: 'agent', member_id: memberId, since: at }).execute();
  for (const name of ['one', 'two', 'three']) {
    const id = await insertMember(name, code);
    const amount = 5_000_00n;
    const order = newId(at);
    await db
      .insertInto('deposit_orders')
      .values({
        ...{ id: order, member_id: id, channel_code: 'bank', amount, state: 'paid' as const },
        ...{ created_at: at, expires_at: at, pay_at: null, paid_at: at },
      })
      .execute();
    await post(db, depositPosting({ id: newId(at), reference: order, subject, at }, id, amount));
    const round = { id: newId(at), memberId: id, account: mainAccount(id), gameCode, gameName: subject, at };
    await runPosting(
      db,
      settleRoundStatement({
        ...{ ...round, category: 'egame', stake: amount, payout: 0n, detail: { kind: 'test' } },
      }),
    );
  }
  return { code, memberId, month: at.toISOString().slice(0, 7) };
};

/** Waits until a gateway has decided about a month. */
const untilPaid = async (db: Database, code: string, month: string): Promise<void> => {
  for (const until = Date.now() + 20_000; Date.now() < until; ) {
    const row = await db
      .selectFrom('agent_settlements')
      .select('state')
      .where('agent_code', '=', code)
      .where('month', '=', month)
      .executeTakeFirstOrThrow();
    if (row.state !== 'counted') return;
    await sleep(20);
  }
};

/** Each kills the gateway once, repeats the request and returns the number of effects; 1 is correct. */
const scenarios: readonly ((context: Context) => Promise<number>)[] = [
  async function round({ withdrawer, killInside, db }) {
    const key = randomUUID();
    const spin = () => withdrawer.spin(key, '1.50');
    await killInside(mainAccount(withdrawer.id), spin);
    const [first, again] = [dataOf<never>(await spin()), dataOf<never>(await spin())] as { id: string }[];
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from bets b join idempotency_keys k on k.owner = b.member_id
      where k.key = ${`round:${key}`} and b.id = k.answer::jsonb ->> 'id'`.execute(db);
    return first?.id === again?.id ? (rows[0]?.count ?? 0) : 2;
  },
  async function payout(context) {
    const id = await reviewed(context);
    const pay = () => context.gateway.control('pay-withdrawal', { id });
    await context.killInside(lockedAccount(context.withdrawer.id), pay);
    await pay();
    await pay();
    return countEnds(context.db, id);
  },
  async function request(context) {
    const key = randomUUID();
    await context.killInside(mainAccount(context.withdrawer.id), () => withdraw(context, key));
    const ids = new Set<string>();
    for (let times = 0; times < 2; times++) {
      ids.add(dataOf<'withdrawalCreate'>(await withdraw(context, key)).id);
    }
    const [id = ''] = ids;
    await context.withdrawer.call('withdrawalCancel', { id });
    return ids.size === 1 ? countEnds(context.db, id) : ids.size;
  },
  async function payoutAgainstCancel(context) {
    const id = await reviewed(context);
    const pay = () => context.gateway.control('pay-withdrawal', { id });
    const cancel = () => context.withdrawer.call('withdrawalCancel', { id });
    await context.killInside(lockedAccount(context.withdrawer.id), pay, cancel);
    await Promise.all([cancel(), pay()]);
    return countEnds(context.db, id);
  },
  async function bonus({ gateway, withdrawer, killInside, db }) {
    const { account } = withdrawer;
    const grant = await gateway.control<{ id: string }>('grant-dividend', {
      account,
      amount: '1',
      multiple: 0,
    });
    const key = randomUUID();
    const claim = () => withdrawer.call('manualDividend', { id: grant.id }, key);
    // The grant is marked as claimed when the credit waits.
    await killInside(mainAccount(withdrawer.id), claim);
    for (let times = 0; times < 2; times++) dataOf(await claim());
    return countPostings(db, 'bonus', grant.id);
  },
  async function commission({ gateway, db, number, killInside }) {
    const { code, memberId, month } = await createAgent(db, number);
    const settlements = settlementsOf(db);
    // Killed after the month was counted, then while the gateway that has started again pays it.
    await gateway.stop('SIGKILL');
    await settlements.countDue();
    await killInside(mainAccount(memberId), () => gateway.restart());
    await untilPaid(db, code, month);
    await settlements.approve(code, month, 'counted');
    return countPostings(db, 'commission', `${code}:${month}`);
  },
];

/** Kills the gateway while PostgreSQL runs the statement of a payout. The statement continues without it. */
export const killsDuringPayouts: Row = {
  id: '2',
  title:
    '100 kills during settlement, withdrawal, the claim of a bonus and the payment of a commission: at most one payout each',
  async run({ seed, quick, deadline }, { acquireDatabase, startGateway, afterRun }) {
    const [count, wanted] = quick ? [1, scenarios.length] : [12, 100];
    const random = createRandom(seed);
    const server = await acquireDatabase();
    const gateway = await startGateway({ DATABASE_URL: server.url });
    const db = connectDatabase(server.url);
    afterRun(() => db.destroy());
    const withdrawers: Withdrawer[] = [];
    for (let index = 0; index < count; index++) withdrawers.push(await createWithdrawer(gateway, index));
    const findings: string[] = [];
    let [kills, sent, double, lost] = [0, 0, 0, 0];

    while (kills < wanted && Date.now() < deadline) {
      const withdrawer = quick ? withdrawers[0] : random.pick(withdrawers);
      const scenario = scenarios[kills % scenarios.length];
      if (!withdrawer || !scenario) break;
      const effects = await scenario({
        gateway,
        db,
        withdrawer,
        number: kills,
        async killInside(account, ...requests) {
          sent += requests.length;
          await whileBlocked(db, account, requests, () => gateway.stop('SIGKILL'));
          kills += 1;
          await gateway.restart();
        },
      });
      if (effects > 1) double += effects - 1;
      if (effects < 1) lost += 1;
    }
    await gateway.stop();
    for (const { rule, violations } of (await verifyLedger(db)).checks) {
      if (violations > 0) findings.push(`the ledger: ${rule} (${violations})`);
    }
    return {
      operations: sent,
      kills,
      acknowledged: kills - lost,
      lost,
      double,
      findings,
      note: `${server.kind}; each statement waited for a locked row when its gateway was killed, and was repeated afterwards`,
    };
  },
};
