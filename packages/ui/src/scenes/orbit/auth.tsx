import { range, round } from '../../game-cover/geometry';
import { dots } from '../geometry';
import type { PartProps } from '../scene-canvas';
import { Keel, OrbitSky, Planet, Ship, Tower } from './parts';

/** Radii of the ring: its outer and its inner edge. Its plane is seen from above, so both are flat ellipses. */
const outer = [302, 78] as const;
const inner = [250, 61] as const;

/** How thick the ring is. */
const wall = 30;

/** Half of the band between two ellipses: the one behind the tower, or the one before it. */
const band = (
  [rx, ry]: readonly [number, number],
  [toRx, toRy]: readonly [number, number],
  isInFront: boolean,
  drop = 0,
): string => {
  const there = isInFront ? 0 : 1;
  return `M${-rx} 0A${rx} ${ry} 0 0 ${there} ${rx} 0L${toRx} ${drop}A${toRx} ${toRy} 0 0 ${1 - there} ${-toRx} ${drop}Z`;
};

const arc = ([rx, ry]: readonly [number, number], isInFront: boolean, drop = 0): string =>
  `M${-rx} ${drop}A${rx} ${ry} 0 0 ${isInFront ? 0 : 1} ${rx} ${drop}`;

/** A point of the ring at an angle, as `polar` has it. */
const at = (degrees: number, [rx, ry]: readonly [number, number]): [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(rx * Math.cos(angle)), round(ry * Math.sin(angle))];
};

/** The seams of the deck on the ring, as lines from its inner to its outer edge. */
const seams = (isInFront: boolean): string =>
  range(11)
    .map((index) => (isInFront ? 90 : -90) + (index + 1) * 15)
    .map((degrees) => `M${at(degrees, inner).join(' ')}L${at(degrees, outer).join(' ')}`)
    .join('');

/** Where lamps stand along the outer edge of the deck. */
const lamps = (isInFront: boolean): [number, number][] =>
  range(5).map((index) => at((isInFront ? 90 : -90) + 20 + index * 35, [outer[0] - 12, outer[1] - 4]));

/** One half of the ring round the tower. */
const Ring = ({ id, isInFront }: PartProps & { readonly isInFront: boolean }) => (
  <g>
    {isInFront ? (
      <path d={band(outer, outer, true, wall)} fill={`url(#${id}side)`} />
    ) : (
      <path d={band(inner, inner, false, wall * 0.8)} fill={`url(#${id}side)`} opacity=".9" />
    )}
    <path d={band(outer, inner, isInFront)} fill={`url(#${id}deck)`} />
    <path d={seams(isInFront)} stroke="var(--roof-2)" strokeWidth="1.400" opacity=".4" />
    <path
      d={isInFront ? arc(outer, true, wall * 0.52) : arc(inner, false, wall * 0.42)}
      fill="none"
      stroke="var(--window)"
      strokeWidth={isInFront ? 9 : 6}
      strokeDasharray={isInFront ? '11 6 11 6 11 20' : '7 12'}
      opacity={isInFront ? 1 : 0.8}
    />
    <path d={arc(inner, isInFront)} fill="none" stroke="var(--ridge)" strokeWidth="1.600" />
    <path d={arc(outer, isInFront)} fill="none" stroke="var(--orb-1)" strokeWidth="2.400" />
    {isInFront && (
      <path d={arc(outer, true, wall)} fill="none" stroke="var(--ridge)" strokeWidth="1.600" opacity=".8" />
    )}
    {lamps(isInFront).map(([x, y]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <circle cy="-9" r="20" fill={`url(#${id}lampglow)`} />
        <path d="M0 0V-8" stroke="var(--ridge)" strokeWidth="2" />
        <circle cy="-10" r="3.600" fill="var(--lantern-1)" />
      </g>
    ))}
  </g>
);

/** Arms from the tower to the ring: the end of each, from the back to the front. */
const arms = [
  [-176, -43],
  [176, -43],
  [-232, 24],
  [232, 24],
] as const;

/** A tower in a great ring: 604 wide, 480 tall. */
const RingStation = ({ id }: PartProps) => (
  <g>
    <defs>
      <linearGradient id={`${id}deck`}>
        <stop stopColor="var(--orb-1)" />
        <stop offset=".34" stopColor="var(--orb-2)" />
        <stop offset="1" stopColor="var(--stone-1)" />
      </linearGradient>
      <linearGradient id={`${id}side`}>
        <stop stopColor="var(--roof-1)" />
        <stop offset=".4" stopColor="var(--wood-2)" />
        <stop offset="1" stopColor="var(--near)" />
      </linearGradient>
    </defs>
    <ellipse rx="360" ry="190" fill={`url(#${id}nebula-cyan)`} opacity=".6" />
    <g transform="rotate(-5)">
      <Ring id={id} isInFront={false} />
    </g>
    <g transform="translate(0 22) scale(.96 .86)">
      <Keel id={id} />
    </g>
    <g fill="none" transform="rotate(-5)">
      {arms.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <path d={`M0 14L${x} ${y}`} stroke="var(--ridge)" strokeWidth="15" />
          <path d={`M0 14L${x} ${y}`} stroke="var(--stone-2)" strokeWidth="12" />
          <path d={`M0 10L${x} ${y - 4}`} stroke="var(--orb-2)" strokeWidth="3" />
        </g>
      ))}
    </g>
    <ellipse cy="22" rx="128" ry="34" fill={`url(#${id}side)`} stroke="var(--ridge)" strokeWidth="1.600" />
    <ellipse cy="12" rx="128" ry="34" fill={`url(#${id}deck)`} stroke="var(--orb-1)" strokeWidth="2" />
    <ellipse cy="12" rx="100" ry="24" fill={`url(#${id}lampglow)`} />
    <g transform="translate(0 -4) scale(1.16)">
      <Tower id={id} />
    </g>
    <g transform="rotate(-5)">
      <Ring id={id} isInFront />
    </g>
  </g>
);

