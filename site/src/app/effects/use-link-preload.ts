import { useEffect } from 'react';
import { matchRow } from '../../routes/match-row';
import { useBrand } from '../../shared/brand/brand-context';
import { useIsMember } from '../../shared/session/session-context';
import { preloadWholeRoute } from '../shell-components';

/** Preloads the chunks of a page when a link to it is hovered, focused or touched. */
export const useLinkPreload = () => {
  const isMember = useIsMember();
  const brand = useBrand();
  useEffect(() => {
    const onApproach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== location.origin) return;
      // If this fails, opening the page loads again and shows the error.
      const row = matchRow(link.pathname, brand);
      if (row) preloadWholeRoute(row, isMember).catch(() => {});
    };
    const events = ['pointerover', 'focusin', 'touchstart'];
    for (const name of events) document.addEventListener(name, onApproach, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, onApproach);
    };
  }, [isMember, brand]);
};
