import { useSyncExternalStore } from 'react';
import type { Client } from '../client/client';

/** The state of the login session, as `useSession` returns it. */
export interface SessionState {
  /** Whether there is a session. */
  readonly isMember: boolean;
  /**
   * Increases with every login and every end of a session. As the `key` of a component it discards the component's state
   * with the session, for example entered amounts.
   */
  readonly epoch: number;
}

type SessionClient = Pick<Client, 'session'>;

/**
 * Whether there is a session; renders again when one starts or ends. Sessions that start or end in another tab need
 * `client.session.watchTabs()` once per page.
 *
 * @param wasMember what the server rendered with, if the browser may know another session: hydration must render the same
 * @example
 * const Page = ({ client }: { client: Client }) => (useIsMember(client) ? <Wallet /> : <Login />);
 */
export const useIsMember = ({ session }: SessionClient, wasMember?: boolean): boolean => {
  const isMember = () => session.token() !== undefined;
  return useSyncExternalStore(session.subscribe, isMember, () => wasMember ?? isMember());
};

/**
 * The state of the session; renders again with every login and every end of a session, also when one member follows another.
 * Sessions of other tabs need `client.session.watchTabs()`, as for `useIsMember`.
 *
 * @param wasMember see `useIsMember`
 * @example
 * const { isMember, epoch } = useSession(client);
 * return isMember ? <Cashier key={epoch} /> : <Login />;
 */
export const useSession = (client: SessionClient, wasMember?: boolean): SessionState => {
  const { session } = client;
  const epoch = useSyncExternalStore(session.subscribe, session.epoch, session.epoch);
  return { isMember: useIsMember(client, wasMember), epoch };
};
