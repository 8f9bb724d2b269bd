import { compareAmounts } from '@pavilion/format';
import { useEffect, useState } from 'react';

/** How long a price movement is shown, in ms. */
const shownFor = 1500;

export type Movement = 'up' | 'down';

/** The direction of the last price change, while it is shown. */
export const useMovement = (price: string): Movement | undefined => {
  const [seen, setSeen] = useState<{ readonly price: string; readonly movement?: Movement }>({ price });
  if (seen.price !== price) {
    const way = compareAmounts(price, seen.price);
    setSeen({ price, ...(way !== 0 && { movement: way > 0 ? 'up' : 'down' }) });
  }
  useEffect(() => {
    if (!seen.movement) return;
    const timer = setTimeout(() => setSeen({ price: seen.price }), shownFor);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen.movement;
};
