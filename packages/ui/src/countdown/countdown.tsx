'use client';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatMessage } from '../messages/format-message';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { countdownMessages } from './countdown-messages';
import { countdownTick, formatRemaining, remainingSeconds } from './format-remaining';

export interface CountdownProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** The deadline, in ms since the epoch. */
  readonly deadline: number;
  /** Called once when the deadline is reached. */
  readonly onEnd?: () => void;
  /** The gateway's time, in ms since the epoch. Default the browser's clock. */
  readonly now?: () => number;
}

const Root = styled.time`
  font-family: ${token.font.number};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

/**
 * The time left until a deadline. Derived from the clock and not from counted ticks, so it is right after the tab was
 * suspended. Shows `--:--` until hydration, because the server's clock differs.
 */
export const Countdown = ({ deadline, onEnd, now = Date.now, ...rest }: CountdownProps) => {
  const messages = useMessages(countdownMessages);
  const [left, setLeft] = useState<number>();
  const ended = useRef<number>(undefined);
  const ports = useRef({ onEnd, now });
  useEffect(() => {
    ports.current = { onEnd, now };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const time = ports.current.now();
      const seconds = remainingSeconds(deadline, time);
      setLeft(seconds);
      if (seconds > 0) timer = setTimeout(tick, deadline - time - (seconds - 1) * countdownTick);
      else if (ended.current !== deadline) {
        ended.current = deadline;
        ports.current.onEnd?.();
      }
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline]);
  const { days, clock } = formatRemaining(left ?? 0);
  const text = days > 0 ? `${formatMessage(messages.days, { count: days })} ${clock}` : clock;
  return (
    <Root dir="ltr" {...rest} role="timer" dateTime={new Date(deadline).toISOString()}>
      {left === undefined ? '--:--' : text}
    </Root>
  );
};
