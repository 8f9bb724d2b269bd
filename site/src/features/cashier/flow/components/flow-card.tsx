import type { CallResponse } from '@pavilion/contract/wire';
import { formatAmount } from '@pavilion/format';
import { BarChart, breakpoint, Card, Empty, Skeleton, Tabs, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { shortDay } from '../../../../shared/calendar/day-text';
import { Stack } from '../../../../shared/layout/stack';
import { useLocale, useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { SceneImage } from '../../../../shared/scenes/scene-image';
import { type FlowDays, flowDays, toFlowDays } from '../../model/flow-days';
import { flowMessages } from '../messages/flow-messages';

const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-bottom: 1px solid ${token.color.line};
  padding-bottom: ${token.space[4]};
  > div + div { padding-left: ${token.space[5]}; border-left: 1px solid ${token.color.line}; }
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd { min-height: 30px; font-size: ${token.text.xl}; font-weight: ${token.weight.bold}; }
  @media (max-width: ${breakpoint.phone}px) {
    > div + div { padding-left: ${token.space[3]}; }
    dd { font-size: ${token.text.md}; }
  }
`;

const chartHeight = 180;

/** Scrolls when a month does not fit, so that every day keeps its label. */
const Strip = styled.div<{ $days: number }>`
  position: relative;
  overflow-x: auto;
  letter-spacing: ${({ $days }) => ($days > 7 ? '-0.04em' : 'normal')};
  > * { min-width: ${({ $days }) => $days * 31}px; }
`;

const ChartArea = styled.div`
  display: grid;
  align-items: center;
  min-height: ${chartHeight + 64}px;
`;

const flowDaysTexts = { 7: 'flow7', 30: 'flow30' } as const satisfies Readonly<Record<FlowDays, string>>;

type Overview = CallResponse<'walletOverview'>;

interface FlowCardProps {
  /** Undefined while loading. */
  readonly flow: Pick<Overview, 'totals' | 'daily'> | undefined;
  readonly days: FlowDays;
  readonly onDaysChange: (days: FlowDays) => void;
}

const money = (value: number | string) => formatAmount(String(value));

/** Money in and out by day, with totals. */
export const FlowCard = ({ flow, days, onDaysChange }: FlowCardProps) => {
  const t = useMessages(flowMessages);
  const { locale } = useLocale();
  const hasMoved = flow?.daily.some((day) => /[1-9]/.test(day.in + day.out));
  const sums = [
    { key: 'flowIn', value: flow?.totals.in, tone: 'plain' },
    { key: 'flowOut', value: flow?.totals.out, tone: 'plain' },
    { key: 'flowNet', value: flow?.totals.net, tone: 'change' },
  ] as const;
  return (
    <Card
      title={t('flowTitle')}
      aria-busy={!flow}
      extra={
        <Tabs
          variant="segment"
          label={t('flowDays')}
          items={flowDays.map((value) => ({ value, label: t(flowDaysTexts[value]) }))}
          value={days}
          onValueChange={(value) => onDaysChange(toFlowDays(value))}
        />
      }
    >
      <Stack>
        <Totals>
          {sums.map(({ key, value, tone }) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>
                {value === undefined ? (
                  <Skeleton width={120} style={{ marginTop: token.space[2] }} />
                ) : (
                  <Money value={value} tone={tone} />
                )}
              </dd>
            </div>
          ))}
        </Totals>
        <ChartArea>
          {!flow ? (
            <Skeleton shape="block" height={chartHeight} />
          ) : hasMoved ? (
            <Strip $days={flow.daily.length} tabIndex={0} role="group" aria-label={t('flowChart')}>
              <BarChart
                label={t('flowChart')}
                height={chartHeight}
                formatValue={money}
                series={[
                  { name: t('flowIn'), tone: 'accent' },
                  { name: t('flowOut'), tone: 'value' },
                ]}
                groups={flow.daily.map((day) => ({
                  label: shortDay(day.day, locale),
                  values: [day.in, day.out],
                }))}
              />
            </Strip>
          ) : (
            <Empty compact picture={<SceneImage name="records" />} title={t('flowEmpty')} />
          )}
        </ChartArea>
      </Stack>
    </Card>
  );
};
