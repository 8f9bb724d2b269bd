import type { MotifProps } from '../paints';

const Half = ({ p }: MotifProps) => (
  <>
    <path
      d="M22 -40C40 -44 60 -52 66 -78C84 -56 78 -26 44 -20C34 -18 26 -24 22 -40Z"
      fill={p.ivory}
      stroke={p.goldDark}
      strokeWidth="1.6"
    />
    <path d="M66 -78C84 -56 78 -26 44 -20C66 -30 72 -52 66 -78Z" fill={p.gold} opacity=".8" />
    <path d="M52 -49L60 -36M62 -58L70 -44" stroke={p.goldDark} strokeWidth="1.6" />
    <path
      d="M34 -16C56 -26 78 -20 84 -6C72 6 52 6 38 2Z"
      fill={p.accent}
      stroke={p.goldDark}
      strokeWidth="1.4"
    />
    <path d="M46 -10C58 -16 70 -12 76 -6C66 0 54 0 46 -2Z" fill="#f4b9a0" />
    <path
      d="M0 -50C28 -50 42 -32 40 -8C40 12 34 22 34 36C34 58 18 68 0 68Z"
      fill={p.accent}
      stroke={p.goldDark}
      strokeWidth="1.4"
    />
    <path d="M10 -14Q24 -28 36 -16Q30 -2 12 -4Z" fill="#fff7e0" stroke={p.ink} strokeWidth="1.6" />
    <circle cx="25" cy="-11" r="6" fill="#2a1108" />
    <circle cx="27" cy="-13.6" r="2" fill="#fff" />
    <path d="M6 -22Q22 -36 40 -24L38 -19Q22 -28 9 -16Z" fill={p.ink} />
    <path
      d="M0 24C22 20 38 30 38 46C36 64 18 72 0 72Z"
      fill={p.ivory}
      stroke={p.goldDark}
      strokeWidth="1.2"
    />
    <path d="M12 42C16 34 28 36 27 44C24 51 14 50 12 42Z" fill={p.ink} />
    <path d="M0 64Q14 64 24 56" fill="none" stroke={p.ink} strokeWidth="2" strokeLinecap="round" />
  </>
);

/** The head of a bull with a gold ring in its nose. */
export const BullHead = ({ p }: MotifProps) => (
  <>
    <Half p={p} />
    <g transform="scale(-1 1)">
      <Half p={p} />
    </g>
    <path
      d="M-20 -50C-8 -66 8 -66 20 -50C12 -34 6 -26 0 -14C-6 -26 -12 -34 -20 -50Z"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth="1.2"
    />
    <path d="M0 -52L6 -42L0 -30L-6 -42Z" fill="#d3222a" stroke={p.goldDark} strokeWidth=".8" />
    <path d="M-13 52A20 22 0 1 0 13 52" fill="none" stroke={p.goldDark} strokeWidth="9" />
    <path d="M-13 52A20 22 0 1 0 13 52" fill="none" stroke={p.gold} strokeWidth="6" />
    <path d="M-30 -26C-24 -40 -8 -46 6 -46C-12 -38 -24 -26 -28 -12Z" fill="#fff" opacity=".35" />
  </>
);
