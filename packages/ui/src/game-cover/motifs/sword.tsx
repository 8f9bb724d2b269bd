import { polar, polygon, range } from '../geometry';
import type { MotifProps } from '../paints';

const Blade = ({ p }: MotifProps) => (
  <g transform="rotate(42)">
    <path d="M-9 -92L0 -108L9 -92L8 30H-8Z" fill={p.ivory} stroke={p.goldDark} strokeWidth="1" />
    <path d="M0 -106L9 -92L8 30H0Z" fill={p.accent} opacity=".6" />
    <path d="M-28 30Q0 22 28 30L22 40Q0 34 -22 40Z" fill={p.gold} stroke={p.goldDark} />
    <path d="M-5 40H5V70H-5Z" fill={p.deep} stroke={p.gold} />
    <path d="M-5 48L5 44M-5 56L5 52M-5 64L5 60" stroke={p.gold} strokeWidth="2" />
    <circle cy="76" r="9" fill={p.gold} stroke={p.goldDark} />
  </g>
);

export const Sword = ({ p }: MotifProps) => (
  <>
    <path
      d={polygon(range(24).map((index) => polar(index * 15, index % 2 ? 70 : 88)))}
      fill={p.gold}
      opacity=".9"
    />
    <Blade p={p} />
    <g transform="scale(-1 1)">
      <Blade p={p} />
    </g>
    <g transform="translate(0 4) scale(.82)">
      <path
        d="M0 -52C18 -42 36 -40 50 -42C54 4 40 42 0 64C-40 42 -54 4 -50 -42C-36 -40 -18 -42 0 -52Z"
        fill={p.gold}
        stroke={p.goldDark}
        strokeWidth="1.5"
      />
      <path
        d="M0 -42C16 -33 30 -31 42 -33C44 4 32 36 0 54C-32 36 -44 4 -42 -33C-30 -31 -16 -33 0 -42Z"
        fill={p.accent}
      />
      <path d="M0 -42C16 -33 30 -31 42 -33C44 4 32 36 0 54Z" fill={p.deep} opacity=".7" />
      <path
        d="M8 -30L-20 8H-2L-10 40L22 -4H4Z"
        fill={p.gold}
        stroke={p.goldDark}
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M-36 -26C-24 -25 -12 -28 -4 -32C-14 -18 -28 -6 -36 -6Z" fill="#fff" opacity=".55" />
    </g>
  </>
);
