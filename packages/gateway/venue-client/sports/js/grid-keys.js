// @ts-check

/** @typedef {'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'} Arrow */

/**
 * How far a rectangle is away in the direction of a key; undefined if it is not in that direction. What is beside the way counts
 * double, so that the keys stay in their row or column.
 *
 * @param {DOMRect} from @param {DOMRect} to @param {string} key
 */
export const distance = (from, to, key) => {
  const right = to.left + to.width / 2 - (from.left + from.width / 2);
  const down = to.top + to.height / 2 - (from.top + from.height / 2);
  const [ahead, aside] =
    key === 'ArrowRight'
      ? [right, down]
      : key === 'ArrowLeft'
        ? [-right, down]
        : key === 'ArrowDown'
          ? [down, right]
          : [-down, right];
  return ahead > 2 ? ahead + 2 * Math.abs(aside) : undefined;
};

/**
 * Makes the controls of a board one tab stop: arrow keys move between them, Home and End to the first and the last one.
 *
 * @param {HTMLElement} board
 */
export const listenToGridKeys = (board) => {
  const controls = () =>
    [.../** @type {NodeListOf<HTMLElement>} */ (board.querySelectorAll('.cell, .open-match'))].filter(
      (control) => control.offsetParent !== null,
    );
  /** @param {HTMLElement} current */
  const setStop = (current) => {
    for (const control of board.querySelectorAll('.cell, .open-match')) {
      /** @type {HTMLElement} */ (control).tabIndex = control === current ? 0 : -1;
    }
  };
  board.addEventListener('focusin', ({ target }) => {
    const control = /** @type {Element} */ (target).closest('.cell, .open-match');
    if (control) setStop(/** @type {HTMLElement} */ (control));
  });
  board.addEventListener('keydown', (event) => {
    const from = /** @type {Element} */ (event.target).closest('.cell, .open-match');
    if (!from) return;
    const all = controls();
    /** @type {HTMLElement | undefined} */
    let next;
    if (event.key === 'Home') next = all[0];
    else if (event.key === 'End') next = all.at(-1);
    else if (event.key.startsWith('Arrow')) {
      const start = from.getBoundingClientRect();
      [next] = all
        .map((node) => ({ node, far: distance(start, node.getBoundingClientRect(), event.key) }))
        .filter(({ far }) => far !== undefined)
        .sort((one, other) => Number(one.far) - Number(other.far))
        .map(({ node }) => node);
    } else return;
    event.preventDefault();
    next?.focus();
  });
  /** After the board was drawn: without a stop, the first control becomes one. */
  return () => {
    const all = controls();
    const stop = all.find(({ tabIndex }) => tabIndex === 0) ?? all[0];
    if (stop) setStop(stop);
  };
};
