import { cloud } from '../geometry';
import type { MotifProps } from '../paints';

const roof = (y: number, w: number): string =>
  `M${-w - 8} ${y - 2}Q${-w * 0.6} ${y - 4} ${-w * 0.45} ${y - 15}H${w * 0.45}Q${w * 0.6} ${y - 4} ${w + 8} ${y - 2}L${w} ${y + 4}H${-w}Z`;
const wall = (y: number, w: number): string => `M${-w} ${y}H${w}V${y + 14}H${-w}Z`;

const storeys = [
  [-54, 15],
  [-32, 20],
  [-8, 26],
] as const;

export const Mountain = ({ p }: MotifProps) => (
  <>
    <circle cx="30" cy="-34" r="42" fill={p.gold} opacity=".95" />
    <circle cx="30" cy="-34" r="42" fill={p.shine} opacity=".5" />
    <path
      d="M-92 60L-62 -12Q-54 -26 -46 -12L-30 14L-16 -6L20 60Z"
      fill={p.accent}
      opacity=".75"
      stroke={p.gold}
      strokeWidth=".8"
    />
    <path
      d="M92 60L66 -4Q58 -18 50 -4L34 22L22 8L-10 60Z"
      fill={p.accent}
      opacity=".75"
      stroke={p.gold}
      strokeWidth=".8"
    />
    <path
      d="M-62 -12Q-54 -26 -46 -12L-38 0L-48 8L-54 0L-64 14L-70 8ZM66 -4Q58 -18 50 -4L44 5L52 12L58 6L64 16L72 10Z"
      fill={p.ivory}
    />
    <g transform="translate(0 8)">
      <path d="M0 -92V-66M-5 -78H5M-3.4 -84H3.4" stroke={p.gold} strokeWidth="2.4" />
      {storeys.map(([y, w]) => (
        <g key={y}>
          <path d={wall(y, w - 4)} fill={p.deep} stroke={p.gold} strokeWidth=".8" />
          <path d={`M-6 ${y + 14}V${y + 6}Q0 ${y} 6 ${y + 6}V${y + 14}Z`} fill="#ffe9a0" />
          <path d={roof(y, w)} fill={p.gold} stroke={p.goldDark} strokeWidth="1" />
        </g>
      ))}
      <path d="M-34 6H34L40 16H-40Z" fill={p.gold} stroke={p.goldDark} />
    </g>
    <path d="M-90 66Q-60 18 -34 26Q-10 10 8 28Q40 12 90 66Z" fill={p.deep} stroke={p.gold} strokeWidth="1" />
    <g fill={p.ivory} stroke={p.gold} strokeWidth=".9">
      <path d={cloud(84, 26)} transform="translate(-44 62)" />
      <path d={cloud(92, 28)} transform="translate(46 70) scale(-1 1)" />
    </g>
  </>
);
