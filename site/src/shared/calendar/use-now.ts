import { useEffect, useState } from 'react';
import { useClient } from '../session/session-context';

/**
 * The gateway's time in ms, updated every second; undefined before mounting, because the server's clock differs. It is
 * read while rendering: an answer that corrects the clock also renders what depends on it.
 */
export const useNow = (): number | undefined => {
  const { now } = useClient();
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const tick = () => setTicks((count) => count + 1);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return ticks === 0 ? undefined : now();
};
