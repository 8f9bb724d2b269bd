import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { newId } from '../ids';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { grantService } from './service-role';

/** Roles belong to the server, which all test files share: this name is of this file only. */
const role = `citus_${newId(new Date()).toLowerCase()}`;
const script = readFileSync(join(__dirname, '../../../../deploy/citus.sql'), 'utf8');

/** Functions with the names of those of Citus. They record what is asked of them and divide nothing. */
const recorders = sql`
  create temporary table placed (place serial, name text primary key, kind text not null, distributed_by text, with_name text);
  create temporary table delegated (signature text primary key, argument text not null, with_name text not null);
  create function pg_temp.create_reference_table(p_table regclass) returns void language sql as $$
    insert into placed (name, kind) values (p_table::text, 'reference')
  $$;
  create function pg_temp.create_distributed_table(p_table regclass, p_column text, colocate_with text) returns void
    language sql as $$
    insert into placed (name, kind, distributed_by, with_name) values (p_table::text, 'distributed', p_column, colocate_with)
  $$;
  create function pg_temp.create_distributed_function(p_function regprocedure, p_argument text, colocate_with text)
    returns void language sql as $$
    insert into delegated values (p_function::text, p_argument, colocate_with)
  $$`;

/** Tables that stay on the coordinator, each group with the reason. */
const local: Readonly<Record<string, readonly string[]>> = {
  'sign-in, before the member is known': [
    'sessions',
    'game_sessions',
    'provider_sessions',
    'login_attempts',
    'login_risks',
    'challenges',
    'reset_tickets',
    'blocked_devices',
    'restricted_addresses',
    'json_cache',
  ],
  'of a member, but without money': [
    'member_security',
    'profile_changes',
    'evidence',
    'addresses',
    'favourites',
    'sport_favourites',
    'protection_limits',
    'protection_closures',
    'vip_periods',
    'vip_pins',
    'mails',
    'mail_marks',
  ],
  'compares members with each other': ['person_links', 'exclusion_reviews', 'invitation_outcomes'],
  'of agents': ['agent_applications', 'agent_counted_members', 'agent_settlements'],
  'budgets of all members': ['grant_budgets'],
  'support, also of visitors': ['threads', 'thread_messages', 'support_pictures', 'assisted_deposits'],
  'live rooms, which many members share': [
    'rooms',
    'room_messages',
    'room_mutes',
    'room_reports',
    'room_refusals',
    'room_acts',
    'banned_words',
  ],
  'the book of all members on an event': ['sport_overrides', 'sport_results', 'sport_exposure'],
  'sums over accounts, counted in the background': [
    'ledger_days',
    'ledger_marks',
    'fold_positions',
    'daily_figures',
  ],
  operators: ['operators', 'operator_sessions', 'operator_acts', 'operator_requests'],
  'content of the site': [
    'site_settings',
    'notices',
    'station_ads',
    'sports_fixtures',
    'floating_icons',
    'pop_ups',
    'web_terminals',
    'support_contacts',
    'sponsors',
  ],
  migrations: ['kysely_migration', 'kysely_migration_lock', 'applied_functions'],
};

/** Triggers that the script drops although no right of the service's role does the same. docs/scale.md names them. */
const unreplaced = [
  'bets settled_rows',
  'deposit_orders settled_rows',
  'hands settled_rows',
  'sport_bets count_bet',
  'sport_bets ended_bets',
  'withdrawal_orders settled_rows',
];

interface Placed {
  name: string;
  kind: 'reference' | 'distributed';
  distributed_by: string | null;
  with_name: string | null;
}

interface Catalogue {
  tables: string[];
  placed: Placed[];
  delegated: { signature: string; argument: string; with_name: string }[];
  columns: { name: string; column: string; type: string; required: boolean; identity: string }[];
  uniques: { name: string; index: string; columns: string[] }[];
  references: {
    name: string;
    constraint: string;
    target: string;
    columns: string[];
    targets: string[];
    on_delete: string;
  }[];
  triggers: string[];
}

