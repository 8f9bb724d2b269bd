import { defaultRangeExtractor, measureElement, type Range } from '@tanstack/react-virtual';

/** The indexes of a range, with that of the focused row in order: it stays mounted however far one scrolls. */
export const withFocused = (range: Range, focused: number | undefined): number[] => {
  const visible = defaultRangeExtractor(range);
  if (focused === undefined || focused >= range.count || visible.includes(focused)) return visible;
  return [...visible, focused].sort((a, b) => a - b);
};

/**
 * Measures a row. A hidden list, in an inactive tab for example, has rows of height 0, which would scroll it when it
 * appears, so the estimate is used instead.
 */
export const measureShown =
  (estimate: number): typeof measureElement =>
  (...what) =>
    measureElement(...what) || estimate;
