import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether something is open over this page. Another entry of the history closes it: Back would change the page behind it. */
export const useOpenHere = () => {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  // Otherwise Forward would open it again.
  if (openAt !== undefined && openAt !== key) setOpenAt(undefined);
  return { isOpen: openAt === key, open: () => setOpenAt(key), close: () => setOpenAt(undefined) };
};
