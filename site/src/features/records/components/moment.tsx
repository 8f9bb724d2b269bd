import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocale } from '../../../shared/messages';
import { dayText, timeText } from '../model/calendar';

const Root = styled.time`
  display: grid;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
`;

/** The day with the time below it. */
export const Moment = ({ at }: { at: string }) => {
  const { locale } = useLocale();
  return (
    <Root dateTime={at}>
      {dayText(at, locale)}
      <small>{timeText(at)}</small>
    </Root>
  );
};
