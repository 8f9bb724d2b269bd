import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

/*
 * What YugabyteDB documents as missing (“PostgreSQL compatibility” and “Known issues: PostgreSQL” of docs.yugabyte.com, read, not
 * run), as far as a schema can have it. docs/scale.md names what is left.
 */

/** Computed columns, which it lists as missing: their expressions have to become part of the statements that write. */
const generated = ['sport_bets stake', 'sport_bets stake_open'];
/** Sources of the gateway with advisory locks, which are new there. Kysely’s migrations take one as well. */
const advisory = [
  'domain/engagement/agents/settlements.ts',
  'domain/operators/acts.ts',
  'domain/protection/persons.ts',
  'operator/areas/daily-figures.ts',
];

/**
 * What locks a table: the rebuild of the sums of days, starts with new functions or another time zone of the brand, and operators
 * who change the order of banners, icons or pop-ups.
 */
const locking = [
  ...['days_count_again', 'rollups.ts', 'db/functions.ts', 'domain/protection/caps.ts'],
  'operator/areas/placements.ts',
];

const source = join(__dirname, '..');
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\/|\/testing\//.test(file))
  .map((file) => ({
    file: relative(source, join(source, file)),
    text: readFileSync(join(source, file), 'utf8'),
  }));

describe('the schema on YugabyteDB', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** The ids that a statement selects, of the schema of the gateway. */
  const idsOf = async (statement: ReturnType<typeof sql<{ id: string }>>) =>
    (await statement.execute(database.db)).rows.map(({ id }) => id);

  it('has no exclusion constraint, and none that is deferred to the commit', async () => {
    const all = await idsOf(sql`select conname::text as id from pg_constraint
      where connamespace = 'public'::regnamespace`);
    expect(all.length).toBeGreaterThan(200);
    expect(
      await idsOf(sql`select conrelid::regclass || ' ' || conname as id from pg_constraint
        where connamespace = 'public'::regnamespace and (contype = 'x' or condeferrable)`),
    ).toEqual([]);
    expect(
      await idsOf(sql`select tgrelid::regclass || ' ' || tgname as id from pg_trigger
        where not tgisinternal and tgdeferrable`),
    ).toEqual([]);
  });

  it('has indexes that it has too: btree, and gin of one column', async () => {
    expect(
      await idsOf(sql`select distinct indexrelid::regclass || ' ' || amname as id
        from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
        where relnamespace = 'public'::regnamespace and amname <> 'btree' and not (amname = 'gin' and indnatts = 1)`),
    ).toEqual([]);
  });

  it('has no table that inherits, is foreign or has a type as its pattern', async () => {
    expect(
      await idsOf(sql`select relname::text as id from pg_class where relnamespace = 'public'::regnamespace
        and (relkind = 'f' or reloftype <> 0 or oid in (select inhrelid from pg_inherits))`),
    ).toEqual([]);
  });

  it('computes no column but those that are named', async () => {
    expect(
      await idsOf(sql`select attrelid::regclass || ' ' || attname as id from pg_attribute join pg_class c on c.oid = attrelid
        where relnamespace = 'public'::regnamespace and attgenerated <> '' order by 1`),
    ).toEqual(generated);
  });

  it('has triggers without tables of changed rows', async () => {
    expect(
      await idsOf(sql`select tgrelid::regclass || ' ' || tgname as id from pg_trigger
        where not tgisinternal and (tgoldtable is not null or tgnewtable is not null)`),
    ).toEqual([]);
  });

  it('uses no notifications, XML or prepared transactions, and locks of tables and advisory locks where they are named', async () => {
    const functions = await sql<{
      file: string;
      text: string;
    }>`select proname::text as file, prosrc as text from pg_proc
      where pronamespace = 'public'::regnamespace`.execute(database.db);
    expect(functions.rows.length).toBeGreaterThan(15);
    const all = [...functions.rows, ...sources];
    const using = (pattern: RegExp) => all.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
    expect(
      using(/\bpg_notify\b|`\s*(?:listen|notify)\s|\bxml(?:element|agg|parse)\b|\bprepare transaction\b/i),
    ).toEqual([]);
    expect(using(/\block table\b/i).toSorted()).toEqual(locking.toSorted());
    expect(using(/\bpg_(?:try_)?advisory_/).toSorted()).toEqual(advisory);
  });
});
