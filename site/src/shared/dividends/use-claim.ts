import { addAmounts } from '@pavilion/format';
import { toErrorData } from '@pavilion/sdk';
import { useManualDividendMutation } from '@pavilion/sdk/react';
import { useRef, useState } from 'react';
import { useErrorToast } from '../errors/use-error-toast';

/** The dividends that one press of the button has credited. */
interface Claimed {
  readonly ids: readonly string[];
  /** The sum of their amounts. */
  readonly amount: string;
}

/**
 * The operation that claims dividends, one after the other (REQ-10). The idempotency key is derived from the dividend's id, so a
 * retry after a lost response, after a reload or in another tab credits it once.
 *
 * @param refetch of the list: another tab may have claimed what it shows.
 */
export const useClaim = (refetch: () => unknown) => {
  const [claimDividend] = useManualDividendMutation();
  const showError = useErrorToast();
  const isClaimPending = useRef(false);
  const [claiming, setClaiming] = useState<readonly string[]>([]);
  const [claimed, setClaimed] = useState<Claimed>();

  const claim = async (ids: readonly string[]) => {
    if (isClaimPending.current) return;
    isClaimPending.current = true;
    setClaiming(ids);
    let credited: Claimed = { ids: [], amount: '0.00' };
    let failed: { readonly error: unknown } | undefined;
    for (const id of ids) {
      try {
        const { amount } = await claimDividend({ body: { id }, idempotencyKey: `dividend-${id}` }).unwrap();
        credited = { ids: [...credited.ids, id], amount: addAmounts(credited.amount, amount) };
      } catch (error) {
        failed ??= { error };
        // The gateway refuses a dividend that has expired; the others can still be claimed. If no answer came, the member
        // presses the button again.
        if (toErrorData(error).kind !== 'business') break;
      }
    }
    if (failed) {
      // It may have been claimed in another tab, so the list is old.
      if (toErrorData(failed.error).kind === 'business') refetch();
      showError(failed.error);
    }
    if (credited.ids.length > 0) setClaimed(credited);
    isClaimPending.current = false;
    setClaiming([]);
  };

  return { claim, claiming, claimed, forget: () => setClaimed(undefined) };
};
