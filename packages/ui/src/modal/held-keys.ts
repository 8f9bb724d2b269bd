import { type KeyboardEvent, useEffect, useState } from 'react';

/** Ignores key repeats on the whole page until the returned function is called. */
export const ignoreKeyRepeats = (): (() => void) => {
  const handleKeyDown = (event: globalThis.KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  };
  document.addEventListener('keydown', handleKeyDown, true);
  return () => document.removeEventListener('keydown', handleKeyDown, true);
};

const isMultilineText = (target: EventTarget): boolean =>
  target instanceof HTMLElement && (target.tagName === 'TEXTAREA' || target.isContentEditable);

const isActivation = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && !isMultilineText(target);

const createHeldKeyGuard = () => {
  const keysDown = new Set<string>();
  return {
    handlers: {
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (!isActivation(event)) return;
        if (event.repeat) event.preventDefault();
        else keysDown.add(event.key);
      },
      onKeyPressCapture: (event: KeyboardEvent) => {
        if (isActivation(event) && !keysDown.has(event.key)) event.preventDefault();
      },
      onKeyUpCapture: (event: KeyboardEvent) => {
        if (isActivation(event) && !keysDown.has(event.key)) event.preventDefault();
        keysDown.delete(event.key);
      },
    },
    /** The key that closed the dialog may still be down when the trigger gets the focus back. */
    handleUnmount: () => {
      if (keysDown.size === 0) return;
      document.addEventListener('keyup', ignoreKeyRepeats(), { capture: true, once: true });
    },
  };
};

/**
 * Handlers for the panel of a dialog: Enter and Space activate a button only when the key was pressed inside the
 * dialog. A key still held from the trigger, and the repeats of a key that outlasts the dialog, do nothing.
 */
export const useHeldKeyGuard = () => {
  const [{ handlers, handleUnmount }] = useState(createHeldKeyGuard);
  useEffect(() => handleUnmount, [handleUnmount]);
  return handlers;
};
