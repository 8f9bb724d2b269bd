import {
  type CallEndpoint,
  type CallName,
  type CallRequest,
  type CallResponse,
  depositTags,
  type Tag,
  type WireCall,
  type wire,
  withdrawalTags,
} from '@pavilion/contract/wire';
import type {
  EndpointBuilder,
  InfiniteQueryDefinition,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import type { CallArgs, SdkBaseQuery } from './base-query';

export const reducerPath = 'pavilion';
type ReducerPath = typeof reducerPath;
type Build = EndpointBuilder<SdkBaseQuery, Tag, ReducerPath>;

/** The endpoints of a bundle of calls, by name, as the contract defines them. */
export type EndpointTable = { readonly [Name in CallName]?: CallEndpoint };

/** A body without required fields may be left out. */
// biome-ignore lint/suspicious/noConfusingVoidType: only `void` lets a hook be called without its argument
type Arg<Body> = object extends Body ? Body | undefined | void : Body;
type MutationArg<Name extends CallName> = (typeof wire)[Name]['idempotent'] extends true
  ? { readonly body: CallRequest<Name>; readonly idempotencyKey: string }
  : Arg<CallRequest<Name>>;

type Definition<Name extends CallName, Kind extends CallEndpoint['kind']> = Kind extends 'query'
  ? QueryDefinition<Arg<CallRequest<Name>>, SdkBaseQuery, Tag, CallResponse<Name>, ReducerPath>
  : Kind extends 'infiniteQuery'
    ? InfiniteQueryDefinition<
        Arg<Omit<CallRequest<Name>, 'cursor'>>,
        string | null,
        SdkBaseQuery,
        Tag,
        CallResponse<Name>,
        ReducerPath
      >
    : MutationDefinition<MutationArg<Name>, SdkBaseQuery, Tag, CallResponse<Name>, ReducerPath>;

type Definitions<Table extends EndpointTable> = {
  [Name in keyof Table & CallName]: Table[Name] extends { kind: infer Kind extends CallEndpoint['kind'] }
    ? Definition<Name, Kind>
    : never;
};

/** Tags that a query invalidates when its answer changes, by call. */
type ChangeTags = {
  readonly [Name in CallName]?: (before: CallResponse<Name>, after: CallResponse<Name>) => readonly Tag[];
};

/** An order changes the balance without a call of this client: polling the order is how the client learns of it. */
const changeTags: ChangeTags = {
  depositOrder: (before, after) => (before.state !== 'paid' && after.state === 'paid' ? depositTags : []),
  withdrawalOrder: (before, after) => (before.state === after.state ? [] : withdrawalTags),
};

/** Creates the action that invalidates tags; it belongs to the api that the endpoints are part of. */
export type Invalidate = (tags: Tag[]) => { type: string };

interface QueryLifecycle {
  queryFulfilled: Promise<{ data: unknown }>;
  getCacheEntry(): { data?: unknown };
  dispatch(action: { type: string }): unknown;
}

/** Compares the answer that was cached with the one that replaces it, and invalidates the tags that follow from it. */
const invalidateOnChange =
  (tagsOf: NonNullable<ChangeTags[CallName]>, invalidate: Invalidate) =>
  async (_: unknown, { queryFulfilled, getCacheEntry, dispatch }: QueryLifecycle) => {
    const before = getCacheEntry().data;
    const after = await queryFulfilled.then(({ data }) => data).catch(() => undefined);
    if (before === undefined || after === undefined) return;
    const tags = tagsOf(before as never, after as never);
    if (tags.length > 0) dispatch(invalidate([...tags]));
  };

const queryEndpoint = (
  build: Build,
  name: CallName,
  call: WireCall,
  tags: readonly Tag[],
  invalidate: Invalidate,
) => {
  const tagsOf = changeTags[name];
  return build.query<unknown, unknown>({
    query: (body): CallArgs => ({ call, body }),
    providesTags: [...tags],
    ...(tagsOf ? { onQueryStarted: invalidateOnChange(tagsOf, invalidate) } : {}),
  });
};

const infiniteQueryEndpoint = (build: Build, call: WireCall, tags: readonly Tag[]) =>
  build.infiniteQuery<{ nextCursor: string | null }, object | undefined, string | null>({
    query: ({ queryArg, pageParam }): CallArgs => ({
      call,
      body: pageParam === null ? queryArg : { ...queryArg, cursor: pageParam },
    }),
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    },
    providesTags: [...tags],
  });

const mutationEndpoint = (build: Build, call: WireCall, tags: readonly Tag[]) =>
  build.mutation<unknown, unknown>({
    query: (arg): CallArgs =>
      call.idempotent ? { call, ...(arg as Omit<CallArgs, 'call'>) } : { call, body: arg },
    invalidatesTags: (_, error) => (error ? [] : [...tags]),
  });

/**
 * Creates an endpoint for each call of a bundle.
 * @param table generated from the definitions: the kind and tags of each endpoint
 * @param calls the calls of the same bundle
 */
export const createEndpoints = <Table extends EndpointTable>(
  table: Table,
  calls: { readonly [Name in keyof Table]: WireCall },
  build: Build,
  invalidate: Invalidate,
) => {
  const create = (name: keyof Table & CallName, endpoint: CallEndpoint) => {
    if (endpoint.kind === 'mutation') return mutationEndpoint(build, calls[name], endpoint.invalidatesTags);
    if (endpoint.kind === 'infiniteQuery')
      return infiniteQueryEndpoint(build, calls[name], endpoint.providesTags);
    return queryEndpoint(build, name, calls[name], endpoint.providesTags, invalidate);
  };
  const entries = Object.entries(table) as [keyof Table & CallName, CallEndpoint][];
  // A loop cannot carry the type of each call: `Definitions` derives them from the table.
  return Object.fromEntries(
    entries.map(([name, endpoint]) => [name, create(name, endpoint)]),
  ) as unknown as Definitions<Table>;
};
