import { createApi as createRtkApi, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react';
import type { Client } from '../client/client';
import { actRows } from './areas/act';
import { cacheRows } from './areas/cache';
import { fdRows } from './areas/fd';
import { gameRows } from './areas/game';
import { pageFdRows } from './areas/page-fd';
import { siteRows } from './areas/site';
import { sdkBaseQuery } from './base-query';
import { endpointsOf, reducerPath } from './endpoints';
import { type Tag, tags } from './tags';

/**
 * The calls of the contract as RTK Query endpoints, injected area by area.
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
  const invalidate = (stale: Tag[]) => bare.util.invalidateTags(stale);
  return bare
    .injectEndpoints({ endpoints: (build) => endpointsOf(siteRows, build, invalidate) })
    .injectEndpoints({ endpoints: (build) => endpointsOf(actRows, build, invalidate) })
    .injectEndpoints({ endpoints: (build) => endpointsOf(gameRows, build, invalidate) })
    .injectEndpoints({ endpoints: (build) => endpointsOf(fdRows, build, invalidate) })
    .injectEndpoints({ endpoints: (build) => endpointsOf(pageFdRows, build, invalidate) })
    .injectEndpoints({ endpoints: (build) => endpointsOf(cacheRows, build, invalidate) });
};

/** The endpoints for stores made by `createStore`. It holds definitions only; answers live in each store. */
export const api = createApi();
/** The RTK Query api with an endpoint for each call. */
export type Api = ReturnType<typeof createApi>;
