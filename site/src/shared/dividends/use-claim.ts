import type { CallResponse } from '@pavilion/contract';
import { toErrorData } from '@pavilion/sdk';
import { useManualDividendMutation } from '@pavilion/sdk/react';
import { useRef, useState } from 'react';
import { useErrorToast } from '../errors/use-error-toast';

type Claimed = CallResponse<'manualDividend'>;

/**
 * The operation that claims a dividend (REQ-10). The idempotency key is derived from the dividend's id, so a retry after a lost
 * response, after a reload or in another tab credits it once.
 *
 * @param refetch of the list: another tab may have claimed what it shows.
 */
export const useClaim = (refetch: () => unknown) => {
  const [claimDividend] = useManualDividendMutation();
  const showError = useErrorToast();
  const isClaimPending = useRef(false);
  const [claiming, setClaiming] = useState<string>();
  const [claimed, setClaimed] = useState<Claimed>();

  const claim = async (id: string) => {
    if (isClaimPending.current) return;
    isClaimPending.current = true;
    setClaiming(id);
    try {
      setClaimed(await claimDividend({ body: { id }, idempotencyKey: `dividend-${id}` }).unwrap());
    } catch (error) {
      // Rejected: another tab has claimed it. After a network error it stays, so that the member can retry.
      if (toErrorData(error).kind === 'business') refetch();
      showError(error);
    } finally {
      isClaimPending.current = false;
      setClaiming(undefined);
    }
  };

  return { claim, claiming, claimed, forget: () => setClaimed(undefined) };
};
