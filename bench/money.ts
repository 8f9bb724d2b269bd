import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headers, limits } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import { connectDatabase, type Database } from '../packages/gateway/src/db/database';
import { settleRoundStatement } from '../packages/gateway/src/domain/bets/settle-round';
import { ledgerPost } from '../packages/gateway/src/domain/ledger/post';
import { type Entry, type Posting, transferPosting } from '../packages/gateway/src/domain/ledger/posting';
import { tokenHash } from '../packages/gateway/src/domain/secret-token';
import { signed } from './load';
import { type Measurement, median } from './measurement';
import { memoryLimits } from './memory-limits';
import { type Rate, runPgbench, turns } from './pgbench';
import { type GatewayProcess, startGatewayProcess } from './reliability/gateway-process';
import { startServer } from './reliability/server';
import { bundleGateway } from './reliability/workshop';

const connections = 64;
const seconds = 5;
/** Everything is measured so often, in turn; a table shows medians. */
const turnsOfAll = 3;
const members = 1_000;
const venueCode = 'PAVILION';
const gameCode = 'golden-dragon';
const subject = { 'zh-CN': '测量', en: 'Measuring' };
const idOf = (index: number | string) => `bench${index}`;
const tokenOf = (index: number) => `bench-token-${index}`;
const gameTokenOf = (index: number) => `bench-game-${index}`;
const anyone = () => 1 + Math.floor(Math.random() * members);

/** Members with money, and with sessions and games that are open. */
const prepare = async (db: Database) => {
  const all = Array.from({ length: members }, (_, index) => index + 1);
  await sql`
    insert into members (id, account, account_key, password_hash, nickname, invite_code, registered_at)
      select 'bench' || n, 'bench' || n, 'bench' || n, '', 'bench', 'bench' || n, now()
      from generate_series(1, ${members}::int) n`.execute(db);
  await sql`
    insert into ledger_balances (account, member_id)
      select kind || 'bench' || n, 'bench' || n
      from generate_series(1, ${members}::int) n, unnest(array['main:', 'locked:', 'coins:', ${`venue:${venueCode}:`}::text]) kind`.execute(
    db,
  );
  await sql`
    select ledger_post(null, null, null, '{}', 'bench-' || kind || n, 'adjustment', 'bench', ${JSON.stringify(subject)}::jsonb, now(),
      array['house:adjustments', kind || 'bench' || n], array['adjustment', 'adjustment'], array[-1000000000, 1000000000])
    from generate_series(1, ${members}::int) n, unnest(array['main:', ${`venue:${venueCode}:`}::text]) kind`.execute(
    db,
  );
  await sql`
    insert into sessions (token_hash, member_id, device_id, address, created_at, expires_at)
      select hash, 'bench' || n, 'bench', '127.0.0.1', now(), now() + interval '1 day'
      from unnest(${all.map((index) => tokenHash(tokenOf(index)))}::text[]) with ordinality as each (hash, n)`.execute(
    db,
  );
  await sql`
    insert into game_sessions (token_hash, session_hash, game_code, expires_at)
      select hash, session, ${gameCode}, now() + interval '1 day'
      from unnest(${all.map((index) => tokenHash(gameTokenOf(index)))}::text[], ${all.map((index) => tokenHash(tokenOf(index)))}::text[]) as each (hash, session)`.execute(
    db,
  );
};

/** Entries that came a cent at a time, in as sound a book as the gateway would have written. */
const writeEntries = async (db: Database, index: number, count: number) => {
  const account = `main:${idOf(index)}`;
  const name = `entries-${index}-`;
  const before = sql`(select balance from ledger_balances where account = ${account})`;
  await sql`
    insert into ledger_transactions (id, kind, reference, subject, at)
      select ${name} || n, 'adjustment', 'bench', ${JSON.stringify(subject)}::jsonb, now()
      from generate_series(0, ${count / 1_000 - 1}::int) n`.execute(db);
  await sql`
    insert into ledger_entries (transaction_id, account, kind, amount, balance_after, at)
      select ${name} || ((n - 1) / 1000), ${account}, 'adjustment', 1, ${before} + n, now()
      from generate_series(1, ${count}::int) n order by n`.execute(db);
  await sql`
    insert into ledger_entries (transaction_id, account, kind, amount, at)
      select ${name} || n, 'house:adjustments', 'adjustment', -1000, now()
      from generate_series(0, ${count / 1_000 - 1}::int) n`.execute(db);
  await sql`update ledger_balances set balance = balance + ${count}::int where account = ${account}`.execute(
    db,
  );
  await sql`analyze ledger_entries`.execute(db);
};