describe('the schema on Citus', () => {
  let database: TestDatabase;
  let before: Pick<Catalogue, 'triggers' | 'references'>;
  let after: Catalogue;
  let rights: { name: string; change: boolean; remove: boolean; truncate: boolean }[];
  let functions: Record<string, string>;

  beforeAll(async () => {
    database = await createTestDatabase();
    await sql`create role ${sql.id(role)}`.execute(database.db);
    await grantService(database.db, role);
    await database.db.transaction().execute(async (db) => {
      const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows;
      const triggers = async () =>
        (
          await rows(sql<{ id: string }>`select tgrelid::regclass || ' ' || tgname as id from pg_trigger
            where not tgisinternal and tgrelid::regclass::text not like 'pg_%' order by 1`)
        ).map(({ id }) => id);
      const references = () =>
        rows(sql<Catalogue['references'][number]>`
          select conrelid::regclass::text as name, conname as constraint, confrelid::regclass::text as target,
            confdeltype::text as on_delete,
            array(select attname::text from unnest(conkey) with ordinality k (n, o) join pg_attribute
              on attrelid = conrelid and attnum = n order by o) as columns,
            array(select attname::text from unnest(confkey) with ordinality k (n, o) join pg_attribute
              on attrelid = confrelid and attnum = n order by o) as targets
          from pg_constraint where contype = 'f' order by 1, 2`);
      before = { triggers: await triggers(), references: await references() };
      await recorders.execute(db);
      // PostgreSQL looks for functions in the temporary schema only where it is named.
      await sql.raw(script.replaceAll(/\b(create_(?:reference|distributed)_)/g, 'pg_temp.$1')).execute(db);
      after = {
        triggers: await triggers(),
        references: await references(),
        tables: (
          await rows(sql<{ name: string }>`select relname::text as name from pg_class
            where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`)
        ).map(({ name }) => name),
        placed: await rows(
          sql<Placed>`select name, kind, distributed_by, with_name from placed order by place`,
        ),
        delegated: await rows(sql<Catalogue['delegated'][number]>`select * from delegated`),
        columns: await rows(sql<Catalogue['columns'][number]>`
          select attrelid::regclass::text as name, attname::text as column, atttypid::regtype::text as type,
            attnotnull as required, attidentity::text as identity
          from pg_attribute join pg_class c on c.oid = attrelid
          where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`),
        uniques: await rows(sql<Catalogue['uniques'][number]>`
          select indrelid::regclass::text as name, indexrelid::regclass::text as index,
            array(select attname::text from pg_attribute where attrelid = indrelid
              and attnum = any ((indkey::int[])[0:indnkeyatts - 1])) as columns
          from pg_index join pg_class c on c.oid = indrelid
          where relnamespace = 'public'::regnamespace and indisunique`),
      };
      rights = await rows(sql<(typeof rights)[number]>`
        select relname::text as name, has_any_column_privilege(${role}, oid, 'update') as change,
          has_table_privilege(${role}, oid, 'delete') as remove, has_table_privilege(${role}, oid, 'truncate') as truncate
        from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
      functions = Object.fromEntries(
        (
          await rows(sql<{ name: string; source: string }>`select proname::text as name, prosrc as source
            from pg_proc where pronamespace = 'public'::regnamespace`)
        ).map(({ name, source }) => [name, source]),
      );
    });
  });
  afterAll(async () => {
    await sql`drop owned by ${sql.id(role)}`.execute(database.db);
    await sql`drop role ${sql.id(role)}`.execute(database.db);
    await database.drop();
  });

  const distributed = () => after.placed.filter(({ kind }) => kind === 'distributed');
  const placeOf = (table: string): Placed | undefined => after.placed.find(({ name }) => name === table);

  it('has a place for every table: divided by member, copied to every node, or on the coordinator for a reason', () => {
    const named = [...after.placed.map(({ name }) => name), ...Object.values(local).flat()];
    expect(named.sort()).toEqual(after.tables);
  });

  it('divides by a text that is always there, and the same for all divided tables', () => {
    const [first, ...others] = distributed();
    expect(first).toMatchObject({ name: 'ledger_balances', with_name: 'none' });
    expect(others.filter(({ with_name }) => with_name !== first?.name)).toEqual([]);
    for (const { name, distributed_by } of distributed())
      expect(after.columns).toContainEqual({
        name,
        column: distributed_by,
        type: 'text',
        required: true,
        identity: '',
      });
  });

  it('has the distribution column in every unique index of a divided table', () => {
    const wrong = distributed().flatMap(({ name, distributed_by }) =>
      after.uniques.filter((each) => each.name === name && !each.columns.includes(distributed_by as string)),
    );
    expect(wrong).toEqual([]);
    expect(after.uniques.length).toBeGreaterThan(100);
  });

  it('numbers rows of a divided table by bigint only', () => {
    const numbered = after.columns.filter(
      ({ name, identity }) => identity !== '' && placeOf(name)?.kind === 'distributed',
    );
    expect(numbered.map(({ name, column, type }) => [name, column, type]).sort()).toEqual([
      ['bets', 'seq', 'bigint'],
      ['ledger_entries', 'seq', 'bigint'],
    ]);
  });

  it('has foreign keys only within the rows of a member, to copied tables, and between tables of the coordinator', () => {
    const wrong = after.references.filter(({ name, target, columns, targets, on_delete }) => {
      const [from, to] = [placeOf(name), placeOf(target)];
      if (to?.kind === 'reference') return on_delete !== 'a';
      if (!to) return from !== undefined;
      if (from?.kind !== 'distributed') return true;
      const column = columns.indexOf(from.distributed_by as string);
      return column < 0 || targets[column] !== to.distributed_by || on_delete !== 'a';
    });
    expect(wrong).toEqual([]);
  });

  it('keeps every foreign key but the one of a table of the coordinator', () => {
    const keys = (all: Catalogue['references']) =>
      all.map(({ name, columns, target, targets }) => `${name} (${columns}) ${target} (${targets})`).sort();
    expect(keys(before.references).filter((key) => !keys(after.references).includes(key))).toEqual([
      'assisted_deposits (order_id,member_id) deposit_orders (id,member_id)',
    ]);
  });

  it('has no triggers on divided or copied tables', () => {
    expect(after.triggers.filter((id) => placeOf(id.split(' ')[0] as string))).toEqual([]);
  });

  it('has a right of the service role in the place of every trigger but those that are named', () => {
    const dropped = before.triggers.filter((id) => !after.triggers.includes(id));
    const replaced = dropped.filter((id) => {
      const [table, trigger] = id.split(' ');
      const { change, remove, truncate } = rights.find(({ name }) => name === table)!;
      if (trigger === 'append_only') return !change && !remove;
      if (trigger === 'no_delete') return !remove;
      return trigger === 'no_truncate' && !truncate;
    });
    expect(dropped.filter((id) => !replaced.includes(id)).sort()).toEqual(unreplaced);
    // What is settled cannot be removed, though it can be changed.
    for (const table of new Set(unreplaced.map((id) => id.split(' ')[0])))
      expect(rights).toContainEqual(expect.objectContaining({ name: table, remove: false }));
  });

  it('delegates the posting to the node of its member, and each statement of it names the member', () => {
    expect(after.delegated).toEqual([
      {
        signature: expect.stringMatching(/^ledger_post\(/),
        argument: 'p_home',
        with_name: 'ledger_balances',
      },
    ]);
    const tables = distributed().map(({ name }) => name);
    const touching = new RegExp(`\\b(?:from|into|update|join)\\s+(${tables.join('|')})\\b`);
    const statements = ['ledger_post', 'play_gate', 'play_stake', 'play_check', 'play_open', 'turnover_count']
      .flatMap((name) => (functions[name] as string).replaceAll(/--.*$/gm, '').split(';'))
      .filter((statement) => touching.test(statement));
    expect(statements.length).toBeGreaterThan(12);
    expect(statements.filter((statement) => !/\bp_(?:home|member|owner)\b/.test(statement))).toEqual([]);
  });
});
