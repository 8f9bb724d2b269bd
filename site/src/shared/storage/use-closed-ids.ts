import { useMounted } from '@pavilion/ui';
import { useMemo, useState } from 'react';
import { closedIds, rememberClosed } from './closed-promotions';

const storage = () => localStorage;

/**
 * Which items of a list were closed in this browser (APP-8). None was while the page hydrates, since the server knows none.
 */
export const useClosedIds = (list: 'closedNotices' | 'closedBanners') => {
  const isMounted = useMounted();
  const stored = useMemo(() => (isMounted ? closedIds(storage, list) : []), [isMounted, list]);
  const [closedHere, setClosedHere] = useState<readonly string[]>([]);
  return {
    isOpen: ({ id }: { readonly id: string }) => !stored.includes(id) && !closedHere.includes(id),
    close: (items: readonly { readonly id: string }[]) => {
      for (const { id } of items) rememberClosed(storage, list, id);
      setClosedHere([...closedHere, ...items.map(({ id }) => id)]);
    },
  };
};
