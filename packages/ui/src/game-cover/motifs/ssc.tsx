import { polar, range } from '../geometry';
import type { MotifProps } from '../paints';
import { Ball } from './ball';

const digits = ['8', '6', '9', '3', '5'] as const;

/** A clock, for the draw of every minute, with five digits before it. */
export const Ssc = ({ p }: MotifProps) => (
  <>
    <g transform="translate(0 -14)">
      <circle r="72" fill={p.gold} stroke={p.goldDark} strokeWidth="1.6" />
      <circle r="64" fill={p.deep} />
      <circle r="57" fill={p.ivory} stroke={p.goldDark} strokeWidth="1" />
      {range(60).map((minute) => (
        <path
          key={minute}
          d={minute % 5 ? 'M0 -53V-50' : 'M0 -53V-46'}
          transform={`rotate(${minute * 6})`}
          stroke="#5a3410"
          strokeWidth={minute % 5 ? 1 : 3}
        />
      ))}
      <path d={`M0 0L${polar(0, 52)}A52 52 0 0 1 ${polar(130, 52)}Z`} fill={p.accent} opacity=".32" />
      <path d="M-4 8L-2.4 -34L0 -40L2.4 -34L4 8Z" fill="#2a1108" />
      <path d="M-3 8L-1.4 -46L0 -52L1.4 -46L3 8Z" transform="rotate(130)" fill="#c4232b" />
      <circle r="7" fill={p.gold} stroke={p.goldDark} />
      <path d="M-48 -32A58 58 0 0 1 26 -52A78 78 0 0 0 -48 -32Z" fill="#fff" opacity=".6" />
      <path d="M-12 -86H12L8 -70H-8Z" fill={p.gold} stroke={p.goldDark} />
      <circle cy="-90" r="9" fill="none" stroke={p.gold} strokeWidth="4.5" />
    </g>
    {digits.map((digit, index) => (
      <Ball
        key={digit}
        p={p}
        sign={digit}
        fill={index % 2 ? p.deep : p.accent}
        place={`translate(${(index - 2) * 37} ${66 - Math.abs(index - 2) * 7}) scale(.5)`}
      />
    ))}
  </>
);
