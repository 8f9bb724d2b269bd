import type { MotifProps } from '../paints';
import { PlayingCard } from './playing-card';

/** An ace and a jack under a crown: 21 with two cards. */
export const Blackjack = ({ p }: MotifProps) => (
  <>
    <PlayingCard p={p} rank="J" suit="heart" place="translate(32 2) rotate(15) scale(1.22)" />
    <PlayingCard p={p} rank="A" suit="spade" place="translate(-24 4) rotate(-11) scale(1.28)" />
    <g transform="translate(2 -74) rotate(2)">
      <path
        d="M-38 18L-44 -16L-20 2L0 -26L20 2L44 -16L38 18Z"
        fill={p.gold}
        stroke={p.goldDark}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M-38 18H38V26H-38Z" fill={p.accent} stroke={p.gold} strokeWidth="1.6" />
      <g fill={p.ivory} stroke={p.goldDark} strokeWidth=".8">
        <circle cx="-44" cy="-18" r="5" />
        <circle cy="-28" r="6" />
        <circle cx="44" cy="-18" r="5" />
      </g>
      <path d="M0 -8L7 4L0 14L-7 4Z" fill="#c4232b" stroke={p.goldDark} strokeWidth=".8" />
    </g>
    <g transform="translate(4 66)">
      <path d="M-66 -16H66L54 0L66 16H-66L-54 0Z" fill={p.deep} stroke={p.gold} strokeWidth="2" />
      <circle r="25" fill={p.gold} stroke={p.goldDark} strokeWidth="1.4" />
      <circle r="20" fill={p.accent} stroke={p.goldDark} />
      <text
        y="9.5"
        textAnchor="middle"
        fontSize="27"
        fontWeight="900"
        fontFamily="Georgia,serif"
        fill="#fff6d6"
        stroke={p.goldDark}
        strokeWidth=".6"
      >
        21
      </text>
      <path d="M-18 -10A20 20 0 0 1 8 -18A28 28 0 0 0 -18 -10Z" fill="#fff" opacity=".55" />
    </g>
  </>
);
