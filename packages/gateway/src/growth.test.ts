import { type CallName, calls } from '@pavilion/contract';
import { sql } from 'kysely';
import { growingCalls, untestedLists } from './testing/growing-calls';
import { type ReadCost, readCost } from './testing/statement-cost';
import { createTestGateway, type TestGateway } from './testing/test-gateway';
import { writeHistory } from './testing/write-history';

const rows = 20_000;
/** What a call reads at most: the rows of a page with what belongs to each, and the sums of some hundred days. */
const maxBlocks = 1_000;

describe('calls on a database with 20,000 rows of each kind', () => {
  let gateway: TestGateway;
  /** Tables that the history fills. Smaller ones may be read as a whole. */
  let growing: string[];
  beforeAll(async () => {
    gateway = await createTestGateway();
    await writeHistory(gateway.services.db, rows, new Date(gateway.clock.now()));
    const filled = await sql<{ relname: string }>`
      select relname from pg_class where relkind = 'r' and reltuples >= ${rows / 2}`.execute(
      gateway.services.db,
    );
    growing = filled.rows.map(({ relname }) => relname);
    await gateway.services.foldTotals();
    await gateway.services.lobby.platformCount();
  });
  afterAll(() => gateway.close());

  const cost = (call: (typeof growingCalls)[string]): Promise<ReadCost> =>
    readCost(gateway.services.db, () => call(gateway.services, gateway.clock.now()));

  it.each(Object.entries(growingCalls))(
    '%s reads a bounded number of blocks, and no table as a whole',
    async (_name, call) => {
      const { blocks, scanned } = await cost(call);
      expect(scanned.filter((table) => growing.includes(table))).toEqual([]);
      expect(blocks).toBeLessThan(maxBlocks);
    },
  );

  it('notices a call that reads every row', async () => {
    const { blocks, scanned } = await cost(({ db }) => db.selectFrom('bets').select('stake').execute());
    expect(scanned).toEqual(['bets']);
    expect(growing).toContain('bets');
    expect(blocks).toBeGreaterThan(maxBlocks);
  });

  it('tests every paged list, or says why it does not', () => {
    const lists = (Object.keys(calls) as CallName[]).filter(
      (name) => calls[name].endpoint.kind === 'infiniteQuery',
    );
    const tested = new Set(Object.keys(growingCalls).map((name) => name.split(':')[0] as string));
    const untested = lists.filter((name) => !tested.has(name));
    expect(untested.sort()).toEqual(Object.keys(untestedLists).sort());
  });
});
