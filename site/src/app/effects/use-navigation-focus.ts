import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { withRoom } from '../../shared/rooms/room-address';
import { documentIds } from '../boot';

/**
 * Scrolls a new page to its top and focuses its content; back and forward restore the scroll position, also of the list when a
 * match closes on the same page. Opening or closing a live room, which is beside the page, does not scroll it (RTE-4).
 */
export const useNavigationFocus = () => {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const content = pathname + withRoom(search, undefined);
  const shown = useRef({ pathname, content });

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    // Lets the browser restore the position after a reload.
    const onLeave = () => {
      history.scrollRestoration = before;
    };
    addEventListener('pagehide', onLeave);
    return () => removeEventListener('pagehide', onLeave);
  }, []);

  // Before the browser reports that a shorter page has moved: that position is of the new entry.
  useLayoutEffect(() => {
    const remembered = positions.current;
    if (type !== 'POP') remembered.set(key, scrollY);
    const onScroll = () => remembered.set(key, scrollY);
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [key, type]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, content };
    if (type === 'POP') {
      if (before.content !== content) scrollTo(0, positions.current.get(key) ?? 0);
      return;
    }
    if (before.pathname === pathname) return;
    if (hash === '') scrollTo(0, 0);
    document.getElementById(documentIds.main)?.focus({ preventScroll: true });
  }, [pathname, content, key, type, hash]);
};
