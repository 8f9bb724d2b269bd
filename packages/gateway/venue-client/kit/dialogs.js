// @ts-check

/** Opens with new content; its button, Escape and a click outside close it. @param {HTMLDialogElement} dialog */
export const createDialog = (dialog) => {
  dialog.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target === dialog || target.closest('[data-close]')) dialog.close();
  });
  const body = /** @type {HTMLElement} */ (dialog.querySelector('.sheet-body'));
  // So that arrow keys can scroll it in every browser.
  body.tabIndex = 0;
  return {
    /** @param {Node[]} content */
    open: (content) => {
      body.replaceChildren(...content);
      body.scrollTop = 0;
      dialog.showModal();
    },
  };
};
