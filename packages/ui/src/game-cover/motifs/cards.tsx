import type { MotifProps } from '../paints';

const spade = 'M0 -12C10 -2 14 3 14 8C14 15 5 16 2 11L5 18H-5L-2 11C-5 16 -14 15 -14 8C-14 3 -10 -2 0 -12Z';
const heart = 'M0 16C-12 6 -15 1 -15 -5C-15 -13 -4 -14 0 -6C4 -14 15 -13 15 -5C15 1 12 6 0 16Z';
const diamond = 'M0 -17L12 0L0 17L-12 0Z';
const club = 'M-4 18L-1.5 8A8 8 0 1 1 -5 -5A8 8 0 1 1 5 -5A8 8 0 1 1 1.5 8L4 18Z';

const hand = [
  ['10', diamond, '#c92027', -36],
  ['J', club, '#1c1a26', -18],
  ['Q', heart, '#c92027', 0],
  ['K', diamond, '#c92027', 18],
  ['A', spade, '#1c1a26', 36],
] as const;

export const Cards = ({ p }: MotifProps) => (
  <g transform="translate(0 76) scale(.86)">
    {hand.map(([rank, suit, colour, turn]) => (
      <g key={rank} transform={`rotate(${turn}) translate(-27 -160)`}>
        <rect width="62" height="92" rx="7" fill={p.ivory} stroke={p.gold} strokeWidth="1.8" />
        <rect
          x="4"
          y="4"
          width="54"
          height="84"
          rx="4"
          fill="none"
          stroke={p.goldDark}
          strokeWidth=".6"
          opacity=".6"
        />
        <text
          x="14"
          y="24"
          textAnchor="middle"
          fontSize="20"
          fontWeight="900"
          fontFamily="Georgia,serif"
          fill={colour}
        >
          {rank}
        </text>
        <path d={suit} transform="translate(14 36) scale(.5)" fill={colour} />
        <path d={suit} transform="translate(34 58) scale(1.25)" fill={colour} />
      </g>
    ))}
    <g transform="translate(0 -28)">
      <circle r="24" fill={p.accent} stroke={p.gold} strokeWidth="2" />
      <circle r="20" fill="none" stroke={p.ivory} strokeWidth="6" strokeDasharray="8 7.7" />
      <circle r="14" fill={p.gold} stroke={p.goldDark} />
      <path d={spade} transform="translate(0 -1.5) scale(.6)" fill={p.ink} />
    </g>
  </g>
);
