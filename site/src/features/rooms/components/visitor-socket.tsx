import { useEffect } from 'react';
import { useClient, useIsMember } from '../../../shared/session/session-context';

/**
 * Keeps the socket open for a visitor while a room is open. The session opens and closes that of a member; after a logout it
 * is opened again.
 */
export const VisitorSocket = () => {
  const { live } = useClient();
  const isMember = useIsMember();
  useEffect(() => {
    if (isMember) return;
    live.open();
    return live.close;
  }, [live, isMember]);
  return null;
};
