import { useEffect, useRef } from 'react';

/** Moves the focus to an element when it appears, so that it scrolls into view and a screen reader announces it. */
export const useFocusOnMount = <Target extends HTMLElement>() => {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
};
