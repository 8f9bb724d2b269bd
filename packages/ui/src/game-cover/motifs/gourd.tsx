import { petal } from '../geometry';
import type { MotifProps } from '../paints';

export const Gourd = ({ p }: MotifProps) => (
  <g transform="translate(0 4)">
    {[-100, -70, 70, 100].map((turn) => (
      <path
        key={turn}
        d={petal(76, 24)}
        transform={`translate(0 58) rotate(${turn})`}
        fill="#3f9e57"
        stroke={p.gold}
        strokeWidth="1.2"
      />
    ))}
    <path
      d="M0 -78C-4 -92 14 -94 12 -106M2 -84C20 -92 30 -84 40 -92"
      fill="none"
      stroke={p.goldDark}
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d={petal(34, 14)} transform="translate(36 -90) rotate(70)" fill="#3f9e57" stroke={p.gold} />
    <path
      d="M0 -80C22 -80 36 -64 36 -46C36 -32 28 -24 24 -16C44 -10 60 12 60 36C60 66 34 82 0 82C-34 82 -60 66 -60 36C-60 12 -44 -10 -24 -16C-28 -24 -36 -32 -36 -46C-36 -64 -22 -80 0 -80Z"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth="1.8"
    />
    <path
      d="M-26 -58C-22 -70 -10 -74 2 -72C-12 -64 -18 -52 -16 -38C-22 -42 -28 -48 -26 -58ZM-48 28C-46 10 -34 -2 -20 -4C-34 12 -36 40 -26 62C-40 56 -50 42 -48 28Z"
      fill="#fff"
      opacity=".7"
    />
    <path d="M-30 -22Q0 -10 30 -22L34 -10Q0 4 -34 -10Z" fill={p.accent} stroke={p.goldDark} strokeWidth="1" />
    <path
      d="M20 -12C44 0 46 20 38 40L48 34L54 44C64 16 54 -8 26 -18Z"
      fill={p.accent}
      stroke={p.goldDark}
      strokeWidth=".8"
    />
    <circle cx="2" cy="38" r="27" fill={p.accent} stroke={p.goldDark} strokeWidth="1.5" />
    <text
      x="2"
      y="51"
      textAnchor="middle"
      fontSize="36"
      fontWeight="900"
      fontFamily="'Songti SC','Noto Serif CJK SC',SimSun,serif"
      fill="#ffefb0"
    >
      祿
    </text>
  </g>
);
