import { api, type PavilionState } from '@pavilion/sdk/react';

type Query = PavilionState[typeof api.reducerPath]['queries'][string];

/** preInfo contains the IP address of the caller. In a shared page it is empty. */
const withAddress = (query: Query, ip: string) =>
  query?.endpointName === 'preInfo' ? { ...query, data: { ...(query.data as object), ip } } : query;

/**
 * The state that the browser hydrates from. It contains fulfilled queries only: a pending query would keep the browser
 * from fetching it.
 *
 * @param ip the IP address of the visitor; empty for a shared page
 */
export const dehydrate = (state: PavilionState, ip: string): object => {
  const { queries, provided } = state[api.reducerPath];
  const answered = Object.entries(queries).flatMap(([key, query]) =>
    query?.status === 'fulfilled' ? [[key, withAddress(query, ip)]] : [],
  );
  return { [api.reducerPath]: { queries: Object.fromEntries(answered), provided } };
};
