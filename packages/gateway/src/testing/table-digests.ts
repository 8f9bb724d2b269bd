import { sql } from 'kysely';
import type { Database } from '../db/database';

/** A digest of each table by its name, to see what an act of an operator changes; without the last use of sessions. */
export const tableDigests = async (db: Database): Promise<Record<string, string | null>> => {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('operator_sessions', 'login_attempts')
    order by tablename`.execute(db);
  const parts = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name,
        (select md5(string_agg(row::text, '|' order by row::text)) from ${sql.table(name)} as row) as digest`,
  );
  const { rows } = await sql<{
    name: string;
    digest: string | null;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.name, row.digest]));
};
