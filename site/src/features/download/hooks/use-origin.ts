import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The site's own origin; undefined on the server, which does not know by what name the browser reached it. */
export const useOrigin = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => undefined,
  );
