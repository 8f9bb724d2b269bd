import { useEffect, useState } from 'react';
import { elapsedText } from '../model/elapsed';

/** How long the part that asks has been on the screen, each second anew. */
export const useElapsed = (): string => {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => setElapsed(Date.now() - start), 1000);
    return () => clearInterval(timer);
  }, []);
  return elapsedText(elapsed);
};
