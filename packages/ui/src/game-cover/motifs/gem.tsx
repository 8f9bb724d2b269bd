import type { MotifProps, Paints } from '../paints';

/** Facets of a brilliant: outline and how much white light each throws back. */
const facets = [
  ['M-66 -18L-40 -54L-28 -18Z', 0.35],
  ['M-40 -54L0 -54L-28 -18Z', 0.75],
  ['M0 -54L0 -18L-28 -18Z', 0.45],
  ['M0 -54L0 -18L28 -18Z', 0.2],
  ['M40 -54L0 -54L28 -18Z', 0.55],
  ['M66 -18L40 -54L28 -18Z', 0.12],
  ['M-66 -18L-28 -18L0 64Z', 0.3],
  ['M-28 -18L0 -18L0 64Z', 0.08],
  ['M28 -18L0 -18L0 64Z', 0.4],
  ['M66 -18L28 -18L0 64Z', 0],
] as const;

const Stone = ({ p, fill }: { readonly p: Paints; readonly fill: string }) => (
  <>
    <path
      d="M-40 -54H40L66 -18L0 64L-66 -18Z"
      fill={fill}
      stroke={p.gold}
      strokeWidth="3"
      strokeLinejoin="round"
    />
    {facets.map(([outline, light]) => (
      <path
        key={outline}
        d={outline}
        fill="#fff"
        fillOpacity={light}
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth=".8"
      />
    ))}
  </>
);

export const Gem = ({ p }: MotifProps) => (
  <>
    <g transform="translate(-50 34) rotate(-18) scale(.5)">
      <Stone p={p} fill={p.gold} />
    </g>
    <g transform="translate(52 30) rotate(16) scale(.54)">
      <Stone p={p} fill={p.deep} />
    </g>
    <g transform="translate(-54 -44) rotate(14) scale(.3)">
      <Stone p={p} fill={p.deep} />
    </g>
    <g transform="translate(56 -46) rotate(-14) scale(.32)">
      <Stone p={p} fill={p.gold} />
    </g>
    <g transform="scale(1.12)">
      <Stone p={p} fill={p.accent} />
    </g>
    <path d="M-30 -66Q-26 -50 -10 -46Q-26 -42 -30 -26Q-34 -42 -50 -46Q-34 -50 -30 -66Z" fill="#fff" />
  </>
);
