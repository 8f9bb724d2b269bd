import { api, type PavilionStore } from '@pavilion/sdk/react';
import { useProfileChangesInfiniteQuery } from '@pavilion/sdk/react/money';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

/** How often requests that are being checked are asked for, ms. */
const reviewPoll = 2_000;

/** The member's requests; asked for again while one is being checked. What a review changes is fetched anew. */
export const useProfileChanges = () => {
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const [pending, setPending] = useState(0);
  const query = useProfileChangesInfiniteQuery(
    {},
    { pollingInterval: pending > 0 ? reviewPoll : 0, refetchOnMountOrArgChange: true },
  );
  const items = query.data?.pages.flatMap((page) => page.items);
  const pendingNow = items?.filter(({ state }) => state === 'pending').length ?? 0;
  useEffect(() => {
    setPending((before) => {
      if (pendingNow < before) dispatch(api.util.invalidateTags(['Session', 'Security', 'Payouts']));
      return pendingNow;
    });
  }, [pendingNow, dispatch]);
  return { ...query, items };
};
