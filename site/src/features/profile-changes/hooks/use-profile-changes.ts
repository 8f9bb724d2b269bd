import { api, type PavilionStore } from '@pavilion/sdk/react';
import { useProfileChangesInfiniteQuery } from '@pavilion/sdk/react/money';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

/** The polling interval while a request is under review, ms. */
const reviewPoll = 2_000;

/** The member's requests, polled while one is under review. A finished review refetches the member. */
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
