import type { TransactionKind } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import { compareAmounts } from '@pavilion/format';
import { breakpoint, Skeleton, token } from '@pavilion/ui';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { PartsBar } from '../../../shared/layout/parts-bar';
import { Money } from '../../../shared/money/money';
import { useRecordTexts } from '../hooks/use-record-texts';
import type { SelectionControl } from '../hooks/use-selection';
import { kindColours } from '../model/kind-colours';
import type { TransactionFilters } from '../transaction-table';
import type { Kinds } from './columns';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);
  @media (max-width: ${breakpoint.phone}px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Side = styled.div`
  display: grid;
  gap: ${token.space[3]};
  align-content: start;
  min-width: 0;
  padding: ${token.space[4]} ${token.space[5]};
  box-shadow: -1px -1px 0 ${token.color.line};
  @media (max-width: ${breakpoint.phone}px) {
    gap: ${token.space[2]};
    padding: ${token.space[3]} ${token.space[4]};
  }
`;

const Figures = styled.dl`
  margin: 0;
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd {
    min-height: 32px;
    margin: 0;
    font-family: ${token.font.number};
    font-size: clamp(${token.text.lg}, 2vw, ${token.text.h3});
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.bold};
    line-height: 32px;
  }
`;

/** Net change and number, at the end of the row or below both sides. */
const Result = styled(Side)`
  ${Figures} + ${Figures} dd { min-height: 0; font-size: ${token.text.md}; line-height: 24px; }
  ${Figures} + ${Figures} { display: flex; align-items: baseline; gap: ${token.space[2]}; }
  @media (max-width: ${breakpoint.phone}px) {
    display: flex;
    align-items: baseline;
    grid-column: 1 / -1;
    justify-content: space-between;
    ${Figures} { display: flex; align-items: baseline; gap: ${token.space[2]}; }
  }
`;

/** What the sum consists of: each part filters the record by its kind. */
const Parts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[4]};
  min-height: 24px;
  margin: 0;
  padding: 0;
  list-style: none;
  button {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
    min-height: 24px;
    border: 0;
    border-radius: ${token.radius.sm};
    padding: 0;
    background: none;
    color: ${token.color.inkMuted};
    font: inherit;
    font-size: ${token.text.sm};
    cursor: pointer;
  }
  button::before { content: ''; width: 8px; height: 8px; border-radius: 2px; background: var(--kind); }
  button:hover { color: ${token.color.ink}; text-decoration: underline; text-underline-offset: 4px; }
  button[aria-pressed='true'] { color: ${token.color.accentText}; font-weight: ${token.weight.bold}; }
  button:focus-visible { outline: 2px solid ${token.color.focus}; outline-offset: 2px; }
  @media (max-width: ${breakpoint.phone}px) { button { gap: ${token.space[1]}; font-size: ${token.text.xs}; } }
`;

type Totals = CallResponse<'transactionRecords'>['totals'];
type KindTotals = Totals['kinds'][number];

interface FlowTotalsProps {
  readonly kinds: Kinds<TransactionKind>;
  readonly control: SelectionControl<TransactionFilters>;
  readonly totals: Totals | undefined;
  readonly status: 'ready' | 'loading' | 'error';
}

/** Income and expenses of the selection, each with the kinds that it consists of. */
export const FlowTotals = ({ kinds, control: { selection, choose }, totals, status }: FlowTotalsProps) => {
  const texts = useRecordTexts();
  const { t } = texts;
  const figure = (value: string | undefined, tone: 'plain' | 'change' = 'plain') => {
    if (value !== undefined) return <Money value={value} tone={tone} />;
    return status === 'loading' ? (
      <Skeleton width="120px" height="24px" style={{ marginTop: token.space[1] }} />
    ) : (
      '—'
    );
  };
  const side = (
    label: 'totalIn' | 'totalOut',
    amountOf: (kind: KindTotals) => string,
    sum: string | undefined,
  ) => {
    const parts = (totals?.kinds ?? [])
      .filter((each) => compareAmounts(amountOf(each), '0') > 0)
      .sort((one, other) => compareAmounts(amountOf(other), amountOf(one)));
    // Both bars have one scale, so that their lengths compare.
    const larger = Math.max(Number(totals?.in ?? 0), Number(totals?.out ?? 0));
    const share = larger === 0 ? 100 : Math.max(4, (Number(sum ?? 0) / larger) * 100);
    return (
      <Side>
        <Figures>
          <dt>{t(label)}</dt>
          <dd>{figure(sum)}</dd>
        </Figures>
        <PartsBar aria-hidden="true" style={{ width: `${share}%` }}>
          {parts.map((each) => (
            <span
              key={each.kind}
              style={{ flexGrow: Number(amountOf(each)), background: kindColours[each.kind] }}
            />
          ))}
        </PartsBar>
        <Parts>
          {parts.map((each) => {
            const isChosen = selection?.kind === each.kind;
            return (
              <li key={each.kind} style={{ '--kind': kindColours[each.kind] } as CSSProperties}>
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() =>
                    selection && choose({ ...selection, kind: isChosen ? undefined : each.kind })
                  }
                >
                  {kinds[each.kind].name(texts)} <Money value={amountOf(each)} />
                </button>
              </li>
            );
          })}
        </Parts>
      </Side>
    );
  };
  return (
    <Root aria-label={t('totals')} aria-busy={status === 'loading' || undefined}>
      {side('totalIn', (each) => each.in, totals?.in)}
      {side('totalOut', ({ out }) => out, totals?.out)}
      <Result>
        <Figures>
          <dt>{t('net')}</dt>
          <dd>{figure(totals?.net, 'change')}</dd>
        </Figures>
        <Figures>
          <dt>{t('count')}</dt>
          <dd>
            {totals ? totals.count : status === 'loading' ? <Skeleton width="48px" height="16px" /> : '—'}
          </dd>
        </Figures>
      </Result>
    </Root>
  );
};
