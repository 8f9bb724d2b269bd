import { petal } from '../geometry';
import type { MotifProps } from '../paints';

/** Turn, length and width of each petal, back to front. */
const petals = [
  [-78, 74, 26],
  [78, 74, 26],
  [-58, 84, 30],
  [58, 84, 30],
  [-37, 92, 32],
  [37, 92, 32],
  [-16, 98, 32],
  [16, 98, 32],
  [0, 92, 34],
  [-64, 60, 26],
  [64, 60, 26],
  [-42, 68, 30],
  [42, 68, 30],
  [-20, 74, 30],
  [20, 74, 30],
  [0, 68, 30],
] as const;

export const Lotus = ({ p }: MotifProps) => (
  <g transform="translate(0 52)">
    <ellipse cy="10" rx="86" ry="16" fill={p.deep} stroke={p.gold} strokeWidth="1.2" />
    <path d="M-70 8Q0 -4 70 8M-50 14Q0 2 50 14" fill="none" stroke={p.gold} strokeWidth=".8" opacity=".6" />
    {petals.map(([turn, length, width], index) => (
      <g key={`${turn} ${length}`} transform={`rotate(${turn})`}>
        <path
          d={petal(length, width)}
          fill={index % 3 === 2 ? p.ivory : p.accent}
          stroke={p.gold}
          strokeWidth="1.2"
        />
        <path d={petal(length * 0.9, width * 0.45)} fill={p.shine} opacity=".45" />
        <path d={`M0 -8V${-length * 0.72}`} stroke={p.gold} strokeWidth=".7" opacity=".7" />
      </g>
    ))}
    <ellipse cy="-4" rx="20" ry="8" fill={p.gold} stroke={p.goldDark} />
  </g>
);
