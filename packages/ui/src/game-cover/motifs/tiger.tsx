import { petal } from '../geometry';
import type { MotifProps } from '../paints';

/** The right half of the head. */
export const TigerHalf = ({ p }: MotifProps) => (
  <>
    {[98, 116, 134, 152].map((turn) => (
      <path
        key={turn}
        d={petal(84, 15)}
        transform={`rotate(${turn})`}
        fill={p.ivory}
        stroke={p.goldDark}
        strokeWidth=".8"
      />
    ))}
    <path
      d="M30 -58C36 -86 62 -90 70 -72C74 -58 64 -44 52 -38Z"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth="1.4"
    />
    <path d="M42 -58C46 -72 58 -74 61 -66C62 -58 58 -52 52 -48Z" fill={p.ink} />
    <path d="M-1 -66H0C44 -66 70 -40 74 -2C78 26 60 44 44 56Q20 66 -1 66Z" fill={p.gold} />
    <path
      d="M74 -8Q58 -10 50 2Q62 2 75 10ZM72 18Q56 14 46 24Q58 24 68 32ZM64 40Q52 36 42 42Q52 46 58 52ZM62 -38Q48 -34 44 -24Q54 -28 69 -20Z"
      fill="#2a1108"
    />
    <path d="M10 -24Q26 -36 46 -26Q38 -18 14 -12Z" fill="#fff5d8" />
    <path d="M10 -8Q26 -28 46 -10Q30 6 10 -8Z" fill="#1a0b08" />
    <path d="M15 -9Q27 -21 41 -10Q29 0 15 -9Z" fill={p.light} />
    <circle cx="27" cy="-10" r="5" fill="#170a06" />
    <circle cx="29" cy="-12.5" r="1.8" fill="#fff" />
    <path d="M-1 14H0C26 6 46 22 42 40C36 56 18 56 -1 46Z" fill="#fff3dc" />
    <path d="M20 26h.1M30 24h.1M26 34h.1" stroke="#2a1108" strokeWidth="3.4" strokeLinecap="round" />
    <path d="M34 30Q60 22 84 26M34 36Q60 36 82 44" fill="none" stroke="#fff" strokeWidth="1.3" />
    <path d="M0 46Q20 56 30 46Q28 70 0 74Z" fill="#7a1420" />
    <path d="M13 51L17 66L23 50Z" fill="#fff" />
  </>
);

export const Tiger = ({ p }: MotifProps) => (
  <g transform="translate(0 4)">
    <TigerHalf p={p} />
    <g transform="scale(-1 1)">
      <TigerHalf p={p} />
    </g>
    <path d="M-10 62Q0 54 10 62Q8 72 0 74Q-8 72 -10 62Z" fill={p.accent} />
    <path d="M-16 12Q0 4 16 12Q14 24 0 30Q-14 24 -16 12Z" fill="#c4485a" stroke="#2a1108" strokeWidth="1.5" />
    <path d="M-9 13Q0 9 8 13" fill="none" stroke="#fff" strokeWidth="2" opacity=".7" />
    <path
      d="M0 30V46M-24 46Q-8 54 0 46Q8 54 24 46"
      fill="none"
      stroke="#2a1108"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <path
      d="M-17 -56H17M-13 -44H13M-18 -31H18M0 -56V-31"
      fill="none"
      stroke="#2a1108"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M-50 -40C-36 -58 -14 -64 12 -62C-16 -56 -36 -44 -46 -26Z" fill={p.shine} opacity=".7" />
  </g>
);
