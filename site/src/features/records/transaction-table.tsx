import { type Transaction, type TransactionKind, transactionKinds } from '@pavilion/contract';
import { type CallResponse, wire } from '@pavilion/contract/wire';
import { paths } from '../../routes/paths';
import { Money } from '../../shared/money/money';
import { transactionIcons, transactionKindMessages } from '../../shared/payment/transaction-kinds';
import { amountFilter } from './components/amount-filter';
import { kindChoice } from './components/choice';
import {
  amountColumn,
  idColumn,
  type Kinds,
  kindColumn,
  momentColumn,
  subjectColumn,
} from './components/columns';
import { TransactionDetail } from './components/transaction-detail';
import type { RecordTexts } from './hooks/use-record-texts';
import { sumOf } from './model/days';
import type { FiltersOf } from './model/filter';
import type { RecordTable } from './model/record-table';

type TransactionTotals = CallResponse<'transactionRecords'>['totals'];

/** Name and icon of each kind. */
export const transactionKindRows = Object.fromEntries(
  transactionKinds.map((kind) => [
    kind,
    { ...transactionIcons[kind], name: ({ textsOf }: RecordTexts) => textsOf(transactionKindMessages)(kind) },
  ]),
) as Kinds<TransactionKind>;

const filters = {
  kind: kindChoice(transactionKinds, transactionKindRows),
  amount: amountFilter,
} satisfies FiltersOf<'transactionRecords'>;
export type TransactionFilters = typeof filters;

/** The table of transactions of the main wallet. */
export const transactionTable: RecordTable<Transaction, TransactionTotals, typeof filters> = {
  lead: 'transactionsLead',
  scene: 'ledger',
  filters,
  totals: [
    { label: 'count', show: ({ count }) => count },
    { label: 'totalIn', show: (totals) => <Money value={totals.in} /> },
    { label: 'totalOut', show: ({ out }) => <Money value={out} /> },
    { label: 'net', show: ({ net }) => <Money value={net} tone="change" /> },
  ],
  at: ({ at }) => at,
  dayTotal: {
    label: 'dayChange',
    column: 'amount',
    show: (rows) => <Money value={sumOf(rows, ({ amount }) => amount)} tone="change" />,
  },
  columns: [
    idColumn('transactionId'),
    momentColumn('time', ({ at }) => at),
    kindColumn(transactionKindRows),
    subjectColumn('movement', transactionKindRows),
    amountColumn('amount', '18%', 'value', ({ amount }) => amount, 'movement'),
    {
      ...amountColumn<Transaction>('balanceAfter', '18%', 'note', ({ balanceAfter }) => balanceAfter),
      label: 'balance',
    },
    { title: 'reference', cell: null, file: ({ reference }) => reference },
  ],
  detail: (transaction) => <TransactionDetail transaction={transaction} />,
  read: (client, body, options) => client.request(wire.transactionRecords, body, options),
  empty: {
    title: 'emptyTransactions',
    text: 'emptyAllTransactions',
    action: 'toDeposit',
    to: paths.mine.finance.deposit,
  },
};
