// @ts-check

const dealCodes = new Set(['Space', 'Enter', 'NumpadEnter']);

/**
 * Space and Enter deal wherever the focus is, except on another control. The letter or digit of an act does the act. A held
 * key counts once.
 *
 * @param {Document} document
 * @param {{ dealButton: HTMLElement, deal: () => void, act: (key: string) => boolean }} options `act` returns whether there is such an act
 */
export const listenToKeys = (document, { dealButton, deal, act }) => {
  /** @param {KeyboardEvent} event */
  const isFree = (event) =>
    !document.querySelector('dialog[open]') && !event.ctrlKey && !event.metaKey && !event.altKey;
  /** @param {KeyboardEvent} event */
  const deals = (event) => {
    const control = /** @type {Element} */ (event.target).closest('button, a, dialog');
    return dealCodes.has(event.code) && (control === null || control === dealButton) && isFree(event);
  };
  document.addEventListener('keydown', (event) => {
    if (deals(event)) {
      event.preventDefault();
      if (!event.repeat) deal();
      return;
    }
    const key = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(event.code)?.[1];
    if (key && !event.repeat && isFree(event) && act(key)) event.preventDefault();
  });
  // Firefox clicks a focused button on keyup of Space, even when keydown was cancelled.
  document.addEventListener('keyup', (event) => {
    if (deals(event)) event.preventDefault();
  });
};
