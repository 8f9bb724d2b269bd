import type { CoinRecord } from '@pavilion/contract';
import { moneyWire } from '@pavilion/contract/wire';
import { paths } from '../../routes/paths';
import { Coins } from '../../shared/coins/coins';
import { type CoinTotals, currencyTable } from './currency-table';
import type { FiltersOf } from './model/filter';
import type { RecordTable } from './model/record-table';

/** The transactions that exchanged coins for money. */
export const exchangesOnly = { kind: 'exchanged' } as const;

const filters = {} satisfies FiltersOf<'currencyRecords'>;

/** The table of exchanges of coins for money. */
export const exchangeTable: RecordTable<CoinRecord, CoinTotals, typeof filters> = {
  ...currencyTable,
  lead: 'exchangesLead',
  filters,
  totals: [
    { label: 'count', show: ({ count }) => count },
    { label: 'coinsExchanged', show: ({ out }) => <Coins value={out} /> },
  ],
  read: (client, body, options) =>
    client.request(moneyWire.currencyRecords, { ...body, ...exchangesOnly }, options),
  empty: {
    title: 'emptyExchanges',
    text: 'emptyAllExchanges',
    action: 'toMall',
    to: paths.mine.mall,
  },
};
