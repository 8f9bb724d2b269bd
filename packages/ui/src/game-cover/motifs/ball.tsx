import type { Paints } from '../paints';

interface BallProps {
  readonly p: Paints;
  readonly sign: string;
  readonly fill: string;
  /** Centre and scale; a ball has a radius of 40. */
  readonly place: string;
}

/** A numbered ball. */
export const Ball = ({ p, sign, fill, place }: BallProps) => (
  <g transform={place}>
    <circle r="40" fill={fill} stroke={p.gold} strokeWidth="2.4" />
    <path d="M-40 0A40 40 0 0 0 40 0A44 34 0 0 1 -40 0Z" fill={p.ink} opacity=".4" />
    <circle cy="1" r="24" fill={p.ivory} stroke={p.goldDark} strokeWidth="1" />
    <text
      y="13"
      textAnchor="middle"
      fontSize={sign.length > 1 ? 29 : 35}
      fontWeight="900"
      fontFamily="Georgia,'Songti SC','Noto Serif CJK SC',serif"
      fill="#3a0d12"
    >
      {sign}
    </text>
    <path d="M-31 -14C-24 -32 -4 -38 14 -32C-4 -32 -18 -24 -24 -10Z" fill="#fff" opacity=".85" />
  </g>
);
