import type { CallResponse } from '@pavilion/contract';
import { useAgentSettlementsQuery } from '@pavilion/sdk/react/money';
import { breakpoint, Sparkline, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { Money, useMoneyText } from '../../../shared/money/money';
import { agentMessages } from '../messages/agent-messages';

/** One panel; on phones the amount of the month is below the counts. */
const Strip = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr);
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  box-shadow: ${token.shadow[1]};
  > div { padding: ${token.space[4]} ${token.space[6]}; }
  > div + div { border-inline-start: 1px solid ${token.color.line}; }
  &:not(:has(figure)) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd { display: flex; align-items: center; gap: ${token.space[6]}; font-size: ${token.text.h2}; font-weight: ${token.weight.heavy}; line-height: ${token.leading.snug}; }
  dd > figure { flex: 1; min-width: 0; max-width: 280px; margin-inline-start: auto; font-size: ${token.text.md}; font-weight: ${token.weight.regular}; }
  small { font-size: ${token.text.md}; font-weight: ${token.weight.regular}; }
  @media (max-width: ${breakpoint.tablet}px) { > div { padding-inline: ${token.space[4]}; } }
  @media (max-width: ${breakpoint.phone}px) {
    &, &:not(:has(figure)) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    > div { padding: ${token.space[3]} ${token.space[4]}; }
    > div:nth-child(3) { grid-column: 1 / -1; border-block-start: 1px solid ${token.color.line}; border-inline-start: 0; }
    dd { gap: ${token.space[4]}; font-size: ${token.text.h3}; }
  }
`;

/** In the chart. With fewer than the least it would show a step alone. */
const mostMonths = 12;
const leastMonths = 3;

/** What the agent has: members, agents below, and the commission of the month, beside a chart of those before (AGT-2). */
export const Figures = ({ agent }: { readonly agent: NonNullable<CallResponse<'agentInfo'>['agent']> }) => {
  const t = useMessages(agentMessages);
  const moneyText = useMoneyText();
  const months = useAgentSettlementsQuery({}).data?.items.slice(0, mostMonths) ?? [];
  // Whole months alone: beside them the running one would look like a fall.
  const points = months
    .map(({ month, amount }) => ({ label: month.replace('-', '/'), value: amount }))
    .reverse();
  return (
    <Strip>
      <div>
        <dt>{t('members')}</dt>
        <dd className="pv-num">{t('activeCount', { count: agent.members })}</dd>
      </div>
      <div>
        <dt>{t('agentsBelow')}</dt>
        <dd className="pv-num">{t('activeCount', { count: agent.agentsBelow })}</dd>
      </div>
      {agent.state !== 'closed' && (
        <div>
          <dt>{t('soFar')}</dt>
          <dd>
            <Money value={agent.month.amount} tone="value" />
            {points.length >= leastMonths && (
              <Sparkline
                label={t('byMonth')}
                height={44}
                points={points}
                formatValue={(value) => moneyText(String(value))}
              />
            )}
          </dd>
        </div>
      )}
    </Strip>
  );
};
