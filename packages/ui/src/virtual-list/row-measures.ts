import { defaultRangeExtractor, measureElement, type Range } from '@tanstack/react-virtual';

/** The rows of a range and, in its place among them, the one that has the focus: it stays however far one scrolls. */
export const withFocused = (range: Range, focused: number | undefined): number[] => {
  const seen = defaultRangeExtractor(range);
  if (focused === undefined || focused >= range.count || seen.includes(focused)) return seen;
  return [...seen, focused].sort((a, b) => a - b);
};

/**
 * Measures a row. What is not shown, as behind a tab, has no height: counted as none, it would scroll the list when it
 * appears, so it counts as estimated.
 */
export const measureShown =
  (estimate: number): typeof measureElement =>
  (...what) =>
    measureElement(...what) || estimate;
