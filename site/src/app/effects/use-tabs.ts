import { useEffect } from 'react';
import { useClient } from '../../shared/session/session-context';

/** Agrees with the other tabs about the session. Source: requirements APP-7, SES-4. */
export const useTabs = () => {
  const client = useClient();
  useEffect(() => client.session.watchTabs(), [client]);
};
