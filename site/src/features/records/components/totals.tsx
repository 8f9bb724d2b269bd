import { breakpoint, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useRecordTexts } from '../hooks/use-record-texts';
import type { RecordTable } from '../model/record-table';
import type { Choices } from '../model/selection';

const List = styled.dl`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin: 0;
  overflow: hidden;
  @media (max-width: ${breakpoint.phone}px) {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
`;

const Total = styled.div`
  display: grid;
  gap: ${token.space[1]};
  min-width: 0;
  padding: ${token.space[4]} ${token.space[5]};
  box-shadow: -1px -1px 0 ${token.color.line};
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd {
    min-height: 32px;
    margin: 0;
    overflow: hidden;
    font-family: ${token.font.number};
    font-size: clamp(${token.text.lg}, 2vw, ${token.text.h3});
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.bold};
    line-height: 32px;
    text-overflow: ellipsis;
  }
  @media (max-width: ${breakpoint.phone}px) {
    gap: 0;
    padding: ${token.space[2]} ${token.space[4]};
  }
`;

interface TotalsProps<Row, Totals, C extends Choices> {
  readonly table: RecordTable<Row, Totals, C>;
  readonly totals: Totals | undefined;
  readonly status: 'ready' | 'loading' | 'error';
}

/** The gateway's totals of the whole selection, including the rows that the page has not loaded. */
export const TotalsStrip = <Row, Totals, C extends Choices>({
  table,
  totals,
  status,
}: TotalsProps<Row, Totals, C>) => {
  const { t } = useRecordTexts();
  return (
    <section aria-label={t('totals')} aria-busy={status === 'loading' || undefined}>
      <List>
        {table.totals.map(({ label, show }) => (
          <Total key={label}>
            <dt>{t(label)}</dt>
            <dd>
              {totals ? show(totals) : status === 'loading' ? <Skeleton width="60%" height="24px" /> : '—'}
            </dd>
          </Total>
        ))}
      </List>
    </section>
  );
};
