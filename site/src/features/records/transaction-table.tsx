import { type Transaction, type TransactionKind, transactionKinds } from '@pavilion/contract';
import { type CallResponse, wire } from '@pavilion/contract/wire';
import {
  Amount,
  BetIcon,
  CoinIcon,
  DepositIcon,
  GiftIcon,
  type Icon,
  SettingsIcon,
  TransferIcon,
  TrophyIcon,
  WithdrawIcon,
} from '@pavilion/ui';
import { paths } from '../../routes/paths';
import { Moment } from './components/moment';
import { TransactionDetail } from './components/transaction-detail';
import { TwoLines } from './components/two-lines';
import type { RecordsLabel } from './messages/records-messages';
import { sheetMoment } from './model/calendar';
import type { RecordTable } from './model/record-table';

const choices = { kind: transactionKinds };
type TransactionTotals = CallResponse<'transactionRecords'>['totals'];

const kinds: Readonly<Record<TransactionKind, { readonly name: RecordsLabel; readonly icon: Icon }>> = {
  deposit: { name: 'deposit', icon: DepositIcon },
  withdrawal: { name: 'withdrawal', icon: WithdrawIcon },
  transfer: { name: 'transfer', icon: TransferIcon },
  stake: { name: 'stakeKind', icon: BetIcon },
  payout: { name: 'payoutKind', icon: TrophyIcon },
  bonus: { name: 'bonus', icon: GiftIcon },
  rebate: { name: 'rebate', icon: CoinIcon },
  adjustment: { name: 'adjustment', icon: SettingsIcon },
};

const mark = (kind: TransactionKind) => {
  const { icon: Icon } = kinds[kind];
  return <Icon size={18} />;
};

/** The movements of the main wallet, as columns, filters and totals. */
export const transactionTable: RecordTable<Transaction, TransactionTotals, typeof choices> = {
  lead: 'transactionsLead',
  choices,
  filters: { kind: { label: 'kind', all: 'allKinds', word: (word, { t }) => t(kinds[word].name) } },
  totals: [
    { label: 'count', show: ({ count }) => count },
    { label: 'totalIn', show: (totals) => <Amount value={totals.in} /> },
    { label: 'totalOut', show: ({ out }) => <Amount value={out} /> },
    { label: 'net', show: ({ net }) => <Amount value={net} tone="change" /> },
  ],
  columns: [
    { title: 'transactionId', file: ({ id }) => id },
    {
      title: 'time',
      width: '132px',
      cell: ({ at }) => <Moment at={at} />,
      file: ({ at }) => sheetMoment(at),
      fileTitle: 'timeInFile',
    },
    { title: 'kind', file: ({ kind }, { t }) => t(kinds[kind].name) },
    {
      title: 'movement',
      cell: ({ kind, title, reference }, { text }) => (
        <TwoLines mark={mark(kind)} first={text(title)} second={reference} />
      ),
      file: ({ title }, { text }) => text(title),
    },
    {
      title: 'amount',
      align: 'end',
      width: '18%',
      cell: ({ amount }) => <Amount value={amount} tone="change" />,
      file: ({ amount }) => amount,
    },
    {
      title: 'balanceAfter',
      align: 'end',
      width: '18%',
      cell: ({ balanceAfter }) => <Amount value={balanceAfter} />,
      file: ({ balanceAfter }) => balanceAfter,
    },
    { title: 'reference', file: ({ reference }) => reference },
  ],
  detail: (transaction) => <TransactionDetail transaction={transaction} />,
  read: (client, body, signal) => client.request(wire.transactionRecords, body, { signal }),
  empty: {
    title: 'emptyTransactions',
    text: 'emptyAllTransactions',
    action: 'toDeposit',
    to: paths.mine.finance.deposit,
  },
};
