import type { KeyboardEvent } from 'react';

const writes = (target: EventTarget): boolean =>
  target instanceof HTMLElement && (target.tagName === 'TEXTAREA' || target.isContentEditable);

/**
 * Handlers that let Enter and Space press something only when the key went down inside the dialog. A key still held
 * from the trigger, and its repeats, press nothing.
 */
export const createHeldKeyGuard = () => {
  const down = new Set<string>();
  const guarded = (event: KeyboardEvent) =>
    (event.key === 'Enter' || event.key === ' ') && !writes(event.target);
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (!guarded(event)) return;
      if (event.repeat) event.preventDefault();
      else down.add(event.key);
    },
    onKeyPressCapture: (event: KeyboardEvent) => {
      if (guarded(event) && !down.has(event.key)) event.preventDefault();
    },
    onKeyUpCapture: (event: KeyboardEvent) => {
      if (guarded(event) && !down.has(event.key)) event.preventDefault();
      down.delete(event.key);
    },
  };
};
