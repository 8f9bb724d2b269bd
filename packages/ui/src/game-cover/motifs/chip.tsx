import { range } from '../geometry';
import type { MotifProps } from '../paints';

export const Chip = ({ p }: MotifProps) => (
  <>
    {[
      [-56, 4],
      [56, 3],
      [0, 2],
    ].map(([x = 0, count = 0]) => (
      <g key={x} transform={`translate(${x} ${x ? 62 : 74})`}>
        {range(count).map((level) => (
          <g key={level} transform={`translate(0 ${-level * 11})`}>
            <path
              d="M-28 0V9A28 10 0 0 0 28 9V0Z"
              fill={level % 2 ? p.gold : p.accent}
              stroke={p.goldDark}
              strokeWidth=".8"
            />
            <path d="M-14 9V17M0 10V19M14 9V17" stroke={p.ivory} strokeWidth="5" />
            <ellipse rx="28" ry="10" fill={level % 2 ? p.gold : p.accent} stroke={p.gold} strokeWidth="1.2" />
          </g>
        ))}
      </g>
    ))}
    <g transform="translate(0 -14) rotate(-10)">
      <circle r="66" cy="4" fill={p.ink} />
      <circle r="66" fill={p.accent} stroke={p.gold} strokeWidth="2" />
      <circle r="57" fill="none" stroke={p.ivory} strokeWidth="16" strokeDasharray="22.4 22.4" />
      <circle r="47" fill={p.deep} stroke={p.gold} strokeWidth="2.4" />
      <circle r="40" fill="none" stroke={p.gold} strokeWidth="1.2" strokeDasharray="3 3.5" />
      <path
        d="M0 -27C20 -10 30 0 30 10C30 24 12 27 5 16L10 30H-10L-5 16C-12 27 -30 24 -30 10C-30 0 -20 -10 0 -27Z"
        fill={p.gold}
        stroke={p.goldDark}
      />
      <path d="M-58 -22A62 62 0 0 1 24 -57A84 84 0 0 0 -58 -22Z" fill="#fff" opacity=".45" />
    </g>
  </>
);
