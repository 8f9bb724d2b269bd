import { range } from '../geometry';
import type { MotifProps } from '../paints';
import { PlayingCard, RoundSeal } from './playing-card';

export const Baccarat = ({ p }: MotifProps) => (
  <>
    <path
      d="M-92 62C-60 30 60 30 92 62C70 84 -70 84 -92 62Z"
      fill={p.deep}
      stroke={p.gold}
      strokeWidth="2.4"
    />
    <path d="M-78 61C-50 40 50 40 78 61" fill="none" stroke={p.gold} strokeWidth="1" strokeDasharray="3 3" />
    <PlayingCard p={p} rank="K" suit="club" place="translate(-56 -22) rotate(-24)" />
    <PlayingCard p={p} rank="9" suit="heart" place="translate(-30 -14) rotate(-8)" />
    <PlayingCard p={p} rank="Q" suit="diamond" place="translate(58 -22) rotate(24)" />
    <PlayingCard p={p} rank="8" suit="spade" place="translate(32 -14) rotate(8)" />
    {[-64, 64].map((x) => (
      <g key={x} transform={`translate(${x} 58)`}>
        {range(3).map((level) => (
          <g key={level} transform={`translate(0 ${-level * 7})`}>
            <path d="M-18 0V6A18 7 0 0 0 18 6V0Z" fill={p.accent} stroke={p.goldDark} strokeWidth=".8" />
            <path d="M-9 6V12M0 7V13M9 6V12" stroke={p.ivory} strokeWidth="3.4" />
            <ellipse rx="18" ry="7" fill={level === 2 ? p.gold : p.accent} stroke={p.gold} />
          </g>
        ))}
      </g>
    ))}
    <RoundSeal p={p} sign="闲" place="translate(-24 48) scale(.96)" fill="#1d4f9e" />
    <RoundSeal p={p} sign="庄" place="translate(24 48) scale(.96)" fill="#b3211f" />
  </>
);
