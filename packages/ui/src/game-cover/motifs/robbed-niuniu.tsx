import { petal, range } from '../geometry';
import type { MotifProps } from '../paints';
import { BullHead } from './bull';
import { RoundSeal } from './playing-card';

/** A bull between war flags: the bids for the bank. */
export const RobbedNiuniu = ({ p }: MotifProps) => (
  <>
    {range(12).map((index) => (
      <path
        key={index}
        d={petal(92, 11, 0.7)}
        transform={`translate(0 -6) rotate(${index * 30 + 15})`}
        fill={index % 2 ? p.gold : p.accent}
        stroke={p.goldDark}
        strokeWidth=".8"
        opacity=".9"
      />
    ))}
    {[-1, 1].map((side) => (
      <g key={side} transform={`scale(${side} 1) rotate(10 0 80)`}>
        <path
          d="M-3 -92H3V88H-3Z"
          fill={p.gold}
          stroke={p.goldDark}
          strokeWidth=".8"
          transform="translate(18 0)"
        />
        <path
          d="M22 -84C38 -92 50 -78 72 -86C67 -72 67 -58 74 -46C52 -38 38 -52 22 -44Z"
          fill="#b3211f"
          stroke={p.gold}
          strokeWidth="2"
        />
        <path d="M18 -104L25 -92L18 -84L11 -92Z" fill={p.gold} stroke={p.goldDark} />
      </g>
    ))}
    <g transform="translate(0 -4) scale(.88)">
      <BullHead p={p} />
    </g>
    <RoundSeal p={p} sign="庄" place="translate(0 78) scale(.8)" fill="#b3211f" />
  </>
);
