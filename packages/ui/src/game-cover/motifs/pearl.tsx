import { petal, range } from '../geometry';
import type { MotifProps } from '../paints';

const blades = range(9).map((index) => -64 + index * 16);

export const Pearl = ({ p }: MotifProps) => (
  <>
    <g transform="translate(0 34)">
      {blades.map((turn, index) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path
            d={petal(108 - Math.abs(index - 4) * 4, 19, 0.8)}
            fill={index % 2 ? p.ivory : p.accent}
            stroke={p.gold}
            strokeWidth="1.2"
          />
          <path d={petal(92, 6, 0.8)} fill={p.shine} opacity=".7" />
        </g>
      ))}
    </g>
    <path
      d="M-78 30C-60 14 60 14 78 30C74 62 40 76 0 76C-40 76 -74 62 -78 30Z"
      fill={p.deep}
      stroke={p.gold}
      strokeWidth="2"
    />
    <path
      d="M-78 30C-60 46 60 46 78 30C62 66 -62 66 -78 30Z"
      fill={p.accent}
      stroke={p.gold}
      strokeWidth="1.2"
    />
    <path
      d="M-52 45L-40 66M-26 51L-20 73M0 53V76M26 51L20 73M52 45L40 66"
      stroke={p.gold}
      strokeWidth="1.4"
    />
    <circle cy="6" r="32" fill={p.ivory} stroke={p.gold} strokeWidth="1.5" />
    <path d="M-32 6A32 32 0 0 0 32 6A36 26 0 0 1 -32 6Z" fill={p.accent} opacity=".45" />
    <ellipse cx="-11" cy="-8" rx="11" ry="8" transform="rotate(-34 -11 -8)" fill="#fff" />
    <g fill="#fff" fillOpacity=".22" stroke="#fff" strokeWidth="1">
      <circle cx="-66" cy="-46" r="7" />
      <circle cx="-76" cy="-18" r="4" />
      <circle cx="70" cy="-40" r="5" />
      <circle cx="60" cy="-66" r="8" />
    </g>
  </>
);
