import { compareAmounts } from '@pavilion/format';
import { useEffect, useState } from 'react';

/** How long a price movement is shown, in ms. */
const MOVEMENT_DURATION = 1500;

export type Movement = 'up' | 'down';

/** The direction of the last price change, while it is shown. */
export const useMovement = (price: string): Movement | undefined => {
  const [last, setLast] = useState<{ readonly price: string; readonly movement?: Movement }>({ price });
  if (last.price !== price) {
    const difference = compareAmounts(price, last.price);
    setLast({ price, ...(difference !== 0 && { movement: difference > 0 ? 'up' : 'down' }) });
  }
  useEffect(() => {
    if (!last.movement) return;
    const timer = setTimeout(() => setLast({ price: last.price }), MOVEMENT_DURATION);
    return () => clearTimeout(timer);
  }, [last]);
  return last.movement;
};
