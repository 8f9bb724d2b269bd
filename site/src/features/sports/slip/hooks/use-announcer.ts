import { useCallback, useEffect, useRef, useState } from 'react';

/** Least time between two announcements, ms. */
export const announcementInterval = 3_000;

/**
 * The text of a polite live region, with at most one announcement in three seconds: of several in between, the last is
 * announced.
 */
export const useAnnouncer = (): readonly [text: string, announce: (text: string) => void] => {
  const [text, setText] = useState('');
  const announcedAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const announce = useCallback((next: string) => {
    clearTimeout(timer.current);
    const show = () => {
      announcedAt.current = Date.now();
      setText(next);
    };
    const wait = announcedAt.current + announcementInterval - Date.now();
    if (wait <= 0) show();
    else timer.current = setTimeout(show, wait);
  }, []);
  return [text, announce];
};
