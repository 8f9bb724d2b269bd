import type { FunctionComponent } from 'react';

/** An icon takes its colour from the text around it. */
export interface IconProps {
  /** Side in CSS pixels. */
  readonly size?: number;
  /** Read aloud. Without it the icon is decoration and hidden from screen readers. */
  readonly title?: string;
  /** For the `svg`. */
  readonly className?: string;
}

/** An icon of the set, as a component. */
export type Icon = FunctionComponent<IconProps>;

/**
 * One icon on a grid of 24.
 *
 * @param strokes - path data drawn with the set's 1.5 px line.
 * @param solids - path data filled with the current colour, for the little that must be solid.
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
