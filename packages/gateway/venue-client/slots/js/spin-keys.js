// @ts-check

const spinCodes = new Set(['Space', 'Enter', 'NumpadEnter']);

/**
 * Space and Enter spin wherever the focus is, except on another control; a held key spins once.
 *
 * @param {Document} document
 * @param {HTMLElement} spinButton
 * @param {() => void} spin
 */
export const listenToSpinKeys = (document, spinButton, spin) => {
  /** @param {KeyboardEvent} event */
  const spinsOn = (event) => {
    const target = /** @type {Element} */ (event.target);
    const control = target.closest('button, a, dialog');
    return (
      spinCodes.has(event.code) &&
      (control === null || control === spinButton) &&
      !document.querySelector('dialog[open]')
    );
  };
  document.addEventListener('keydown', (event) => {
    if (!spinsOn(event)) return;
    event.preventDefault();
    if (!event.repeat) spin();
  });
  // Firefox clicks a focused button on keyup of Space, even when keydown was cancelled.
  document.addEventListener('keyup', (event) => {
    if (spinsOn(event)) event.preventDefault();
  });
};
