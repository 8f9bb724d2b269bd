import { coreWire } from '@pavilion/contract/wire';
import { createApi as createRtkApi, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react';
import type { Client } from '../client/client';
import { actRows } from './areas/act';
import { cacheRows } from './areas/cache';
import { fdRows } from './areas/fd';
import { gameRows } from './areas/game';
import { pageFdRows } from './areas/page-fd';
import { siteRows } from './areas/site';
import { sdkBaseQuery } from './base-query';
import { endpointsOf, type Invalidate, reducerPath } from './endpoints';
import { type Tag, tags } from './tags';

/** Makes an api's answers of tags stale. */
export const invalidateWith =
  ({ util }: { util: { invalidateTags(stale: Tag[]): { type: string } } }): Invalidate =>
  (stale) =>
    util.invalidateTags(stale);

/**
 * The calls of the contract that any page may make as RTK Query endpoints, injected area by area.
 * @param client sends every call; without it each store's own client does
 */
export const createApi = (client?: Client) => {
  const bare = createRtkApi({
    reducerPath,
    baseQuery: sdkBaseQuery(client),
    tagTypes: tags,
    // No body and an empty one are the same question: what a server fetched, a hook finds.
    serializeQueryArgs: (args) => defaultSerializeQueryArgs({ ...args, queryArgs: args.queryArgs ?? {} }),
    endpoints: () => ({}),
  });
  const invalidate = invalidateWith(bare);
  return bare
    .injectEndpoints({ endpoints: (build) => endpointsOf(siteRows, coreWire, build, invalidate) })
    .injectEndpoints({ endpoints: (build) => endpointsOf(actRows, coreWire, build, invalidate) })
    .injectEndpoints({ endpoints: (build) => endpointsOf(gameRows, coreWire, build, invalidate) })
    .injectEndpoints({ endpoints: (build) => endpointsOf(fdRows, coreWire, build, invalidate) })
    .injectEndpoints({ endpoints: (build) => endpointsOf(pageFdRows, coreWire, build, invalidate) })
    .injectEndpoints({ endpoints: (build) => endpointsOf(cacheRows, coreWire, build, invalidate) });
};

/** The endpoints for stores made by `createStore`. It holds definitions only; answers live in each store. */
export const api = createApi();
/** The RTK Query api with an endpoint for each call. */
export type Api = ReturnType<typeof createApi>;
