import { cloud } from '../geometry';
import type { MotifProps } from '../paints';

export const Palace = ({ p }: MotifProps) => (
  <>
    <circle cy="-14" r="70" fill={p.ivory} />
    <circle cy="-14" r="70" fill={p.shine} opacity=".6" />
    <path
      d="M-40 -40a10 8 0 1 0 18 -3a9 7 0 1 0 -18 3M20 -62a6 5 0 1 0 11 0a6 5 0 1 0 -11 0M38 -26a8 7 0 1 0 15 0a8 7 0 1 0 -15 0"
      fill={p.accent}
      opacity=".18"
    />
    <g stroke={p.goldDark} strokeWidth="1">
      <path d="M-26 -22H26V44H-26Z" fill={p.deep} />
      <path d="M-48 14H48V46H-48Z" fill={p.deep} />
      <path
        d="M-50 -14C-34 -20 -24 -32 -18 -46H18C24 -32 34 -20 50 -14L46 -6Q0 -14 -46 -6Z"
        fill={p.accent}
        stroke={p.gold}
        strokeWidth="1.8"
      />
      <path
        d="M-78 24C-58 18 -46 6 -42 -4H42C46 6 58 18 78 24L72 32Q0 20 -72 32Z"
        fill={p.accent}
        stroke={p.gold}
        strokeWidth="1.8"
      />
      <path d="M-20 -50H20V-45H-20ZM-44 -8H44V-3H-44Z" fill={p.gold} />
      <path d="M0 -66L6 -58L0 -50L-6 -58Z" fill={p.gold} />
      <path d="M-43 28H-37V46H-43ZM37 28H43V46H37ZM-22 26H-17V46H-22ZM17 26H22V46H17Z" fill={p.gold} />
    </g>
    <path d="M-12 46V32Q0 20 12 32V46Z" fill="#fff0b0" />
    <path d="M-14 -3V6M0 -3V6M14 -3V6" stroke="#ffe9a0" strokeWidth="5" />
    <path
      d="M-10 -44L-24 -16M0 -44V-14M10 -44L24 -16M-26 0L-50 24M-9 0L-16 22M9 0L16 22M26 0L50 24"
      stroke={p.gold}
      strokeWidth="1"
      opacity=".7"
    />
    <g fill={p.ivory} stroke={p.gold} strokeWidth="1.2">
      <path d={cloud(90, 34)} transform="translate(-50 62)" />
      <path d={cloud(96, 34)} transform="translate(48 66) scale(-1 1)" />
      <path d={cloud(110, 26)} transform="translate(0 76)" />
    </g>
    <path
      d="M-74 56c8 -10 22 -8 22 2c0 8 -12 8 -12 0M66 60c-8 -10 -22 -8 -22 2c0 8 12 8 12 0"
      fill="none"
      stroke={p.gold}
      strokeWidth="1.6"
    />
  </>
);
