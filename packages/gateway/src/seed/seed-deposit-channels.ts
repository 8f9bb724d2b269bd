import { parseMinor } from '@pavilion/format';
import type { Database } from '../db/database';
import { depositChannels } from '../domain/money';

/** Columns that every start updates from the registry. */
const derived = ['mark', 'shows_qr_code', 'anti_fraud_warning', 'max_open_orders', 'fields'] as const;

/**
 * Writes the rows of the registry to the database. Names, limits, payees, order and whether a channel is open are written
 * once; after that they belong to the operator.
 */
export const seedDepositChannels = async (db: Database): Promise<void> => {
  await db
    .insertInto('deposit_channels')
    .values(
      depositChannels.map((channel, rank) => ({
        code: channel.code,
        rank,
        name: JSON.stringify(channel.name),
        note: JSON.stringify(channel.note),
        min_amount: parseMinor(channel.min),
        max_amount: parseMinor(channel.max),
        quick_amounts: JSON.stringify(channel.quickAmounts),
        recommended: channel.recommended,
        mark: channel.mark,
        shows_qr_code: channel.showsQrCode,
        anti_fraud_warning: channel.antiFraudWarning,
        max_open_orders: channel.maxOpenOrders,
        fields: JSON.stringify(channel.fields),
        payee: JSON.stringify(channel.payee),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet((eb) =>
          Object.fromEntries(derived.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
};
