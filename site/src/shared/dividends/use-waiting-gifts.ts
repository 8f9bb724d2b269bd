import { useGiftRecordsInfiniteQuery } from '@pavilion/sdk/react/money';
import { useMounted } from '@pavilion/ui';
import { useIsDemo } from '../member/use-is-demo';
import { useProtection } from '../protection/use-protection';
import { useIsMember } from '../session/session-context';

const waitingBody = { state: 'waiting', claimedOn: 'wallet' } as const;

/**
 * The gifts that wait in the member's wallet, newest first in pages, with count and sum of all. Undefined for visitors, demos and
 * closed accounts, which get no offers (PRO-2), before it is known whether the account is closed, and on the server.
 */
export const useWaitingGifts = () => {
  const isMember = useIsMember();
  const isDemo = useIsDemo();
  const isMounted = useMounted();
  const { protection, isError: hasProtectionFailed } = useProtection();
  const isReady = isMember && !isDemo && isMounted && !protection?.closure;
  const query = useGiftRecordsInfiniteQuery(waitingBody, { skip: !isReady });
  const isKnown = isReady && (protection !== undefined || hasProtectionFailed);
  const pages = isKnown ? query.data?.pages : undefined;
  return {
    query,
    gifts: pages?.flatMap(({ items }) => items),
    // That of the newest answer.
    totals: pages?.[0]?.totals,
    hasFailed: query.isError && !query.data,
  };
};
