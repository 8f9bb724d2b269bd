import { range, round } from '../../game-cover/geometry';
import { ripples } from '../geometry';
import { Clouds } from '../parts/clouds';
import { Hills } from '../parts/hills';
import { Orb } from '../parts/orb';
import { Pavilion } from '../parts/pavilion';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

const far = [
  [0, 220],
  [230, 150],
  [420, 214],
  [610, 130],
  [790, 204],
  [960, 96],
  [1120, 196],
  [1280, 130],
] as const;

/** Posts of the balustrade: x, and the height of the deck there. */
const posts = range(15).map((index) => {
  const x = -224 + index * 32;
  return { x, y: round(-96 + 96 * (x / 236) ** 2) };
});

/** An arched bridge on the origin, the water at y = 0: 520 wide, 140 tall. */
const ArchedBridge = ({ id }: PartProps) => (
  <g>
    <path
      d="M-262 0V-6Q-140 -30 -92 -74Q0 -126 92 -74Q140 -30 262 -6V0H176A28 28 0 0 0 120 0H84A84 84 0 0 0 -84 0H-120A28 28 0 0 0 -176 0Z"
      fill={`url(#${id}stone)`}
      stroke="var(--stone-2)"
      strokeWidth="2"
    />
    <path
      d={range(13)
        .map((index) => {
          const angle = Math.PI * (index / 12);
          const at = (radius: number) =>
            `${round(-Math.cos(angle) * radius)} ${round(-Math.sin(angle) * radius)}`;
          return `M${at(84)}L${at(97)}`;
        })
        .join('')}
      stroke="var(--stone-2)"
      strokeWidth="2"
    />
    <path d="M-97 0A97 97 0 0 1 97 0" fill="none" stroke="var(--stone-2)" strokeWidth="2" />
    <path d="M-84 0A84 84 0 0 1 84 0" fill="none" stroke="var(--gold-3)" strokeWidth="3" opacity=".5" />
    <path
      d="M-150 -14h36M-136 -26h30M-118 -40h16M150 -14h-36M136 -26h-30M118 -40h-16M-216 -8h26M216 -8h-26"
      stroke="var(--stone-2)"
      strokeWidth="1.600"
      opacity=".8"
    />
    {posts.map(({ x, y }) => (
      <path
        key={x}
        d={`M${x - 4.5} ${y + 4}V${y - 26}h9V${y + 4}ZM${x - 6} ${y - 26}h12l-2 -6q-4 -8 -8 0Z`}
        fill={`url(#${id}stone)`}
        stroke="var(--stone-2)"
      />
    ))}
    <path
      d={`M${posts.map(({ x, y }) => `${x} ${y - 19}`).join('L')}M${posts.map(({ x, y }) => `${x} ${y - 8}`).join('L')}`}
      fill="none"
      stroke="var(--stone-1)"
      strokeWidth="5"
    />
    <path
      d={`M${posts.map(({ x, y }) => `${x} ${y - 22}`).join('L')}`}
      fill="none"
      stroke="var(--stone-2)"
      strokeWidth="1.600"
    />
    <path
      d={`M${posts.map(({ x, y }) => `${x} ${y + 3}`).join('L')}`}
      fill="none"
      stroke="var(--ridge)"
      strokeWidth="5"
    />
  </g>
);

const Ingot = ({ id, x, y }: PartProps & { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M-22 -8Q-12 -1 -9 -5Q0 -20 9 -5Q12 -1 22 -8Q20 10 0 10Q-20 10 -22 -8Z"
      fill={`url(#${id}gold)`}
      stroke="var(--gold-3)"
    />
    <path
      d="M-6 -6Q0 -13 7 -6"
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".8"
    />
  </g>
);

/** A small boat under a mat roof with a load of gold, rowed to the left. */
const CoinBoat = ({ id }: PartProps) => (
  <g>
    <ellipse cy="24" rx="136" ry="10" fill="var(--deep)" opacity=".3" />
    {[
      [-66, -4],
      [-38, -4],
      [-10, -4],
      [-52, -20],
      [-24, -20],
      [-38, -36],
    ].map(([x = 0, y = 0]) => (
      <Ingot key={`${x} ${y}`} id={id} x={x} y={y} />
    ))}
    <path d="M12 2V-30Q42 -62 76 -30V2Z" fill="var(--gold-3)" />
    <path d="M10 -28Q42 -64 78 -28L74 -24Q42 -54 14 -24Z" fill="var(--gold-2)" />
    <path d="M24 -42V0M36 -50V0M50 -50V0M62 -43V0" stroke="var(--gold-2)" strokeWidth="1.600" opacity=".7" />
    <g transform="translate(100 -8)">
      <path d="M-2 8Q-14 -28 0 -44Q16 -28 14 8Z" fill="var(--roof-1)" />
      <path d="M-2 -34L-26 -14L-22 -8L6 -20Z" fill="var(--roof-2)" />
      <circle cx="1" cy="-52" r="9" fill="#f6d3b3" />
      <path d="M-18 -53L1 -70L20 -53Z" fill="var(--gold-2)" stroke="var(--gold-3)" />
      <path d="M-34 -28L40 40" stroke="var(--wood-2)" strokeWidth="4.500" strokeLinecap="round" />
    </g>
    <path
      d="M-142 -16Q-116 2 -60 4H80Q116 2 134 -14Q126 22 84 24H-84Q-126 22 -142 -16Z"
      fill={`url(#${id}wood)`}
    />
    <path d="M-142 -16Q-116 2 -60 4H80Q116 2 134 -14" fill="none" stroke="var(--ridge)" strokeWidth="3.500" />
    <path
      d="M-128 30Q-160 18 -188 32M-100 34Q-140 38 -176 44M112 30Q150 20 178 32"
      fill="none"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".8"
    />
  </g>
);

/** A boat with gold passes under a bridge between two pavilions. */
export const Bridge = ({ id }: PartProps) => (
  <>
    <Sky id={id} width={1280} height={360} />
    <Orb id={id} x={962} y={96} r={74} />
    <Hills id={id} peaks={far} floor={250} tone="far" />
    <Clouds
      id={id}
      at={[
        [560, 100, 0.9],
        [850, 60, 0.7],
        [1080, 104, 0.8],
      ]}
    />
    <path d="M0 240H1280V360H0Z" fill={`url(#${id}water)`} />
    <g transform="translate(962 244) scale(1 -.5)" opacity=".3">
      <ArchedBridge id={id} />
    </g>
    <path
      d={ripples(140, 1280, 112, 29)}
      transform="translate(0 248)"
      stroke="var(--mist)"
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".7"
    />
    <path
      d="M600 248Q640 222 700 226T800 248Q700 262 600 248ZM1124 248Q1180 220 1290 224V258Q1180 260 1124 248Z"
      fill="var(--leaf)"
    />
    <path
      d="M604 246Q640 222 700 226T796 246M1128 246Q1180 220 1290 224"
      fill="none"
      stroke="var(--mist)"
      strokeWidth="2"
      opacity=".6"
    />
    <g transform="translate(712 232) scale(.4)">
      <Pavilion id={id} />
    </g>
    <g transform="translate(1204 230) scale(.36)">
      <Pavilion id={id} />
    </g>
    <g transform="translate(962 246)">
      <ArchedBridge id={id} />
    </g>
    <g transform="translate(948 300) scale(.98)">
      <CoinBoat id={id} />
    </g>
  </>
);
