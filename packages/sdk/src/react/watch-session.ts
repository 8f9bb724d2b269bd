import { type CallAuth, coreWire, tags } from '@pavilion/contract/wire';
import type { Client } from '../client/client';
import type { Unsubscribe } from '../ports/ports';
import { api } from './api';

interface Store {
  getState(): { [api.reducerPath]: ReturnType<typeof api.reducer> };
  dispatch(action: { type: string }): unknown;
}

/** Who may ask an endpoint. What pages bring along later is for members. */
const authOf = (name: string | undefined): CallAuth =>
  coreWire[name as keyof typeof coreWire]?.auth ?? 'member';

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
      const auth = authOf(entry?.endpointName);
      // A visitor's login makes what visitors may see stale, without its being anybody else's.
      if (auth === 'public' || (!hadToken && auth !== 'member')) continue;
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key as never }));
    }
    if (!hadToken) dispatch(api.util.invalidateTags(tags.filter((tag) => tag !== 'Content')));
  });
