import { type RefObject, useEffect, useEffectEvent } from 'react';
import { firstFocus, returnFocus } from './focus';

const reachable =
  ':is(a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]):not(:disabled, [tabindex="-1"], [inert] *)';

const stopsOf = (panel: HTMLElement): readonly HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(reachable)].filter((stop) => stop.checkVisibility?.() !== false);

/** Tab on the last stop goes to the first, and back: the keyboard makes its round in the dialog. */
const goRound = (panel: HTMLElement, event: KeyboardEvent) => {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = stopsOf(panel);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  if (to && activeElement !== from && !(activeElement === panel && event.shiftKey)) return;
  event.preventDefault();
  to?.focus();
};

/** Keeps the focus in the panel: what takes it from outside gives it back, what held it and goes leaves it there. */
const hold = (panel: HTMLElement, first: HTMLElement): (() => void) => {
  let last = first;
  const keep = (event: FocusEvent) => {
    const target = event.target as HTMLElement;
    if (panel.contains(target)) last = target;
    else if (!target.closest('[data-pv-above-modals]')) (last.isConnected ? last : panel).focus();
  };
  const catchFallen = new MutationObserver(() => {
    if (document.activeElement === document.body) panel.focus();
  });
  const tab = (event: KeyboardEvent) => goRound(panel, event);
  if (panel.contains(document.activeElement)) last = document.activeElement as HTMLElement;
  document.addEventListener('focusin', keep);
  panel.addEventListener('keydown', tab);
  catchFallen.observe(panel, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', keep);
    panel.removeEventListener('keydown', tab);
    catchFallen.disconnect();
  };
};

interface FocusTrap {
  /** Topmost of those that are not leaving. */
  readonly isTop: boolean;
  /** The first focus belongs on the safe button. */
  readonly cautious: boolean;
  readonly openers: readonly HTMLElement[];
}

/**
 * Takes the focus into a dialog, keeps it there while the dialog is on top, and gives it back to what had it. Call
 * it after `useInertBackground`: what is still inert takes no focus.
 */
export const useFocusTrap = (
  panel: RefObject<HTMLElement | null>,
  { isTop, cautious, openers }: FocusTrap,
): void => {
  const first = useEffectEvent((inside: HTMLElement) => firstFocus(inside, cautious));
  const enter = useEffectEvent(() => {
    const inside = panel.current;
    // A long text is shown from its beginning, though the button that has the focus stands at its end.
    if (inside && !inside.contains(document.activeElement)) first(inside).focus({ preventScroll: true });
  });
  const leave = useEffectEvent(() => returnFocus(openers));

  useEffect(() => {
    enter();
    return () => leave();
  }, []);

  useEffect(() => {
    if (isTop && panel.current) return hold(panel.current, first(panel.current));
  }, [panel, isTop]);
};
