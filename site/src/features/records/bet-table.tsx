import { type BetRecord, type BetState, betStates, gameCategories } from '@pavilion/contract';
import { type CallResponse, wire } from '@pavilion/contract/wire';
import { Badge, type BadgeTone } from '@pavilion/ui';
import { paths } from '../../routes/paths';
import { CategoryIcon } from '../../shared/games/category-icon';
import { gamesMessages } from '../../shared/games/games-messages';
import { isUnfinished } from '../../shared/games/unfinished';
import { Money } from '../../shared/money/money';
import { choice } from './components/choice';
import { amountColumn, idColumn, momentColumn, timeInFile } from './components/columns';
import { DeferredBetDetail } from './components/deferred-bet-detail';
import { TwoLines } from './components/two-lines';
import type { RecordsLabel } from './messages/records-messages';
import { sumOf } from './model/days';
import type { FiltersOf } from './model/filter';
import type { RecordTable } from './model/record-table';

type BetTotals = CallResponse<'betRecords'>['totals'];

const states: Readonly<Record<BetState, { readonly name: RecordsLabel; readonly tone: BadgeTone }>> = {
  open: { name: 'open', tone: 'warning' },
  settled: { name: 'settled', tone: 'neutral' },
  void: { name: 'void', tone: 'info' },
  pending: { name: 'pendingBet', tone: 'warning' },
  refused: { name: 'refusedBet', tone: 'info' },
  'cashed-out': { name: 'cashedOut', tone: 'neutral' },
};

/** Without a payout yet. */
const isRunning = ({ state }: BetRecord) => state === 'open' || state === 'pending';

const unfinished = { name: 'unfinished', tone: 'warning' } as const;
const stateOf = (bet: BetRecord) => (isUnfinished(bet) ? unfinished : states[bet.state]);

/** Nearly all bets are settled; the rows show the states of the others. */
const isUnusual = ({ state }: BetRecord) => state !== 'settled';

const filters = {
  category: choice(gameCategories, {
    label: 'category',
    all: 'allCategories',
    optionLabel: (option, texts) => texts.textsOf(gamesMessages)(option),
  }),
  state: choice(betStates, {
    label: 'state',
    all: 'allStates',
    optionLabel: (option, { t }) => t(states[option].name),
  }),
} satisfies FiltersOf<'betRecords'>;

/** The table of bets. */
export const betTable: RecordTable<BetRecord, BetTotals, typeof filters> = {
  lead: 'betsLead',
  scene: 'target',
  filters,
  totals: [
    { label: 'count', show: ({ count }) => count },
    { label: 'totalStake', show: ({ stake }) => <Money value={stake} /> },
    { label: 'totalPayout', show: ({ payout }) => <Money value={payout} /> },
    { label: 'totalNet', show: ({ net }) => <Money value={net} tone="change" /> },
  ],
  at: ({ placedAt }) => placedAt,
  dayTotal: {
    label: 'dayResult',
    column: 'result',
    show: (rows) => <Money value={sumOf(rows, (bet) => (isRunning(bet) ? '0' : bet.net))} tone="change" />,
  },
  columns: [
    idColumn('betId'),
    momentColumn('placedAt', ({ placedAt }) => placedAt),
    {
      title: 'settledAt',
      cell: null,
      ...timeInFile(({ settledAt }: BetRecord) => settledAt),
    },
    {
      title: 'game',
      narrow: 'lead',
      cell: (bet, { t, text, textsOf, timeText }) => (
        <TwoLines
          icon={<CategoryIcon category={bet.category} />}
          cover={bet.cover ? { name: bet.gameName, category: bet.category, cover: bet.cover } : undefined}
          first={text(bet.gameName)}
          second={
            <>
              {textsOf(gamesMessages)(bet.category)}
              {isUnusual(bet) && <Badge tone={stateOf(bet).tone}>{t(stateOf(bet).name)}</Badge>}
            </>
          }
          onPhone={
            <>
              {timeText(bet.placedAt, 'time')}
              {isUnusual(bet) && <Badge tone={stateOf(bet).tone}>{t(stateOf(bet).name)}</Badge>}
            </>
          }
        />
      ),
      file: ({ gameName }, { text }) => text(gameName),
    },
    { title: 'category', cell: null, file: (bet, { textsOf }) => textsOf(gamesMessages)(bet.category) },
    {
      title: 'sport',
      cell: null,
      // The page itself does not need the table of sports.
      file: async ({ detail }, { text }) =>
        (await import('./model/bet-sports')).betSports(detail).map(text).join(' / '),
    },
    { title: 'venue', cell: null, file: ({ venue }) => venue },
    amountColumn('stake', '13%', 'note', ({ stake }) => stake),
    amountColumn('payout', '13%', null, (bet) => (isRunning(bet) ? null : bet.payout)),
    amountColumn('result', '14%', 'value', (bet) => (isRunning(bet) ? null : bet.net), 'change'),
    {
      title: 'state',
      cell: null,
      file: (bet, { t }) => t(stateOf(bet).name),
    },
  ],
  detail: (bet) => <DeferredBetDetail bet={bet} />,
  read: (client, body, options) => client.request(wire.betRecords, body, options),
  empty: { title: 'emptyBets', text: 'emptyAllBets', action: 'toLobby', to: paths.game.egame },
};
