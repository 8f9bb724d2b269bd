import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { withRoom } from '../../shared/rooms/room-address';
import { documentIds } from '../boot';

/**
 * The name of the current entry of the history: the key of the router. All links to a part of the page (`#…`), which the browser
 * follows itself, and the first page have the same key, so their entries get a name of their own, which stays after a reload.
 */
const nameEntry = (key: string) => {
  if (key !== 'default') return { name: key, isNew: false };
  const { state } = history;
  if (typeof state?.entry === 'string') return { name: state.entry as string, isNew: false };
  const name = `${key}-${Math.random()}`;
  history.replaceState({ ...state, entry: name }, '');
  return { name, isNew: true };
};

/**
 * Scrolls a new page to its top and focuses its content; back and forward restore the scroll position, also of the list when a
 * match closes on the same page, and of the place from which a link led to another part of the page. Opening or closing a live room, which is beside the page, does not scroll it (RTE-4).
 */
export const useNavigationFocus = () => {
  const { key, pathname, search, hash } = useLocation();
  const entry = useRef({ name: key, isNew: true });
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const content = pathname + withRoom(search, undefined);
  const shown = useRef({ pathname, content, hash });

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: entries of parts of the page differ in the hash alone
  useLayoutEffect(() => {
    const remembered = positions.current;
    entry.current = nameEntry(key);
    const { name } = entry.current;
    if (type !== 'POP') remembered.set(name, scrollY);
    const onScroll = () => remembered.set(name, scrollY);
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [key, type, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry with the same content changes its key alone
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, content, hash };
    if (type === 'POP') {
      const { name, isNew } = entry.current;
      const isOther = before.content !== content;
      // The browser has scrolled to the part of the page that a link led to.
      if (isOther || (before.hash !== hash && !isNew)) scrollTo(0, positions.current.get(name) ?? 0);
      return;
    }
    if (before.pathname === pathname) return;
    if (hash === '') scrollTo(0, 0);
    document.getElementById(documentIds.main)?.focus({ preventScroll: true });
  }, [pathname, content, key, type, hash]);
};
