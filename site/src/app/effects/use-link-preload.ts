import { useEffect } from 'react';
import { matchRow } from '../../routes/match-row';
import { useIsMember } from '../../shared/session/session-context';
import { preloadWholeRoute } from '../shell-components';

/** Fetches a page's chunk when the pointer or the focus comes to a link to it, so that the click finds it there. */
export const useLinkPreload = () => {
  const isMember = useIsMember();
  useEffect(() => {
    const onApproach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== location.origin) return;
      // A failure is met again, and shown, when the page is opened.
      const row = matchRow(link.pathname);
      if (row) preloadWholeRoute(row, isMember).catch(() => {});
    };
    const events = ['pointerover', 'focusin', 'touchstart'];
    for (const name of events) document.addEventListener(name, onApproach, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, onApproach);
    };
  }, [isMember]);
};
