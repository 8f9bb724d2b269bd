import { useEffect, useState } from 'react';
import { remainingSeconds } from './button-rules';
import type { ModalButton } from './modal-options';

/** Seconds until a countdown button is enabled, derived from the clock and not from the number of timer ticks. */
export const useRemainingSeconds = (
  button: ModalButton,
  shownAt: number | undefined,
  now: () => number,
): number => {
  const [, setTick] = useState(0);
  const remaining = remainingSeconds(button, shownAt, now());

  useEffect(() => {
    if (remaining === 0 || shownAt === undefined) return;
    const rerender = () => setTick((count) => count + 1);
    const sinceShown = now() - shownAt;
    const timer = setTimeout(rerender, 1000 - (sinceShown % 1000));
    // Timers of a suspended tab fire late.
    document.addEventListener('visibilitychange', rerender);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', rerender);
    };
  });

  return remaining;
};
