import { parseMinor } from '@pavilion/format';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { FullRow } from '../db/schema';
import { depositChannels } from '../domain/money';

/** Columns that follow the registry at each start: the order of the page, and what the code relies on. */
const derived = ['rank', 'mark', 'shows_qr_code', 'anti_fraud_warning', 'max_open_orders', 'fields'] as const;

/**
 * Columns that follow the registry until an operator changes them. Where one of a group was changed, all are kept: a
 * minimum of the operator could be above a maximum of the registry.
 */
const changeable = [
  ['name'],
  ['note'],
  ['min_amount', 'max_amount', 'quick_amounts'],
  ['recommended'],
  ['payee'],
] as const;

/** The registry's value, unless a stored value of the group differs from what the registry wrote before. */
const unlessChanged = (column: string, group: readonly string[]) => {
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
      } satisfies Record<(typeof changeable)[number][number], unknown>),
    } satisfies FullRow<'deposit_channels', 'enabled'>;
  });
  await db
    .insertInto('deposit_channels')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((eb) => ({
        ...Object.fromEntries(
          [...derived, 'registry_values' as const].map((column) => [column, eb.ref(`excluded.${column}`)]),
        ),
        ...Object.fromEntries(
          changeable.flatMap((group) => group.map((column) => [column, unlessChanged(column, group)])),
        ),
      })),
    )
    .execute();
};
