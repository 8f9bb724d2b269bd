import { createDatabaseFolder } from '../../packages/gateway/src/testing/database-folder';
import { holds } from './row';
import { createRowRunner, type RowRunner } from './row-runner';
import { rows } from './rows';

/** Fixed, unless `FC_SEED` is set, as in `jest.seed.ts`. */
const seed =
  process.env.FC_SEED === 'random'
    ? Math.floor(Math.random() * 2 ** 31)
    : Number(process.env.FC_SEED ?? 20261121);

/**
 * Rows without a short form here: the claim of 3 is proved by the tests of the process (“rejects a second gateway on it”, “a
 * data folder in use ends the start”); 19 and 26 need Debian's servers and limit times, which other work would change.
 */
const longFormOnly = ['3', '19', '26'];

describe('the short forms of the reliability rows', () => {
  let runner: RowRunner;
  beforeAll(() => {
    runner = createRowRunner(createDatabaseFolder());
  });
  afterAll(() => runner.close(), 30_000);

  it.each(rows.filter(({ id }) => !longFormOnly.includes(id)))(
    '[REQ-10] $id: $title',
    async (row) => {
      const outcome = await runner.run(row, { seed, quick: true, deadline: Date.now() + 90_000 });
      if (!holds(outcome)) throw new Error(`seed ${seed}: ${JSON.stringify(outcome, null, 2)}`);
    },
    120_000,
  );
});
