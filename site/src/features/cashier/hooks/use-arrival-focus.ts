import { useEffect, useRef } from 'react';

/** Moves the focus to an element when it appears, so that a screen reader tells what has come. */
export const useArrivalFocus = <Target extends HTMLElement>() => {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus({ preventScroll: true }), []);
  return target;
};
