import type { SVGProps } from 'react';
import { pieceColours } from './piece-colours';

/** The pips of each face, on a grid of three by three. */
const pips: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

interface DieFaceProps extends SVGProps<SVGSVGElement> {
  readonly value: number;
}

/** The drawing of a die; one and four are red, as on Chinese dice. Named by its caller, or hidden. */
export const DieFace = ({ value, ...props }: DieFaceProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a caller names it, or it is decoration
  <svg viewBox="0 0 60 60" aria-hidden={props['aria-label'] === undefined} {...props}>
    <rect
      x="1.5"
      y="1.5"
      width="57"
      height="57"
      rx="12"
      fill={pieceColours.face}
      stroke={pieceColours.edge}
      strokeWidth="3"
    />
    <g fill={value === 1 || value === 4 ? pieceColours.red : pieceColours.ink}>
      {pips[value - 1]?.map((at) => (
        <circle
          key={at}
          cx={15 + (at % 3) * 15}
          cy={15 + Math.floor(at / 3) * 15}
          r={value === 1 ? 8 : 5.4}
        />
      ))}
    </g>
  </svg>
);
