import { type PlatformCounts, watchPlatformCounts } from '@pavilion/sdk';
import { api, type PavilionStore } from '@pavilion/sdk/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useClient } from '../../../shared/session/session-context';
import { platformBody } from '../model/queries';

const { platformCount } = api.endpoints;

/**
 * Polls the number of venues, games and players of each platform. Undefined until the first answer, null from a failure until then.
 */
export const usePlatformCounts = (): PlatformCounts | null | undefined => {
  const { cacheScope } = useClient();
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const { data, error } = platformCount.useQueryState(platformBody);
  const [latest, setLatest] = useState<PlatformCounts>();
  const known = useEffectEvent(() => data);

  useEffect(() => {
    let subscription: { unsubscribe: () => void } | undefined;
    const counts = watchPlatformCounts({
      fetch: () => {
        const request = dispatch(platformCount.initiate(platformBody, { forceRefetch: true }));
        subscription?.unsubscribe();
        subscription = request;
        return request.unwrap();
      },
      onCounts: setLatest,
      initial: known(),
      scope: cacheScope,
    });
    return () => {
      counts.stop();
      subscription?.unsubscribe();
    };
  }, [dispatch, cacheScope]);

  return data ?? latest ?? (error ? null : undefined);
};
