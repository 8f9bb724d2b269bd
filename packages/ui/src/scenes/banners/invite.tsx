import { ripples } from '../geometry';
import { Aurora } from '../parts/aurora';
import { Clouds } from '../parts/clouds';
import { Hills } from '../parts/hills';
import { Orb } from '../parts/orb';
import { Pavilion } from '../parts/pavilion';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

const far = [
  [0, 230],
  [200, 160],
  [380, 220],
  [560, 130],
  [720, 200],
  [880, 140],
  [1040, 210],
  [1180, 120],
  [1280, 160],
] as const;
const mid = [
  [0, 250],
  [240, 220],
  [460, 250],
  [700, 200],
  [860, 246],
  [1100, 190],
  [1280, 230],
] as const;

/** Lanterns let go into the sky: x, y, scale. */
const risen = [
  [690, 70, 0.8],
  [770, 150, 0.6],
  [850, 46, 1],
  [960, 90, 0.7],
  [1130, 60, 0.9],
  [1220, 130, 0.6],
  [620, 170, 0.5],
  [1050, 30, 0.5],
] as const;

const Friend = ({
  x,
  robe,
  flip = 1,
}: {
  readonly x: number;
  readonly robe: string;
  readonly flip?: number;
}) => (
  <g transform={`translate(${x} 0) scale(${flip} 1)`}>
    <path d="M-20 0C-20 -34 -10 -46 0 -46C12 -46 20 -34 22 0Z" fill={robe} />
    <path d="M8 -38L34 -52L36 -46L12 -26Z" fill={robe} />
    <path d="M-7 -46L0 -34L7 -46Z" fill="var(--stone-1)" />
    <circle cy="-57" r="11" fill="#f6d3b3" />
    <path d="M-12 -56C-14 -72 12 -74 12 -58C6 -64 -4 -64 -12 -56Z" fill="#2a1d2a" />
    <circle cx="-2" cy="-72" r="5" fill="#2a1d2a" />
  </g>
);

/** Friends in a boat among floating lanterns. */
export const Invite = ({ id }: PartProps) => (
  <>
    <Sky id={id} width={1280} height={360} />
    <Aurora id={id} width={1280} />
    <Orb id={id} x={1180} y={96} r={64} />
    <Hills id={id} peaks={far} floor={260} tone="far" />
    <Clouds
      id={id}
      at={[
        [520, 190, 0.9],
        [980, 150, 0.8],
      ]}
    />
    <Hills id={id} peaks={mid} floor={262} tone="mid" />
    <g transform="translate(1180 262) scale(.4)">
      <Pavilion id={id} />
    </g>
    <path d="M0 256H1280V360H0Z" fill={`url(#${id}water)`} />
    <path
      d={ripples(120, 1280, 100, 29)}
      transform="translate(0 262)"
      stroke="var(--mist)"
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".6"
    />
    <path d="M1040 270Q1160 246 1280 258V276Q1160 262 1040 270Z" fill="var(--leaf)" />
    {risen.map(([x, y, scale], index) => (
      <g key={x} className={index % 2 ? 'float' : undefined}>
        <g transform={`translate(${x} ${y}) scale(${scale})`}>
          <circle r="52" fill={`url(#${id}lampglow)`} />
          <path d="M-16 -22Q0 -32 16 -22L12 20H-12Z" fill={`url(#${id}lamp)`} />
          <path d="M-12 20H12L10 24H-10Z" fill="var(--gold-3)" />
          <path d="M-5 18Q0 2 5 18Z" fill="#fff6c8" />
        </g>
      </g>
    ))}
    <g className="float">
      <g transform="translate(890 318)">
        <ellipse cy="18" rx="190" ry="14" fill="var(--deep)" opacity=".35" />
        <Friend x={-62} robe={`url(#${id}lamp)`} />
        <Friend x={-2} robe={`url(#${id}roof)`} flip={-1} />
        <path d="M44 -6V-66M124 -6V-66" stroke="var(--wood-2)" strokeWidth="5" />
        <path
          d="M28 -60Q84 -96 140 -60L132 -52Q84 -76 36 -52Z"
          fill={`url(#${id}roof)`}
          stroke="var(--ridge)"
          strokeWidth="2.5"
        />
        <path
          d="M-196 -22C-150 -2 110 -2 176 -26C168 6 140 20 100 20H-110C-158 20 -186 4 -196 -22Z"
          fill={`url(#${id}wood)`}
        />
        <path
          d="M-196 -22C-150 -2 110 -2 176 -26"
          fill="none"
          stroke="var(--ridge)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M-170 2H156" stroke="var(--ridge)" strokeWidth="1.4" opacity=".7" />
        <circle cx="84" cy="-36" r="40" fill={`url(#${id}lampglow)`} />
        <ellipse
          cx="84"
          cy="-38"
          rx="13"
          ry="11"
          fill={`url(#${id}lamp)`}
          stroke="var(--gold-2)"
          strokeWidth="1.4"
        />
      </g>
    </g>
    {[
      [640, 330],
      [1090, 336],
      [1200, 312],
    ].map(([x = 0, y = 0]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <circle cy="-10" r="44" fill={`url(#${id}lampglow)`} />
        {[-52, 52, -26, 26, 0].map((turn) => (
          <path
            key={turn}
            d="M0 0C-10 -8 -8 -22 0 -30C8 -22 10 -8 0 0Z"
            transform={`rotate(${turn})`}
            fill="var(--blossom)"
            stroke="#fff"
            strokeWidth=".8"
          />
        ))}
        <circle cy="-8" r="5" fill="#fff6c8" />
      </g>
    ))}
  </>
);