interface Measured extends Rate {
  failed: number;
}

/** Measures one after the other, again and again, so that a slow moment of the machine meets all alike. */
const inTurn = async <Name extends string>(
  measure: Record<Name, () => Promise<Measured>>,
): Promise<Record<Name, Measured>> => {
  const names = Object.keys(measure) as Name[];
  const all = new Map(names.map((name) => [name, [] as Measured[]]));
  for (let turn = 0; turn < turnsOfAll; turn++) {
    for (const name of names) all.get(name)?.push(await measure[name]());
  }
  const middle = (name: Name, key: keyof Measured) => median((all.get(name) ?? []).map((each) => each[key]));
  const summed = names.map((name) => [
    name,
    {
      perSecond: middle(name, 'perSecond'),
      p50: middle(name, 'p50'),
      p99: middle(name, 'p99'),
      failed: (all.get(name) ?? []).reduce((sum, { failed }) => sum + failed, 0),
    },
  ]);
  return Object.fromEntries(summed);
};

const rateOf = ({ requests, latency, non2xx, errors, mismatches }: autocannon.Result): Measured => ({
  perSecond: requests.average,
  p50: latency.p50,
  p99: latency.p99,
  failed: non2xx + errors + mismatches,
});

/** Every request is another member's, with a key of its own. */
const shoot = (url: string, method: 'POST', next: () => { headers: Record<string, string>; body: string }) =>
  autocannon({
    url,
    connections,
    duration: seconds,
    // A refusal is an answer like any other to HTTP.
    verifyBody: (body) => String(body).includes(`"status_code":${limits.successCode}`),
    requests: [{ method, setupRequest: (request) => ({ ...request, ...next() }) }],
  });

const shootTransfers = async ({ url }: GatewayProcess) => {
  const common = signed(wire.walletTransfer);
  return rateOf(
    await shoot(url + wire.walletTransfer.path, 'POST', () => ({
      headers: {
        ...common,
        [headers.token]: tokenOf(anyone()),
        [headers.idempotencyKey]: randomUUID(),
      },
      body: JSON.stringify({
        venue: venueCode,
        direction: Math.random() < 0.5 ? 'in' : 'out',
        amount: '0.01',
      }),
    })),
  );
};

const shootRounds = async ({ venueUrl }: GatewayProcess) =>
  rateOf(
    await shoot(`${venueUrl}/slots/api/spin`, 'POST', () => ({
      headers: { 'content-type': 'application/json', authorization: `Bearer ${gameTokenOf(anyone())}` },
      body: JSON.stringify({ key: randomUUID(), stake: '1.50' }),
    })),
  );

const at = new Date();
const cause = { id: turns.id, reference: 'bench', subject, at };
const idempotency = { owner: idOf(turns.member), key: turns.id, requestHash: 'f'.repeat(64) };
const postingSql = (posting: Posting) => sql`select * from ${ledgerPost({ ...posting, idempotency })}`;
const main = (who: string) => `main:${idOf(who)}`;
const movementTo = (account: string): Posting => ({
  ...cause,
  kind: 'transfer',
  entries: [
    { account: main(turns.member), kind: 'transfer', amount: -1n },
    { account, kind: 'transfer', amount: 1n },
  ] satisfies Entry[],
});

/** What the gateway sends for a transfer and for a round, and two postings that differ in the house account alone. */
const statements = {
  transfer: postingSql(
    transferPosting(cause, [
      { from: main(turns.member), to: `venue:${venueCode}:${idOf(turns.member)}`, amount: 1n },
    ]),
  ),
  round: settleRoundStatement({
    id: turns.id,
    memberId: idOf(turns.member),
    account: main(turns.member),
    gameCode,
    gameName: subject,
    category: 'egame',
    stake: 150n,
    payout: 0n,
    detail: { stops: [1, 2, 3, 4, 5], wins: [] },
    at,
    idempotency,
  }),
  random: postingSql(movementTo(main(turns.other))),
  hot: postingSql(movementTo('house:games')),
};

