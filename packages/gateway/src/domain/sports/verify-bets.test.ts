import { sql } from 'kysely';
import { verifiedAtOnce } from './bet-verification';
import { createTestBook, home, type TestBook } from './testing/test-book';

const hour = 3_600_000;

describe('the rules that follow from the books', () => {
  let book: TestBook;
  beforeEach(async () => {
    book = await createTestBook();
  });
  afterEach(() => book.gateway.close());

  const settledBet = async () => {
    const member = await book.newMember();
    const event = await book.newEvent();
    const { data } = await book.place(member, [home(event)]);
    book.gateway.clock.advance(2 * hour);
    book.change(event, { status: 'settled', score: [1, 0] });
    await book.gateway.services.sportsBook.settle();
    expect(await book.broken()).toEqual([]);
    return { member, event, id: data.bet.id };
  };
  /** Changes rows as only the owner of the tables can. */
  const damage = (text: string) =>
    book.gateway.services.db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql.raw(text).execute(transaction);
    });

  it('[SPT-8] report a bet that was accepted after the end of its event', async () => {
    const { event, id } = await settledBet();
    const late = new Date(book.gateway.clock.now() + hour).toISOString();
    await damage(`update sport_bets set placed_at = '${late}', decided_at = '${late}' where id = '${id}'`);
    expect(await book.broken()).toEqual([
      'no sports bet was accepted after the results of its events were final',
      'every sports bet was accepted on open markets',
    ]);
    expect(event).toBeDefined();
  });

  it('[SPT-8] report a result that the event did not have', async () => {
    const { id } = await settledBet();
    await damage(`update sport_legs set result = 'half-won' where bet_id = '${id}'`);
    expect(await book.broken()).toEqual([
      'every leg of a sports bet has the result that was confirmed for its selection',
      'every leg of a sports bet has the result of its event',
      'every settled sports bet paid what its legs say',
    ]);
  });

  it('[SPT-8] halt money when a bet was paid otherwise than its legs say', async () => {
    const { id } = await settledBet();
    await damage(`update sport_legs set price = 2100 where bet_id = '${id}'`);
    expect(await book.broken()).toEqual(['every settled sports bet paid what its legs say']);
    await book.gateway.services.book.watch();
    expect(await book.gateway.services.book.isHalted()).toBe(true);
  });

  it('[SPT-8] are verified in pages, by statements with as many parameters for many bets as for one', async () => {
    const { id } = await settledBet();
    const copies = 2 * verifiedAtOnce + 1;
    const { rows } = await sql<{ table: string; columns: string }>`
      select table_name as table, string_agg(column_name, ', ') as columns from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER' and table_name in ('sport_bets', 'sport_legs')
      group by table_name`.execute(book.gateway.services.db);
    for (const { table, columns } of rows) {
      await damage(`insert into ${table} (${columns})
        select ${columns.replace(/\b(id|bet_id|request_id)\b/g, "$1 || '-' || number")}
        from ${table}, generate_series(1, ${copies}) as number`);
    }
    await damage(`update sport_legs set result = 'lost' where bet_id = '${id}-${copies}'`);
    const statements = jest.spyOn(book.gateway.services.db.getExecutor(), 'executeQuery');
    const checks = await book.gateway.services.sportsBook.verify();
    const parameters = statements.mock.calls.map(([{ parameters: given }]) => given.length);
    statements.mockRestore();
    expect(checks).toContainEqual({
      rule: 'every leg of a sports bet has the result of its event',
      violations: 1,
    });
    // The events, the ids, then bets and legs of three pages.
    expect(parameters.length).toBeGreaterThanOrEqual(7);
    expect(Math.max(...parameters)).toBeLessThan(10);
  });

  it('[SPT-8] wait for the settlement of a corrected result', async () => {
    const { event } = await settledBet();
    await book.gateway.services.sportsBook.override(event, 'correct', { score: [0, 0] });
    expect(await book.broken()).toEqual([]);
    await book.gateway.services.sportsBook.settle();
    expect(await book.broken()).toEqual([]);
  });
});
