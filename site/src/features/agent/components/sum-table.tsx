import type { AgentSum, CallResponse } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { agentMessages } from '../messages/agent-messages';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.text.sm};
  th, td { padding: ${token.space[2]} 0; border-bottom: 1px solid ${token.color.line}; text-align: start; font-weight: inherit; }
  td { text-align: end; white-space: nowrap; }
  th > small { display: block; color: ${token.color.inkMuted}; }
  tr[data-sum] { font-weight: ${token.weight.bold}; }
  tr[data-total] {
    color: ${token.color.value};
    font-size: ${token.text.lg};
    font-weight: ${token.weight.bold};
  }
  tbody:last-child tr:last-child > * { border-bottom: 0; }
`;

type Below = CallResponse<'agentSettlements'>['items'][number]['below'];

interface SumTableProps {
  readonly sum: AgentSum;
  readonly plan: CallResponse<'agentProgramme'>;
  readonly below?: Below;
  readonly caption?: string;
}

/** The commission of a month, so that every line can be followed from those above it (AGT-2). */
export const SumTable = ({ sum, plan, below = [], caption }: SumTableProps) => {
  const t = useMessages(agentMessages);
  const lines = [
    { name: t('gross'), value: sum.gross },
    { name: t('fee', { fee: Number(plan.fee) }), value: sum.fee, isTakenOff: true },
    { name: t('rebates'), value: sum.rebates, isTakenOff: true },
    { name: t('gifts'), value: sum.gifts, isTakenOff: true },
    { name: t('net'), value: sum.net, isSum: true },
    { name: t('carriedIn'), value: sum.carriedIn },
    { name: t('sumBase'), value: sum.base, isSum: true },
    { name: t('sumRate', { active: sum.active }), text: `${Number(sum.rate)}%` },
    { name: t('own'), value: sum.own, isSum: true },
    { name: t('fromBelow'), value: sum.fromBelow, below },
    { name: t('total'), value: sum.amount, isTotal: true },
    { name: t('carriedOut'), value: sum.carriedOut },
  ];
  return (
    <Table>
      <caption className="pv-sr-only">{caption ?? t('sumCaption')}</caption>
      <thead className="pv-sr-only">
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, value, text, isTakenOff, isSum, isTotal, below: parts = [] }) => (
          <tr key={name} data-sum={isSum ? '' : undefined} data-total={isTotal ? '' : undefined}>
            <th scope="row">
              {name}
              {parts.map((part) => (
                <small key={`${part.distance} ${part.name}`}>
                  {t(part.distance === 1 ? 'belowDirect' : 'belowNext', {
                    name: part.name,
                    own: formatAmount(part.own),
                    rate: Number(plan.below[part.distance - 1]),
                  })}
                </small>
              ))}
            </th>
            <td className="pv-num">
              {text ?? (
                <>
                  {isTakenOff && Number(value) > 0 && '−'}
                  <Money value={value as string} />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
