import { createDatabaseFolder } from '../../packages/gateway/src/testing/database-folder';
import { holds } from './row';
import { createRowRunner, type RowRunner } from './row-runner';
import { rows } from './rows';

/** Fixed, unless `FC_SEED` is set, as in `jest.seed.ts`. */
const seed =
  process.env.FC_SEED === 'random'
    ? Math.floor(Math.random() * 2 ** 31)
    : Number(process.env.FC_SEED ?? 20261121);

describe('the short forms of the reliability rows', () => {
  let runner: RowRunner;
  beforeAll(() => {
    runner = createRowRunner(createDatabaseFolder());
  });
  afterAll(() => runner.close(), 30_000);

  it.each(rows.filter(({ longFormOnly }) => !longFormOnly))('[REQ-10] $id: $title', async (row) => {
    const outcome = await runner.run(row, { seed, quick: true, deadline: Date.now() + 90_000 });
    if (!holds(outcome)) throw new Error(`seed ${seed}: ${JSON.stringify(outcome, null, 2)}`);
  });
});
