import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Handlers for the mask, which call `onPress` when it is clicked itself. No click on it is a drag that began in the
 * panel, to select text, and ended beside it; nor the second half of a double click on what opened the dialog.
 */
export const useMaskPress = (mask: HTMLElement | null, onPress: () => void) => {
  const pressed = useRef(false);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = target === mask;
    },
    onClick: ({ target, detail }: MouseEvent) => {
      if (target === mask && pressed.current && detail < 2) onPress();
    },
  };
};
