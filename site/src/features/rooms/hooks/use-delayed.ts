import { useEffect, useRef, useState } from 'react';

/** A value as it was some time ago; the first one at once. */
export const useDelayed = <Value>(value: Value, delay: number): Value => {
  const [shown, setShown] = useState(value);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setShown(value);
    }, delay);
    timers.current.add(timer);
  }, [value, delay]);
  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const timer of current) clearTimeout(timer);
    };
  }, []);
  return shown;
};