const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Balance calls of two members in turn, one after the other. */
const askBalances = async ({ url }: GatewayProcess, indexes: readonly number[]) => {
  const times = indexes.map((): number[] => []);
  const common = signed(wire.walletBalances);
  for (let round = 0; round < 500; round++) {
    for (const [place, index] of indexes.entries()) {
      const start = performance.now();
      const answer = await fetch(url + wire.walletBalances.path, {
        method: 'POST',
        headers: { ...common, [headers.token]: tokenOf(index) },
        body: '{}',
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`walletBalances: ${answer.status}`);
      // The first rounds find nothing compiled.
      if (round >= 100) times[place]?.push(performance.now() - start);
    }
  }
  return times.map((each) => ({ p50: percentile(each, 0.5), p99: percentile(each, 0.99) }));
};

/** Transfers and rounds through the gateway, beside the same SQL by `pgbench` on the same server in the same run. */
export const money = async (): Promise<Measurement> => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-money-'));
  const server = await startServer(join(folder, 'server'));
  const db = connectDatabase(server.url, { poolSize: 2 });
  const program = join(folder, 'gateway.cjs');
  bundleGateway(program);
  const gateway = await startGatewayProcess(program, {
    DATABASE_URL: server.url,
    NODE_OPTIONS: memoryLimits(),
  });
  try {
    await prepare(db);
    const bench = (name: keyof typeof statements) => async () => {
      const logs = mkdtempSync(join(folder, name));
      const options = { url: server.url, folder: logs, connections, seconds, members };
      return { ...(await runPgbench(statements[name].compile(db), options)), failed: 0 };
    };
    const measured = await inTurn({
      transfers: () => shootTransfers(gateway),
      transferSql: bench('transfer'),
      rounds: () => shootRounds(gateway),
      roundSql: bench('round'),
      random: bench('random'),
      hot: bench('hot'),
    });
    const { transfers, transferSql, rounds, roundSql, random, hot } = measured;
    await writeEntries(db, 1, 1_000);
    await writeEntries(db, 2, 1_000_000);
    const [few, many] = await askBalances(gateway, [1, 2]);

    const rate = (name: string, { perSecond, p50, p99, failed }: Measured) => [
      name,
      Math.round(perSecond).toLocaleString('en'),
      p50.toFixed(1),
      p99.toFixed(1),
      failed,
    ];
    const ratio = (name: string, one: Rate, other: Rate) => [
      name,
      (one.perSecond / other.perSecond).toFixed(2),
      '',
      '',
      '',
    ];
    const balance = (name: string, times: { p50: number; p99: number } | undefined) => [
      name,
      '',
      (times?.p50 ?? 0).toFixed(1),
      (times?.p99 ?? 0).toFixed(1),
      '',
    ];
    return {
      title: 'Money',
      method: `${connections} connections for ${seconds} s, ${turnsOfAll} times in turn, medians; over ${members.toLocaleString('en')} members at random, on ${server.kind}; load, gateway and database on the same two cores. Beside each call is its own SQL statement, sent by \`pgbench\` in the same run. A transfer goes between two wallets of a member; a round goes against the one account of all games, with its bet and turnover. Goals: 0.5 of the same SQL, p99 at most 60 ms, the house account at 0.8 of random accounts. Balance calls go one after the other, in turn.`,
      columns: ['', 'a second', 'p50 ms', 'p99 ms', 'failed'],
      rows: [
        rate('transfers through the gateway', transfers),
        rate('the same SQL by pgbench', transferSql),
        ratio('gateway / pgbench', transfers, transferSql),
        rate('rounds through the gateway', rounds),
        rate('the same SQL by pgbench', roundSql),
        ratio('gateway / pgbench', rounds, roundSql),
        rate('one movement between members, pgbench', random),
        rate('one movement against a house account, pgbench', hot),
        ratio('house account / members', hot, random),
        balance('balances of a member with 1,000 entries', few),
        balance('balances of a member with 1,000,000 entries', many),
      ],
    };
  } finally {
    await gateway.stop();
    await db.destroy();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
