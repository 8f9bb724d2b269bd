import { useEffect, useRef } from 'react';

/** Calls `next` each `interval` ms while `running`; the time starts afresh whenever `turn` changes. */
export const useRotation = (running: boolean, interval: number, turn: number, next: () => void) => {
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide, however it came, gets its full time
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, interval);
    return () => clearInterval(timer);
  }, [running, interval, turn]);
};
