import { join } from 'node:path';
import { connectDatabase } from '../../packages/gateway/src/db/database';
import type { BorrowedDatabase } from './lender';
import { createRandom } from './random';
import type { Row, RowOptions, RowTools } from './row';
import { openData } from './server';
import { compare } from './stored';
import { runTrial, spread } from './trial';

interface Place {
  /** What the gateway is told of its database. */
  settings: Record<string, string>;
  /** The database once the gateway has stopped for good. */
  open(): Promise<BorrowedDatabase>;
}

const run = async (
  { seed, quick, deadline }: RowOptions,
  { startGateway, atEnd }: RowTools,
  { settings, open }: Place,
) => {
  const [players, deeds, wanted] = quick ? [8, 40, 3] : [64, 1_000, 200];
  const random = createRandom(seed);
  const gateway = await startGateway(settings);
  let kills = 0;
  const trial = await runTrial({
    gateway,
    random,
    players,
    deeds,
    deadline,
    disturb: spread(wanted, random.fork(), async () => {
      await gateway.stop('SIGKILL');
      kills += 1;
      await gateway.restart();
    }),
  });
  await gateway.stop();

  const server = await open();
  const db = connectDatabase(server.url);
  atEnd(() => db.destroy());
  const { unsure, ...counts } = await compare(db, trial.deeds);
  return {
    operations: trial.deeds.length,
    kills,
    ...counts,
    double: counts.double + trial.differing,
    note: `${server.kind}; ${trial.repeated} questions repeated; of those nobody got an answer to ${unsure.done} were done and ${unsure.undone} not`,
  };
};

/** Bettors whose gateway dies under them; its own database dies with it. */
export const killedBettors: Row = {
  id: '1',
  title: '64 bettors × 1,000 operations, the gateway killed with -9 200 times',
  run(options, tools) {
    const dataDir = join(tools.folder, 'data');
    const open = async () => {
      const server = await openData(dataDir);
      tools.atEnd(server.stop);
      return server;
    };
    return run(options, tools, { settings: { DATA_DIR: dataDir }, open });
  },
};

/** The same beside a database that lives on: what a dead gateway had sent it may still come to pass. */
export const killedBeforeServer: Row = {
  id: '1b',
  title: 'the same by `DATABASE_URL`, where the database lives on',
  async run(options, tools) {
    const database = await tools.borrow();
    return run(options, tools, { settings: { DATABASE_URL: database.url }, open: async () => database });
  },
};
