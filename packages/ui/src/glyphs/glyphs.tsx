import type { ReactNode } from 'react';

const glyph = (path: ReactNode, size = 16) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {path}
  </svg>
);

/** The few strokes that controls themselves need; pictures of meaning come from `icons`. */
export const CrossGlyph = () => glyph(<path d="m4 4 8 8m0-8-8 8" />);
export const CheckGlyph = () => glyph(<path d="m3 8.5 3.2 3.2L13 4.8" />);
export const DashGlyph = () => glyph(<path d="M4 8h8" />);
export const ChevronDownGlyph = () => glyph(<path d="m4 6 4 4 4-4" />);
export const ChevronLeftGlyph = () => glyph(<path d="m10 4-4 4 4 4" />);
export const ChevronRightGlyph = () => glyph(<path d="m6 4 4 4-4 4" />);
export const PauseGlyph = () => glyph(<path d="M5.5 4v8m5-8v8" />);
export const PlayGlyph = () => glyph(<path d="M5.5 3.5v9l7-4.5z" />);
export const CopyGlyph = () =>
  glyph(
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
      <path d="M10.5 3.5a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1" />
    </>,
  );
export const EyeGlyph = () =>
  glyph(
    <>
      <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z" />
      <circle cx="8" cy="8" r="2" />
    </>,
  );
export const EyeOffGlyph = () =>
  glyph(
    <path d="M6.2 3.8A6 6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-1.6 2.1M4 5.1A11 11 0 0 0 1.5 8S4 12.5 8 12.5a6 6 0 0 0 2.6-.6M2.5 2.5l11 11" />,
  );
export const SortGlyph = ({ direction }: { direction: 'ascending' | 'descending' | undefined }) =>
  glyph(
    <>
      <path d="m5 6 3-3 3 3" opacity={direction === 'descending' ? 0.3 : 1} />
      <path d="m5 10 3 3 3-3" opacity={direction === 'ascending' ? 0.3 : 1} />
    </>,
  );
