import { useMounted } from '@pavilion/ui';
import { useMemo, useState } from 'react';
import { closedPromotions, rememberClosed } from './closed-promotions';

const storage = () => localStorage;

/**
 * Which announcements of a kind were closed in this browser (APP-8). None was while the page hydrates, since the server knows
 * none.
 *
 * @param kind distinguishes equal ids of different lists
 */
export const useClosedIds = (kind: 'notice' | 'banner') => {
  const isMounted = useMounted();
  const stored = useMemo(() => (isMounted ? closedPromotions(storage) : []), [isMounted]);
  const [closedHere, setClosedHere] = useState<readonly string[]>([]);
  const keyOf = (id: string) => `${kind}-${id}`;
  return {
    isOpen: ({ id }: { readonly id: string }) =>
      !stored.includes(keyOf(id)) && !closedHere.includes(keyOf(id)),
    close: (items: readonly { readonly id: string }[]) => {
      const keys = items.map(({ id }) => keyOf(id));
      for (const key of keys) rememberClosed(storage, key);
      setClosedHere([...closedHere, ...keys]);
    },
  };
};
