import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseBrands } from '../packages/gateway/src/config/brand';
import { connectDatabase } from '../packages/gateway/src/db/database';
import { migrate } from '../packages/gateway/src/db/migrations';
import { configureProtection } from '../packages/gateway/src/domain/protection';
import { seedCatalogue } from '../packages/gateway/src/seed/seed-catalogue';
import { createServices } from '../packages/gateway/src/services';
import { recordStatements } from '../packages/gateway/src/testing/statement-cost';
import { type Measurement, median, ms } from './measurement';
import { idOf, members, prepareMembers } from './money/members';
import { startServer } from './reliability/server';

const slips = 10_000;
const rounds = 3;
/** The number of slips that are placed at the same time. */
const concurrency = 16;
const gameCode = 'baccarat-a';
const selections = ['player', 'banker', 'tie'];

/** The time from the draw of a table's round until all of its slips are settled. */
export const largeRound = async (): Promise<Measurement> => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-tables-'));
  const server = await startServer(join(folder, 'server'));
  const db = connectDatabase(server.url);
  try {
    const brands = chooseBrands('pavilion');
    await migrate(db);
    await configureProtection(db, { timeZone: brands.main.timeZone, limitCaps: {} });
    await seedCatalogue(db);
    await prepareMembers(db);
    // The clock moves only at the end of a phase, so that placing the slips may take any time.
    let now = Date.now();
    const services = createServices({
      db,
      clock: { now: () => now },
      brands,
      venueOrigin: () => '',
      payerDelay: null,
      passwordCost: 2,
      sandbox: false,
    });
    const game = services.tables.find(gameCode);
    if (!game) throw new Error(`There is no table ${gameCode}`);
    const settle = async () => {
      let round = await services.tables.roundOf(game);
      while (round.phase !== 'betting') {
        now += round.leftMs;
        round = await services.tables.roundOf(game);
      }
      let placed = 0;
      const place = async () => {
        while (placed < slips) {
          const index = placed++;
          await services.tables.place(
            { memberId: idOf(1 + (index % members)), gameCode },
            {
              key: `${round.no}-${index}`,
              round: round.no,
              clientSeed: `seed${index}`,
              lines: selections.map((selection, line) => ({
                selection,
                stake: `${1 + ((index + line) % 9)}.00`,
              })),
            },
          );
        }
      };
      await Promise.all(Array.from({ length: concurrency }, place));
      now += round.leftMs + game.clock.guard;
      const start = performance.now();
      const statements = await recordStatements(services.tables.advance);
      const time = performance.now() - start;
      const longest = Math.max(...statements.map((statement) => statement.ms));
      const open = await db.selectFrom('bets').select('id').where('state', '=', 'open').executeTakeFirst();
      if (open) throw new Error(`${open.id} is not settled`);
      return { time, longest };
    };
    const settled: Awaited<ReturnType<typeof settle>>[] = [];
    for (let round = 0; round < rounds; round++) settled.push(await settle());
    await services.close();
    const row = (name: string, values: number[]) => [
      name,
      ms(median(values)),
      ms(Math.min(...values)),
      ms(Math.max(...values)),
    ];
    return {
      title: 'Table rounds',
      method: `A round of ${slips.toLocaleString('en')} slips with ${selections.length} lines each, of ${members.toLocaleString('en')} members, drawn and settled by one gateway on ${server.kind}, ${rounds} times; gateway and database on the same two cores. Goals: 2 s, and no statement longer than 250 ms.`,
      columns: ['', 'median ms', 'fastest ms', 'slowest ms'],
      rows: [
        row(
          'from the draw until all slips are settled',
          settled.map(({ time }) => time),
        ),
        row(
          'the longest statement of it',
          settled.map(({ longest }) => longest),
        ),
      ],
    };
  } finally {
    await db.destroy();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
