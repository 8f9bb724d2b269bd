import { breakpoint, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useRecordTexts } from '../hooks/use-record-texts';
import type { Filters } from '../model/filter';
import type { RecordTable } from '../model/record-table';

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
    /* Three in one line, of which the number of records needs little. */
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: auto repeat(2, minmax(0, 1fr));
      > :last-child { grid-column: auto; }
      > * { padding-inline: ${token.space[3]}; }
      dd { font-size: ${token.text.md}; }
    }
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

const InlineRegion = styled.section`
  flex: 1;
  @media (max-width: ${breakpoint.phone}px) { order: -1; flex-basis: 100%; }
`;

/** One line of a toolbar, in which the number of records stands already. */
const Inline = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[5]};
  margin: 0;
  > div { display: flex; align-items: baseline; gap: ${token.space[2]}; white-space: nowrap; }
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd { margin: 0; font-variant-numeric: tabular-nums; font-weight: ${token.weight.bold}; }
  @media (max-width: ${breakpoint.phone}px) {
    gap: ${token.space[2]} ${token.space[4]};
    justify-content: space-between;
    > div { display: grid; gap: 0; }
    dt { font-size: ${token.text.xs}; }
  }
`;

interface TotalsProps<Row, Totals, F extends Filters> {
  readonly table: RecordTable<Row, Totals, F>;
  readonly totals: Totals | undefined;
  readonly status: 'ready' | 'loading' | 'error';
  /** One line of a toolbar, which has the number of records already. */
  readonly isInline?: boolean;
}

/** The gateway's totals of the whole selection, including the rows that the page has not loaded. */
export const TotalsStrip = <Row, Totals, F extends Filters>({
  table,
  totals,
  status,
  isInline = false,
}: TotalsProps<Row, Totals, F>) => {
  const { t } = useRecordTexts();
  const [Region, Entries, Entry] = isInline
    ? [InlineRegion, Inline, 'div' as const]
    : ['section' as const, List, Total];
  const shown = isInline ? table.totals.filter(({ label }) => label !== 'count') : table.totals;
  const skeleton = isInline ? (
    <Skeleton width="72px" height="16px" />
  ) : (
    <Skeleton width="60%" height="24px" style={{ marginTop: token.space[1] }} />
  );
  return (
    <Region aria-label={t('totals')} aria-busy={status === 'loading' || undefined}>
      <Entries>
        {shown.map(({ label, show }) => (
          <Entry key={label}>
            <dt>{t(label)}</dt>
            <dd>{totals ? show(totals) : status === 'loading' ? skeleton : '—'}</dd>
          </Entry>
        ))}
      </Entries>
    </Region>
  );
};
