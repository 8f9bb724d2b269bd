import { petal, range } from '../geometry';
import type { MotifProps } from '../paints';

const Half = ({ p }: MotifProps) => (
  <>
    {[168, 150, 132].map((turn, index) => (
      <g key={turn} transform={`translate(4 26) rotate(${turn})`}>
        <path d={petal(74 - index * 6, 14)} fill={p.accent} stroke={p.gold} strokeWidth="1.2" />
        <g transform={`translate(0 ${-54 + index * 5})`}>
          <ellipse rx="6.5" ry="9" fill={p.gold} />
          <ellipse rx="4" ry="6" fill={p.deep} />
          <circle r="2" fill="#fff" />
        </g>
      </g>
    ))}
    {range(9).map((index) => (
      <g key={index} transform={`translate(10 4) rotate(${112 - index * 12.5})`}>
        <path
          d={petal(66 + index * 3.6, 10)}
          fill={index % 2 ? p.gold : p.accent}
          stroke={p.goldDark}
          strokeWidth=".8"
        />
        <path d="M0 -10V-58" stroke="#fff" strokeWidth=".8" opacity=".7" />
      </g>
    ))}
    {range(6).map((index) => (
      <path
        key={index}
        d={petal(42, 9)}
        transform={`translate(8 2) rotate(${104 - index * 15})`}
        fill={index % 2 ? p.accent : p.gold}
        stroke={p.goldDark}
        strokeWidth=".8"
      />
    ))}
    {range(4).map((index) => (
      <path
        key={index}
        d={petal(24, 7)}
        transform={`translate(6 0) rotate(${96 - index * 18})`}
        fill={p.ivory}
        stroke={p.goldDark}
        strokeWidth=".6"
      />
    ))}
    <path
      d="M4 -58C10 -74 24 -72 22 -86C32 -74 24 -62 8 -54Z"
      fill={p.accent}
      stroke={p.gold}
      strokeWidth="1"
    />
  </>
);

export const Phoenix = ({ p }: MotifProps) => (
  <g transform="translate(0 8)">
    <Half p={p} />
    <g transform="scale(-1 1)">
      <Half p={p} />
    </g>
    <path
      d={petal(92, 14)}
      transform="translate(0 24) scale(1 -1) scale(.85)"
      fill={p.gold}
      stroke={p.goldDark}
    />
    <path
      d="M0 -70C12 -70 16 -58 12 -46C8 -34 22 -20 20 2C18 24 8 34 0 42C-8 34 -18 24 -20 2C-22 -20 -8 -34 -12 -46C-16 -58 -12 -70 0 -70Z"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth="1.4"
    />
    <path
      d="M-14 -6Q-7 2 0 -6Q7 2 14 -6M-16 4Q-8 12 0 4Q8 12 16 4M-14 14Q-7 22 0 14Q7 22 14 14M-9 -16Q-4 -10 0 -16Q4 -10 9 -16M-8 24Q-4 30 0 24Q4 30 8 24"
      fill="none"
      stroke={p.goldDark}
      strokeWidth="1.4"
    />
    <path d="M0 -68C-6 -80 -2 -90 0 -98C2 -90 6 -80 0 -68Z" fill={p.accent} stroke={p.gold} />
    <path d="M-5 -52L0 -36L5 -52Q0 -57 -5 -52Z" fill="#fff2c4" stroke={p.goldDark} strokeWidth="1" />
    <path d="M-9 -60L-3 -56L-9 -54ZM9 -60L3 -56L9 -54Z" fill="#32100c" />
  </g>
);
