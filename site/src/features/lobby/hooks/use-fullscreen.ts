import { type RefObject, useEffect, useState } from 'react';

/** Whether an element fills the screen, and the way in and out. */
export const useFullscreen = (element: RefObject<HTMLElement | null>) => {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const onChange = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  const toggle = () => {
    // A browser may refuse (a phone, a policy): then everything stays as it is.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else element.current?.requestFullscreen?.().catch(() => {});
  };
  return { isFull, toggle };
};
