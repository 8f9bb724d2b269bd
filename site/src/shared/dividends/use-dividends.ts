import type { CallResponse, PopUp } from '@pavilion/contract';
import { toErrorData } from '@pavilion/sdk';
import { useManualDividendMutation, usePopInfoQuery } from '@pavilion/sdk/react';
import { useRef, useState } from 'react';
import { useErrorToast } from '../errors/use-error-toast';

type Claimed = CallResponse<'manualDividend'>;

/** A pop-up with a dividend. */
export type Offer = PopUp & { readonly dividend: NonNullable<PopUp['dividend']> };

const isOffer = (popUp: PopUp): popUp is Offer => popUp.dividend !== null;

/**
 * The dividends to be claimed, and the operation that claims one (REQ-10). The idempotency key is derived from the
 * dividend's id, so a retry after a lost response, after a reload or in another tab credits it once.
 */
export const useDividends = () => {
  const { data: popUps = [], refetch } = usePopInfoQuery({});
  const [claimDividend] = useManualDividendMutation();
  const showError = useErrorToast();
  const isClaimPending = useRef(false);
  const [claiming, setClaiming] = useState<string>();
  const [claimed, setClaimed] = useState<Claimed>();

  const claim = async ({ dividend: { id } }: Offer) => {
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

  return {
    // The last response may still contain the dividend that was just claimed.
    offers: popUps.filter(isOffer).filter(({ dividend }) => dividend.id !== claimed?.id),
    claim,
    claiming,
    claimed,
    forget: () => setClaimed(undefined),
  };
};
