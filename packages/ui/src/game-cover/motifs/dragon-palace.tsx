import { petal, range } from '../geometry';
import type { MotifProps } from '../paints';
import { Bubbles, SeaFish } from './sea-fish';

/** The palace of the dragon king under the sea, with a pearl over its roof. */
export const DragonPalace = ({ p }: MotifProps) => (
  <>
    {range(9).map((index) => (
      <path
        key={index}
        d={petal(56, 9, 0.8)}
        transform={`translate(0 -46) rotate(${-88 + index * 22})`}
        fill="#fff3c0"
        opacity=".4"
      />
    ))}
    <g stroke={p.goldDark} strokeWidth="1">
      <path d="M-30 -16H30V30H-30Z" fill={p.deep} />
      <path d="M-60 26H60V66H-60Z" fill={p.deep} />
      <path
        d="M-58 -6C-42 -12 -28 -22 -20 -36H20C28 -22 42 -12 58 -6C60 -12 66 -14 70 -10C68 4 60 8 54 4Q0 -8 -54 4C-60 8 -68 4 -70 -10C-66 -14 -60 -12 -58 -6Z"
        fill={p.accent}
        stroke={p.gold}
        strokeWidth="1.8"
      />
      <path
        d="M-82 34C-62 28 -48 18 -44 8H44C48 18 62 28 82 34C84 28 90 26 94 30C92 46 82 48 76 44Q0 30 -76 44C-82 48 -92 46 -94 30C-90 26 -84 28 -82 34Z"
        fill={p.accent}
        stroke={p.gold}
        strokeWidth="1.8"
      />
      <path d="M-22 -41H22V-35H-22ZM-46 3H46V9H-46Z" fill={p.gold} />
      <path d="M-54 40H-45V66H-54ZM45 40H54V66H45ZM-27 38H-19V66H-27ZM19 38H27V66H19Z" fill={p.gold} />
    </g>
    <path d="M-15 66V48Q0 32 15 48V66Z" fill="#fff0b0" stroke={p.goldDark} />
    <path d="M0 41V66" stroke={p.goldDark} strokeWidth="1.2" />
    <path
      d="M-12 -34L-30 -8M0 -34V-6M12 -34L30 -8M-30 12L-56 34M-10 12L-18 33M10 12L18 33M30 12L56 34"
      stroke={p.gold}
      strokeWidth="1"
      opacity=".75"
    />
    <path d="M-16 8V18M0 8V18M16 8V18" stroke="#ffe9a0" strokeWidth="5" />
    <path d="M-60 66H60L72 80H-72Z" fill={p.ivory} stroke={p.gold} strokeWidth="1.6" />
    <path d="M-66 73H66" stroke={p.goldDark} strokeWidth=".8" />
    <circle cy="-56" r="19" fill={p.ivory} stroke={p.gold} strokeWidth="2" />
    <path d="M-19 -56A19 19 0 0 0 19 -56A22 15 0 0 1 -19 -56Z" fill={p.accent} opacity=".4" />
    <ellipse cx="-6" cy="-64" rx="7" ry="5" transform="rotate(-34 -6 -64)" fill="#fff" />
    <path d="M-22 -38C-16 -30 16 -30 22 -38C14 -36 -14 -36 -22 -38Z" fill={p.gold} stroke={p.goldDark} />
    <SeaFish p={p} fill="#e2566b" place="translate(-66 -44) rotate(-10) scale(.62)" />
    <SeaFish p={p} fill="#2f86d0" place="translate(70 -22) rotate(8) scale(-.54 .54)" />
    <Bubbles />
  </>
);
