import type { AgentSum, CallResponse, SettlementState } from '@pavilion/contract';
import { useAgentSettlementsQuery } from '@pavilion/sdk/react/money';
import {
  Badge,
  type BadgeTone,
  Button,
  Card,
  ChevronRightIcon,
  Empty,
  ErrorFallback,
  Skeleton,
  saveFile,
  toCsv,
  token,
} from '@pavilion/ui';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { agentMessages } from '../messages/agent-messages';
import { SumTable } from './sum-table';

type Month = CallResponse<'agentSettlements'>['items'][number];

const states = {
  counted: { name: 'stateCounted', tone: 'info' },
  paid: { name: 'statePaid', tone: 'success' },
  carried: { name: 'stateCarried', tone: 'neutral' },
  held: { name: 'stateHeld', tone: 'warning' },
} as const satisfies Record<SettlementState, { name: string; tone: BadgeTone }>;

const Statement = styled.details`
  border-top: 1px solid ${token.color.line};
  summary {
    display: flex;
    gap: ${token.space[3]};
    align-items: center;
    padding: ${token.space[4]} ${token.space[5]};
    cursor: pointer;
    list-style: none;
  }
  summary > :last-child { margin-inline-start: auto; font-weight: ${token.weight.bold}; }
  summary::-webkit-details-marker { display: none; }
  summary > svg { flex: none; color: ${token.color.inkMuted}; transition: rotate ${token.motion.fast} ${token.motion.out}; }
  &[open] summary > svg { rotate: 90deg; }
  > div { padding: 0 ${token.space[5]} ${token.space[5]}; }
  > div > p { margin-top: ${token.space[2]}; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

/** The amounts of the file, with their headings. */
const amounts = {
  gross: 'gross',
  fee: 'fee',
  rebates: 'rebates',
  gifts: 'gifts',
  net: 'net',
  carriedIn: 'carriedIn',
  base: 'sumBase',
  active: 'activeMembers',
  rate: 'fileRate',
  own: 'own',
  fromBelow: 'fromBelow',
  amount: 'total',
  carriedOut: 'carriedOut',
} as const satisfies Record<keyof AgentSum, string>;

interface MonthsProps {
  readonly plan: CallResponse<'agentProgramme'>;
  /** Months that are over, but not counted yet, the oldest first. */
  readonly uncounted: readonly (AgentSum & { readonly month: string })[];
}

interface StatementOfMonthProps {
  readonly item: MonthsProps['uncounted'][number] & Partial<Pick<Month, 'below'>>;
  readonly plan: MonthsProps['plan'];
  readonly tone: BadgeTone;
  readonly state: string;
  readonly note?: string | null | undefined;
}

const StatementOfMonth = ({ item, plan, tone, state, note }: StatementOfMonthProps) => {
  const t = useMessages(agentMessages);
  const month = item.month.replace('-', '/');
  return (
    <Statement>
      <summary>
        <ChevronRightIcon size={16} />
        <strong className="pv-num">{month}</strong>
        <Badge tone={tone}>{state}</Badge>
        <Money value={item.amount} />
      </summary>
      <div>
        <SumTable sum={item} plan={plan} below={item.below} caption={t('monthSum', { month })} />
        {note && <p>{note}</p>}
      </div>
    </Statement>
  );
};

/** The months of the agent that are over, each with its whole sum, the counted ones also as a file (AGT-2). */
export const Months = ({ plan, uncounted }: MonthsProps) => {
  const t = useMessages(agentMessages);
  const timeText = useTimeText();
  const { data, error, refetch } = useAgentSettlementsQuery({});
  const save = (items: readonly Month[]) => {
    const names = Object.keys(amounts) as (keyof typeof amounts)[];
    const headings = names.map((name) => t(amounts[name], { fee: Number(plan.fee) }));
    const rows = items.map((item) => [
      item.month,
      t(states[item.state].name),
      ...names.map((name) => String(item[name])),
    ]);
    saveFile(
      `${t('exportName')}.csv`,
      'text/csv;charset=utf-8',
      toCsv([[t('month'), t('state'), ...headings], ...rows]),
    );
  };
  const shown = () => {
    if (error && !data) {
      return <ErrorFallback message={<ErrorMessage error={error} />} onRetry={() => void refetch()} />;
    }
    if (!data) return <Skeleton shape="block" height={120} />;
    if (data.items.length + uncounted.length === 0) {
      return <Empty compact title={t('monthsEmpty')} description={t('monthsEmptyText', plan.countedOn)} />;
    }
    return (
      <>
        {uncounted.toReversed().map((item) => (
          <StatementOfMonth
            key={item.month}
            {...{ item, plan }}
            tone="neutral"
            state={t('stateUncounted')}
            note={t('uncountedNote', plan.countedOn)}
          />
        ))}
        {data.items.map((item) => (
          <StatementOfMonth
            key={item.month}
            {...{ item, plan }}
            tone={states[item.state].tone}
            state={t(states[item.state].name)}
            note={item.paidAt && t('paidAt', { date: timeText(item.paidAt, 'minute') })}
          />
        ))}
      </>
    );
  };
  return (
    <Card
      padding="none"
      title={t('monthsTitle')}
      extra={
        data &&
        data.items.length > 0 && (
          <Button size="sm" onClick={() => save(data.items)}>
            {t('exportMonths')}
          </Button>
        )
      }
    >
      {shown()}
    </Card>
  );
};
