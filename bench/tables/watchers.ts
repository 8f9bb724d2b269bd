import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { sql } from 'kysely';
import type { Database } from '../../packages/gateway/src/db/database';
import { PreparingClient } from '../../packages/gateway/src/db/prepared';
import type { TableGame } from '../../packages/gateway/src/venues/tables';
import { gameHeaders } from '../money/calls';
import { openGames } from '../money/members';
import type { GatewayProcess } from '../reliability/gateway-process';
import type { Server } from '../reliability/server';
import { addressOf, waitUntil } from '../sockets';
import { bettingRound } from './rounds';
import { measureSlips } from './slips';

export const watchers = 1_000;
/** Client addresses: the gateway limits the connections of one. */
const addresses = 4;
export const watchedRounds = 3;
/** How long a round must accept slips so that each watcher can place one, ms. */
const timeForSlips = 10_000;
const channel = 'bench_drawn';
const resultLine = '{"type":"result"';

/** From the commit of a draw to the line of its result, ms. */
interface Delay {
  readonly p50: number;
  readonly p99: number;
  readonly last: number;
}

/** Notifies this process of draws by a trigger, because PostgreSQL sends notifications at the commit. */
const listenToDraws = async (db: Database, url: string) => {
  await sql
    .raw(`
    create function bench_notify() returns trigger language plpgsql as $$
    begin
      perform pg_notify('${channel}', new.id);
      return null;
    end $$;
    create trigger bench_notify after update on table_rounds
      for each row when (old.state = 'open' and new.state = 'drawn') execute function bench_notify();`)
    .execute(db);
  const client = new PreparingClient({ connectionString: url });
  await client.connect();
  await client.query(`listen ${channel}`);
  return {
    /** Resolves to the time of the next draw. */
    next: () =>
      new Promise<number>((resolve) => client.once('notification', () => resolve(performance.now()))),
    close: () => client.end(),
  };
};

/** Opens the stream of a table and calls `onResult` for each line of a result. */
const openStream = async (
  { venueUrl }: GatewayProcess,
  { code }: TableGame,
  member: number,
  onResult: () => void,
) => {
  const stream = request(`${venueUrl.replace('localhost', '127.0.0.1')}/tables/api/stream`, {
    method: 'POST',
    headers: gameHeaders(member, code),
    localAddress: addressOf(member, addresses),
  });
  stream.end('{}');
  const [response] = (await once(stream, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`stream: ${response.statusCode}`);
  response.on('error', () => {});
  let rest = '';
  response.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith(resultLine)) onResult();
  });
  return stream;
};

/** Measures the delay of results. Each watcher has a slip on each round, so the gateway settles bets at the same time. */
export const watchResults = async (
  gateway: GatewayProcess,
  game: TableGame,
  { db, server }: { db: Database; server: Server },
): Promise<Delay[]> => {
  await openGames(db, game.code);
  const draws = await listenToDraws(db, server.url);
  let received: number[] = [];
  const members = Array.from({ length: watchers }, (_, index) => index + 1);
  const streams = await Promise.all(
    members.map((member) => openStream(gateway, game, member, () => received.push(performance.now()))),
  );
  const delays: Delay[] = [];
  while (delays.length < watchedRounds) {
    const round = await bettingRound(gateway, game, timeForSlips);
    received = [];
    const drawn = draws.next();
    let placed = 0;
    await measureSlips(gateway, game, round, () => 1 + (placed++ % watchers), watchers);
    const committed = await drawn;
    await waitUntil(() => received.length >= watchers);
    const sorted = received.map((moment) => moment - committed).sort((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor((watchers - 1) * share)] ?? 0;
    delays.push({ p50: at(0.5), p99: at(0.99), last: at(1) });
  }
  for (const stream of streams) stream.destroy();
  await draws.close();
  return delays;
};
