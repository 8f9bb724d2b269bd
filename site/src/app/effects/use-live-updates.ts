import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useClient, useIsMember } from '../../shared/session/session-context';
import { usePreInfo } from '../site-config';

/**
 * Subscribes to pushed changes of the member, and refetches when the tab becomes visible again, so that balance and
 * records stay current. Not during maintenance, which refuses the socket; once it is over, the socket opens immediately.
 */
export const useLiveUpdates = () => {
  const client = useClient();
  const store = useStore();
  const isMember = useIsMember();
  const isMaintenance = usePreInfo().data?.maintainConfig.status === 0;
  useEffect(() => {
    if (!isMember || isMaintenance) return;
    let stop = () => {};
    let isUnmounted = false;
    import('@pavilion/sdk/react/live').then(
      ({ watchLive, watchReturn }) => {
        if (isUnmounted) return;
        const stops = [watchLive(client, store), watchReturn(store)];
        stop = () => {
          for (const each of stops) each();
        };
      },
      // Without this chunk the page shows what it fetched, without live updates.
      () => {},
    );
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [client, store, isMember, isMaintenance]);
};
