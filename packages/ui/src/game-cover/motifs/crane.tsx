import { petal, range } from '../geometry';
import type { MotifProps } from '../paints';

const Wing = ({ p }: MotifProps) => (
  <>
    {range(8).map((index) => (
      <g key={index} transform={`rotate(${-104 + index * 10.5})`}>
        <path
          d={petal(84 + index * 1.5, 12)}
          fill={index < 2 ? p.ink : p.ivory}
          stroke={p.gold}
          strokeWidth="1"
        />
        <path d="M0 -10V-74" stroke={p.goldDark} strokeWidth=".6" opacity=".5" />
      </g>
    ))}
    {range(6).map((index) => (
      <path
        key={index}
        d={petal(50, 11)}
        transform={`rotate(${-98 + index * 12})`}
        fill={p.ivory}
        stroke={p.gold}
        strokeWidth=".9"
      />
    ))}
  </>
);

export const Crane = ({ p }: MotifProps) => (
  <g transform="translate(0 10)">
    <circle cy="-22" r="60" fill={p.accent} stroke={p.gold} strokeWidth="2" />
    <path d="M-40 -46A52 52 0 0 1 20 -66A70 70 0 0 0 -40 -46Z" fill={p.shine} />
    <g transform="translate(-12 10) rotate(-4)">
      <Wing p={p} />
    </g>
    <g transform="translate(14 10) scale(-1 1) rotate(6)">
      <Wing p={p} />
    </g>
    {[150, 166, 182, 198].map((turn) => (
      <path
        key={turn}
        d={petal(52, 10)}
        transform={`translate(0 26) rotate(${turn})`}
        fill={turn % 4 ? p.ink : p.deep}
        stroke={p.gold}
        strokeWidth="1"
      />
    ))}
    <path
      d="M-20 12C-18 -6 -8 -8 -8 -26C-8 -48 -26 -50 -22 -64C-18 -78 2 -78 6 -66C0 -70 -8 -68 -8 -60C-8 -48 10 -46 10 -24C10 -8 20 -4 20 14C20 34 8 42 0 46C-10 42 -22 32 -20 12Z"
      fill={p.ivory}
      stroke={p.gold}
      strokeWidth="1.2"
    />
    <path d="M-12 -32C-12 -48 -24 -52 -20 -64C-16 -54 0 -46 2 -28C-2 -22 -8 -24 -12 -32Z" fill="#241a22" />
    <path d="M2 -72L34 -78L6 -65Z" fill={p.gold} stroke={p.goldDark} strokeWidth=".8" />
    <path
      d="M-19 -70C-16 -80 -2 -82 3 -73C-4 -76 -12 -74 -19 -70Z"
      fill="#d8262c"
      stroke={p.gold}
      strokeWidth=".6"
    />
    <circle cx="-2" cy="-70" r="1.9" fill="#241a22" />
  </g>
);
