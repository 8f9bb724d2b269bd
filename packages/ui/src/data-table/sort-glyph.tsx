import type { SortDirection } from './table-sort';

/** Two arrows; the one that holds is full, so the order is not told by colour alone. */
export const SortGlyph = ({ direction }: { direction: SortDirection | undefined }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="m5 6 3-3 3 3" opacity={direction === 'ascending' ? 1 : 0.3} />
    <path d="m5 10 3 3 3-3" opacity={direction === 'descending' ? 1 : 0.3} />
  </svg>
);
