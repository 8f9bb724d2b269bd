import { polar, range } from '../geometry';
import type { MotifProps } from '../paints';
import { PlayingCard, RoundSeal } from './playing-card';

/** A chip of five percent, the commission of other tables. */
const Commission = ({ p }: MotifProps) => (
  <>
    <circle r="64" fill={p.gold} stroke={p.goldDark} strokeWidth="1.4" />
    {range(12).map((index) => (
      <path
        key={index}
        d="M-8 -63.4A64 64 0 0 1 8 -63.4L6 -51H-6Z"
        transform={`rotate(${index * 30 + 15})`}
        fill="#b3211f"
        stroke={p.goldDark}
        strokeWidth=".6"
      />
    ))}
    <circle r="50" fill={p.ivory} stroke={p.goldDark} strokeWidth="1.4" />
    <circle r="45" fill="none" stroke={p.goldDark} strokeWidth="1" strokeDasharray="2 3" opacity=".7" />
    <text
      y="17"
      textAnchor="middle"
      fontSize="50"
      fontWeight="900"
      fontFamily="Georgia,'Noto Serif',serif"
      fill="#5a1a12"
    >
      5%
    </text>
    <path
      d={`M${polar(-60, 60)}A60 60 0 0 1 ${polar(20, 60)}A84 84 0 0 0 ${polar(-60, 60)}Z`}
      fill="#fff"
      opacity=".4"
    />
  </>
);

const turn = -34;

/** The commission of five percent, cut in two before the hands. */
export const EvenBaccarat = ({ p }: MotifProps) => (
  <>
    <PlayingCard p={p} rank="J" suit="club" place="translate(-60 -26) rotate(-26)" />
    <PlayingCard p={p} rank="9" suit="diamond" place="translate(60 -26) rotate(26)" />
    <circle r="67" cy="3" fill={p.ink} opacity=".8" />
    {[-1, 1].map((side) => (
      <g key={side} transform={`translate(0 -4) rotate(${turn}) translate(${side * 9} ${side * 5.5})`}>
        {/* A nested svg clips to its box without an id, which motifs do not have. */}
        <svg
          aria-hidden="true"
          x="-70"
          y={side < 0 ? -70 : 0}
          width="140"
          height="70"
          viewBox={`-70 ${side < 0 ? -70 : 0} 140 70`}
        >
          <g transform={`rotate(${-turn})`}>
            <Commission p={p} />
          </g>
        </svg>
      </g>
    ))}
    <g transform={`translate(0 -4) rotate(${turn})`}>
      <path d="M-104 0Q0 -7 104 0Q0 7 -104 0Z" fill={p.gold} />
      <path d="M-104 0Q0 -4.4 104 0Q0 4.4 -104 0Z" fill="#fffdf0" />
    </g>
    <RoundSeal p={p} sign="闲" place="translate(-64 58) scale(.92)" fill="#1d4f9e" />
    <RoundSeal p={p} sign="庄" place="translate(64 58) scale(.92)" fill="#b3211f" />
  </>
);
