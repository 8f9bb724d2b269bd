import { range } from '../geometry';
import type { MotifProps } from '../paints';
import { Bubbles, SeaFish } from './sea-fish';

const coral =
  'M0 0C-2 -16 -10 -22 -12 -38M-4 -18C4 -26 4 -36 8 -46M-8 -26C-18 -30 -22 -36 -24 -46M2 -30C12 -34 18 -40 20 -50';

/** An open chest on the sea floor, with fish above its gold. */
export const DeepSea = ({ p }: MotifProps) => (
  <>
    <path
      d="M-92 66C-60 52 60 52 92 66C70 88 -70 88 -92 66Z"
      fill={p.ink}
      stroke={p.gold}
      strokeWidth="1.4"
    />
    {[
      [-72, 68, 1, '#e2566b'],
      [76, 68, -1, '#e08a3a'],
    ].map(([x, y, side, colour]) => (
      <path
        key={x}
        d={coral}
        transform={`translate(${x} ${y}) scale(${Number(side) * 1.1} 1.1)`}
        fill="none"
        stroke={String(colour)}
        strokeWidth="7"
        strokeLinecap="round"
      />
    ))}
    <path d="M-44 18L-54 -8C-50 -34 50 -34 54 -8L44 18Z" fill={p.deep} stroke={p.gold} strokeWidth="2.4" />
    <path d="M-42 16C-34 -2 34 -2 42 16Z" fill={p.ink} />
    {range(9).map((index) => (
      <g
        key={index}
        transform={`translate(${-36 + index * 9} ${14 - Math.abs(4 - index) * -2 - 8 * (index % 2)})`}
      >
        <ellipse rx="11" ry="8" fill={p.gold} stroke={p.goldDark} strokeWidth=".9" />
        <path d="M-3 -3H3V3H-3Z" fill="none" stroke={p.goldDark} strokeWidth="1" />
      </g>
    ))}
    <path d="M0 -16L11 -4L0 14L-11 -4Z" fill="#39c6b5" stroke="#fff" strokeWidth="1.2" />
    <path d="M0 -16L4 -4L0 14L-4 -4Z" fill="#fff" opacity=".5" />
    <path d="M-46 16H46L42 64H-42Z" fill={p.accent} stroke={p.gold} strokeWidth="2.4" />
    <path
      d="M-46 16H46L45 26H-45ZM-30 26H-22L-20 64H-27ZM22 26H30L27 64H20Z"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth=".8"
    />
    <path d="M-11 20H11V42Q0 52 -11 42Z" fill={p.gold} stroke={p.goldDark} strokeWidth="1.2" />
    <path d="M0 28A4 4 0 0 1 2.4 35L3.4 42H-3.4L-2.4 35A4 4 0 0 1 0 28Z" fill={p.ink} />
    <SeaFish p={p} fill={p.accent} place="translate(-34 -52) rotate(-8) scale(1.02)" />
    <SeaFish p={p} fill="#2f86d0" place="translate(50 -36) rotate(12) scale(-.72 .72)" />
    <Bubbles />
  </>
);
