import { type CallName, wire } from '@pavilion/contract/wire';
import type { Client } from '../client/client';
import type { Unsubscribe } from '../ports/ports';
import { api } from './api';
import { tags } from './tags';

interface Store {
  getState(): { [api.reducerPath]: ReturnType<typeof api.reducer> };
  dispatch(action: { type: string }): unknown;
}

/** Calls whose answers a visitor's login makes stale, without their being anybody else's. */
const seenByVisitors = (name: string | undefined): boolean => wire[name as CallName]?.auth !== 'member';

/**
 * Keeps one member's answers from another. A visitor who logs in has the shown lists fetched anew in place; when a
 * member goes, whatever was fetched with a token is dropped at once, and what is still shown is fetched for the visitor.
 */
export const watchSession = (
  { session }: Pick<Client, 'session'>,
  { getState, dispatch }: Store,
): Unsubscribe =>
  session.subscribe(({ hadToken }) => {
    for (const [key, entry] of Object.entries(getState()[api.reducerPath].queries)) {
      const name = entry?.endpointName;
      const auth = wire[name as CallName]?.auth;
      if (auth === 'public' || (!hadToken && seenByVisitors(name))) continue;
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key as never }));
    }
    if (!hadToken) dispatch(api.util.invalidateTags(tags.filter((tag) => tag !== 'Content')));
  });
