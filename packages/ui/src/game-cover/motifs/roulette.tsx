import { polar, range } from '../geometry';
import type { MotifProps } from '../paints';

/** The order of the single-zero wheel. */
const pockets = [
  ...[0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10],
  ...[5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26],
];
const step = 360 / pockets.length;
const half = step / 2;

const colourAt = (index: number) => {
  if (index === 0) return '#13824d';
  return index % 2 ? '#b81f27' : '#17161d';
};

export const Roulette = ({ p }: MotifProps) => (
  <g transform="rotate(-14)">
    <circle r="88" fill={p.deep} stroke={p.gold} strokeWidth="3" />
    <circle r="80" fill={p.gold} stroke={p.goldDark} strokeWidth="1.4" />
    {range(8).map((index) => (
      <path
        key={index}
        d="M0 -5L3.4 0L0 5L-3.4 0Z"
        transform={`translate(${polar(index * 45 + 11, 84)}) rotate(${index * 45 + 11})`}
        fill={p.ivory}
        stroke={p.goldDark}
        strokeWidth=".5"
      />
    ))}
    {pockets.map((pocket, index) => (
      <g key={pocket} transform={`rotate(${(index * step).toFixed(1)})`}>
        <path
          d={`M${polar(-half, 44)}L${polar(-half, 77)}A77 77 0 0 1 ${polar(half, 77)}L${polar(half, 44)}A44 44 0 0 0 ${polar(-half, 44)}Z`}
          fill={colourAt(index)}
          stroke={p.gold}
          strokeWidth=".8"
        />
        <text y="-66" textAnchor="middle" fontSize="8.4" fontWeight="800" fill="#fff7dd">
          {pocket}
        </text>
      </g>
    ))}
    <circle r="60" fill="none" stroke={p.gold} strokeWidth="1.2" />
    <circle r="44" fill={p.accent} stroke={p.gold} strokeWidth="2.4" />
    {range(8).map((index) => (
      <path
        key={index}
        d="M0 0L-5 -42H5Z"
        transform={`rotate(${index * 45})`}
        fill={p.deep}
        stroke={p.gold}
        strokeWidth=".7"
        opacity=".7"
      />
    ))}
    {range(4).map((index) => (
      <g key={index} transform={`rotate(${index * 90 + 20})`}>
        <path d="M-3 0L-2 -26H2L3 0Z" fill={p.gold} stroke={p.goldDark} strokeWidth=".8" />
        <circle cy="-29" r="5" fill={p.gold} stroke={p.goldDark} strokeWidth=".8" />
      </g>
    ))}
    <circle r="14" fill={p.gold} stroke={p.goldDark} strokeWidth="1.2" />
    <circle r="7" fill={p.ivory} stroke={p.goldDark} />
    <g transform={`translate(${polar(64, 52)})`}>
      <circle r="7.4" fill="#fff" stroke="#9a8f80" />
      <circle cx="-2" cy="-2.4" r="2.6" fill="#fff" />
    </g>
    <path d="M-66 -42A79 79 0 0 1 44 -66A110 110 0 0 0 -66 -42Z" fill="#fff" opacity=".28" />
  </g>
);
