import { petal } from '../geometry';
import type { MotifProps, Paints } from '../paints';

const Fruit = ({ p }: { readonly p: Paints }) => (
  <>
    <path
      d="M0 -62C20 -50 64 -38 62 8C60 42 30 58 0 58C-30 58 -60 42 -62 8C-64 -38 -20 -50 0 -62Z"
      fill={p.accent}
      stroke={p.gold}
      strokeWidth="2"
    />
    <path
      d="M-2 -54C-36 -42 -56 -26 -54 6C-52 30 -34 46 -16 52C-34 26 -30 -16 -2 -54Z"
      fill={p.ivory}
      opacity=".55"
    />
    <path d="M0 -58C-20 -30 -20 18 4 54" fill="none" stroke={p.goldDark} strokeWidth="1.8" opacity=".55" />
    <path d="M-46 -8C-44 -24 -34 -32 -24 -37C-32 -24 -36 -10 -36 4Z" fill="#fff" opacity=".8" />
  </>
);

const Leaf = ({ turn }: { readonly turn: number }) => (
  <g transform={`rotate(${turn})`}>
    <path d={petal(66, 22)} fill="#3f9e57" stroke="#d8e68a" strokeWidth="1.2" />
    <path
      d="M0 -4V-58M0 -20L9 -29M0 -20L-9 -29M0 -34L8 -42M0 -34L-8 -42"
      fill="none"
      stroke="#d8e68a"
      strokeWidth="1"
      opacity=".8"
    />
  </g>
);

export const Peach = ({ p }: MotifProps) => (
  <>
    <g transform="translate(-46 30) rotate(-14) scale(.62)">
      <Fruit p={p} />
    </g>
    <g transform="translate(48 30) rotate(14) scale(.62)">
      <Fruit p={p} />
    </g>
    <g transform="translate(0 -2)">
      <Fruit p={p} />
    </g>
    <g transform="translate(0 56)">
      {[-92, 92, -62, 62, -30, 30].map((turn) => (
        <Leaf key={turn} turn={turn} />
      ))}
    </g>
    <text
      y="16"
      textAnchor="middle"
      fontSize="40"
      fontWeight="900"
      fontFamily="'Songti SC','Noto Serif CJK SC',SimSun,serif"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth="3"
      paintOrder="stroke"
    >
      壽
    </text>
  </>
);
