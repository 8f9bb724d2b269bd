import type { MotifProps } from '../paints';
import { PlayingCard, RoundSeal } from './playing-card';

/** Streaks of air behind the card: y, start, end and half of the thickness at the end. */
const streaks = [
  [-50, -70, 20, 2],
  [-36, -170, 0, 4],
  [-18, -112, -10, 2.2],
  [-2, -210, -14, 5],
  [16, -130, -12, 2.4],
  [32, -184, -6, 4],
  [48, -96, 6, 2],
] as const;

/** Where the card was: x and opacity. */
const traces = [
  [-66, 0.16],
  [-42, 0.3],
  [-18, 0.5],
] as const;

/** A card in flight, with its traces behind it. */
export const SpeedBaccarat = ({ p }: MotifProps) => (
  <>
    <g transform="translate(2 -10) rotate(-24)">
      {streaks.map(([y, from, to, half], index) => (
        <path
          key={y}
          d={`M${from} ${y}L${to} ${y - half}V${y + half}Z`}
          fill={index % 2 ? '#fff' : p.light}
          opacity={index % 2 ? 0.85 : 0.7}
        />
      ))}
      {traces.map(([x, opacity]) => (
        <g key={x} opacity={opacity}>
          <PlayingCard p={p} rank="9" suit="heart" place={`translate(${x} 0) rotate(46) scale(1.1)`} />
        </g>
      ))}
      <PlayingCard p={p} rank="9" suit="heart" place="translate(22 0) rotate(46) scale(1.24)" />
    </g>
    <path
      d="M76 -2L38 50H60L44 94L92 38H68L92 -2Z"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
    <path d="M77 3L45 46H52L82 3Z" fill="#fff" opacity=".6" />
    <RoundSeal p={p} sign="闲" place="translate(-58 52) scale(.92)" fill="#1d4f9e" />
    <RoundSeal p={p} sign="庄" place="translate(-14 66) scale(.92)" fill="#b3211f" />
  </>
);
