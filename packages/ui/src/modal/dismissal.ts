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

/** Not yet among TypeScript's types of browsers. */
interface CloseRequests {
  readonly CloseWatcher?: new () => { onclose: () => void; destroy: () => void };
}

/**
 * Back on a phone, for the topmost dialog: it closes the dialog, as it does in any app, and not the page (Android; other
 * browsers do not report it). Only on touch screens, since Escape is such a request as well, also while an input method composes.
 */
export const useBackGesture = (isTop: boolean, onBack: () => void): void => {
  const handleClose = useEffectEvent(onBack);
  useEffect(() => {
    const { CloseWatcher } = globalThis as unknown as CloseRequests;
    if (!isTop || !CloseWatcher || !matchMedia('(pointer: coarse)').matches) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => handleClose();
    return () => watcher.destroy();
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
