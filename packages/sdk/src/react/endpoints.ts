import type { CallName, CallRequest, CallResponse, WireCall, wire } from '@pavilion/contract/wire';
import type {
  EndpointBuilder,
  InfiniteQueryDefinition,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import type { CallArgs, SdkBaseQuery } from './base-query';
import type { ReadRow, Row, Rows } from './rows';
import type { Tag } from './tags';

export const reducerPath = 'pavilion';
type ReducerPath = typeof reducerPath;
type Build = EndpointBuilder<SdkBaseQuery, Tag, ReducerPath>;

/** A body that has nothing one must give may be left out. */
// biome-ignore lint/suspicious/noConfusingVoidType: only `void` lets a hook be called without its argument
type Arg<Body> = object extends Body ? Body | undefined | void : Body;
type Changing<Name extends CallName> = (typeof wire)[Name]['idempotent'] extends true
  ? { readonly body: CallRequest<Name>; readonly idempotencyKey: string }
  : Arg<CallRequest<Name>>;

type Definition<Name extends CallName, Kind extends Row<Name>['kind']> = Kind extends 'query'
  ? QueryDefinition<Arg<CallRequest<Name>>, SdkBaseQuery, Tag, CallResponse<Name>, ReducerPath>
  : Kind extends 'list'
    ? InfiniteQueryDefinition<
        Arg<Omit<CallRequest<Name>, 'cursor'>>,
        string | null,
        SdkBaseQuery,
        Tag,
        CallResponse<Name>,
        ReducerPath
      >
    : MutationDefinition<Changing<Name>, SdkBaseQuery, Tag, CallResponse<Name>, ReducerPath>;

/** The endpoints of a table of rows: named as the calls, typed by the contract. */
type EndpointsOf<Table extends Rows> = {
  [Name in keyof Table & CallName]: Table[Name] extends { kind: infer Kind extends Row<Name>['kind'] }
    ? Definition<Name, Kind>
    : never;
};

interface Settled<Data> {
  queryFulfilled: Promise<{ data: Data }>;
  getCacheEntry(): { data?: Data };
}

const readEndpoint = (build: Build, call: WireCall, row: ReadRow<never>, invalidate: Invalidate) =>
  build.query<unknown, unknown>({
    query: (body): CallArgs => ({ call, body }),
    providesTags: [...row.tags],
    ...(row.moved ? { onQueryStarted: watchChange(row.moved as Moved, invalidate) } : {}),
  });

type Moved = (before: unknown, after: unknown) => readonly Tag[];
/** The action that makes tags stale; it belongs to the api that the endpoints are part of. */
export type Invalidate = (tags: Tag[]) => { type: string };

const watchChange =
  (moved: Moved, invalidate: Invalidate) =>
  async (
    _: unknown,
    {
      queryFulfilled,
      getCacheEntry,
      dispatch,
    }: Settled<unknown> & { dispatch(action: { type: string }): unknown },
  ) => {
    const before = getCacheEntry().data;
    const after = await queryFulfilled.then(({ data }) => data).catch(() => undefined);
    const stale = before === undefined || after === undefined ? [] : moved(before, after);
    if (stale.length > 0) dispatch(invalidate([...stale]));
  };

const listEndpoint = (build: Build, call: WireCall, row: Row<never>) =>
  build.infiniteQuery<{ nextCursor: string | null }, object | undefined, string | null>({
    query: ({ queryArg, pageParam }): CallArgs => ({
      call,
      body: pageParam === null ? queryArg : { ...queryArg, cursor: pageParam },
    }),
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    },
    providesTags: [...row.tags],
  });

const changeEndpoint = (build: Build, call: WireCall, row: Row<never>) =>
  build.mutation<unknown, unknown>({
    query: (arg): CallArgs =>
      call.idempotent ? { call, ...(arg as Omit<CallArgs, 'call'>) } : { call, body: arg },
    invalidatesTags: (_, error) => (error ? [] : [...row.tags]),
  });

/** The calls of a table of rows, as the contract's tables have them. */
type CallsOf<Table extends Rows> = { readonly [Name in keyof Table]: WireCall };

/** Makes an endpoint of each row. The loop can not carry the type of each call, `EndpointsOf` says them. */
export const endpointsOf = <Table extends Rows>(
  table: Table,
  calls: CallsOf<Table>,
  build: Build,
  invalidate: Invalidate,
) =>
  Object.fromEntries(
    (Object.entries(table) as [keyof Table & CallName, Row<never>][]).map(([name, row]) => [
      name,
      row.kind === 'query'
        ? readEndpoint(build, calls[name], row, invalidate)
        : row.kind === 'list'
          ? listEndpoint(build, calls[name], row)
          : changeEndpoint(build, calls[name], row),
    ]),
  ) as unknown as EndpointsOf<Table>;
