import { type CallAuth, coreWire, tags } from '@pavilion/contract/wire';
import type { Client } from '../client/client';
import type { Unsubscribe } from '../ports/ports';
import { api } from './api';

interface Store {
  getState(): { [api.reducerPath]: ReturnType<typeof api.reducer> };
  dispatch(action: { type: string }): unknown;
}

/** The `auth` of an endpoint. The other bundles, which load later, hold calls for members only. */
const authOf = (name: string | undefined): CallAuth =>
  coreWire[name as keyof typeof coreWire]?.auth ?? 'member';

/**
 * Keeps the cached answers of one member from the next. After a login, mounted queries that a visitor may make are
 * fetched again in place. After the end of a session, answers that were fetched with its token are removed immediately,
 * and mounted queries are fetched again without it.
 */
export const watchSession = (
  { session }: Pick<Client, 'session'>,
  { getState, dispatch }: Store,
): Unsubscribe =>
  session.subscribe(({ hadToken }) => {
    for (const [key, entry] of Object.entries(getState()[api.reducerPath].queries)) {
      const auth = authOf(entry?.endpointName);
      // After a login the answers for visitors are stale, but they belong to no other member.
      if (auth === 'public' || (!hadToken && auth !== 'member')) continue;
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key as never }));
    }
    if (!hadToken) dispatch(api.util.invalidateTags(tags.filter((tag) => tag !== 'Content')));
  });
