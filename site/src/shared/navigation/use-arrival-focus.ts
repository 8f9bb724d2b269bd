import { useEffect, useRef } from 'react';

/** Moves the focus to an element when it appears, so that it comes into view and a screen reader tells what it is. */
export const useArrivalFocus = <Target extends HTMLElement>() => {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
};
