import { polar, range } from '../geometry';
import type { MotifProps } from '../paints';

const ribs = range(15).map((index) => -77 + index * 11);
const arc = (radius: number): string =>
  `${polar(-78, radius).join(' ')}A${radius} ${radius} 0 0 1 ${polar(78, radius).join(' ')}`;
const sheet = `M${arc(118)}L${polar(78, 46).join(' ')}A46 46 0 0 0 ${polar(-78, 46).join(' ')}Z`;

const blossoms = [
  [-52, 78],
  [-30, 96],
  [-12, 74],
  [20, 94],
  [42, 78],
  [60, 96],
] as const;

export const Fan = ({ p }: MotifProps) => (
  <g transform="translate(0 60) scale(.84)">
    {ribs.map((turn) => (
      <path
        key={turn}
        d="M-2.4 0L-3.6 -116H3.6L2.4 0Z"
        transform={`rotate(${turn})`}
        fill={p.gold}
        stroke={p.goldDark}
        strokeWidth=".6"
      />
    ))}
    <path d={sheet} fill={p.accent} stroke={p.gold} strokeWidth="2.4" />
    {ribs.map((turn, index) => (
      <path
        key={turn}
        d="M0 -46V-118L11 -117L4 -46Z"
        transform={`rotate(${turn})`}
        fill={index % 2 ? '#fff' : p.ink}
        opacity={index % 2 ? 0.16 : 0.1}
      />
    ))}
    <path d={`M${arc(110)}M${arc(54)}`} fill="none" stroke={p.gold} strokeWidth="1.6" />
    <path
      d="M-84 -42C-50 -70 -30 -72 -8 -86C14 -100 44 -84 84 -66M-34 -73C-30 -88 -22 -94 -14 -100M30 -89C36 -78 46 -74 56 -72"
      fill="none"
      stroke={p.ink}
      strokeWidth="3"
      strokeLinecap="round"
    />
    {blossoms.map(([turn, radius]) => (
      <g key={turn} transform={`translate(${polar(turn, radius)})`}>
        {[0, 72, 144, 216, 288].map((spin) => (
          <circle
            key={spin}
            r="5.4"
            cy="-5.6"
            transform={`rotate(${spin})`}
            fill={p.ivory}
            stroke={p.goldDark}
            strokeWidth=".4"
          />
        ))}
        <circle r="3" fill={p.gold} />
      </g>
    ))}
    <circle r="9" fill={p.gold} stroke={p.goldDark} strokeWidth="1.5" />
    <path
      d="M0 9C6 20 -4 26 2 36M-4 36H8L6 44H-2ZM-1 44V64M2 44V68M5 44V64"
      fill="none"
      stroke={p.gold}
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </g>
);
