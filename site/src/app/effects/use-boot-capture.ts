import { useEffect } from 'react';
import { useClient } from '../../shared/session/session-context';

/** Keeps the invite codes and `agent_verify` of the address the person came by. Source: requirements APP-6, INV-1. */
export const useBootCapture = () => {
  const client = useClient();
  useEffect(() => {
    client.invites.capture(location.search);
    client.agent.capture(location.search);
  }, [client]);
};
