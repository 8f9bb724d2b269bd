import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has more in it than it shows at once: then it wants a stop of its own, to be scrolled by keys. */
export const useOverflows = (element: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box || typeof ResizeObserver !== 'function') return;
    // What grows within it makes it grow too, until it has no room left.
    const observer = new ResizeObserver(() => setOverflows(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
};
