import { petal } from '../geometry';
import type { MotifProps } from '../paints';

const Side = ({ p }: MotifProps) => (
  <>
    <circle cx="50" cy="-46" r="24" fill="#1c1620" stroke={p.gold} strokeWidth="1.6" />
    <circle cx="49" cy="-44" r="12" fill="#4a3d4c" />
  </>
);

const Eye = ({ p }: MotifProps) => (
  <>
    <ellipse cx="29" cy="-4" rx="17" ry="22" transform="rotate(-24 29 -4)" fill="#1c1620" />
    <circle cx="26" cy="-4" r="8.4" fill={p.gold} />
    <circle cx="26" cy="-4" r="6" fill="#100b12" />
    <circle cx="28.4" cy="-7" r="2.6" fill="#fff" />
    <circle cx="46" cy="24" r="10" fill={p.accent} opacity=".4" />
  </>
);

export const Panda = ({ p }: MotifProps) => (
  <g transform="translate(0 2)">
    {[-70, -54, -38, 38, 54, 70].map((turn) => (
      <path
        key={turn}
        d={petal(104, 13)}
        transform={`translate(0 46) rotate(${turn})`}
        fill="#57b364"
        stroke="#1d5c34"
        strokeWidth="1"
      />
    ))}
    <Side p={p} />
    <g transform="scale(-1 1)">
      <Side p={p} />
    </g>
    <path
      d="M0 -64C46 -64 72 -34 72 2C72 40 40 62 0 62C-40 62 -72 40 -72 2C-72 -34 -46 -64 0 -64Z"
      fill={p.ivory}
      stroke={p.gold}
      strokeWidth="1.6"
    />
    <path d="M-56 -26C-40 -54 -8 -60 20 -56C-14 -48 -40 -32 -52 -4Z" fill="#fff" />
    <Eye p={p} />
    <g transform="scale(-1 1)">
      <Eye p={p} />
    </g>
    <path d="M-11 19Q0 13 11 19Q8 28 0 30Q-8 28 -11 19Z" fill="#1c1620" />
    <path d="M-5 20Q0 18 4 20" stroke="#fff" strokeWidth="1.6" fill="none" opacity=".8" />
    <path
      d="M0 30V37M-17 34Q-8 46 0 37Q8 46 17 34"
      fill="none"
      stroke="#1c1620"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <path d="M0 -60L11 -47L0 -34L-11 -47Z" fill={p.accent} stroke={p.gold} strokeWidth="2" />
    <g transform="translate(0 74)">
      <path d="M-58 -7H58V7H-58Z" fill="#6cbf62" stroke="#1d5c34" strokeWidth="1.4" />
      <path d="M-58 -4H58" stroke="#d3f5b0" strokeWidth="2.4" opacity=".7" />
      <path d="M-24 -8V8M20 -8V8" stroke="#1d5c34" strokeWidth="3" />
      <path
        d="M-52 -16C-30 -22 -22 -8 -28 4C-36 16 -54 12 -58 0Z"
        fill="#1c1620"
        stroke={p.gold}
        strokeWidth="1.2"
      />
      <path
        d="M52 -16C30 -22 22 -8 28 4C36 16 54 12 58 0Z"
        fill="#1c1620"
        stroke={p.gold}
        strokeWidth="1.2"
      />
    </g>
  </g>
);
