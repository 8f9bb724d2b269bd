import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void) => {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
};

/** Whether the person asked for less motion. Known only in a browser: on the server it is false. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
