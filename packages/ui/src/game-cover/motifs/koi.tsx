import { polar, range } from '../geometry';
import type { MotifProps, Paints } from '../paints';

const Tail = ({ p, spots }: { readonly p: Paints; readonly spots: string }) => (
  <>
    <path
      d="M62 8C80 20 82 44 66 62C62 50 54 44 46 42C52 30 56 20 56 10Z"
      fill={spots}
      stroke={p.gold}
      strokeWidth="1"
    />
    <path d="M60 12C70 28 70 42 64 54M56 14C62 28 58 36 54 42" fill="none" stroke={p.gold} strokeWidth=".8" />
  </>
);

const Fish = ({ p, fill, spots }: { readonly p: Paints; readonly fill: string; readonly spots: string }) => (
  <>
    <path
      d="M-34 -62C-46 -84 -66 -80 -70 -70C-58 -68 -50 -58 -48 -48ZM-26 -26C-20 -12 -8 -6 2 -10C-4 -16 -8 -24 -8 -34ZM26 -50C38 -62 52 -60 58 -50C50 -48 44 -42 42 -36Z"
      fill={spots}
      stroke={p.gold}
      strokeWidth="1"
      opacity=".95"
    />
    <path
      d="M-68 -18C-70 -40 -50 -64 -16 -66C28 -68 60 -36 62 12C60 16 56 16 54 12C44 -18 24 -34 -8 -30C-30 -26 -46 -2 -60 -4C-66 -6 -68 -12 -68 -18Z"
      fill={fill}
      stroke={p.gold}
      strokeWidth="1.6"
    />
    <path
      d="M-22 -64C-6 -70 12 -62 16 -52C4 -42 -14 -44 -22 -64ZM30 -48C42 -40 50 -26 50 -14C42 -18 32 -34 30 -48ZM-62 -34C-56 -44 -48 -50 -42 -52C-38 -42 -46 -32 -58 -28Z"
      fill={spots}
    />
    <path
      d="M-30 -36q4 -8 10 -4q2 -10 10 -6q4 -8 11 -4q5 -6 11 0q6 -4 10 3q7 -2 9 6q6 1 6 8M-20 -50q6 -6 11 -1q5 -6 11 -1q6 -4 11 1q7 -2 10 5"
      fill="none"
      stroke={p.gold}
      strokeWidth="1"
      opacity=".85"
    />
    <circle cx="-54" cy="-22" r="4.6" fill="#fff" stroke={p.goldDark} />
    <circle cx="-55" cy="-22" r="2.4" fill="#1a0f12" />
    <path
      d="M-66 -10C-76 -6 -80 0 -78 6M-62 -6C-68 2 -68 8 -64 12"
      fill="none"
      stroke={p.gold}
      strokeWidth="1.6"
      strokeLinecap="round"
    />
    <path d="M-58 -44C-40 -62 -14 -64 8 -58C-16 -56 -40 -48 -54 -32Z" fill={p.shine} opacity=".6" />
  </>
);

export const Koi = ({ p }: MotifProps) => (
  <>
    {range(3).map((index) => (
      <ellipse
        key={index}
        rx={82 - index * 24}
        ry={80 - index * 24}
        fill="none"
        stroke={p.light}
        strokeWidth="1.2"
        opacity={0.5 - index * 0.1}
        strokeDasharray="70 14 30 20"
      />
    ))}
    <g transform="rotate(-12) scale(1.04)">
      <Tail p={p} spots={p.accent} />
    </g>
    <g transform="rotate(168) scale(1.04)">
      <Tail p={p} spots={p.deep} />
    </g>
    <g transform="rotate(-12) scale(1.04)">
      <Fish p={p} fill={p.ivory} spots={p.accent} />
    </g>
    <g transform="rotate(168) scale(1.04)">
      <Fish p={p} fill={p.gold} spots={p.deep} />
    </g>
    {range(7).map((index) => (
      <circle
        key={index}
        r={2 + (index % 3)}
        transform={`translate(${polar(index * 51 + 20, 76)})`}
        fill="#fff"
        fillOpacity=".3"
        stroke="#fff"
        strokeWidth=".8"
      />
    ))}
  </>
);
