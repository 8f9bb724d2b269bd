import type { Client } from '@pavilion/sdk';
import { useIsMember as useIsMemberOf } from '@pavilion/sdk/react';
import { createContext, type ReactNode, use } from 'react';

interface SessionSource {
  readonly client: Client;
  /** Whether the server rendered with a session. Hydration must render the same. */
  readonly wasMember: boolean;
}

const SessionContext = createContext<SessionSource | null>(null);

/** Provides the SDK's client. */
export const ClientProvider = ({ client, wasMember, children }: SessionSource & { children: ReactNode }) => (
  <SessionContext value={{ client, wasMember }}>{children}</SessionContext>
);

const useSource = (): SessionSource => {
  const source = use(SessionContext);
  if (!source) throw new Error('The SDK client must be used inside a ClientProvider');
  return source;
};

/** The SDK's client of this page. */
export const useClient = (): Client => useSource().client;

/** Whether there is a session. Rerenders when one starts or ends, also in another tab. */
export const useIsMember = (): boolean => {
  const { client, wasMember } = useSource();
  return useIsMemberOf(client, wasMember);
};
