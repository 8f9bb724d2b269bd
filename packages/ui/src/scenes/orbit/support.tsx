import { round } from '../../game-cover/geometry';
import type { PartProps } from '../scene-canvas';
import { Beacon, Horizon, OrbitSky, Planet, Ship, Station } from './parts';

/** Waves that leave the feed of the dish: their distance and how strong they are. */
const waves = [
  [46, 1],
  [78, 0.75],
  [110, 0.5],
  [142, 0.3],
] as const;

const wave = (radius: number) => {
  const [x, y] = [round(radius * 0.62), round(-118 - radius * 0.78)];
  return `M${-x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}`;
};

/** A dish whose opening looks up, its middle on the origin: 340 wide, 250 tall with its feed. */
const Dish = ({ id }: PartProps) => (
  <g>
    <circle cy="-118" r="150" fill={`url(#${id}nebula-cyan)`} />
    <path
      d="M-170 0Q-140 112 0 120Q140 112 170 0Z"
      fill={`url(#${id}hull)`}
      stroke="var(--ridge)"
      strokeWidth="3"
    />
    <path d="M0 120Q140 112 170 0H104Q88 96 0 120Z" fill="var(--roof-2)" opacity=".4" />
    <path
      d="M-118 76Q0 130 118 76"
      fill="none"
      stroke="var(--window)"
      strokeWidth="6"
      strokeDasharray="10 12"
    />
    <ellipse rx="170" ry="46" fill={`url(#${id}hull)`} stroke="var(--ridge)" strokeWidth="4" />
    <ellipse cy="4" rx="150" ry="36" fill="var(--roof-2)" />
    <g fill="none" stroke="var(--ridge)" strokeWidth="2.500" opacity=".8">
      <ellipse cy="8" rx="104" ry="24" />
      <ellipse cy="12" rx="52" ry="11" />
      <path d="M-150 4L0 14L150 4M-76 -26L0 14L76 -26M-84 34L0 14L84 34" />
    </g>
    <path
      d="M-118 -22L0 -114L118 -22M0 38V-114"
      fill="none"
      stroke="var(--orb-1)"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cy="-118" r="50" fill={`url(#${id}lampglow)`} />
    <circle cy="-118" r="17" fill={`url(#${id}gold)`} stroke="var(--gold-1)" strokeWidth="3" />
    {waves.map(([radius, opacity]) => (
      <path
        key={radius}
        d={wave(radius)}
        fill="none"
        stroke="var(--lantern-1)"
        strokeWidth="9"
        strokeLinecap="round"
        opacity={opacity}
      />
    ))}
  </g>
);

/** The tower of the dish, its top on the origin, with the eaves of a pavilion: 300 wide, 130 tall. */
const Mast = ({ id }: PartProps) => (
  <g>
    <path d="M-30 -30H30L58 70H-58Z" fill={`url(#${id}roof)`} stroke="var(--ridge)" strokeWidth="2.500" />
    <path d="M-38 20H38M-46 44H46" stroke="var(--window)" strokeWidth="9" strokeDasharray="11 10" />
    <path
      d="M-150 58Q-122 78 -80 76H80Q122 78 150 58Q140 100 92 102H-92Q-140 100 -150 58Z"
      fill={`url(#${id}hull)`}
      stroke="var(--ridge)"
      strokeWidth="2.500"
    />
    <path d="M-104 102H104L118 140H-118Z" fill={`url(#${id}wood)`} />
    <path d="M-92 122H92" stroke="var(--window)" strokeWidth="14" strokeDasharray="13 12" />
  </g>
);

/** A dish under the stars calls a ship that passes. */
export const OrbitSupport = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={1188} y={84} r={52} sphere="golden" hasRings turn={-20} />
    <Horizon id={id} x={980} y={306} />
    <Station id={id} x={1180} y={256} scale={0.32} />
    <g transform="translate(970 224)">
      <Mast id={id} />
    </g>
    <g transform="translate(962 178) rotate(-36) scale(.86)">
      <Dish id={id} />
    </g>
    <Ship id={id} x={724} y={74} scale={0.9} turn={12} />
    <Beacon id={id} x={716} y={262} scale={0.7} />
  </>
);
