import type { CallResponse, PopUp } from '@pavilion/contract';
import { toErrorData } from '@pavilion/sdk';
import { useManualDividendMutation, usePopInfoQuery } from '@pavilion/sdk/react';
import { useRef, useState } from 'react';
import { useErrorToast } from '../errors/use-error-toast';

type Claimed = CallResponse<'manualDividend'>;

/** A pop-up that brings money. */
export type Offer = PopUp & { readonly dividend: NonNullable<PopUp['dividend']> };

const isOffer = (popUp: PopUp): popUp is Offer => popUp.dividend !== null;

/**
 * The dividends that wait for the member, and how one is claimed. A dividend's key is its own name: whether it is asked
 * for again after a lost answer, after a reload or in another tab, the money comes once and the answer is the same.
 *
 * Source: section 7 of the specification (popInfo, dividend/manual/lead); requirement REQ-10.
 */
export const useDividends = () => {
  const { data: popUps = [], refetch } = usePopInfoQuery({});
  const [ask] = useManualDividendMutation();
  const tell = useErrorToast();
  const isAsking = useRef(false);
  const [claiming, setClaiming] = useState<string>();
  const [claimed, setClaimed] = useState<Claimed>();

  const claim = async ({ dividend: { id } }: Offer) => {
    if (isAsking.current) return;
    isAsking.current = true;
    setClaiming(id);
    try {
      setClaimed(await ask({ body: { id }, idempotencyKey: `dividend-${id}` }).unwrap());
    } catch (error) {
      // Refused, it is old: another tab was first. Without an answer it stays, to be asked for again.
      if (toErrorData(error).kind === 'business') refetch();
      tell(error);
    } finally {
      isAsking.current = false;
      setClaiming(undefined);
    }
  };

  return {
    // What was just claimed may still stand in the last answer.
    offers: popUps.filter(isOffer).filter(({ dividend }) => dividend.id !== claimed?.id),
    claim,
    claiming,
    claimed,
    forget: () => setClaimed(undefined),
  };
};
