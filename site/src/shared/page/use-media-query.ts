import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false on the server, during hydration, and in browsers without `matchMedia`. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const list = window.matchMedia?.(query);
        list?.addEventListener('change', listener);
        return () => list?.removeEventListener('change', listener);
      },
      [query],
    ),
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
