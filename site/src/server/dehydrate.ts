import { api, type PavilionState } from '@pavilion/sdk/react';

/**
 * The state that the browser starts from: answers only. A query that was still waiting or failed on the server is left
 * out, so that the browser asks for it itself (a state that says "pending" would keep it from asking).
 */
export const dehydrate = (state: PavilionState): object => {
  const { queries, provided } = state[api.reducerPath];
  const answered = Object.entries(queries).filter(([, entry]) => entry?.status === 'fulfilled');
  return { [api.reducerPath]: { queries: Object.fromEntries(answered), provided } };
};
