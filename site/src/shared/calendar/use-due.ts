import { useEffect, useEffectEvent } from 'react';
import { useClient } from '../session/session-context';

/** Browsers run a timer with a longer delay at once. */
const longestDelay = 2 ** 31 - 1;

/** The gateway's clock is known to this precision, ms: what ends at a time may still be in force until then. */
const clockPrecision = 1_000;

/**
 * Calls `onDue` once when the gateway's clock has certainly reached a time in ms, also after the tab was suspended. It is called
 * after mounting for a time that is over.
 */
export const useDue = (time: number | undefined, onDue: () => void): void => {
  const { now } = useClient();
  const readClock = useEffectEvent(now);
  const handleDue = useEffectEvent(onDue);
  useEffect(() => {
    if (time === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
    const check = () => {
      clearTimeout(timer);
      const left = time + clockPrecision - readClock();
      if (left > 0) {
        timer = setTimeout(check, Math.min(left, longestDelay));
        return;
      }
      stop();
      handleDue();
    };
    document.addEventListener('visibilitychange', check);
    check();
    return stop;
  }, [time]);
};
