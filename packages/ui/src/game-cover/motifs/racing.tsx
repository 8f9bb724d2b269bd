import { polar, range } from '../geometry';
import type { MotifProps, Paints } from '../paints';

const Wheel = ({ p, x }: { readonly p: Paints; readonly x: number }) => (
  <g transform={`translate(${x} 32)`}>
    <circle r="23" fill="#14131a" stroke="#3a3844" strokeWidth="2" />
    <circle r="14" fill={p.gold} stroke={p.goldDark} />
    {range(5).map((index) => (
      <path key={index} d="M-2 0L-3 -13H3L2 0Z" transform={`rotate(${index * 72})`} fill="#14131a" />
    ))}
    <circle r="4" fill={p.ivory} />
    <path
      d={`M${polar(-70, 20)}A20 20 0 0 1 ${polar(10, 20)}`}
      fill="none"
      stroke="#6d6a78"
      strokeWidth="2.4"
    />
  </g>
);

/** A racing car at speed under a chequered flag. */
export const Racing = ({ p }: MotifProps) => (
  <>
    <g transform="translate(-8 -50) rotate(8) scale(-1 1)">
      {range(4).map((row) =>
        range(7).map((column) => (
          <path
            key={`${row} ${column}`}
            d={`M${-56 + column * 16} ${-28 + row * 13 + Math.sin(column) * 4}h16v13h-16Z`}
            fill={(row + column) % 2 ? '#17161d' : '#fff8ea'}
          />
        )),
      )}
      <path d="M-62 -34H-56V74H-62Z" fill={p.gold} stroke={p.goldDark} strokeWidth=".8" />
      <circle cx="-59" cy="-38" r="6" fill={p.gold} stroke={p.goldDark} />
    </g>
    <g stroke={p.light} strokeLinecap="round" strokeWidth="3" opacity=".75">
      <path d="M-100 -8H-64M-96 6H-74M-104 20H-80M-92 58H-40" />
    </g>
    <ellipse cy="58" rx="96" ry="12" fill={p.ink} opacity=".6" />
    <path
      d="M-88 34L-84 4L-66 2L-58 14L-30 8C-18 -12 0 -18 22 -14L34 6L84 20C94 24 96 34 92 40H-84Z"
      fill={p.accent}
      stroke={p.gold}
      strokeWidth="1.8"
    />
    <path
      d="M-96 -16H-60L-63 -3H-93ZM-82 -4H-75V12H-82Z"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth="1.2"
    />
    <path d="M62 34L98 38L96 46H58Z" fill={p.deep} stroke={p.gold} strokeWidth="1.2" />
    <path d="M-20 6C-12 -8 2 -12 16 -9L24 6Z" fill={p.ink} />
    <circle cx="2" cy="-10" r="11" fill={p.ivory} stroke={p.goldDark} />
    <path d="M1 -16H12Q14 -10 12 -6H2Z" fill="#17161d" />
    <path d="M-56 16L-28 11L30 10L80 24" fill="none" stroke="#fff" strokeWidth="2.4" opacity=".7" />
    <g transform="translate(32 24)">
      <circle r="12.5" fill={p.ivory} stroke={p.goldDark} />
      <text
        y="6.5"
        textAnchor="middle"
        fontSize="19"
        fontWeight="900"
        fontFamily="Georgia,serif"
        fill="#a3231c"
      >
        1
      </text>
    </g>
    <Wheel p={p} x={-50} />
    <Wheel p={p} x={66} />
  </>
);
