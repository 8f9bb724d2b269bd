/** Until called off, a key that is held down presses nothing again, wherever the focus is. */
export const stopRepeats = (): (() => void) => {
  const stop = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  };
  document.addEventListener('keydown', stop, true);
  return () => document.removeEventListener('keydown', stop, true);
};
