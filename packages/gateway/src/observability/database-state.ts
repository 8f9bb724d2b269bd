import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { migrationNames } from '../db/migrations';
import { overdueAfter } from '../domain/play';

/** How long a probe or a scrape waits for the database, ms. */
const timeout = 1_000;

/** Rejects when the database has not answered in time. */
export const inTime = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** A metric that is read from the database at each scrape. */
interface DatabaseMetric {
  /** Begins with `pavilion_`. */
  readonly name: string;
  readonly help: string;
  /** SQL of the type int or float8; null while the value is unknown, when the metric is left out. */
  readonly value: RawBuilder<unknown>;
}

/**
 * The metrics that are read from the database, one row each. The query of a scrape and the gauges derive from them; a metric
 * must also be on the dashboard (`deploy/grafana/pavilion.json`) or in an alert (`deploy/prometheus/alerts.yaml`).
 *
 * Proved by `npm run test:unit -- telemetry architecture/deploy`.
 */
export const databaseMetrics: readonly DatabaseMetric[] = [
  {
    name: 'pavilion_ledger_halted',
    help: '1 while the ledger refuses to move money.',
    value: sql`(exists (select 1 from ledger_halt))::int`,
  },
  {
    name: 'pavilion_threads_overdue',
    help: 'Threads of support whose answer is overdue.',
    value: sql`(select count(*)::int from threads where answer_by <= now() and state in ('open', 'reopened'))`,
  },
  {
    name: 'pavilion_agent_months_held',
    help: 'Months of agents that came out otherwise the second time, or of suspended agents.',
    value: sql`(select count(*)::int from agent_settlements where state = 'held')`,
  },
  {
    name: 'pavilion_table_rounds_overdue',
    help: 'Rounds of tables that should have been drawn and settled. An operator settles them or makes them void.',
    value: sql`(select count(*)::int from table_rounds
      where settled_at is null and draws_at <= now() - ${overdueAfter} * interval '1 millisecond')`,
  },
  {
    name: 'pavilion_replication_sync_standbys',
    help: 'Standbys that commits wait for. Needs the role pg_monitor.',
    value: sql`case when may_read then (
      select count(*)::int from pg_stat_replication where sync_state in ('sync', 'quorum')) end`,
  },
  {
    name: 'pavilion_replication_lag_bytes',
    help: 'What the standby furthest behind has not replayed. Needs the role pg_monitor.',
    value: sql`case when may_read and not pg_is_in_recovery() then (
      select max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn))::float8 from pg_stat_replication) end`,
  },
];

/** The values of `databaseMetrics` by their names; null while a value is unknown. */
export type DatabaseState = Readonly<Record<string, number | null>>;

/** Reads `databaseMetrics`. Without the role pg_monitor the state of standbys is unknown. */
export const readDatabaseState = async (db: Database): Promise<DatabaseState> => {
  const columns = databaseMetrics.map(({ name, value }) => sql`${value} as ${sql.id(name)}`);
  const { rows } = await inTime(
    sql<DatabaseState>`
      select ${sql.join(columns)}
      from (select pg_has_role('pg_read_all_stats', 'usage') as may_read) as rights`.execute(db),
  );
  return rows[0] as DatabaseState;
};

/**
 * Checks that the gateway can work with its database. A database with migrations of a newer version passes: old gateways
 * serve during a rolling deployment.
 *
 * @throws Error with the reason when the database does not answer in time, accepts no writes or lacks migrations of this
 * version, as one from an older backup does.
 */
export const assertUsable = async (db: Database): Promise<void> => {
  const { rows } = await inTime(
    sql<{ setting: string; missing: string[] }>`
      select current_setting('transaction_read_only') as setting,
        array(select name from unnest(${[...migrationNames]}::text[]) as name
          where name not in (select applied.name from kysely_migration as applied)
          order by name) as missing`.execute(db),
  );
  const { setting, missing = [] } = rows[0] ?? {};
  if (setting !== 'off') throw new Error('the database is read-only');
  if (missing.length > 0) throw new Error(`the database lacks the migration ${missing.join(', ')}`);
};
