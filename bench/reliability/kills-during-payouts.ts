import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { connectDatabase, type Database } from '../../packages/gateway/src/db/database';
import { lockedAccount, mainAccount } from '../../packages/gateway/src/domain/money/ledger/accounts';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import { paymentPassword } from '../../packages/gateway/src/testing/test-member';
import type { GatewayProcess } from './gateway-process';
import { createMember, dataOf, type Member, prepareWithdrawals } from './member';
import { createRandom } from './random';
import type { Row } from './row';
import { whileBlocked } from './while-blocked';

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
  /** Kills the gateway while the requests wait for the account's row, and starts it again. */
  killInside(account: string, ...requests: (() => Promise<unknown>)[]): Promise<void>;
}

const withdraw = ({ withdrawer }: Context, key: string) =>
  withdrawer.call(
    'withdrawalCreate',
    { payoutAccount: withdrawer.card, amount: '100', paymentPassword },
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
];

/** Kills the gateway while PostgreSQL runs the statement of a settlement or a withdrawal. The statement continues without it. */
export const killsDuringPayouts: Row = {
  id: '2',
  title: '100 kills during settlement and withdrawal: at most one payout each',
  async run({ seed, quick, deadline }, { acquireDatabase, startGateway, afterRun }) {
    const [count, wanted] = quick ? [1, 4] : [12, 100];
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
