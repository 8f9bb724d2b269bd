import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';

/** An input method uses Escape itself while it composes; some browsers report that only by the old key code. */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/**
 * Escape, for the topmost dialog. Listens at the document in the bubble phase, so that an open list or popover inside
 * the dialog can keep the key with `stopPropagation`; Radix's own handler listens in the capture phase.
 */
export const useEscapeKey = (isTop: boolean, onEscape: () => void): void => {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.repeat || isComposing(event)) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!isTop) return;
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isTop]);
};

/**
 * Handlers for the overlay that call `onPress` when the overlay itself is clicked. Two clicks are ignored: the end of
 * a drag that began in the panel (to select text), and the second click of a double click on the trigger.
 */
export const useOverlayPress = (overlay: HTMLElement | null, onPress: () => void) => {
  const beganOnOverlay = useRef(false);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      beganOnOverlay.current = target === overlay;
    },
    onClick: ({ target, detail }: MouseEvent) => {
      if (target === overlay && beganOnOverlay.current && detail < 2) onPress();
    },
  };
};
