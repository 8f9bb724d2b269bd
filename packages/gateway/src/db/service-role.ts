import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { StartupError } from '../startup-error';
import { type ConnectOptions, connectDatabase, type Database } from './database';
import type { OpenDatabase } from './open-database';
import type { Schema } from './schema';

const embeddedRole = 'pavilion_service';

/** Creates the role of the embedded server with a new password, which no other process learns. */
const createRole = async (owner: Database): Promise<{ role: string; password: string }> => {
  const password = randomBytes(24).toString('base64url');
  const role = sql.id(embeddedRole);
  const { rows } = await sql`select 1 from pg_roles where rolname = ${embeddedRole}`.execute(owner);
  if (rows.length === 0) await sql`create role ${role}`.execute(owner);
  await sql`alter role ${role} login password ${sql.lit(password)}`.execute(owner);
  return { role: embeddedRole, password };
};

/** The tables whose rows the service deletes: what expires, is replaced, or is counted again. */
export const deletableTables = [
  'addresses',
  'agent_counted_members',
  'banned_words',
  'bet_days',
  'bet_marks',
  'blocked_devices',
  'challenges',
  'daily_figures',
  'evidence',
  'favourites',
  'game_sessions',
  'json_cache',
  'ledger_days',
  'ledger_halt',
  'ledger_marks',
  'login_attempts',
  'login_risks',
  'mails',
  'notices',
  'operator_sessions',
  'provider_sessions',
  'reset_tickets',
  'restricted_addresses',
  'room_messages',
  'room_refusals',
  'sessions',
  'sponsors',
  'sport_bet_days',
  'sport_favourites',
  'support_pictures',
  // The bets of a round refer to it, so that one with slips stays.
  'table_rounds',
  'threads',
  'vip_pins',
] as const satisfies readonly (keyof Schema)[];

/**
 * Lets a role read and write rows, and nothing else: it owns no table, so it cannot drop, truncate or alter one or disable
 * its triggers. Written ledger rows, the seeds of a day and migrations it can only read, and it deletes rows of the tables above
 * only: no money, closure, limit or key of an answered request. Granted at every start, for tables of new migrations.
 */
export const grantService = async (owner: Database, role: string): Promise<void> => {
  const name = sql.id(role);
  await owner.transaction().execute(async (transaction) => {
    for (const statement of [
      sql`grant usage on schema public to ${name}`,
      // Databases of earlier versions granted it on all tables.
      sql`revoke delete on all tables in schema public from ${name}`,
      // guard: service-deletes-listed-rows
      sql`grant select, insert, update on all tables in schema public to ${name}`,
      sql`grant delete on ${sql.join(deletableTables.map((table) => sql.table(table)))} to ${name}`,
      sql`grant usage, select on all sequences in schema public to ${name}`,
      // guard: service-cannot-change-ledger
      sql`revoke update on ledger_transactions, ledger_entries, bet_lines, sport_settlements from ${name}`,
      // guard: service-cannot-change-seeds
      sql`revoke update on fair_series from ${name}`,
      // guard: service-cannot-change-acts
      sql`revoke update on operator_acts from ${name}`,
      sql`revoke insert, update on kysely_migration, kysely_migration_lock, applied_functions from ${name}`,
    ]) {
      await statement.execute(transaction);
    }
  });
};

/**
 * Connects as the role that the gateway works with: one of its own on the embedded server, and that of `serviceUrl`
 * elsewhere. Without one the gateway works as the owner of the tables.
 *
 * @throws StartupError when both URLs name one role.
 */
export const connectService = async (
  owner: OpenDatabase,
  serviceUrl: string | undefined,
  options: Pick<ConnectOptions, 'pooler' | 'onQuery'> = {},
): Promise<Database> => {
  if (!owner.isEmbedded && serviceUrl === undefined) return owner.db;
  const url = new URL(serviceUrl ?? owner.url);
  if (serviceUrl === undefined) {
    const { role, password } = await createRole(owner.db);
    url.username = role;
    url.password = password;
  } else if (url.username === new URL(owner.url).username) {
    throw new StartupError(
      'DATABASE_URL and DATABASE_OWNER_URL name one user. Give the service a role of its own.',
    );
  }
  await grantService(owner.db, decodeURIComponent(url.username));
  return connectDatabase(url.href, options);
};
