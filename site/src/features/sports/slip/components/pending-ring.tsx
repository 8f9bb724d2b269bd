import { token } from '@pavilion/ui';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { slipMessages } from '../messages/slip-messages';

const circumference = 2 * Math.PI * 15;
const run = keyframes`to { stroke-dashoffset: ${circumference}; }`;

const Root = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  color: ${token.color.accentText};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  svg { position: absolute; inset: 0; transform: rotate(-90deg); }
  circle { fill: none; stroke-width: 3; }
  circle:first-child { stroke: ${token.color.line}; }
`;

const Arc = styled.circle<{ $ms: number }>`
  stroke: currentColor;
  stroke-dasharray: ${circumference};
  animation: ${run} ${({ $ms }) => $ms}ms linear forwards;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1_000));

/** The seconds until the venue decides, with a ring that empties. */
export const PendingRing = ({ deadline }: { readonly deadline: number }) => {
  const t = useMessages(slipMessages);
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline));
  const [total] = useState(() => Math.max(0, deadline - Date.now()));
  useEffect(() => {
    const update = () => setSeconds(secondsUntil(deadline));
    update();
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  }, [deadline]);
  return (
    <Root role="timer" aria-label={t('secondsLeft', { seconds })}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="15" />
        <Arc key={deadline} cx="20" cy="20" r="15" $ms={total} />
      </svg>
      <span aria-hidden="true">{seconds}</span>
    </Root>
  );
};
