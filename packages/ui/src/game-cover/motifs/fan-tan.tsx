import { range } from '../geometry';
import type { MotifProps, Paints } from '../paints';

const Bead = ({ p, x, y, fill }: { readonly p: Paints; x: number; y: number; fill: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="10.4" fill={fill} stroke={p.goldDark} strokeWidth="1" />
    <circle r="4" fill={p.ink} opacity=".35" />
    <path d="M-7 -3A8 8 0 0 1 2 -7.6A10 10 0 0 0 -7 -3Z" fill="#fff" opacity=".9" />
  </g>
);

/** A bowl lifted from its beads; the croupier's wand parts off fours, and one is left. */
export const FanTan = ({ p }: MotifProps) => (
  <>
    <ellipse cy="54" rx="92" ry="30" fill={p.deep} stroke={p.gold} strokeWidth="2.4" />
    <ellipse cy="52" rx="80" ry="24" fill="none" stroke={p.gold} strokeWidth=".9" strokeDasharray="4 3" />
    {range(3).map((column) =>
      range(4).map((row) => (
        <Bead
          key={`${column} ${row}`}
          p={p}
          x={-58 + column * 24 + row * 3}
          y={34 + row * 13}
          fill={(column + row) % 2 ? p.ivory : p.gold}
        />
      )),
    )}
    <Bead p={p} x={52} y={42} fill={p.accent} />
    <circle cx="52" cy="42" r="17" fill="none" stroke="#fff3c0" strokeWidth="2.2" strokeDasharray="5 4" />
    <path d="M-12 84L34 -6L40 -3L-5 87Z" fill={p.ivory} stroke={p.goldDark} strokeWidth="1" />
    <path d="M0 62L6 65M11 40L17 43M22 18L28 21" stroke={p.goldDark} strokeWidth="1.6" />
    <g transform="translate(-4 -36) rotate(-16)">
      <path
        d="M-62 22C-62 -22 -36 -48 0 -48C36 -48 62 -22 62 22Z"
        fill={p.gold}
        stroke={p.goldDark}
        strokeWidth="1.6"
      />
      <ellipse cy="22" rx="62" ry="13" fill={p.ink} stroke={p.gold} strokeWidth="3" />
      <path d="M-50 4C-44 -24 -26 -38 -4 -40C-24 -30 -34 -10 -36 8Z" fill="#fff" opacity=".65" />
      <path d="M-15 -48C-15 -62 15 -62 15 -48Z" fill={p.gold} stroke={p.goldDark} strokeWidth="1.4" />
      <circle cy="-62" r="8" fill={p.accent} stroke={p.gold} strokeWidth="1.6" />
      <g fill="none" stroke={p.goldDark} strokeWidth="1.3">
        <path d="M-58 2Q0 14 58 2M-54 -10Q0 2 54 -10" />
      </g>
      <text
        y="-10"
        textAnchor="middle"
        fontSize="30"
        fontWeight="900"
        fontFamily="'Kaiti SC','Songti SC','Noto Serif CJK SC',KaiTi,serif"
        fill={p.goldDark}
      >
        摊
      </text>
    </g>
  </>
);
