import type { MotifProps, Paints } from '../paints';

const Die = ({ p, top }: { readonly p: Paints; readonly top: string }) => (
  <g strokeLinejoin="round" stroke={p.gold} strokeWidth="2">
    <path d="M0 -46L42 -24L0 -2L-42 -24Z" fill={p.ivory} />
    <path d="M-42 -24L0 -2V46L-42 24Z" fill={top} />
    <path d="M42 -24L0 -2V46L42 24Z" fill={p.deep} />
    <ellipse cy="-24" rx="12" ry="6.5" fill="#d3222a" stroke="none" />
    <g fill="#fff6dd" stroke="none">
      <ellipse cx="-31" cy="-6" rx="4" ry="6" />
      <ellipse cx="-21" cy="10" rx="4" ry="6" />
      <ellipse cx="-11" cy="27" rx="4" ry="6" />
      <ellipse cx="11" cy="9" rx="4" ry="6" />
      <ellipse cx="31" cy="-2" rx="4" ry="6" />
      <ellipse cx="11" cy="28" rx="4" ry="6" />
      <ellipse cx="31" cy="17" rx="4" ry="6" />
    </g>
    <path d="M-40 -23L0 -44L20 -34L-20 -13Z" fill="#fff" stroke="none" opacity=".5" />
  </g>
);

export const Dice = ({ p }: MotifProps) => (
  <>
    <ellipse cy="66" rx="78" ry="14" fill={p.gold} stroke={p.goldDark} />
    <ellipse cy="63" rx="70" ry="11" fill={p.deep} stroke={p.gold} />
    <g transform="translate(-38 22) rotate(-10) scale(.86)">
      <Die p={p} top={p.accent} />
    </g>
    <g transform="translate(42 24) rotate(12) scale(.84)">
      <Die p={p} top={p.accent} />
    </g>
    <g transform="translate(2 -30) rotate(-4) scale(1.04)">
      <Die p={p} top={p.accent} />
    </g>
  </>
);
