import type { FunctionComponent } from 'react';

/** An icon has the colour of the text around it. */
export interface IconProps {
  /** Width and height in px. */
  readonly size?: number;
  /** Accessible name. Without it the icon is decorative and hidden from screen readers. */
  readonly title?: string;
  /** Class of the `svg`. */
  readonly className?: string;
}

/** An icon component. */
export type Icon = FunctionComponent<IconProps>;

/**
 * Creates an icon on a grid of 24.
 *
 * @param strokes - path data of the 1.5 px lines.
 * @param solids - path data filled with the current colour.
 */
export const createIcon =
  (strokes: string, solids?: string): Icon =>
  ({ size = 20, title, className }) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role={title && 'img'}
      aria-label={title}
      aria-hidden={!title}
    >
      <path d={strokes} />
      {solids && <path d={solids} fill="currentColor" stroke="none" />}
    </svg>
  );
