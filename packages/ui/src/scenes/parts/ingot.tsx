import type { PartProps } from '../scene-canvas';

/** An ingot of gold in the shape of a boat, its middle on the origin: 80 wide, 40 tall. */
export const Ingot = ({
  id,
  x,
  y,
  scale = 1,
}: PartProps & { readonly x: number; readonly y: number; readonly scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path
      d="M-40 -16C-28 -4 -18 -6 -16 -10C-12 -28 12 -28 16 -10C18 -6 28 -4 40 -16C39 8 26 20 0 20C-26 20 -39 8 -40 -16Z"
      fill={`url(#${id}gold)`}
      stroke="var(--gold-3)"
      strokeWidth="1.600"
    />
    <path
      d="M-16 -10C-12 -28 12 -28 16 -10C8 -2 -8 -2 -16 -10Z"
      fill="var(--gold-1)"
      stroke="var(--gold-3)"
    />
    <path
      d="M-32 -2C-22 8 -12 10 0 10"
      fill="none"
      stroke="#fff"
      strokeWidth="2.500"
      strokeLinecap="round"
      opacity=".8"
    />
  </g>
);
