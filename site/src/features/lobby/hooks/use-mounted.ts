import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser has taken the page over: what the server can not draw waits for it. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
