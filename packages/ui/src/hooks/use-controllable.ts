import { useState } from 'react';

/** State that is controlled when `value` is given, else uncontrolled, starting from `initial`. */
export const useControllable = <T>(
  value: T | undefined,
  initial: T,
  onChange?: (value: T) => void,
): readonly [T, (value: T) => void] => {
  const [own, setOwn] = useState(initial);
  const set = (next: T) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
};
