import { petal } from '../geometry';
import type { MotifProps } from '../paints';

/** The right half of the head. */
export const DragonHalf = ({ p }: MotifProps) => (
  <>
    {[20, 44, 68, 92, 116, 140].map((turn, index) => (
      <path
        key={turn}
        d={petal(92 - index * 3, 22)}
        transform={`translate(6 4) rotate(${turn})`}
        fill={index % 2 ? p.gold : p.accent}
        stroke={p.goldDark}
        strokeWidth="1"
      />
    ))}
    {[56, 80, 104, 128].map((turn) => (
      <path
        key={turn}
        d={petal(70, 14)}
        transform={`translate(6 4) rotate(${turn})`}
        fill={p.accent}
        stroke={p.gold}
        strokeWidth="1.2"
      />
    ))}
    <path
      d="M14 -40C16 -64 34 -70 34 -94C44 -84 46 -74 42 -66C52 -70 58 -78 58 -86C66 -72 56 -54 40 -52C34 -50 30 -44 28 -34Z"
      fill={p.ivory}
      stroke={p.goldDark}
      strokeWidth="1.2"
    />
    <path
      d="M0 -50C26 -52 50 -38 54 -14C66 -14 68 -2 58 6C54 18 44 22 40 34C34 50 18 56 0 56Z"
      fill={p.accent}
      stroke={p.gold}
      strokeWidth="1.6"
    />
    <path
      d="M4 -18C14 -44 44 -44 58 -22C44 -28 26 -24 16 -8Z"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth="1.2"
    />
    <path d="M12 -8C22 -22 40 -22 48 -10C40 2 22 4 12 -8Z" fill="#fff8e0" stroke={p.ink} strokeWidth="2" />
    <circle cx="30" cy="-10" r="7.6" fill="#e0281e" />
    <circle cx="30" cy="-10" r="3.6" fill="#1a0508" />
    <circle cx="33" cy="-13" r="2" fill="#fff" />
    <path
      d="M0 2C16 -2 34 8 36 22C36 32 24 34 14 30Q6 28 0 30Z"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth="1.2"
    />
    <path d="M12 16C18 8 30 12 29 20C26 26 16 24 12 16Z" fill={p.ink} />
    <path
      d="M0 30Q8 28 14 32Q30 38 44 26C46 44 28 60 0 60Z"
      fill="#5c0d14"
      stroke={p.gold}
      strokeWidth="1.4"
    />
    <path d="M20 34L25 54L34 33ZM5 31L8 40L12 32Z" fill="#fff" />
    <path d="M46 22C66 26 80 16 78 2C90 22 74 42 48 36Z" fill={p.gold} stroke={p.goldDark} strokeWidth="1" />
    <path d="M8 62L12 84L20 60L28 78L32 54L42 66L44 44Z" fill={p.gold} stroke={p.goldDark} strokeWidth="1" />
    <path d="M26 24C54 40 62 60 88 54" fill="none" stroke={p.gold} strokeWidth="3.4" strokeLinecap="round" />
    <path d="M6 -46C22 -46 38 -40 46 -30C32 -36 16 -36 6 -34Z" fill="#fff" opacity=".35" />
  </>
);

export const Dragon = ({ p }: MotifProps) => (
  <g transform="translate(0 6)">
    <DragonHalf p={p} />
    <g transform="scale(-1 1)">
      <DragonHalf p={p} />
    </g>
    <path d="M-9 44Q0 36 9 44Q8 58 0 62Q-8 58 -9 44Z" fill="#e8434e" />
    <path d="M0 62L-9 70L0 92L9 70Z" fill={p.gold} stroke={p.goldDark} />
    <path d="M-5 -6Q0 -14 5 -6V4H-5ZM-12 6Q0 0 12 6" fill={p.gold} stroke={p.goldDark} strokeWidth="1" />
    <circle cy="-44" r="14" fill={p.gold} stroke={p.goldDark} strokeWidth="1.4" />
    <circle cy="-44" r="10" fill={p.light} />
    <circle cx="-3" cy="-48" r="4" fill="#fff" />
    <path d="M0 -60C-8 -72 4 -78 -2 -92C12 -82 10 -70 2 -60Z" fill={p.accent} stroke={p.gold} />
  </g>
);
