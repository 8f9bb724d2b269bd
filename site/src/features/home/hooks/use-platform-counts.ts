import { type PlatformCounts, watchPlatformCounts } from '@pavilion/sdk';
import { api, type PavilionStore } from '@pavilion/sdk/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { platformBody } from '../model/queries';

const { platformCount } = api.endpoints;

/** How many venues, games and players each platform has, kept fresh. Undefined until something is known. */
export const usePlatformCounts = (): PlatformCounts | undefined => {
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const { data } = platformCount.useQueryState(platformBody);
  const [kept, setKept] = useState<PlatformCounts>();
  const known = useEffectEvent(() => data);

  useEffect(() => {
    let held: { unsubscribe: () => void } | undefined;
    const counts = watchPlatformCounts({
      fetch: () => {
        const asked = dispatch(platformCount.initiate(platformBody, { forceRefetch: true }));
        held?.unsubscribe();
        held = asked;
        return asked.unwrap();
      },
      onCounts: setKept,
      initial: known(),
    });
    return () => {
      counts.stop();
      held?.unsubscribe();
    };
  }, [dispatch]);

  return data ?? kept;
};
