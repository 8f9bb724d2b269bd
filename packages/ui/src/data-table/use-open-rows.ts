import { useCallback, useState } from 'react';

type Key = string | number;

/** Which rows show their detail. Kept by the table, since a row that is scrolled away is gone. */
export const useOpenRows = <Row>(rowKey: (row: Row) => Key) => {
  const [keys, setKeys] = useState<ReadonlySet<Key>>(new Set());
  const toggleKey = useCallback(
    (key: Key) =>
      setKeys((open) => {
        const next = new Set(open);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  return { isOpen: (row: Row) => keys.has(rowKey(row)), toggleKey };
};
