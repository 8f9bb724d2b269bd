import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** Marks of the elements that the keys move between: the match, and the place in it. */
const matchMark = 'data-match';
const itemSelector = '[data-at]';

interface Item {
  readonly element: HTMLElement;
  readonly row: number;
  readonly column: number;
}

/** Without those of columns that the width has no room for. jsdom has no layout. */
const itemsOf = (match: Element): Item[] => {
  const isRow = getComputedStyle(match).getPropertyValue('--sb-sides').trim() === 'row';
  return [...match.querySelectorAll<HTMLElement>(itemSelector)]
    .filter((element) => element.checkVisibility?.() ?? true)
    .map((element) => {
      const place = (isRow && element.dataset.atInRow) || element.dataset.at!;
      const [row = 0, column = 0] = place.split(',').map(Number);
      return { element, row, column };
    });
};

const nearest = (items: readonly Item[], row: number, column: number): Item | undefined =>
  items.toSorted(
    (one, other) =>
      Math.abs(one.row - row) - Math.abs(other.row - row) ||
      Math.abs(one.column - column) - Math.abs(other.column - column),
  )[0];

const inRow = (items: readonly Item[], row: number) =>
  items.filter((item) => item.row === row).toSorted((one, other) => one.column - other.column);

/** The item that a key leads to from another one. */
const target = (
  key: string,
  isCtrl: boolean,
  item: Item,
  matches: readonly Element[],
  index: number,
): Item | undefined => {
  const items = itemsOf(matches[index]!);
  /** In the next column that way, in the nearest row: three sides beside one another have a single row. */
  const step = (delta: 1 | -1) => {
    const ahead = items.filter(({ column }) => (column - item.column) * delta > 0);
    const column = Math.min(...ahead.map((each) => each.column * delta)) * delta;
    return nearest(
      ahead.filter((each) => each.column === column),
      item.row,
      column,
    );
  };
  const another = (to: number, row: number) => {
    const match = matches[to];
    return match && nearest(itemsOf(match), row, item.column);
  };
  const vertical = (delta: 1 | -1) => {
    const own = items.filter(({ column, row }) => column === item.column && (row - item.row) * delta > 0);
    return nearest(own, item.row, item.column) ?? another(index + delta, delta > 0 ? 0 : 99);
  };
  const last = matches.length - 1;
  switch (key) {
    case 'ArrowRight':
      return step(1);
    case 'ArrowLeft':
      return step(-1);
    case 'ArrowDown':
      return vertical(1);
    case 'ArrowUp':
      return vertical(-1);
    case 'PageDown':
      return another(Math.min(last, index + 1), item.row);
    case 'PageUp':
      return another(Math.max(0, index - 1), item.row);
    case 'Home':
      return isCtrl ? inRow(itemsOf(matches[0]!), 0)[0] : inRow(items, item.row)[0];
    case 'End':
      return isCtrl ? inRow(itemsOf(matches[last]!), 0).at(-1) : inRow(items, item.row).at(-1);
    default:
      return undefined;
  }
};

const shortcuts: Readonly<Record<string, string>> = { f: '[data-star]', d: '[data-detail]' };

/**
 * The keys of a board, after the ARIA pattern of a grid: one tab stop; arrows, Home, End and page keys move it. F follows the
 * match, D opens it. The tab stop is set in the document, so that moving it renders nothing.
 */
export const useGridKeys = (grid: RefObject<HTMLElement | null>) => {
  // After every render: the item with the tab stop may have gone.
  useEffect(() => {
    if (grid.current?.querySelector(`${itemSelector}[tabindex='0']`)) return;
    const first = grid.current?.querySelector<HTMLElement>(itemSelector);
    if (first) first.tabIndex = 0;
  });
  return {
    onFocus: ({ target: element }: { readonly target: EventTarget }) => {
      if (!(element instanceof HTMLElement) || !element.matches(itemSelector)) return;
      for (const old of grid.current?.querySelectorAll<HTMLElement>(`${itemSelector}[tabindex='0']`) ?? []) {
        old.tabIndex = -1;
      }
      element.tabIndex = 0;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const element = event.target as HTMLElement;
      if (!element.matches(itemSelector) || event.altKey || event.metaKey) return;
      const match = element.closest(`[${matchMark}]`);
      const matches = [...(grid.current?.querySelectorAll(`[${matchMark}]`) ?? [])];
      if (!match) return;
      const shortcut = shortcuts[event.key.toLowerCase()];
      if (shortcut && !event.ctrlKey) {
        event.preventDefault();
        match.querySelector<HTMLElement>(shortcut)?.click();
        return;
      }
      const item = itemsOf(match).find((each) => each.element === element);
      const next = item && target(event.key, event.ctrlKey, item, matches, matches.indexOf(match));
      if (!next) return;
      event.preventDefault();
      next.element.focus();
      next.element.scrollIntoView?.({ block: 'nearest' });
    },
  };
};
