import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { documentIds } from '../boot';

/**
 * Scrolls a new page to its top and focuses its content; back and forward restore the scroll position (RTE-4).
 */
export const useNavigationFocus = () => {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef(pathname);

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

  useEffect(() => {
    const remembered = positions.current;
    const onScroll = () => remembered.set(key, scrollY);
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [key]);

  useEffect(() => {
    const isOtherPage = shown.current !== pathname;
    shown.current = pathname;
    if (type === 'POP') {
      const position = positions.current.get(key) ?? (isOtherPage ? 0 : undefined);
      if (position !== undefined) scrollTo(0, position);
      return;
    }
    if (!isOtherPage) return;
    if (hash === '') scrollTo(0, 0);
    document.getElementById(documentIds.main)?.focus({ preventScroll: true });
  }, [pathname, key, type, hash]);
};
