import { join } from 'node:path';
import type { PooledDatabase } from './database-pool';
import { createRandom } from './random';
import type { Row, RowOptions, RowTools } from './row';
import { openData } from './server';
import { outcomeOf, runWorkload, spread } from './workload';

interface Storage {
  /** Where the gateway finds its database. */
  settings: Record<string, string>;
  /** Opens the database after the gateway has stopped for good. */
  open(): Promise<PooledDatabase>;
}

const run = async (
  { seed, quick, deadline }: RowOptions,
  { startGateway, afterRun }: RowTools,
  { settings, open }: Storage,
) => {
  const [members, submissions, wanted] = quick ? [4, 16, 2] : [64, 1_000, 200];
  const random = createRandom(seed);
  const gateway = await startGateway(settings);
  let kills = 0;
  const result = await runWorkload({
    gateway,
    random,
    members,
    submissions,
    deadline,
    injectFaults: spread(wanted, random.fork(), async () => {
      await gateway.stop('SIGKILL');
      kills += 1;
      await gateway.restart();
    }),
  });
  await gateway.stop();
  return outcomeOf(result, await open(), kills, afterRun);
};

/** Kills the gateway, and its embedded database with it, while members play. */
export const gatewayKills: Row = {
  id: '1',
  title: '64 members × 1,000 operations, the gateway killed with SIGKILL 200 times',
  run(options, tools) {
    const dataDir = join(tools.folder, 'data');
    const open = async () => {
      const server = await openData(dataDir);
      tools.afterRun(server.stop);
      return server;
    };
    return run(options, tools, { settings: { DATA_DIR: dataDir }, open });
  },
};

/** The same with a database server that survives: statements of a killed gateway can still commit. */
export const gatewayKillsOnServer: Row = {
  id: '1b',
  title: 'the same with `DATABASE_URL`: the database keeps running',
  async run(options, tools) {
    const database = await tools.acquireDatabase();
    return run(options, tools, { settings: { DATABASE_URL: database.url }, open: async () => database });
  },
};
