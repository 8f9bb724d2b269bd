/** A gap represents the omitted pages. */
export type PageSlot = number | 'gap-before' | 'gap-after';

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/**
 * The pages to show: the first, the last, and the neighbours of the current one. Always the same number of slots
 * once there are gaps, so that the buttons do not move under the pointer.
 */
export const pageList = (page: number, count: number): readonly PageSlot[] => {
  if (count <= 7) return range(1, count);
  if (page <= 4) return [...range(1, 5), 'gap-after', count];
  if (page >= count - 3) return [1, 'gap-before', ...range(count - 4, count)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', count];
};
