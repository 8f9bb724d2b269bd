import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useClient, useIsMember } from '../../shared/session/session-context';

/**
 * Hears what happens to the member while the page is open, and asks when they come back to it, so that balance and
 * records change by themselves.
 */
export const useLiveUpdates = () => {
  const client = useClient();
  const store = useStore();
  const isMember = useIsMember();
  useEffect(() => {
    if (!isMember) return;
    let stop = () => {};
    let left = false;
    import('@pavilion/sdk/react/live').then(
      ({ watchLive, watchReturn }) => {
        if (left) return;
        const stops = [watchLive(client, store), watchReturn(store)];
        stop = () => {
          for (const each of stops) each();
        };
      },
      // Without it the page is as it was before there were sockets: it shows what it fetches.
      () => {},
    );
    return () => {
      left = true;
      stop();
    };
  }, [client, store, isMember]);
};
