import { addAmounts } from '@pavilion/format';
import { toErrorData } from '@pavilion/sdk';
import { useManualDividendMutation } from '@pavilion/sdk/react';
import { useRef, useState } from 'react';
import { useErrorToast } from '../errors/use-error-toast';

/** The dividends that were credited since `forget`. */
interface Claimed {
  readonly ids: readonly string[];
  /** The sum of their amounts. */
  readonly amount: string;
}

const isRejected = (error: unknown) => toErrorData(error).kind === 'business';

/**
 * Claims dividends, one after the other (REQ-10). The idempotency key is derived from the dividend's id, so a retry after a
 * lost response, after a reload or in another tab credits it once.
 *
 * @returns `claiming`: the ids of the claim that is running; `errors` by id, until the dividend is claimed again.
 */
export const useClaims = () => {
  const [claimDividend] = useManualDividendMutation();
  const isRunning = useRef(false);
  const [claiming, setClaiming] = useState<readonly string[]>([]);
  const [claimed, setClaimed] = useState<Claimed>();
  const [errors, setErrors] = useState<Readonly<Record<string, unknown>>>({});

  /** Resolves to the first error, if there was one. */
  const claim = async (ids: readonly string[]): Promise<{ readonly error: unknown } | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setClaiming(ids);
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id))));
    let failed: { readonly error: unknown } | undefined;
    for (const id of ids) {
      try {
        const { amount } = await claimDividend({ body: { id }, idempotencyKey: `dividend-${id}` }).unwrap();
        setClaimed((all) => ({
          ids: [...(all?.ids ?? []), id],
          amount: addAmounts(all?.amount ?? '0.00', amount),
        }));
      } catch (error) {
        setErrors((all) => ({ ...all, [id]: error }));
        failed ??= { error };
        // The gateway rejects a dividend that has expired; the others can still be claimed. If no answer came, the member
        // presses the button again.
        if (!isRejected(error)) break;
      }
    }
    isRunning.current = false;
    setClaiming([]);
    return failed;
  };

  return { claim, claiming, claimed, errors, forget: () => setClaimed(undefined) };
};

/**
 * `useClaims` for lists that have no place for an error: a toast shows it.
 *
 * @param refetch of the list: a dividend may be rejected because another tab has claimed it.
 */
export const useClaimsWithToast = (refetch: () => unknown) => {
  const { claim, ...claims } = useClaims();
  const showError = useErrorToast();
  return {
    ...claims,
    claim: async (ids: readonly string[]) => {
      const failed = await claim(ids);
      if (!failed) return;
      if (isRejected(failed.error)) refetch();
      showError(failed.error);
    },
  };
};
