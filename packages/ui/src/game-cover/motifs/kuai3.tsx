import type { MotifProps, Paints } from '../paints';

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  3: [
    [-11, -11],
    [0, 0],
    [11, 11],
  ],
  5: [
    [-11, -11],
    [11, -11],
    [0, 0],
    [-11, 11],
    [11, 11],
  ],
};

const Die = ({
  p,
  value,
  place,
}: {
  readonly p: Paints;
  readonly value: 1 | 3 | 5;
  readonly place: string;
}) => (
  <g transform={place}>
    <rect x="-22" y="-20" width="44" height="44" rx="9" fill={p.goldDark} />
    <rect x="-22" y="-23" width="44" height="44" rx="9" fill={p.ivory} stroke={p.gold} strokeWidth="1.6" />
    <g transform="translate(0 -1)" fill={value === 1 ? '#d3222a' : '#1c1a26'}>
      {pips[value]!.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={value === 1 ? 8.5 : 4.6} />
      ))}
    </g>
    <path d="M-22 0V-14Q-22 -23 -13 -23H12Z" fill="#fff" opacity=".6" />
  </g>
);

/** Three dice under a glass dome on a lacquered stand. */
export const Kuai3 = ({ p }: MotifProps) => (
  <>
    <path d="M-70 56H70L60 84H-60Z" fill={p.deep} stroke={p.gold} strokeWidth="2" />
    <path d="M-52 70H52" stroke={p.gold} strokeWidth="4" strokeDasharray="2 6" strokeLinecap="round" />
    <ellipse cy="54" rx="82" ry="16" fill={p.gold} stroke={p.goldDark} strokeWidth="1.4" />
    <ellipse cy="51" rx="72" ry="12" fill={p.accent} stroke={p.gold} />
    <Die p={p} value={3} place="translate(-30 26) rotate(-12)" />
    <Die p={p} value={5} place="translate(32 26) rotate(11)" />
    <Die p={p} value={1} place="translate(0 -16) rotate(4) scale(1.08)" />
    <path
      d="M-68 50V-14C-68 -56 -38 -82 0 -82C38 -82 68 -56 68 -14V50Q0 68 -68 50Z"
      fill="#fff"
      fillOpacity=".13"
      stroke="#fff"
      strokeOpacity=".75"
      strokeWidth="2"
    />
    <path d="M-56 40V-12C-56 -42 -42 -60 -20 -68C-36 -52 -42 -34 -42 -10V44Z" fill="#fff" opacity=".4" />
    <path
      d="M56 36V-10C56 -26 52 -40 44 -50"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      opacity=".5"
      strokeLinecap="round"
    />
    <path d="M-10 -82C-10 -94 10 -94 10 -82Z" fill={p.gold} stroke={p.goldDark} />
    <circle cy="-95" r="7" fill={p.accent} stroke={p.gold} strokeWidth="1.6" />
  </>
);
