import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useRecordTexts } from '../hooks/use-record-texts';
import type { RecordsLabel } from '../messages/records-messages';
import { dayHeading, nearDay } from '../model/days';

const Band = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 0 ${token.space[4]};
  font-variant-numeric: tabular-nums;
  b { color: ${token.color.ink}; font-weight: ${token.weight.bold}; }
  > span { white-space: nowrap; }
  > span > span { margin-inline-start: ${token.space[2]}; }
`;

interface DayBandProps {
  /** `YYYY-MM-DD`, as is `today`. */
  readonly day: string;
  readonly today: string;
  /** What the total beside it says; undefined without one. */
  readonly totalLabel: RecordsLabel | undefined;
}

/** The heading of a day's records. */
export const DayBand = ({ day, today, totalLabel }: DayBandProps) => {
  const { t, locale } = useRecordTexts();
  const near = nearDay(day, today);
  return (
    <Band>
      <span>
        <b>{dayHeading(day, today, locale)}</b>
        {near && <span>{t(near)}</span>}
      </span>
      {totalLabel && <span>{t(totalLabel)}</span>}
    </Band>
  );
};
