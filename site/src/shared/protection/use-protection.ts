import type { ProtectionInfo } from '@pavilion/contract';
import type { PavilionStore } from '@pavilion/sdk/react';
import { moneyApi, useProtectionInfoQuery } from '@pavilion/sdk/react/money';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useClient, useIsMember } from '../session/session-context';

/** After this time on a page the member’s protection is fetched again, ms: a break of half an hour ends a play session. */
const refreshEvery = 5 * 60_000;

/** Limits, play session and closure of the member; undefined for visitors and while loading. */
export const useProtection = () => {
  const isMember = useIsMember();
  const query = useProtectionInfoQuery(undefined, {
    skip: !isMember,
    refetchOnMountOrArgChange: 30,
    pollingInterval: refreshEvery,
    skipPollingIfUnfocused: true,
  });
  return { ...query, protection: isMember ? query.data : undefined };
};

/** Fetches the member’s protection again, for all parts of the page that use it. Undefined if that fails. */
export const useFetchProtection = () => {
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  return useCallback(async () => {
    const request = moneyApi.endpoints.protectionInfo.initiate(undefined, {
      subscribe: false,
      forceRefetch: true,
    });
    const { data } = await dispatch(request);
    return data;
  }, [dispatch]);
};

/**
 * Stores the answer of a change, so that the whole page shows it without another request. An answer that arrives in another
 * session is dropped: it may be about another member.
 */
export const useStoreProtection = () => {
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const { session } = useClient();
  return useCallback(
    async (answer: Promise<ProtectionInfo>) => {
      const epoch = session.epoch();
      const info = await answer;
      if (session.epoch() === epoch)
        await dispatch(moneyApi.util.upsertQueryData('protectionInfo', undefined, info));
    },
    [dispatch, session],
  );
};
