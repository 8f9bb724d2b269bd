import { type GiftRecord, type GiftState, giftStates } from '@pavilion/contract';
import { type CallResponse, moneyWire } from '@pavilion/contract/wire';
import { Badge, type BadgeTone, GiftIcon } from '@pavilion/ui';
import { paths } from '../../routes/paths';
import { IconTile } from '../../shared/layout/icon-tile';
import { Money } from '../../shared/money/money';
import { choice } from './components/choice';
import { amountColumn, idColumn, momentColumn, timeInFile } from './components/columns';
import { Moment } from './components/moment';
import { RecordId } from './components/record-id';
import { TwoLines } from './components/two-lines';
import type { RecordsLabel } from './messages/records-messages';
import type { FiltersOf } from './model/filter';
import type { RecordTable } from './model/record-table';

type GiftTotals = CallResponse<'giftRecords'>['totals'];

const states: Readonly<Record<GiftState, { readonly name: RecordsLabel; readonly tone: BadgeTone }>> = {
  waiting: { name: 'waiting', tone: 'warning' },
  pending: { name: 'underReview', tone: 'neutral' },
  claimed: { name: 'claimed', tone: 'success' },
  expired: { name: 'giftExpired', tone: 'neutral' },
  revoked: { name: 'giftRevoked', tone: 'danger' },
};

const filters = {
  state: choice(giftStates, {
    label: 'state',
    all: 'allStates',
    optionLabel: (option, { t }) => t(states[option].name),
  }),
} satisfies FiltersOf<'giftRecords'>;

/** The table of granted bonuses. */
export const giftTable: RecordTable<GiftRecord, GiftTotals, typeof filters> = {
  lead: 'giftsLead',
  scene: 'jackpot',
  filters,
  totals: [
    { label: 'count', show: ({ count }) => count },
    { label: 'totalGranted', show: ({ amount }) => <Money value={amount} /> },
    { label: 'totalClaimed', show: ({ claimed }) => <Money value={claimed} /> },
  ],
  at: ({ grantedAt }) => grantedAt,
  columns: [
    idColumn('giftId'),
    momentColumn('grantedAt', ({ grantedAt }) => grantedAt),
    {
      title: 'gift',
      narrow: 'lead',
      cell: ({ title, grantedAt }, { text, t, timeText }) => (
        <TwoLines
          icon={
            <IconTile $tone="danger">
              <GiftIcon size={18} />
            </IconTile>
          }
          first={text(title)}
          second={t('gift')}
          onPhone={timeText(grantedAt, 'time')}
        />
      ),
      file: ({ title }, { text }) => text(title),
    },
    amountColumn('amount', '18%', 'value', ({ amount }) => amount, 'value'),
    {
      title: 'claimedAt',
      // The state says whether it is claimed.
      narrow: null,
      width: '132px',
      cell: ({ claimedAt }, { t }) => (claimedAt === null ? t('notClaimed') : <Moment at={claimedAt} />),
      ...timeInFile(({ claimedAt }: GiftRecord) => claimedAt),
    },
    {
      title: 'state',
      label: null,
      narrow: 'note',
      align: 'center',
      width: '108px',
      cell: ({ state }, { t }) => <Badge tone={states[state].tone}>{t(states[state].name)}</Badge>,
      file: ({ state }, { t }) => t(states[state].name),
    },
  ],
  detail: ({ id }) => <RecordId label="giftId" copy="copyGiftId" id={id} />,
  read: (client, body, options) => client.request(moneyWire.giftRecords, body, options),
  empty: {
    title: 'emptyGifts',
    text: 'emptyAllGifts',
    action: 'toDiscounts',
    to: paths.activity.discounts,
  },
};
