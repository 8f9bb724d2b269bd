import { type WelfareKind, type WelfareRecord, welfareKinds } from '@pavilion/contract';
import { type CallResponse, moneyWire } from '@pavilion/contract/wire';
import { CoinIcon, RefreshIcon } from '@pavilion/ui';
import { paths } from '../../routes/paths';
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
import type { FiltersOf } from './model/filter';
import type { RecordTable } from './model/record-table';

type WelfareTotals = CallResponse<'welfareRecords'>['totals'];

const kinds: Kinds<WelfareKind> = {
  rebate: { name: ({ t }) => t('rebate'), icon: RefreshIcon, tone: 'warning' },
  exchange: { name: ({ t }) => t('exchange'), icon: CoinIcon, tone: 'value' },
};

const filters = { kind: kindChoice(welfareKinds, kinds) } satisfies FiltersOf<'welfareRecords'>;

/** The table of rebates and exchanges. */
export const welfareTable: RecordTable<WelfareRecord, WelfareTotals, typeof filters> = {
  lead: 'welfareLead',
  scene: 'festival',
  filters,
  totals: [
    { label: 'count', show: ({ count }) => count },
    { label: 'totalWelfare', show: ({ amount }) => <Money value={amount} /> },
  ],
  at: ({ at }) => at,
  columns: [
    idColumn('welfareId'),
    momentColumn('time', ({ at }) => at),
    kindColumn(kinds),
    subjectColumn('welfare', kinds),
    amountColumn('amount', '24%', 'value', ({ amount }) => amount, 'movement'),
  ],
  detail: ({ id }) => <RecordId label="welfareId" copy="copyWelfareId" id={id} />,
  read: (client, body, options) => client.request(moneyWire.welfareRecords, body, options),
  empty: { title: 'emptyWelfare', text: 'emptyAllWelfare', action: 'toRebate', to: paths.mine.rebate },
};
