import { useEffect, useState } from 'react';

/** How long a value must stay the same before anybody is asked about it, ms. */
const calm = 300;

/** A value once it has stopped changing. */
export const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), calm);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
