import { type WelfareKind, type WelfareRecord, welfareKinds } from '@pavilion/contract';
import { type CallResponse, moneyWire } from '@pavilion/contract/wire';
import { Amount, CoinIcon, type Icon, RefreshIcon } from '@pavilion/ui';
import { paths } from '../../routes/paths';
import { Moment } from './components/moment';
import { RecordId } from './components/record-id';
import { TwoLines } from './components/two-lines';
import type { RecordsLabel } from './messages/records-messages';
import { sheetMoment } from './model/calendar';
import type { RecordTable } from './model/record-table';

const choices = { kind: welfareKinds };
type WelfareTotals = CallResponse<'welfareRecords'>['totals'];

const kinds: Readonly<Record<WelfareKind, { readonly name: RecordsLabel; readonly icon: Icon }>> = {
  rebate: { name: 'rebate', icon: RefreshIcon },
  exchange: { name: 'exchange', icon: CoinIcon },
};

const mark = (kind: WelfareKind) => {
  const { icon: Icon } = kinds[kind];
  return <Icon size={18} />;
};

/** What came for playing, as columns, filters and totals. */
export const welfareTable: RecordTable<WelfareRecord, WelfareTotals, typeof choices> = {
  lead: 'welfareLead',
  choices,
  filters: { kind: { label: 'kind', all: 'allKinds', word: (word, { t }) => t(kinds[word].name) } },
  totals: [
    { label: 'count', show: ({ count }) => count },
    { label: 'totalWelfare', show: ({ amount }) => <Amount value={amount} /> },
  ],
  columns: [
    { title: 'welfareId', file: ({ id }) => id },
    {
      title: 'time',
      width: '132px',
      cell: ({ at }) => <Moment at={at} />,
      file: ({ at }) => sheetMoment(at),
      fileTitle: 'timeInFile',
    },
    { title: 'kind', file: ({ kind }, { t }) => t(kinds[kind].name) },
    {
      title: 'welfare',
      cell: ({ kind, title }, { text, t }) => (
        <TwoLines mark={mark(kind)} first={text(title)} second={t(kinds[kind].name)} />
      ),
      file: ({ title }, { text }) => text(title),
    },
    {
      title: 'amount',
      align: 'end',
      width: '24%',
      cell: ({ amount }) => <Amount value={amount} tone="change" />,
      file: ({ amount }) => amount,
    },
  ],
  detail: ({ id }) => <RecordId label="welfareId" copy="copyWelfareId" id={id} />,
  read: (client, body, signal) => client.request(moneyWire.welfareRecords, body, { signal }),
  empty: { title: 'emptyWelfare', text: 'emptyAllWelfare', action: 'toRebate', to: paths.mine.rebate },
};
