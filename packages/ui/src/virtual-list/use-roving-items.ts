import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface MoveOptions {
  /** Number of items that a page key skips. */
  readonly page: number;
  /** Scrolls an item into view, so that it is rendered. */
  readonly reveal: (index: number) => void;
}

const STEPS: Readonly<Record<string, (index: number, count: number, page: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index, _count, page) => index + page,
  PageUp: (index, _count, page) => index - page,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Keys pressed in a control inside an item are ignored. */
const isItem = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && target.getAttribute('role') === 'listitem';

/** Roving tab index: one item has the tab stop, and keys move it. The target is focused once it is rendered. */
export const useRovingItems = (count: number) => {
  const [selected, setSelected] = useState(0);
  const active = Math.min(selected, Math.max(0, count - 1));
  const pendingFocusIn = useRef<HTMLElement>(undefined);

  // A distant item is rendered a few frames after scrolling, so every render checks.
  useEffect(() => {
    const item = pendingFocusIn.current?.querySelector<HTMLElement>(`[data-index='${active}']`);
    if (!item) return;
    pendingFocusIn.current = undefined;
    item.focus({ preventScroll: true });
  });

  const move = (event: KeyboardEvent<HTMLElement>, { page, reveal }: MoveOptions) => {
    const step = STEPS[event.key];
    if (!step || !isItem(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = Math.min(count - 1, Math.max(0, step(active, count, page)));
    if (next === active) return;
    pendingFocusIn.current = event.currentTarget;
    setSelected(next);
    reveal(next);
  };

  return { active, setActive: setSelected, move };
};
