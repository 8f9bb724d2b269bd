import { type KeyboardEvent, useEffect, useState } from 'react';
import { stopRepeats } from './stop-repeats';

const writes = (target: EventTarget): boolean =>
  target instanceof HTMLElement && (target.tagName === 'TEXTAREA' || target.isContentEditable);

const createHeldKeyGuard = () => {
  const down = new Set<string>();
  const guarded = (event: KeyboardEvent) =>
    (event.key === 'Enter' || event.key === ' ') && !writes(event.target);
  return {
    handlers: {
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
    },
    /** The key that closed the dialog may still be down when its trigger has the focus again. */
    leave: () => {
      if (down.size > 0) document.addEventListener('keyup', stopRepeats(), { capture: true, once: true });
    },
  };
};

/**
 * Handlers for a dialog, by which Enter and Space press something only when the key went down inside it. A key still
 * held from the trigger, and its repeats, press nothing; nor do the repeats of one that outlasts the dialog.
 */
export const useHeldKeys = () => {
  const [{ handlers, leave }] = useState(createHeldKeyGuard);
  useEffect(() => leave, [leave]);
  return handlers;
};
