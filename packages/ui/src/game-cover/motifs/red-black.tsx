import { petal, range } from '../geometry';
import type { MotifProps, Paints } from '../paints';
import { suitShapes } from './playing-card';

interface SideProps {
  readonly p: Paints;
  readonly ground: string;
  readonly dark: string;
  readonly suit: keyof typeof suitShapes;
}

const Shield = ({ p, ground, dark, suit }: SideProps) => (
  <>
    <rect
      x="-36"
      y="-54"
      width="72"
      height="108"
      rx="10"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth="1.4"
    />
    <rect x="-31" y="-49" width="62" height="98" rx="7" fill={ground} />
    <path d="M-31 49V-20L31 -49V42Q31 49 24 49Z" fill={dark} opacity=".5" />
    <rect x="-26" y="-44" width="52" height="88" rx="5" fill="none" stroke={p.gold} strokeWidth="1.2" />
    {range(8).map((index) => (
      <path
        key={index}
        d={petal(25, 6)}
        transform={`rotate(${index * 45})`}
        fill="none"
        stroke={p.gold}
        strokeWidth=".9"
        opacity=".65"
      />
    ))}
    <path d={suitShapes[suit]} transform="scale(1.5)" fill={p.ivory} stroke={p.gold} strokeWidth="1.4" />
    <g fill={p.ivory}>
      <path d={suitShapes[suit]} transform="translate(-18 -35) scale(.42)" />
      <path d={suitShapes[suit]} transform="translate(18 35) rotate(180) scale(.42)" />
    </g>
    <path d="M-36 -16V-44Q-36 -54 -26 -54H20Z" fill="#fff" opacity=".28" />
  </>
);

/** A red card against a black one, with swords crossed behind them. */
export const RedBlack = ({ p }: MotifProps) => (
  <>
    {[-1, 1].map((side) => (
      <g key={side} transform={`scale(${side} 1) rotate(38)`}>
        <path d="M-5 -92L0 -104L5 -92V52H-5Z" fill={p.ivory} stroke={p.goldDark} strokeWidth="1" />
        <path d="M0 -98V52" stroke="#b8a98a" strokeWidth="1.4" />
        <path d="M-19 52Q0 44 19 52V59Q0 52 -19 59Z" fill={p.gold} stroke={p.goldDark} />
        <path d="M-4 58H4V82H-4Z" fill={p.ink} stroke={p.gold} strokeWidth="1" />
        <circle cy="86" r="6" fill={p.gold} stroke={p.goldDark} />
      </g>
    ))}
    <g transform="translate(-36 0) rotate(-9)">
      <Shield p={p} ground="#c4232b" dark="#7a0f16" suit="heart" />
    </g>
    <g transform="translate(36 0) rotate(9)">
      <Shield p={p} ground="#262733" dark="#0c0c12" suit="spade" />
    </g>
    <g transform="translate(0 50)">
      <path d="M0 -22L22 0L0 22L-22 0Z" fill={p.gold} stroke={p.goldDark} strokeWidth="1.4" />
      <path d="M0 -15L15 0L0 15L-15 0Z" fill="#7a0f16" />
      <text
        y="5"
        textAnchor="middle"
        fontSize="14"
        fontWeight="900"
        fontFamily="Georgia,serif"
        fill="#ffe9a6"
      >
        VS
      </text>
    </g>
  </>
);
