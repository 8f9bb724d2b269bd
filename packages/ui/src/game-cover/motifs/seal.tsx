import type { MotifProps } from '../paints';

export const Seal = ({ p }: MotifProps) => (
  <g transform="translate(0 2)">
    <path d="M0 -20L66 10L0 42L-66 10Z" fill={p.ivory} stroke={p.gold} strokeWidth="1.4" />
    <path d="M-66 10L0 42V88L-66 54Z" fill={p.accent} stroke={p.gold} strokeWidth="1.4" />
    <path d="M66 10L0 42V88L66 54Z" fill={p.deep} stroke={p.gold} strokeWidth="1.4" />
    <path d="M-66 44V54L0 88V78ZM66 44V54L0 88V78Z" fill={p.gold} />
    <path d="M-60 17L-6 43V60L-60 33Z" fill={p.shine} opacity=".5" />
    <path
      d="M-54 26L-40 33V44L-26 51M-54 37L-46 41M-30 38L-12 47M-22 42V56M60 24L46 31V42L32 49M26 40L10 48V60M40 34V42"
      fill="none"
      stroke={p.gold}
      strokeWidth="2.4"
    />
    <path d="M-40 12Q0 -2 40 12Q36 22 0 26Q-36 22 -40 12Z" fill={p.gold} stroke={p.goldDark} />
    <path
      d="M-14 16C-12 4 -16 -4 -26 -4C-48 -2 -56 -34 -36 -42C-34 -62 -10 -66 0 -54C10 -66 34 -62 36 -42C56 -34 48 -2 26 -4C16 -4 12 4 14 16Q0 22 -14 16Z"
      fill={p.accent}
      stroke={p.gold}
      strokeWidth="2.4"
    />
    <path
      d="M-26 -10C-40 -12 -40 -32 -28 -32C-18 -32 -18 -18 -26 -20M26 -10C40 -12 40 -32 28 -32C18 -32 18 -18 26 -20M-20 -50C-12 -56 -2 -50 0 -40C2 -50 12 -56 20 -50"
      fill="none"
      stroke={p.gold}
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <path
      d="M-44 -18C-46 -30 -38 -36 -32 -38C-30 -50 -20 -56 -12 -54C-24 -48 -28 -40 -28 -36C-36 -34 -42 -28 -40 -16Z"
      fill={p.shine}
      opacity=".9"
    />
    <circle cy="-18" r="13" fill={p.gold} stroke={p.goldDark} />
    <circle cx="-4" cy="-22" r="4" fill="#fff" />
    <path d="M0 -62C-10 -74 4 -80 -3 -96C14 -86 12 -72 4 -60Z" fill={p.gold} stroke={p.goldDark} />
  </g>
);
