import { useEffect, useState } from 'react';
import { useClient } from '../session/session-context';

/** The gateway's time in ms, updated every second; undefined before mounting, because the server's clock differs. */
export const useNow = (): number | undefined => {
  const { now } = useClient();
  const [time, setTime] = useState<number>();
  useEffect(() => {
    const tick = () => setTime(now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [now]);
  return time;
};
