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
  th, td { padding: 6px ${token.space[3]}; color: ${token.color.inkMuted}; text-align: start; font-weight: inherit; }
  th { padding-inline-start: ${token.space[6]}; }
  td { text-align: end; white-space: nowrap; }
  th > small { display: block; }
  tr[data-sum] > *, tr[data-total] > * {
    padding-block: ${token.space[2]};
    background: ${token.color.sunken};
    color: ${token.color.ink};
    font-weight: ${token.weight.bold};
  }
  tr[data-sum] > th, tr[data-total] > th { padding-inline-start: ${token.space[3]}; border-radius: ${token.radius.md} 0 0 ${token.radius.md}; }
  tr[data-sum] > td, tr[data-total] > td { border-radius: 0 ${token.radius.md} ${token.radius.md} 0; }
  tr[data-total] > * { background: ${token.color.valueSoft}; color: ${token.color.value}; font-size: ${token.text.lg}; }
  tbody + tbody > :first-child > * { padding-top: ${token.space[3]}; }
`;

type Below = CallResponse<'agentSettlements'>['items'][number]['below'];

interface Line {
  readonly name: string;
  /** Instead of the amount. */
  readonly text?: string;
  readonly isTakenOff?: boolean;
  /** Adds up the lines of its group, which it ends. */
  readonly isSum?: boolean;
  readonly isTotal?: boolean;
  readonly below?: Below;
}

interface SumTableProps {
  readonly sum: AgentSum;
  readonly plan: CallResponse<'agentProgramme'>;
  readonly below?: Below;
  readonly caption?: string;
}

/** The commission of a month, so that every line can be followed from those above it (AGT-2). */
export const SumTable = ({ sum, plan, below = [], caption }: SumTableProps) => {
  const t = useMessages(agentMessages);
  // The active members are in the line of the rate, which depends on them.
  const lines: Readonly<Record<Exclude<keyof AgentSum, 'active'>, Line>> = {
    gross: { name: t('gross') },
    fee: { name: t('fee', { fee: Number(plan.fee) }), isTakenOff: true },
    rebates: { name: t('rebates'), isTakenOff: true },
    gifts: { name: t('gifts'), isTakenOff: true },
    net: { name: t('net'), isSum: true },
    carriedIn: { name: t('carriedIn') },
    base: { name: t('sumBase'), isSum: true },
    rate: { name: t('sumRate', { active: sum.active }), text: `${Number(sum.rate)}%` },
    own: { name: t('own') },
    fromBelow: { name: t('fromBelow'), below },
    amount: { name: t('total'), isTotal: true },
    carriedOut: { name: t('carriedOut') },
  };
  const groups: [keyof typeof lines, Line][][] = [[]];
  for (const entry of Object.entries(lines) as [keyof typeof lines, Line][]) {
    groups.at(-1)!.push(entry);
    if (entry[1].isSum || entry[1].isTotal) groups.push([]);
  }
  return (
    <Table>
      <caption className="pv-sr-only">{caption ?? t('sumCaption')}</caption>
      <thead className="pv-sr-only">
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group[0]![0]}>
          {group.map(([key, { name, text, isTakenOff, isSum, isTotal, below: parts = [] }]) => (
            <tr key={key} data-sum={isSum ? '' : undefined} data-total={isTotal ? '' : undefined}>
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
                    {isTakenOff && Number(sum[key]) > 0 && '−'}
                    <Money value={sum[key]} />
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
};
