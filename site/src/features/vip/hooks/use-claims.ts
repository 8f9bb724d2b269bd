import type { CallResponse } from '@pavilion/contract/wire';
import { useManualDividendMutation } from '@pavilion/sdk/react';
import { useRef, useState } from 'react';

export type VipGift = CallResponse<'vipInfo'>['gifts'][number];

/**
 * Claims gifts one after the other. A failed one keeps its error and does not stop the others. The idempotency key is that of
 * the gift, so a retry after a lost response credits it once.
 */
export const useClaims = () => {
  const [claimGift] = useManualDividendMutation();
  const isRunning = useRef(false);
  const [claiming, setClaiming] = useState<string>();
  const [errors, setErrors] = useState<Readonly<Record<string, unknown>>>({});
  const [credited, setCredited] = useState<readonly string[]>([]);

  const claim = async (gifts: readonly VipGift[]): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (const { id } of gifts) {
      setClaiming(id);
      setErrors(({ [id]: _, ...others }) => others);
      try {
        await claimGift({ body: { id }, idempotencyKey: `dividend-${id}` }).unwrap();
        setCredited((ids) => [...ids, id]);
      } catch (error) {
        setErrors((all) => ({ ...all, [id]: error }));
      }
    }
    setClaiming(undefined);
    isRunning.current = false;
  };

  return { claim, claiming, errors, credited };
};
