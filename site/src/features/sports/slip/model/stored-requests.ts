import type { TabStorage } from './stored-slip';

/** Stores requests whose outcome is open, so that a reload of the tab continues them with their keys. */
export interface StoredRequests<Request> {
  read(): readonly Request[];
  write(requests: readonly Request[]): void;
}

/** Without storage (denied or full) requests still end, but a reload does not continue them. */
const ifPossible = <Value>(access: () => Value): Value | undefined => {
  try {
    return access();
  } catch {
    return undefined;
  }
};

const isRequest = (value: unknown): boolean => {
  const { key, body } = (value ?? {}) as { readonly key?: unknown; readonly body?: unknown };
  return typeof key === 'string' && typeof body === 'object' && body !== null;
};

/** @param name of the entry; requests of each member have one of their own. */
export const createStoredRequests = <Request extends { readonly key: string }>(
  storage: TabStorage,
  name: string,
): StoredRequests<Request> => ({
  read: () => {
    const stored: unknown = ifPossible(() => JSON.parse(storage().getItem(name) ?? '[]'));
    return Array.isArray(stored) ? (stored.filter(isRequest) as Request[]) : [];
  },
  write: (requests) => {
    ifPossible(() =>
      requests.length === 0 ? storage().removeItem(name) : storage().setItem(name, JSON.stringify(requests)),
    );
  },
});
