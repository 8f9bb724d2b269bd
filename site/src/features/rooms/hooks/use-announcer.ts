import { useCallback, useEffect, useRef, useState } from 'react';

/** Least time between two announcements, ms. */
export const announcementInterval = 5_000;

/** What an announcement is about; of several about the same, the last one is announced. */
type Subject = 'connection' | 'match' | 'chat';

/** The text of a polite live region that changes at most once in five seconds. */
export const useAnnouncer = () => {
  const [text, setText] = useState('');
  const pending = useRef(new Map<Subject, { readonly text: string; readonly onShown?: () => void }>());
  const announcedAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const announce = useCallback((subject: Subject, next: string, onShown?: () => void) => {
    pending.current.set(subject, { text: next, ...(onShown && { onShown }) });
    clearTimeout(timer.current);
    const show = () => {
      announcedAt.current = Date.now();
      const announced = [...pending.current.values()];
      pending.current.clear();
      setText(announced.map((each) => each.text).join(' '));
      for (const each of announced) each.onShown?.();
    };
    const wait = announcedAt.current + announcementInterval - Date.now();
    if (wait <= 0) show();
    else timer.current = setTimeout(show, wait);
  }, []);
  return { text, announce };
};

export type Announce = ReturnType<typeof useAnnouncer>['announce'];
