import { isLanguage } from '@pavilion/format';
import { sql } from 'kysely';
import type { Database } from '../db/database';

/**
 * Columns whose values programs read: ids, keys, hashes, codes, states and the names of things in the code. By the end of their
 * name, in any table. All other columns with texts are free, also one that a migration adds.
 */
const machineWords = [
  'id ids key hash code kind state token device secret digest fingerprint seed commitment root terminal mix',
  'reference cause occasion mark span period day week month category channel provider sport market selection',
  'side brand position equipment scene motif from to picture slug zone purpose home call follows because_of',
  'avatar refusal outcome result base author topic severity type until frequency',
].flatMap((line) => line.split(' '));
const machineNames = new RegExp(`(^|_)(${machineWords.join('|')})$`);
/** More of them, of one table. */
const machineColumns = new Set([
  ...['ledger_balances.account', 'ledger_entries.account', 'ledger_days.account', 'ledger_marks.account'],
  ...['bets.account', 'hands.account', 'sport_bets.account'],
  ...['idempotency_keys.owner', 'idempotency_keys.answer', 'json_cache.data', 'games.return_to_player'],
  ...['operators.name', 'operator_requests.asked_by', 'operator_requests.decided_by', 'room_reports.reason'],
  ...[
    'rooms.competition',
    'sport_events.competition',
    'sport_cash_outs.reason',
    'pop_ups.audience',
    'threads.closed_by',
  ],
  // Secrets of the house among them.
  'site_settings.value',
]);
/** JSON of which programs read everything but the texts in two languages. */
const structured = new Set([
  ...['promotions.rule', 'bets.detail', 'deposit_channels.fields', 'deposit_channels.payee'],
  ...['deposit_channels.registry_values', 'deposit_channels.quick_amounts', 'hands.side_bets', 'hands.acts'],
  ...['sport_events.params', 'sport_overrides.payload', 'sport_bets.consent', 'sport_bets.reason'],
  ...[
    'sport_legs.event',
    'sport_legs.score',
    'table_rounds.outcome',
    'flip_rounds.board',
    'flip_rounds.prizes',
  ],
  ...['operator_requests.request', 'room_acts.details'],
]);

interface TextColumn {
  readonly table: string;
  readonly column: string;
  readonly isJson: boolean;
}

/** Every column with texts of people, by the catalogue of the database. */
export const readTextColumns = async (db: Database): Promise<TextColumn[]> => {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'character varying', 'json', 'jsonb') and c.table_name not like 'kysely%'
    order by 1, 2`.execute(db);
  return rows
    .filter(({ table, column }) => !machineNames.test(column) && !machineColumns.has(`${table}.${column}`))
    .map(({ table, column, type }) => ({ table, column, isJson: type.startsWith('json') }));
};

/** Replaces the texts in a value: all of them, or those by language only. */
const withTexts = (value: unknown, text: string, isAll: boolean, name = ''): unknown => {
  if (typeof value === 'string') return isAll || isLanguage(name) ? text : value;
  if (Array.isArray(value)) return value.map((each) => withTexts(each, text, isAll, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([own, each]) => [own, withTexts(each, text, isAll, own)]),
  );
};

/** Rows of a table whose JSON is replaced: those at its end, which lists show first. */
const jsonRows = 300;

/**
 * Writes a text into every free text of the database, as if no check of the API had stopped it. Rules of the database for
 * settled rows do not apply.
 *
 * @returns the columns that have it now in some row, and those that a constraint keeps from it.
 */
export const storeInEveryText = async (
  db: Database,
  text: string,
): Promise<{ stored: string[]; refused: string[] }> => {
  const stored: string[] = [];
  const refused: string[] = [];
  for (const { table, column, isJson } of await readTextColumns(db)) {
    const name = `${table}.${column}`;
    const [from, field] = [sql.table(table), sql.ref(column)];
    try {
      await db.transaction().execute(async (transaction) => {
        await sql`set local session_replication_role = replica`.execute(transaction);
        if (!isJson) {
          // With the place of the row, for columns without two equal texts.
          const { numAffectedRows } = await sql`update ${from} set ${field} = ${text} || ' ' || ctid::text
            where ${field} is not null`.execute(transaction);
          if (numAffectedRows) stored.push(name);
          return;
        }
        const { rows } = await sql<{
          place: string;
          value: string;
        }>`select ctid::text as place, ${field}::text as value
          from ${from} where ${field} is not null order by ctid desc limit ${jsonRows}`.execute(transaction);
        for (const { place, value } of rows) {
          const written = JSON.stringify(withTexts(JSON.parse(value), text, !structured.has(name)));
          await sql`update ${from} set ${field} = ${written} where ctid = ${place}::tid`.execute(transaction);
        }
        if (rows.length > 0) stored.push(name);
      });
    } catch (error) {
      refused.push(`${name}: ${(error as Error).message}`);
    }
  }
  return { stored, refused };
};
