import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { shortDay } from '../../../../shared/calendar/day-text';
import { useLocale } from '../../../../shared/messages';

const Days = styled.div`
  display: flex;
  gap: ${token.space[1]};
  position: relative;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Day = styled.button.attrs({ type: 'button' })`
  flex: none;
  min-height: 32px;
  padding-inline: ${token.space[3]};
  border-radius: ${token.radius.full};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  &:hover { background: var(--sb-row-hover); }
  &[aria-pressed='true'] { background: ${token.color.accentSoft}; color: ${token.color.accentText}; font-weight: ${token.weight.bold}; }
`;

interface DayStripProps {
  readonly label: string;
  readonly all?: string;
  readonly days: readonly string[];
  readonly day: string;
  readonly onChange: (day: string) => void;
}

/** A choice of days. */
export const DayStrip = ({ label, all, days, day, onChange }: DayStripProps) => {
  const { locale } = useLocale();
  return (
    <Days role="group" aria-label={label}>
      {[...(all === undefined ? [] : ['']), ...days].map((each) => (
        <Day key={each} aria-pressed={each === day} onClick={() => onChange(each)}>
          {each === '' ? all : shortDay(each, locale)}
        </Day>
      ))}
    </Days>
  );
};
