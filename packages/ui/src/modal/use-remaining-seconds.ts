import { useEffect, useState } from 'react';
import { remainingSeconds } from './footer';
import type { ModalButton } from './modal-options';

/** The seconds a countdown button still waits, kept right by the clock and not by the number of ticks. */
export const useRemainingSeconds = (
  button: ModalButton,
  shownAt: number | undefined,
  now: () => number,
): number => {
  const [, tick] = useState(0);
  const remaining = remainingSeconds(button, shownAt, now());

  useEffect(() => {
    if (remaining === 0 || shownAt === undefined) return;
    const again = () => tick((count) => count + 1);
    const sinceShown = now() - shownAt;
    const timer = setTimeout(again, 1000 - (sinceShown % 1000));
    // A sleeping tab fires its timers late; on waking the number is right at once.
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', again);
    };
  });

  return remaining;
};
