import { api, type PavilionStore } from '@pavilion/sdk/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { keepCounts, keptCounts, type PlatformCounts } from '../model/kept-counts';
import { createPlatformRefresh } from '../model/platform-refresh';
import { platformBody } from '../model/queries';

const { platformCount } = api.endpoints;

/** How many venues, games and players each platform has, kept fresh. Undefined until something is known. */
export const usePlatformCounts = (): PlatformCounts | undefined => {
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const { data } = platformCount.useQueryState(platformBody);
  const [kept, setKept] = useState<PlatformCounts>();
  const isKnown = useEffectEvent(() => data !== undefined);

  useEffect(() => {
    let held: { unsubscribe: () => void } | undefined;
    const refresh = createPlatformRefresh<PlatformCounts>({
      fetch: () => {
        const asked = dispatch(platformCount.initiate(platformBody, { forceRefetch: true }));
        held?.unsubscribe();
        held = asked;
        return asked.unwrap();
      },
      onCounts: setKept,
      readCache: () => keptCounts(localStorage, Date.now()),
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (timer) => window.clearTimeout(timer),
    });
    if (isKnown()) refresh.rest();
    else refresh.begin();
    const onShown = () => document.visibilityState === 'visible' && refresh.request();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      document.removeEventListener('visibilitychange', onShown);
      refresh.stop();
      held?.unsubscribe();
    };
  }, [dispatch]);

  useEffect(() => {
    if (data) keepCounts(localStorage, data, Date.now());
  }, [data]);

  return data ?? kept;
};
