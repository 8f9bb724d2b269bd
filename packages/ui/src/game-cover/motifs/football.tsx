import { petal, polar, polygon, range } from '../geometry';
import type { MotifProps } from '../paints';

const pentagon = polygon(range(5).map((index) => polar(index * 72, 21)));

export const Football = ({ p }: MotifProps) => (
  <>
    {[-84, -64, -46, -30, -16].map((turn, index) => (
      <path
        key={turn}
        d={petal(108 - Math.abs(index - 2) * 7, 20)}
        transform={`translate(22 16) rotate(${turn})`}
        fill={index % 2 ? p.gold : p.accent}
        stroke={p.goldDark}
        strokeWidth=".8"
      />
    ))}
    <g transform="translate(10 8)">
      <circle r="62" fill={p.ivory} stroke={p.gold} strokeWidth="2" />
      <g fill="#1d1a2b" transform="rotate(14)">
        <path d={pentagon} />
        {range(5).map((index) => (
          <g key={index} transform={`rotate(${index * 72})`}>
            <path d="M0 -21V-41" stroke="#1d1a2b" strokeWidth="2.4" />
            <path d="M-13 -47L0 -41L13 -47L18.5 -58.800A62 62 0 0 0 -18.5 -58.800Z" />
            <path d="M13 -47L28 -36.5" stroke="#1d1a2b" strokeWidth="2.4" />
          </g>
        ))}
      </g>
      <path d="M-62 0A62 62 0 0 0 62 0A66 54 0 0 1 -62 0Z" fill={p.ink} opacity=".4" />
      <path d="M-50 -26C-40 -48 -16 -58 6 -56C-16 -48 -34 -34 -42 -10Z" fill="#fff" opacity=".8" />
    </g>
    <path
      d="M-70 76H80M-52 84H60"
      stroke={p.gold}
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeDasharray="30 8 60 10"
    />
  </>
);
