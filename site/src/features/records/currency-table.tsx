import { type CoinKind, type CoinRecord, coinKinds } from '@pavilion/contract';
import { type CallResponse, moneyWire } from '@pavilion/contract/wire';
import { CalendarIcon, CoinIcon, GiftIcon, RefreshIcon, SettingsIcon, TransferIcon } from '@pavilion/ui';
import { paths } from '../../routes/paths';
import { Coins } from '../../shared/coins/coins';
import { Money } from '../../shared/money/money';
import { kindChoice } from './components/choice';
import {
  amountColumn,
  idColumn,
  type Kinds,
  kindColumn,
  momentColumn,
  subjectColumn,
} from './components/columns';
import { RecordId } from './components/record-id';
import { sumOf } from './model/days';
import type { FiltersOf } from './model/filter';
import type { RecordTable } from './model/record-table';

export type CoinTotals = CallResponse<'currencyRecords'>['totals'];

const kinds: Kinds<CoinKind> = {
  earned: { name: ({ t }) => t('earned'), icon: CoinIcon, tone: 'value' },
  'signed-in': { name: ({ t }) => t('signedIn'), icon: CalendarIcon, tone: 'success' },
  spent: { name: ({ t }) => t('spent'), icon: GiftIcon, tone: 'danger' },
  returned: { name: ({ t }) => t('returned'), icon: RefreshIcon, tone: 'info' },
  exchanged: { name: ({ t }) => t('exchanged'), icon: TransferIcon, tone: 'accent' },
  adjusted: { name: ({ t }) => t('adjusted'), icon: SettingsIcon, tone: 'info' },
};

const filters = { kind: kindChoice(coinKinds, kinds) } satisfies FiltersOf<'currencyRecords'>;

/** The table of coin transactions. */
export const currencyTable: RecordTable<CoinRecord, CoinTotals, typeof filters> = {
  lead: 'currencyLead',
  scene: 'ledger',
  filters,
  totals: [
    { label: 'count', show: ({ count }) => count },
    { label: 'coinsIn', show: (totals) => <Coins value={totals.in} /> },
    { label: 'coinsOut', show: ({ out }) => <Coins value={out} /> },
    { label: 'net', show: ({ net }) => <Coins value={net} tone="change" /> },
  ],
  at: ({ at }) => at,
  dayTotal: {
    label: 'dayChange',
    column: 'coins',
    show: (rows) => <Coins value={sumOf(rows, ({ coins }) => coins)} tone="change" />,
  },
  columns: [
    idColumn('coinId'),
    momentColumn('time', ({ at }) => at),
    kindColumn(kinds),
    subjectColumn('movement', kinds),
    {
      ...amountColumn<CoinRecord>('coins', '16%', 'value', ({ coins }) => coins, 'movement'),
      cell: ({ coins }) => <Coins value={coins} tone="movement" />,
    },
    {
      title: 'money',
      narrow: null,
      align: 'end',
      width: '16%',
      cell: ({ money }) => (money === null ? '—' : <Money value={money} />),
      file: ({ money }) => money ?? '',
    },
    {
      ...amountColumn<CoinRecord>('coinsAfter', '16%', 'note', ({ balanceAfter }) => balanceAfter),
      cell: ({ balanceAfter }) => <Coins value={balanceAfter} />,
      label: 'balance',
    },
  ],
  detail: ({ id }) => <RecordId label="coinId" copy="copyCoinId" id={id} />,
  read: (client, body, options) => client.request(moneyWire.currencyRecords, body, options),
  empty: {
    title: 'emptyCurrency',
    text: 'emptyAllCurrency',
    action: 'toCalendar',
    to: paths.activity.calendar,
  },
};
