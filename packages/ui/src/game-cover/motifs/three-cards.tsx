import { petal, range } from '../geometry';
import type { MotifProps } from '../paints';
import { PlayingCard } from './playing-card';

/** Three aces over a burst of flowers and flames. */
export const ThreeCards = ({ p }: MotifProps) => (
  <>
    {range(16).map((index) => (
      <path
        key={index}
        d={petal(index % 2 ? 88 : 100, 13, 0.62)}
        transform={`translate(0 -4) rotate(${index * 22.5})`}
        fill={index % 2 ? p.gold : p.accent}
        stroke={p.goldDark}
        strokeWidth=".8"
        opacity=".92"
      />
    ))}
    <circle cy="-4" r="58" fill={p.deep} stroke={p.gold} strokeWidth="2" />
    <PlayingCard p={p} rank="A" suit="club" place="translate(-46 -2) rotate(-20) scale(1.05)" />
    <PlayingCard p={p} rank="A" suit="diamond" place="translate(46 -2) rotate(20) scale(1.05)" />
    <PlayingCard p={p} rank="A" suit="spade" place="translate(0 -12) scale(1.18)" />
    <g transform="translate(0 64)">
      <path
        d="M-72 -12C-50 -22 -34 -16 0 -16C34 -16 50 -22 72 -12L62 4L72 18C40 10 -40 10 -72 18L-62 4Z"
        fill="#a3231c"
        stroke={p.gold}
        strokeWidth="2"
      />
      <text
        y="9"
        textAnchor="middle"
        fontSize="24"
        fontWeight="900"
        letterSpacing="6"
        fontFamily="'Kaiti SC','Songti SC','Noto Serif CJK SC',KaiTi,serif"
        fill="#ffe9a6"
      >
        豹子
      </text>
    </g>
  </>
);
