import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the component is mounted in a browser: false on the server and during hydration, so that both render the
 * same, and true from then on.
 */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
