/** What Tab stops at, apart from elements with a `tabindex` of -1. */
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

const stopsOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(focusable)].filter(({ tabIndex }) => tabIndex >= 0);

/**
 * A `ref` for the container of controls that replace one another. When the control with the focus is removed, the
 * focus moves to the control at its place, else to the container, which needs a `tabIndex` of -1. Without it nothing has the
 * focus: keys do nothing, and a screen reader loses its place.
 */
export const keepFocus = (root: HTMLElement | null) => {
  if (!root) return;
  let focused: HTMLElement | undefined;
  /** The stops before the control with the focus, the nearest first. */
  let before: readonly HTMLElement[] = [];

  const remember = ({ target }: FocusEvent) => {
    focused = target as HTMLElement;
    const stops = stopsOf(root);
    before = stops.slice(0, Math.max(0, stops.indexOf(focused))).reverse();
  };
  // Some browsers report the loss of the focus also when its element is removed, which is known only afterwards.
  const forget = () =>
    queueMicrotask(() => {
      if (focused?.isConnected && !root.contains(document.activeElement)) focused = undefined;
    });
  const restore = () => {
    if (!focused || focused.isConnected) return;
    focused = undefined;
    // The focus was moved on purpose.
    if (document.activeElement && document.activeElement !== document.body) return;
    const stops = stopsOf(root);
    const previous = before.find((stop) => stop.isConnected);
    const next = stops[previous ? stops.indexOf(previous) + 1 : 0] ?? stops.at(-1) ?? root;
    next.focus();
  };

  const observer = new MutationObserver(restore);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', forget);
  };
};
