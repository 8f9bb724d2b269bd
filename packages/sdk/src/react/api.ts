import { coreWire, type Tag, tags } from '@pavilion/contract/wire';
import { createApi as createRtkApi, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react';
import type { Client } from '../client/client';
import { sdkBaseQuery } from './base-query';
import { coreEndpoints } from './core/endpoints.generated';
import { createEndpoints, type Invalidate, reducerPath } from './endpoints';

/** Creates the actions that invalidate tags of an api. */
export const invalidateWith =
  ({ util }: { util: { invalidateTags(tags: Tag[]): { type: string } } }): Invalidate =>
  (stale) =>
    util.invalidateTags(stale);

/**
 * Creates an RTK Query api with an endpoint for each call of the bundle `core`, the calls that any page may make.
 * @param client sends every call; by default the client of the store does
 */
export const createApi = (client?: Client) => {
  const empty = createRtkApi({
    reducerPath,
    baseQuery: sdkBaseQuery(client),
    tagTypes: tags,
    // A missing body and an empty one are the same request: a hook finds what the server has fetched.
    serializeQueryArgs: (args) => defaultSerializeQueryArgs({ ...args, queryArgs: args.queryArgs ?? {} }),
    endpoints: () => ({}),
  });
  return empty.injectEndpoints({
    endpoints: (build) => createEndpoints(coreEndpoints, coreWire, build, invalidateWith(empty)),
  });
};

/** The api of the stores that `createStore` creates. It holds definitions only; answers are cached in each store. */
export const api = createApi();
/** The RTK Query api with an endpoint for each call of the bundle `core`. */
export type Api = ReturnType<typeof createApi>;
