import type { RequirementState, TurnoverRequirement } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { Badge, type BadgeTone, DataTable, type DataTableProps, Progress, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { percentOf } from '../../model/percent-of';
import { turnoverMessages } from '../messages/turnover-messages';

const Lines = styled.span`
  display: grid;
  font-weight: ${token.weight.medium};
  small { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; font-weight: ${token.weight.regular}; }
`;

const Bar = styled.div`
  min-width: 160px;
`;

const states: Readonly<
  Record<RequirementState, { readonly text: 'open' | 'stateDone' | 'lifted'; readonly tone: BadgeTone }>
> = {
  open: { text: 'open', tone: 'warning' },
  done: { text: 'stateDone', tone: 'success' },
  lifted: { text: 'lifted', tone: 'neutral' },
};

const causeTexts = {
  deposit: 'deposit',
  bonus: 'bonus',
  adjustment: 'adjustment',
} as const satisfies Readonly<Record<TurnoverRequirement['cause'], string>>;

type RequirementTableProps = Pick<
  DataTableProps<TurnoverRequirement>,
  'rows' | 'status' | 'onRetry' | 'errorMessage' | 'empty'
>;

/** The turnover requirements of deposits and bonuses, with their progress. */
export const RequirementTable = (table: RequirementTableProps) => {
  const t = useMessages(turnoverMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  return (
    <DataTable
      {...table}
      caption={t('list')}
      rowKey={({ id }) => id}
      narrow="cards"
      columns={[
        {
          key: 'item',
          title: t('item'),
          render: ({ title, cause, at }) => (
            <Lines>
              {text(title)}
              <small className="pv-num">
                {t(causeTexts[cause])} · {timeText(at, 'brief')}
              </small>
            </Lines>
          ),
        },
        {
          key: 'amount',
          title: t('amount'),
          align: 'end',
          width: '15%',
          render: ({ amount }) => <Money value={amount} />,
        },
        {
          key: 'multiple',
          title: t('multiple'),
          align: 'end',
          width: '88px',
          render: ({ multiple }) => <span className="pv-num">{t('times', { multiple })}</span>,
        },
        {
          key: 'progress',
          title: `${t('done')} / ${t('required')}`,
          width: '30%',
          render: ({ title, done, required, state }) => (
            <Bar>
              <Progress
                label={t('doneOf', { done: formatAmount(done), required: formatAmount(required) })}
                aria-label={t('itemProgress', { item: text(title) })}
                value={percentOf(done, required)}
                tone={state === 'open' ? 'accent' : 'success'}
              />
            </Bar>
          ),
        },
        {
          key: 'left',
          title: t('left'),
          align: 'end',
          width: '14%',
          render: ({ left }) => <Money value={left} />,
        },
        {
          key: 'state',
          title: t('state'),
          align: 'center',
          width: '96px',
          render: ({ state }) => <Badge tone={states[state].tone}>{t(states[state].text)}</Badge>,
        },
      ]}
    />
  );
};
