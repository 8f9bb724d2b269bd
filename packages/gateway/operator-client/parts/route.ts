import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The page and the item that the address names: `#/threads/01h…`. */
export const useRoute = (): { page: string; item: string | undefined } => {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const [page = '', item] = hash.replace(/^#\/?/, '').split('/');
  return { page, item: item ? decodeURIComponent(item) : undefined };
};

export const hrefOf = (page: string, item?: string): string =>
  `#/${page}${item === undefined ? '' : `/${encodeURIComponent(item)}`}`;
