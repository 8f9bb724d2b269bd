import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { entryName } from '../../shared/navigation/entry-name';
import { roomOf, withRoom } from '../../shared/rooms/room-address';
import { documentIds } from '../boot';

/**
 * Scrolls a new page to its top and focuses its content; back and forward restore the scroll position, also of the list when a
 * match closes on the same page, and of the place from which a link led to another part of the page. Opening or closing a live room, which is beside the page, does not scroll it (RTE-4).
 */
export const useNavigationFocus = () => {
  const { key, pathname, search, hash } = useLocation();
  const entry = useRef(key);
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const content = pathname + withRoom(search, undefined);
  const room = roomOf(search);
  const shown = useRef({ pathname, content, hash, room });

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
    const name = entryName(key);
    entry.current = name;
    if (type !== 'POP') remembered.set(name, scrollY);
    const onScroll = () => remembered.set(name, scrollY);
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [key, type, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry with the same content changes its key alone
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, content, hash, room };
    if (type === 'POP') {
      const known = positions.current.get(entry.current);
      if (before.content !== content) scrollTo(0, known ?? 0);
      // Without a known position the browser has scrolled: to the part that a link led to, or as before a reload.
      else if (known === undefined) positions.current.set(entry.current, scrollY);
      else if (before.hash !== hash && before.room === room) scrollTo(0, known);
      return;
    }
    if (before.pathname === pathname) return;
    if (hash === '') scrollTo(0, 0);
    document.getElementById(documentIds.main)?.focus({ preventScroll: true });
  }, [pathname, content, key, type, hash, room]);
};
