import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first client render, so that the two are alike; true from then on. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