/** A light in the shape of a lotus: petals of solar cells round a lamp. */
const LotusLight = ({
  id,
  x,
  y,
  scale,
}: PartProps & { readonly x: number; readonly y: number; readonly scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <circle cy="-14" r="96" fill={`url(#${id}nebula-rose)`} />
    {[-74, 74, -46, 46, -20, 20, 0].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path
          d="M0 4C-19 -10 -17 -42 0 -60C17 -42 19 -10 0 4Z"
          fill={`url(#${id}sphere-dusk)`}
          stroke="var(--blossom)"
          strokeWidth="1.600"
        />
        <path d="M0 0V-48M-9 -18L0 -10L9 -18M-10 -30L0 -22L10 -30" fill="none" stroke="#fff" opacity=".35" />
      </g>
    ))}
    <circle cy="-8" r="40" fill={`url(#${id}lampglow)`} />
    <circle cy="-6" r="8" fill="var(--gold-1)" />
    <path d="M-40 4Q0 18 40 4Q26 22 0 24Q-26 22 -40 4Z" fill={`url(#${id}hull)`} stroke="var(--ridge)" />
  </g>
);

/** The edge of the planet below the station: its air alight on the left, lands, clouds, and cities in the night. */
const Rim = ({ id }: PartProps) => (
  <g transform="translate(470 1512)">
    <defs>
      <radialGradient id={`${id}air`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="980">
        <stop offset=".865" stopColor="var(--ridge)" stopOpacity=".6" />
        <stop offset=".9" stopColor="var(--mist)" stopOpacity=".26" />
        <stop offset="1" stopColor="var(--mist)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}day`} gradientUnits="userSpaceOnUse" x1="-470" y1="0" x2="170" y2="0">
        <stop stopColor="var(--orb-glow)" />
        <stop offset=".36" stopColor="var(--beam)" />
        <stop offset=".66" stopColor="var(--water-1)" />
        <stop offset="1" stopColor="var(--water-2)" />
      </linearGradient>
      <linearGradient id={`${id}depth`} gradientUnits="userSpaceOnUse" x1="0" y1="-850" x2="0" y2="-680">
        <stop stopColor="var(--deep)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--deep)" stopOpacity=".62" />
      </linearGradient>
      <linearGradient id={`${id}limb`} gradientUnits="userSpaceOnUse" x1="-470" y1="0" x2="170" y2="0">
        <stop stopColor="#fff" />
        <stop offset=".5" stopColor="var(--ridge)" />
        <stop offset="1" stopColor="var(--ridge)" stopOpacity=".4" />
      </linearGradient>
      <clipPath id={`${id}globe`}>
        <circle r="850" />
      </clipPath>
    </defs>
    <circle r="980" fill={`url(#${id}air)`} />
    <circle r="850" fill={`url(#${id}day)`} />
    <g clipPath={`url(#${id}globe)`}>
      <path
        d="M-400 -722Q-372 -764 -312 -772Q-290 -790 -236 -790Q-214 -800 -176 -792Q-190 -776 -168 -766Q-206 -748 -222 -730Q-282 -722 -304 -704Q-360 -694 -400 -722ZM-62 -802Q-30 -824 30 -822Q64 -830 96 -816Q84 -800 104 -790Q70 -774 30 -782Q-24 -780 -62 -802Z"
        fill="var(--leaf)"
        opacity=".8"
      />
      <path
        d="M-480 -712Q-330 -800 -190 -806Q-300 -778 -380 -734Q-430 -722 -480 -712ZM-280 -744Q-140 -794 -10 -796Q-110 -774 -190 -740Q-240 -726 -280 -744ZM-110 -828Q0 -846 150 -816Q20 -826 -110 -828Z"
        fill="var(--orb-1)"
        opacity=".26"
      />
      <g fill="none" stroke="var(--window)" strokeWidth="2.400" strokeLinecap="round">
        <path d={dots(26, 96, 26, 83)} transform="translate(-30 -814)" opacity=".95" />
        <path d={dots(12, 60, 14, 29)} transform="translate(112 -812)" opacity=".9" />
      </g>
      <path d="M-480 -860H180V-600H-480Z" fill={`url(#${id}depth)`} />
    </g>
    <circle r="849" fill="none" stroke={`url(#${id}limb)`} strokeWidth="3" />
  </g>
);

/** A station in a great ring above the edge of a planet, lights in the shape of a lotus below it. */
export const OrbitAuth = ({ id }: PartProps) => (
  <>
    <OrbitSky
      id={id}
      width={640}
      height={900}
      stars={150}
      nebulae={[
        ['violet', 250, 490, 470, 230],
        ['cyan', 40, 380, 300, 130],
        ['rose', 500, 600, 330, 160],
      ]}
    />
    <Planet id={id} x={158} y={246} r={70} sphere="dusk" hasRings turn={-22} />
    <Planet id={id} x={296} y={164} r={13} sphere="ocean" />
    <Rim id={id} />
    <g className="float">
      <g transform="translate(326 508) scale(.9)">
        <RingStation id={id} />
      </g>
    </g>
    <Ship id={id} x={566} y={396} scale={0.5} turn={-16} />
    <Ship id={id} x={110} y={420} scale={0.5} turn={-16} />
    <LotusLight id={id} x={492} y={636} scale={0.34} />
    <LotusLight id={id} x={206} y={654} scale={0.42} />
    <LotusLight id={id} x={88} y={648} scale={0.86} />
    <LotusLight id={id} x={570} y={648} scale={0.72} />
  </>
);
