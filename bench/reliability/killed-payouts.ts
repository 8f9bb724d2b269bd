import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { connectDatabase, type Database } from '../../packages/gateway/src/db/database';
import { lockedAccount, mainAccount } from '../../packages/gateway/src/domain/money/ledger/accounts';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import { cardNumber } from '../../packages/gateway/src/testing/test-member';
import type { GatewayProcess } from './gateway-process';
import { whileInside } from './inside';
import { createPlayer, dataOf, type Player } from './player';
import { createRandom } from './random';
import type { Row } from './row';

const paymentPassword = '246810';

interface Drawer extends Player {
  /** Of a card that may be paid to. */
  card: string;
}

/** A player whom nothing keeps from withdrawing, often. */
const createDrawer = async (gateway: GatewayProcess, index: number): Promise<Drawer> => {
  const player = await createPlayer(gateway, `drawer${index}`, '200');
  const { account } = player;
  await player.call('realNameSubmit', { name: '沈万三' });
  await gateway.control('review-real-name', { account, pass: true });
  await player.call('paymentPasswordSet', { paymentPassword, loginPassword: 'Trial2026' });
  const values = { number: cardNumber(index) };
  const card = dataOf<'payoutAccountAdd'>(await player.call('payoutAccountAdd', { kind: 'bank', values }));
  await gateway.control('end-cooling', { account });
  await gateway.control('set-vip', { account, level: 6 });
  await gateway.control('adjust', { account, amount: '20000' });
  // What was deposited must be played first.
  for (const round of [1, 2, 3]) await player.spin(`to-play-${index}-${round}`, '75.00');
  return { ...player, card: card.id };
};

interface Trial {
  gateway: GatewayProcess;
  db: Database;
  drawer: Drawer;
  /** Kills the gateway while what is asked waits for the account's row, and starts it again. */
  killInside(account: string, ...asks: (() => Promise<unknown>)[]): Promise<void>;
}

const withdraw = ({ drawer }: Trial, key: string) =>
  drawer.call('withdrawalCreate', { account: drawer.card, amount: '100', paymentPassword }, key);

const reviewed = async (trial: Trial): Promise<string> => {
  const { id } = dataOf<'withdrawalCreate'>(await withdraw(trial, randomUUID()));
  await trial.gateway.control('review-withdrawal', { id });
  return id;
};

/** How often money left or came back for an order: once is right. */
const endsOf = async (db: Database, id: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ledger_transactions t
    where reference = ${id} and exists (
      select 1 from ledger_entries e where e.transaction_id = t.id and e.account like 'locked:%' and e.amount < 0)
  `.execute(db);
  return rows[0]?.count ?? 0;
};

/** Each kills once, asks again after it, and answers how many effects there are: one is right. */
const moments: readonly ((trial: Trial) => Promise<number>)[] = [
  async function round({ drawer, killInside, db }) {
    const key = randomUUID();
    const spin = () => drawer.spin(key, '1.50');
    await killInside(mainAccount(drawer.id), spin);
    const [first, again] = [dataOf<never>(await spin()), dataOf<never>(await spin())] as { id: string }[];
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from bets b join idempotency_keys k on k.owner = b.member_id
      where k.key = ${`round:${key}`} and b.id = k.answer::jsonb ->> 'id'`.execute(db);
    return first?.id === again?.id ? (rows[0]?.count ?? 0) : 2;
  },
  async function payout(trial) {
    const id = await reviewed(trial);
    const pay = () => trial.gateway.control('pay-withdrawal', { id });
    await trial.killInside(lockedAccount(trial.drawer.id), pay);
    await pay();
    await pay();
    return endsOf(trial.db, id);
  },
  async function request(trial) {
    const key = randomUUID();
    await trial.killInside(mainAccount(trial.drawer.id), () => withdraw(trial, key));
    const ids = new Set<string>();
    for (let times = 0; times < 2; times++) {
      ids.add(dataOf<'withdrawalCreate'>(await withdraw(trial, key)).id);
    }
    const [id = ''] = ids;
    await trial.drawer.call('withdrawalCancel', { id });
    return ids.size === 1 ? endsOf(trial.db, id) : ids.size;
  },
  async function payoutAgainstCancel(trial) {
    const id = await reviewed(trial);
    const pay = () => trial.gateway.control('pay-withdrawal', { id });
    const cancel = () => trial.drawer.call('withdrawalCancel', { id });
    await trial.killInside(lockedAccount(trial.drawer.id), pay, cancel);
    await Promise.all([cancel(), pay()]);
    return endsOf(trial.db, id);
  },
];

/** The gateway dies while the database is in the midst of a settlement or a withdrawal, which goes on without it. */
export const killedPayouts: Row = {
  id: '2',
  title: '100 kills inside settlement and withdrawal: one payout each at most',
  async run({ seed, quick, deadline }, { borrow, startGateway, atEnd }) {
    const [people, wanted] = quick ? [1, 4] : [12, 100];
    const random = createRandom(seed);
    const server = await borrow();
    const gateway = await startGateway({ DATABASE_URL: server.url });
    const db = connectDatabase(server.url);
    atEnd(() => db.destroy());
    const drawers: Drawer[] = [];
    for (let index = 0; index < people; index++) drawers.push(await createDrawer(gateway, index));
    const findings: string[] = [];
    let [kills, asked, double, lost] = [0, 0, 0, 0];

    while (kills < wanted && Date.now() < deadline) {
      const drawer = quick ? drawers[0] : random.pick(drawers);
      const moment = moments[kills % moments.length];
      if (!drawer || !moment) break;
      const effects = await moment({
        gateway,
        db,
        drawer,
        async killInside(account, ...asks) {
          asked += asks.length;
          await whileInside(db, account, asks, () => gateway.stop('SIGKILL'));
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
      operations: asked,
      kills,
      acknowledged: kills - lost,
      lost,
      double,
      findings,
      note: `${server.kind}; each statement was held at a locked row when its gateway died, and asked for again after`,
    };
  },
};
