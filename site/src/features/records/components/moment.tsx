import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useRecordTexts } from '../hooks/use-record-texts';
import { dayText } from '../model/calendar';

const Root = styled.time`
  display: grid;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  small { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

/** The day with the time below it. */
export const Moment = ({ at }: { at: string }) => {
  const { locale, isoDay, timeText } = useRecordTexts();
  return (
    <Root dateTime={at}>
      {dayText(isoDay(at), locale)}
      <small>{timeText(at, 'time')}</small>
    </Root>
  );
};
