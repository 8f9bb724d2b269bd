import type { Paints } from '../paints';

interface SeaFishProps {
  readonly p: Paints;
  readonly fill: string;
  readonly place: string;
}

/** A round fish that looks to the right, about 70 long. */
export const SeaFish = ({ p, fill, place }: SeaFishProps) => (
  <g transform={place}>
    <path
      d="M-22 0C-34 -16 -44 -18 -50 -16C-44 -6 -44 6 -50 16C-44 18 -34 16 -22 0Z"
      fill={p.gold}
      stroke={p.goldDark}
    />
    <path
      d="M-10 -18C-2 -32 14 -32 20 -22L8 -14ZM-4 18C0 28 10 28 14 20Z"
      fill={p.gold}
      stroke={p.goldDark}
    />
    <path
      d="M-26 0C-16 -24 20 -26 36 -2C38 0 38 2 36 4C18 26 -16 24 -26 0Z"
      fill={fill}
      stroke={p.gold}
      strokeWidth="1.6"
    />
    <path
      d="M6 -19C0 -8 0 8 6 19C14 17 12 -16 6 -19ZM-12 -15C-16 -6 -16 6 -12 15C-6 13 -7 -13 -12 -15Z"
      fill={p.ivory}
      opacity=".92"
    />
    <circle cx="24" cy="-4" r="6" fill="#fff" stroke={p.goldDark} />
    <circle cx="25.4" cy="-4" r="3" fill="#170a06" />
    <path d="M36 4Q31 9 25 8" fill="none" stroke={p.goldDark} strokeWidth="1.6" strokeLinecap="round" />
    <path d="M-18 -8C-8 -20 12 -20 24 -12C8 -16 -8 -12 -16 -2Z" fill="#fff" opacity=".5" />
  </g>
);

/** Bubbles that rise. */
export const Bubbles = () => (
  <g fill="#fff" fillOpacity=".24" stroke="#fff" strokeWidth="1">
    {[
      [-74, -52, 7],
      [-82, -24, 4],
      [-62, -76, 4],
      [76, -46, 6],
      [66, -72, 9],
      [84, -18, 4],
      [12, -84, 5],
    ].map(([x, y, r]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
    ))}
  </g>
);
