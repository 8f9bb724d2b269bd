import { type CoinKind, type CoinRecord, coinKinds } from '@pavilion/contract';
import { type CallResponse, moneyWire } from '@pavilion/contract/wire';
import { Amount, CoinIcon, type Icon, SettingsIcon, TransferIcon } from '@pavilion/ui';
import { paths } from '../../routes/paths';
import { Moment } from './components/moment';
import { RecordId } from './components/record-id';
import { TwoLines } from './components/two-lines';
import type { RecordsLabel } from './messages/records-messages';
import { sheetMoment } from './model/calendar';
import type { RecordTable } from './model/record-table';

const choices = { kind: coinKinds };
type CoinTotals = CallResponse<'currencyRecords'>['totals'];

const kinds: Readonly<Record<CoinKind, { readonly name: RecordsLabel; readonly icon: Icon }>> = {
  earned: { name: 'earned', icon: CoinIcon },
  exchanged: { name: 'exchanged', icon: TransferIcon },
  adjusted: { name: 'adjusted', icon: SettingsIcon },
};

const mark = (kind: CoinKind) => {
  const { icon: Icon } = kinds[kind];
  return <Icon size={18} />;
};

/** The movements of coins, as columns, filters and totals. */
export const currencyTable: RecordTable<CoinRecord, CoinTotals, typeof choices> = {
  lead: 'currencyLead',
  choices,
  filters: { kind: { label: 'kind', all: 'allKinds', word: (word, { t }) => t(kinds[word].name) } },
  totals: [
    { label: 'count', show: ({ count }) => count },
    { label: 'coinsIn', show: (totals) => <Amount value={totals.in} /> },
    { label: 'coinsOut', show: ({ out }) => <Amount value={out} /> },
    { label: 'net', show: ({ net }) => <Amount value={net} tone="change" /> },
  ],
  columns: [
    { title: 'coinId', file: ({ id }) => id },
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
      cell: ({ kind, title }, { text, t }) => (
        <TwoLines mark={mark(kind)} first={text(title)} second={t(kinds[kind].name)} />
      ),
      file: ({ title }, { text }) => text(title),
    },
    {
      title: 'coins',
      align: 'end',
      width: '16%',
      cell: ({ coins }) => <Amount value={coins} tone="change" />,
      file: ({ coins }) => coins,
    },
    {
      title: 'money',
      align: 'end',
      width: '16%',
      cell: ({ money }) => (money === null ? '—' : <Amount value={money} currency="¥" />),
      file: ({ money }) => money ?? '',
    },
    {
      title: 'coinsAfter',
      align: 'end',
      width: '16%',
      cell: ({ balanceAfter }) => <Amount value={balanceAfter} />,
      file: ({ balanceAfter }) => balanceAfter,
    },
  ],
  detail: ({ id }) => <RecordId label="coinId" copy="copyCoinId" id={id} />,
  read: (client, body, signal) => client.request(moneyWire.currencyRecords, body, { signal }),
  empty: { title: 'emptyCurrency', text: 'emptyAllCurrency', action: 'toRebate', to: paths.mine.rebate },
};
