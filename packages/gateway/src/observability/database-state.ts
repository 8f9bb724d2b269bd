import { sql } from 'kysely';
import type { Database } from '../db/database';
import { migrationNames } from '../db/migrations';
import { overdueAfter } from '../domain/play';
import type { DatabaseState } from './telemetry';

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

/** Reads what the metrics show of the database. Without the role pg_monitor the state of standbys is unknown. */
export const readDatabaseState = async (db: Database): Promise<DatabaseState> => {
  const { rows } = await inTime(
    sql<DatabaseState>`
      select exists (select 1 from ledger_halt) as "isHalted",
        (select count(*)::int from threads
          where answer_by <= now() and state in ('open', 'reopened')) as "overdueThreads",
        (select count(*)::int from agent_settlements where state = 'held') as "heldAgentMonths",
        (select count(*)::int from table_rounds
          where settled_at is null and draws_at <= now() - ${overdueAfter} * interval '1 millisecond') as "overdueRounds",
        case when may_read then (
          select count(*)::int from pg_stat_replication where sync_state in ('sync', 'quorum')) end as "syncStandbys",
        case when may_read and not pg_is_in_recovery() then (
          select max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn))::float8 from pg_stat_replication) end as "replicationLag"
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
