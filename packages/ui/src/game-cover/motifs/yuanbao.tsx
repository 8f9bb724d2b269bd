import type { MotifProps, Paints } from '../paints';

const Ingot = ({ p }: { readonly p: Paints }) => (
  <>
    <path
      d="M-68 -22C-50 -6 -30 -10 -26 -14C-20 -40 20 -40 26 -14C30 -10 50 -6 68 -22C66 14 44 34 0 34C-44 34 -66 14 -68 -22Z"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth="1.6"
    />
    <path
      d="M-26 -14C-20 -40 20 -40 26 -14C16 0 -16 0 -26 -14Z"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth="1"
    />
    <path d="M-16 -22C-10 -32 6 -33 12 -28C2 -28 -8 -26 -14 -18Z" fill="#fff" opacity=".8" />
    <path
      d="M-58 -6C-46 10 -24 15 0 15C24 15 46 10 58 -6"
      fill="none"
      stroke="#fff6c8"
      strokeWidth="2.2"
      opacity=".8"
    />
    <path d="M-52 10C-38 24 -20 28 0 28" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".5" />
  </>
);

const Coin = ({ p }: { readonly p: Paints }) => (
  <>
    <circle r="16" fill={p.gold} stroke={p.goldDark} strokeWidth="1.2" />
    <circle r="12.4" fill="none" stroke={p.goldDark} strokeWidth="1" />
    <path d="M-4.5 -4.5H4.5V4.5H-4.5Z" fill={p.ink} stroke="#fff3bd" strokeWidth="1" />
  </>
);

const coins = [
  [-66, -30, 0.9],
  [64, -44, 0.75],
  [-34, -68, 0.8],
  [26, -74, 1],
  [-78, 22, 0.7],
  [80, 16, 0.8],
] as const;

export const Yuanbao = ({ p }: MotifProps) => (
  <>
    {coins.map(([x, y, scale]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale} ${scale * 0.94}) rotate(${x})`}>
        <Coin p={p} />
      </g>
    ))}
    <g transform="translate(0 8) scale(1.16)">
      <Ingot p={p} />
    </g>
    <g transform="translate(-42 60) scale(.62) rotate(-6)">
      <Ingot p={p} />
    </g>
    <g transform="translate(42 60) scale(.62) rotate(6)">
      <Ingot p={p} />
    </g>
  </>
);
