import { useEffect, useEffectEvent } from 'react';

/** An input method takes Escape for itself while it composes; some browsers only say so by the old key code. */
const composes = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/**
 * Escape, for the topmost modal. It listens at the document while the event bubbles, so that something open inside
 * the dialog (a list, a popover) can keep the key with `stopPropagation`.
 */
export const useEscape = (isTop: boolean, onEscape: () => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.repeat || composes(event)) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!isTop) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isTop]);
};
