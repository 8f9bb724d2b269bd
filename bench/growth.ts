import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { chooseBrands } from '../packages/gateway/src/config/brand';
import { connectDatabase } from '../packages/gateway/src/db/database';
import { migrate } from '../packages/gateway/src/db/migrations';
import { configureProtection } from '../packages/gateway/src/domain/protection';
import { seedCatalogue } from '../packages/gateway/src/seed/seed-catalogue';
import { createServices } from '../packages/gateway/src/services';
import { growingCalls } from '../packages/gateway/src/testing/growing-calls';
import { readCost } from '../packages/gateway/src/testing/statement-cost';
import { writeGames, writeHistory } from '../packages/gateway/src/testing/write-history';
import { type Measurement, median } from './measurement';
import { type Server, startServer } from './reliability/server';

const rowCounts = [1_000, 100_000, 1_000_000];
const manyGames = 4_000;
/** Repetitions of a call, after those that warm up. */
const runs = 41;
const warmUps = 20;

interface Cost {
  /** Blocks of 8 KiB that its queries read. */
  readonly blocks: number;
  readonly ms: number;
}

/** A database with a history, and the calls on it. */
interface Grown {
  readonly games: number;
  call(name: string): Promise<unknown>;
  blocks(name: string): Promise<number>;
  close(): Promise<void>;
}

/** Writes a history of so many rows; `games`: games of the catalogue at least. */
const grow = async (server: Server, rows: number, games: number): Promise<Grown> => {
  const name = `growth_${rows}_${games}`;
  const owner = connectDatabase(server.url, { poolSize: 1 });
  await sql`create database ${sql.id(name)}`.execute(owner);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const db = connectDatabase(url.href);
  const brands = chooseBrands('pavilion');
  const now = Date.now();
  await migrate(db);
  await configureProtection(db, { timeZone: brands.main.timeZone, limitCaps: {} });
  await seedCatalogue(db);
  await writeGames(db, games);
  await writeHistory(db, rows, new Date(now));
  const services = createServices({
    db,
    clock: { now: () => now },
    brands,
    venueOrigin: () => '',
    payerDelay: null,
    passwordCost: 2,
    sandbox: false,
  });
  // What a running gateway does in the background.
  await services.foldTotals();
  await services.lobby.refresh();
  const call = async (each: string) => growingCalls[each]?.(services, now);
  return {
    games: (await services.lobby.list({})).total,
    call,
    blocks: async (each) => (await readCost(db, () => call(each))).blocks,
    async close() {
      await services.close();
      await db.destroy();
      await sql`drop database ${sql.id(name)}`.execute(owner);
      await owner.destroy();
    },
  };
};

/** Times a call on all databases in turn, so that a slow moment of the machine affects all of them. */
const measureCall = async (name: string, databases: readonly Grown[]): Promise<Cost[]> => {
  const times = databases.map((): number[] => []);
  for (let run = 0; run < warmUps + runs; run += 1) {
    for (const [place, database] of databases.entries()) {
      const start = performance.now();
      await database.call(name);
      if (run >= warmUps) times[place]?.push(performance.now() - start);
    }
  }
  const costs: Cost[] = [];
  for (const [place, database] of databases.entries())
    costs.push({ blocks: await database.blocks(name), ms: median(times[place] as number[]) });
  return costs;
};

const whole = (value: number) => value.toLocaleString('en');
const shown = (value: number) => value.toFixed(2);

/** What calls cost after a thousand, a hundred thousand and a million rows, and with 4,000 games. */
export const growth = async (): Promise<Measurement> => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-growth-'));
  const server = await startServer(join(folder, 'server'));
  const databases: Grown[] = [];
  try {
    for (const rows of rowCounts) databases.push(await grow(server, rows, 0));
    databases.push(await grow(server, rowCounts[0] as number, manyGames));
    const rows: string[][] = [];
    for (const name of Object.keys(growingCalls)) {
      const costs = await measureCall(name, databases);
      const wide = costs.pop() as Cost;
      const [first, last] = [costs[0] as Cost, costs.at(-1) as Cost];
      rows.push([
        name,
        ...costs.map(({ blocks }) => whole(blocks)),
        ...costs.map(({ ms }) => shown(ms)),
        shown(last.ms / first.ms),
        shown(wide.ms),
        shown(wide.ms / first.ms),
      ]);
    }
    const [few, wide] = [databases[0] as Grown, databases.at(-1) as Grown];
    return {
      title: 'Growth',
      method: `One member has as many bets as rows, an entry of the ledger for each, half as many rebates with their coins, and 1,000 rows of the other lists; 1,000 other members have as many bets of the last hour, and the rest of as many dividends, mails, threads with support and sports bets. The calls of the services, without HTTP, on all databases in turn; blocks of 8 KiB are what their queries read by \`explain (analyze, buffers)\`, ms the median of ${runs}; on ${server.kind}. Sums of days are folded and players counted in the background, as a running gateway does. Goal: with the most rows and games at most 1.5 times the time with the fewest.`,
      columns: [
        'call',
        ...rowCounts.map((count) => `blocks, ${whole(count)} rows`),
        ...rowCounts.map((count) => `ms, ${whole(count)} rows`),
        'last / first',
        `ms, ${whole(wide.games)} games`,
        `${whole(wide.games)} / ${whole(few.games)} games`,
      ],
      rows,
    };
  } finally {
    for (const database of databases) await database.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
