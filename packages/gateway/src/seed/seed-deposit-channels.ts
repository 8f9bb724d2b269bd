import { parseMinor } from '@pavilion/format';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { FullRow, Row } from '../db/schema';
import { depositChannels } from '../domain/money';

/**
 * Every column that the registry fills, and when a start writes it to a row that exists: always, as the order of the page and what
 * the code relies on, or until an operator changes a column of its group. Where one of a group was changed, all are kept: a
 * minimum of the operator could be above a maximum of the registry.
 */
const writes = {
  rank: 'always',
  mark: 'always',
  shows_qr_code: 'always',
  anti_fraud_warning: 'always',
  max_open_orders: 'always',
  fields: 'always',
  name: 'name',
  note: 'note',
  min_amount: 'amounts',
  max_amount: 'amounts',
  quick_amounts: 'amounts',
  recommended: 'recommended',
  payee: 'payee',
} as const satisfies Record<
  Exclude<keyof Row<'deposit_channels'>, 'code' | 'enabled' | 'registry_values'>,
  string
>;
type Column = keyof typeof writes;
type ChangeableColumn = {
  [Each in Column]: (typeof writes)[Each] extends 'always' ? never : Each;
}[Column];
const columns = Object.keys(writes) as Column[];

/** The registry's value, unless a stored value of the group differs from what the registry wrote before. */
const unlessChanged = (column: Column) => {
  const group = columns.filter((each) => writes[each] === writes[column]);
  const stored = (name: string) => sql.ref(`deposit_channels.${name}`);
  const unchanged = group.map(
    (name) => sql`to_jsonb(${stored(name)}) = deposit_channels.registry_values -> ${sql.lit(name)}`,
  );
  const isUnchanged = sql.join(unchanged, sql` and `);
  return sql`case when ${isUnchanged} then ${sql.ref(`excluded.${column}`)} else ${stored(column)} end`;
};

/** Writes the rows of the registry to the database; `depositChannels` says what an existing database keeps. */
export const seedDepositChannels = async (db: Database): Promise<void> => {
  const rows = depositChannels.map((channel, rank) => {
    const { name, note, quickAmounts, recommended, payee } = channel;
    const [min, max] = [parseMinor(channel.min), parseMinor(channel.max)];
    return {
      code: channel.code,
      rank,
      name: JSON.stringify(name),
      note: JSON.stringify(note),
      min_amount: min,
      max_amount: max,
      quick_amounts: JSON.stringify(quickAmounts),
      recommended,
      mark: channel.mark,
      shows_qr_code: channel.showsQrCode,
      anti_fraud_warning: channel.antiFraudWarning,
      max_open_orders: channel.maxOpenOrders,
      fields: JSON.stringify(channel.fields),
      payee: JSON.stringify(payee),
      registry_values: JSON.stringify({
        name,
        note,
        min_amount: Number(min),
        max_amount: Number(max),
        quick_amounts: quickAmounts,
        recommended,
        payee,
      } satisfies Record<ChangeableColumn, unknown>),
    } satisfies FullRow<'deposit_channels', 'enabled'>;
  });
  await db
    .insertInto('deposit_channels')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((eb) => ({
        registry_values: eb.ref('excluded.registry_values'),
        ...Object.fromEntries(
          columns.map((column) => [
            column,
            writes[column] === 'always' ? eb.ref(`excluded.${column}`) : unlessChanged(column),
          ]),
        ),
      })),
    )
    .execute();
};
