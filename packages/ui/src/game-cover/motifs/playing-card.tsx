import type { Paints } from '../paints';

/** Suit shapes, about 28 wide, centred on the origin. */
export const suitShapes = {
  spade: 'M0 -12C10 -2 14 3 14 8C14 15 5 16 2 11L5 18H-5L-2 11C-5 16 -14 15 -14 8C-14 3 -10 -2 0 -12Z',
  heart: 'M0 16C-12 6 -15 1 -15 -5C-15 -13 -4 -14 0 -6C4 -14 15 -13 15 -5C15 1 12 6 0 16Z',
  diamond: 'M0 -17L12 0L0 17L-12 0Z',
  club: 'M-4 18L-1.5 8A8 8 0 1 1 -5 -5A8 8 0 1 1 5 -5A8 8 0 1 1 1.5 8L4 18Z',
} as const;

interface PlayingCardProps {
  readonly p: Paints;
  readonly rank: string;
  readonly suit: keyof typeof suitShapes;
  /** Its centre, turn in degrees and scale. */
  readonly place: string;
}

/** A playing card of 62 by 92 around its centre. */
export const PlayingCard = ({ p, rank, suit, place }: PlayingCardProps) => {
  const colour = suit === 'heart' || suit === 'diamond' ? '#c92027' : '#1c1a26';
  return (
    <g transform={place}>
      <rect x="-31" y="-46" width="62" height="92" rx="7" fill={p.ivory} stroke={p.gold} strokeWidth="1.8" />
      <rect
        x="-27"
        y="-42"
        width="54"
        height="84"
        rx="4"
        fill="none"
        stroke={p.goldDark}
        strokeWidth=".6"
        opacity=".6"
      />
      <text
        x="-17"
        y="-22"
        textAnchor="middle"
        fontSize="20"
        fontWeight="900"
        fontFamily="Georgia,serif"
        fill={colour}
      >
        {rank}
      </text>
      <path d={suitShapes[suit]} transform="translate(-17 -10) scale(.5)" fill={colour} />
      <path d={suitShapes[suit]} transform="translate(5 12) scale(1.3)" fill={colour} />
      <path d="M-31 -14V-39Q-31 -46 -24 -46H16Z" fill="#fff" opacity=".5" />
    </g>
  );
};

interface SealProps {
  readonly p: Paints;
  readonly sign: string;
  readonly place: string;
  readonly fill: string;
}

/** A round gold-rimmed seal with one character. */
export const RoundSeal = ({ p, sign, place, fill }: SealProps) => (
  <g transform={place}>
    <circle r="24" fill={p.gold} stroke={p.goldDark} />
    <circle r="20" fill={fill} stroke={p.goldDark} strokeWidth=".8" />
    <circle r="17.5" fill="none" stroke={p.gold} strokeWidth="1" />
    <text
      y="8.5"
      textAnchor="middle"
      fontSize="24"
      fontWeight="900"
      fontFamily="'Kaiti SC','Songti SC','Noto Serif CJK SC',KaiTi,serif"
      fill="#fff0c4"
    >
      {sign}
    </text>
    <path d="M-18 -9A20 20 0 0 1 8 -18A26 26 0 0 0 -18 -9Z" fill="#fff" opacity=".5" />
  </g>
);
