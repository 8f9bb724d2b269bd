import type { MotifProps } from '../paints';

const drawn = [
  ['9', -48, 34, 27, 'deep'],
  ['27', 48, 34, 27, 'accent'],
  ['6', -46, -32, 27, 'accent'],
  ['33', 48, -30, 27, 'deep'],
  ['18', 0, 52, 26, 'gold'],
  ['2', 0, -62, 23, 'gold'],
  ['8', 0, 0, 40, 'accent'],
] as const;

export const Balls = ({ p }: MotifProps) => (
  <>
    <path
      d="M-80 20A82 82 0 0 1 60 -58M80 -16A82 82 0 0 1 -58 62"
      fill="none"
      stroke={p.gold}
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="120 10 4 8"
    />
    {drawn.map(([number, x, y, radius, fill]) => (
      <g key={number} transform={`translate(${x} ${y}) scale(${radius / 40})`}>
        <circle r="40" fill={p[fill]} stroke={p.gold} strokeWidth="2.4" />
        <path d="M-40 0A40 40 0 0 0 40 0A44 34 0 0 1 -40 0Z" fill={p.ink} opacity=".4" />
        <circle cy="1" r="23" fill={p.ivory} stroke={p.goldDark} strokeWidth="1" />
        <text
          y="12"
          textAnchor="middle"
          fontSize={number.length > 1 ? 28 : 34}
          fontWeight="900"
          fontFamily="Georgia,serif"
          fill="#3a0d12"
        >
          {number}
        </text>
        <path d="M-31 -14C-24 -32 -4 -38 14 -32C-4 -32 -18 -24 -24 -10Z" fill="#fff" opacity=".85" />
      </g>
    ))}
  </>
);
