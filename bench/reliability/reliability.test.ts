import { holds } from './row';
import { createRowRunner, type RowRunner } from './row-runner';
import { rows } from './rows';

/** As `jest.seed.ts` has it: the same in every run, unless one looks for more. */
const seed =
  process.env.FC_SEED === 'random'
    ? Math.floor(Math.random() * 2 ** 31)
    : Number(process.env.FC_SEED ?? 20261121);

describe('reliability, in short', () => {
  let runner: RowRunner;
  beforeAll(() => {
    runner = createRowRunner();
  });
  afterAll(() => runner.close(), 30_000);

  it.each(rows)(
    '[REQ-10] $id: $title',
    async (row) => {
      const outcome = await runner.run(row, { seed, quick: true, deadline: Date.now() + 90_000 });
      if (!holds(outcome)) throw new Error(`seed ${seed}: ${JSON.stringify(outcome, null, 2)}`);
    },
    120_000,
  );
});
