import { api, type PavilionState } from '@pavilion/sdk/react';

type Query = PavilionState[typeof api.reducerPath]['queries'][string];

/** The configuration says which address asked. In a page that visitors share that is nobody's. */
const withAddress = (query: Query, ip: string) =>
  query?.endpointName === 'preInfo' ? { ...query, data: { ...(query.data as object), ip } } : query;

/**
 * The state that the browser starts from: answers only. A query that was still waiting or failed on the server is left
 * out, so that the browser asks for it itself (a state that says "pending" would keep it from asking).
 *
 * @param ip - of whoever the page is for; empty when it is for everybody.
 */
export const dehydrate = (state: PavilionState, ip: string): object => {
  const { queries, provided } = state[api.reducerPath];
  const answered = Object.entries(queries).flatMap(([key, query]) =>
    query?.status === 'fulfilled' ? [[key, withAddress(query, ip)]] : [],
  );
  return { [api.reducerPath]: { queries: Object.fromEntries(answered), provided } };
};
