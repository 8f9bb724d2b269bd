import { range } from '../../game-cover/geometry';
import { ripples } from '../geometry';
import { Clouds } from '../parts/clouds';
import { Hills } from '../parts/hills';
import { Lantern } from '../parts/lantern';
import { Orb } from '../parts/orb';
import { Pavilion } from '../parts/pavilion';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

const far = [
  [0, 210],
  [210, 150],
  [400, 206],
  [580, 120],
  [760, 190],
  [930, 126],
  [1090, 196],
  [1280, 130],
] as const;

interface BoatProps extends PartProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly crew: string;
}

/** A dragon boat that races to the left, its crew at the paddles and a drummer in the bow. */
const DragonBoat = ({ id, x, y, scale, crew }: BoatProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <ellipse cy="26" rx="300" ry="14" fill="var(--deep)" opacity=".3" />
    {range(7).map((index) => (
      <g key={index} transform={`translate(${-120 + index * 50} 0)`}>
        <path d="M-6 -36L-34 18L-40 36L-30 30L-24 16L2 -34Z" fill="var(--wood-2)" stroke="var(--gold-2)" />
        <path d="M-14 0C-18 -26 -10 -42 2 -42C12 -40 16 -20 14 0Z" fill={crew} />
        <path d="M-2 -38L-24 -20L-22 -12L4 -26Z" fill={crew} />
        <circle cx="-2" cy="-52" r="10" fill="#f6d3b3" />
        <path d="M-12 -54Q-8 -66 4 -63Q11 -58 8 -50Q0 -58 -12 -54Z" fill="#2a1d2a" />
        <path d="M-12 -55Q0 -60 9 -53" fill="none" stroke="var(--lantern-2)" strokeWidth="3.500" />
      </g>
    ))}
    <g transform="translate(-186 -8)">
      <ellipse
        cx="34"
        cy="-14"
        rx="17"
        ry="20"
        fill={`url(#${id}lamp)`}
        stroke="var(--gold-2)"
        strokeWidth="3"
      />
      <path d="M-14 4C-18 -22 -10 -38 2 -38C12 -36 16 -16 12 4Z" fill={`url(#${id}gold)`} />
      <path
        d="M6 -32L30 -50L34 -34"
        fill="none"
        stroke="var(--gold-2)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cy="-49" r="10" fill="#f6d3b3" />
      <path d="M-10 -50Q-6 -62 6 -59Q12 -54 9 -47Q0 -54 -10 -50Z" fill="#2a1d2a" />
    </g>
    <path
      d="M-262 -44C-240 -4 -200 -6 -120 -6H220C262 -8 282 -30 300 -54C312 -12 286 28 236 30H-190C-236 28 -262 4 -262 -44Z"
      fill={`url(#${id}wood)`}
    />
    <path
      d={range(19)
        .map((index) => `M${-204 + index * 24} 10a12 12 0 0 0 24 0`)
        .join('')}
      fill="none"
      stroke="var(--gold-2)"
      strokeWidth="2.500"
    />
    <path
      d="M-262 -44C-240 -4 -200 -6 -120 -6H220C262 -8 282 -30 300 -54"
      fill="none"
      stroke="var(--ridge)"
      strokeWidth="5"
    />
    <path
      d="M300 -54Q322 -84 304 -112Q338 -96 340 -66Q356 -70 360 -88Q366 -50 318 -34Z"
      fill={`url(#${id}lamp)`}
      stroke="var(--gold-2)"
      strokeWidth="2"
    />
    <path
      d="M-240 -20Q-292 -34 -286 -84Q-286 -116 -322 -118Q-356 -116 -372 -96L-344 -92L-376 -80Q-350 -66 -328 -74Q-314 -60 -322 -40Q-300 -8 -240 -4Z"
      fill={`url(#${id}roof)`}
      stroke="var(--ridge)"
      strokeWidth="3"
    />
    <path
      d="M-286 -90Q-262 -84 -262 -56Q-276 -66 -284 -64M-284 -64Q-262 -56 -258 -32Q-272 -40 -280 -36"
      fill="var(--lantern-1)"
      stroke="var(--lantern-2)"
    />
    <path
      d="M-310 -116Q-300 -146 -276 -150M-326 -118Q-326 -144 -308 -156"
      fill="none"
      stroke="var(--gold-2)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path
      d="M-372 -84Q-392 -74 -398 -52M-366 -78Q-378 -58 -376 -42"
      fill="none"
      stroke="var(--gold-2)"
      strokeWidth="2.500"
      strokeLinecap="round"
    />
    <circle cx="-330" cy="-101" r="6.500" fill="#fff" />
    <circle cx="-332" cy="-101" r="3" fill="#2a1d2a" />
    <path d="M282 -40V-130" stroke="var(--wood-2)" strokeWidth="4" />
    <path
      d="M282 -130Q310 -140 336 -124Q322 -112 334 -98Q308 -108 282 -96Z"
      fill="var(--lantern-2)"
      stroke="var(--gold-2)"
    />
    <path
      d="M-300 24Q-340 6 -376 22M-290 34Q-350 26 -400 40M236 30Q300 16 346 34"
      fill="none"
      stroke="#fff"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".8"
    />
  </g>
);

/** Dragon boats race past a town on the river. */
export const Regatta = ({ id }: PartProps) => (
  <>
    <Sky id={id} width={1280} height={360} />
    <Orb id={id} x={1150} y={90} r={62} />
    <Hills id={id} peaks={far} floor={230} tone="far" />
    <Clouds
      id={id}
      at={[
        [540, 120, 0.9],
        [900, 90, 0.7],
      ]}
    />
    <g transform="translate(1080 206) scale(.36)">
      <Pavilion id={id} />
    </g>
    <path d="M0 200H1280V360H0Z" fill={`url(#${id}water)`} />
    <path d="M940 214Q1100 186 1280 202V222Q1090 212 940 214Z" fill="var(--leaf)" />
    <path
      d={ripples(150, 1280, 150, 61)}
      transform="translate(0 208)"
      stroke="var(--mist)"
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".7"
    />
    <DragonBoat id={id} x={880} y={226} scale={0.42} crew="var(--roof-1)" />
    <DragonBoat id={id} x={960} y={300} scale={0.84} crew="var(--lantern-2)" />
    <path d="M560 0Q760 70 930 0M1060 0Q1190 76 1300 6" fill="none" stroke="var(--gold-3)" strokeWidth="2" />
    <Lantern id={id} x={660} y={26} scale={0.62} />
    <Lantern id={id} x={800} y={28} scale={0.62} />
    <Lantern id={id} x={1210} y={40} scale={0.7} />
  </>
);
