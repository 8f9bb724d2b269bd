// @ts-check

const spins = new Set(['Space', 'Enter', 'NumpadEnter']);

/**
 * Space and Enter spin from anywhere but another control; a key that is held down spins once.
 *
 * @param {Document} document
 * @param {HTMLElement} spinButton
 * @param {() => void} spin
 */
export const listenToSpinKeys = (document, spinButton, spin) => {
  /** @param {KeyboardEvent} event */
  const isOurs = (event) => {
    const target = /** @type {Element} */ (event.target);
    const control = target.closest('button, a, dialog');
    return (
      spins.has(event.code) &&
      (control === null || control === spinButton) &&
      !document.querySelector('dialog[open]')
    );
  };
  document.addEventListener('keydown', (event) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    if (!event.repeat) spin();
  });
  // Firefox clicks a focused button when Space comes up, whatever was said on its way down.
  document.addEventListener('keyup', (event) => {
    if (isOurs(event)) event.preventDefault();
  });
};
