import { round } from '../../game-cover/geometry';
import { dots } from '../geometry';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

/** Where a part stands, and its size. */
interface PlaceProps extends PartProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
}

const place = ({ x, y, scale = 1, turn = 0 }: Omit<PlaceProps, 'id'>): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;

const spheres = [
  ['ocean', 'var(--orb-2)', 'var(--water-1)', 'var(--water-2)'],
  ['dusk', 'var(--blossom)', 'var(--wood-1)', 'var(--wood-2)'],
  ['golden', 'var(--gold-1)', 'var(--gold-2)', 'var(--gold-3)'],
  ['rock', 'var(--stone-1)', 'var(--mid)', 'var(--near)'],
] as const;

/** The surface of a planet. */
type Sphere = (typeof spheres)[number][0];

const clouds = [
  ['violet', 'var(--burst-1)', 0.62],
  ['cyan', 'var(--beam)', 0.55],
  ['rose', 'var(--blossom)', 0.4],
] as const;

/** The gradients of stations, planets and nebulae, beside those of `SceneDefs`. */
export const OrbitDefs = ({ id }: PartProps) => (
  <defs>
    {spheres.map(([name, light, body, shade]) => (
      <radialGradient key={name} id={`${id}sphere-${name}`} cx=".36" cy=".3" r=".8">
        <stop stopColor={light} />
        <stop offset=".46" stopColor={body} />
        <stop offset="1" stopColor={shade} />
      </radialGradient>
    ))}
    {clouds.map(([name, color, opacity]) => (
      <radialGradient key={name} id={`${id}nebula-${name}`}>
        <stop stopColor={color} stopOpacity={opacity} />
        <stop offset=".5" stopColor={color} stopOpacity={opacity * 0.4} />
        <stop offset="1" stopColor={color} stopOpacity="0" />
      </radialGradient>
    ))}
    <radialGradient id={`${id}night`} cx=".3" cy=".24" r=".84">
      <stop offset=".5" stopColor="var(--deep)" stopOpacity="0" />
      <stop offset="1" stopColor="var(--deep)" stopOpacity=".78" />
    </radialGradient>
    <linearGradient id={`${id}hull`} x1="0" y1="0" x2="0" y2="1">
      <stop stopColor="var(--orb-1)" />
      <stop offset=".4" stopColor="var(--orb-2)" />
      <stop offset="1" stopColor="var(--stone-1)" />
    </linearGradient>
    <linearGradient id={`${id}trail`} x1="0" y1="0" x2="1" y2="0">
      <stop stopColor="var(--ridge)" stopOpacity="0" />
      <stop offset="1" stopColor="var(--ridge)" stopOpacity=".95" />
    </linearGradient>
    <linearGradient id={`${id}light`} x1="0" y1="0" x2="0" y2="1">
      <stop stopColor="var(--shaft)" stopOpacity=".62" />
      <stop offset="1" stopColor="var(--shaft)" stopOpacity="0" />
    </linearGradient>
    <linearGradient id={`${id}rings`} x1="0" y1="0" x2="1" y2="0">
      <stop stopColor="var(--ridge)" stopOpacity=".15" />
      <stop offset=".5" stopColor="var(--orb-1)" stopOpacity=".9" />
      <stop offset="1" stopColor="var(--blossom)" stopOpacity=".25" />
    </linearGradient>
  </defs>
);

interface OrbitSkyProps extends PartProps {
  readonly width: number;
  readonly height: number;
  readonly stars?: number;
  /** Nebulae: colour, x, y, radii. */
  readonly nebulae?: readonly (readonly [(typeof clouds)[number][0], number, number, number, number])[];
}

const banner: NonNullable<OrbitSkyProps['nebulae']> = [
  ['violet', 880, 220, 560, 150],
  ['cyan', 1130, 90, 330, 130],
  ['rose', 640, 90, 320, 90],
];

/** Space: stars before a sloping band of nebulae. */
export const OrbitSky = ({ id, width, height, stars = 240, nebulae = banner }: OrbitSkyProps) => (
  <>
    <OrbitDefs id={id} />
    <Sky id={id} width={width} height={height * 1.25} stars={stars} />
    <g transform={`rotate(-9 ${width / 2} ${height / 2})`}>
      {nebulae.map(([name, x, y, rx, ry]) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={rx} ry={ry} fill={`url(#${id}nebula-${name})`} />
      ))}
    </g>
    <path
      d={dots(46, width, height, 4711)}
      fill="none"
      stroke="var(--orb-1)"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
  </>
);

const belts = [-66, -38, -8, 26, 58].map((y) => {
  const half = Math.round(Math.sqrt(9801 - y * y));
  return `M${-half} ${y}Q0 ${y + 20} ${half} ${y}`;
});

interface PlanetProps extends Omit<PlaceProps, 'scale'> {
  readonly r: number;
  readonly sphere?: Sphere;
  readonly hasRings?: boolean;
}

/** A planet, lit from the upper left. */
export const Planet = ({ id, x, y, r, sphere = 'ocean', turn = -18, hasRings = false }: PlanetProps) => (
  <g transform={place({ x, y, turn, scale: r / 100 })}>
    <circle r="150" fill={`url(#${id}glow)`} opacity=".55" />
    {hasRings && (
      <g fill="none" stroke={`url(#${id}rings)`}>
        <path d="M-196 0A196 46 0 0 1 196 0" strokeWidth="16" opacity=".55" />
        <path d="M-160 0A160 36 0 0 1 160 0" strokeWidth="7" opacity=".7" />
      </g>
    )}
    <circle r="100" fill={`url(#${id}sphere-${sphere})`} />
    <path d={belts.join('')} fill="none" stroke="var(--orb-1)" strokeWidth="7" opacity=".13" />
    <circle r="100" fill={`url(#${id}night)`} />
    <path
      d="M-86 51A100 100 0 0 1 40 -92"
      fill="none"
      stroke="var(--orb-1)"
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".75"
    />
    {hasRings && (
      <g fill="none" stroke={`url(#${id}rings)`}>
        <path d="M-196 0A196 46 0 0 0 196 0" strokeWidth="16" opacity=".85" />
        <path d="M-160 0A160 36 0 0 0 160 0" strokeWidth="7" />
      </g>
    )}
  </g>
);

/** The edge of a near planet along the foot of a banner, its air alight and its cities lit. */
export const Horizon = ({
  id,
  x = 900,
  y = 300,
}: PartProps & { readonly x?: number; readonly y?: number }) => (
  <g transform={`translate(${x} ${y + 1500})`}>
    {[
      [54, 0.1],
      [26, 0.18],
      [10, 0.34],
    ].map(([width, opacity]) => (
      <circle key={width} r="1500" fill="none" stroke="var(--ridge)" strokeWidth={width} opacity={opacity} />
    ))}
    <circle r="1500" fill={`url(#${id}water)`} />
    <path
      d="M-460 -1414Q-300 -1462 -190 -1440T60 -1448Q-60 -1420 -200 -1416T-460 -1380ZM160 -1470Q320 -1478 420 -1428Q300 -1424 240 -1440T160 -1470Z"
      fill="var(--leaf)"
      opacity=".4"
    />
    <path
      d={dots(70, 1000, 70, 83)}
      transform="translate(-500 -1474)"
      fill="none"
      stroke="var(--window)"
      strokeWidth="2.2"
      strokeLinecap="round"
      opacity=".8"
    />
    <circle r="1500" fill="none" stroke="var(--orb-1)" strokeWidth="2" opacity=".85" />
  </g>
);

/** A deck with upturned eaves, as those of a pavilion. */
const deck = (half: number, y: number): string =>
  `M${-half} ${y - 14}Q${-half * 0.86} ${y + 2} ${-half * 0.5} ${y + 3}H${half * 0.5}Q${half * 0.86} ${y + 2} ${half} ${y - 14}Q${half * 0.84} ${y + 17} ${half * 0.5} ${y + 17}H${-half * 0.5}Q${-half * 0.84} ${y + 17} ${-half} ${y - 14}Z`;

const decks = [
  { half: 62, y: -150, room: 30, windows: 3 },
  { half: 94, y: -98, room: 46, windows: 5 },
  { half: 128, y: -40, room: 66, windows: 7 },
] as const;

/** The foot of a station, below the origin: 100 wide, 240 tall with its light. */
export const Keel = ({ id }: PartProps) => (
  <>
    <path
      d="M-50 20H50L26 120L10 190H-10L-26 120Z"
      fill={`url(#${id}roof)`}
      stroke="var(--ridge)"
      strokeWidth="1.6"
    />
    <path d="M-40 52H40M-32 84H32M-24 118H24" stroke="var(--ridge)" strokeWidth="1.4" opacity=".6" />
    <circle cy="196" r="46" fill={`url(#${id}lampglow)`} />
    <circle cy="194" r="9" fill={`url(#${id}lamp)`} />
  </>
);

/** The tower of a station on the origin, three floors under the eaves of a pavilion: 256 wide, 240 tall. */
export const Tower = ({ id }: PartProps) => (
  <>
    <path d="M-3 -206H3V-166H-3Z" fill={`url(#${id}hull)`} />
    <circle cy="-214" r="40" fill={`url(#${id}glow)`} />
    <circle cy="-212" r="10" fill={`url(#${id}gold)`} stroke="var(--gold-1)" />
    {decks.map(({ half, y, room, windows }) => (
      <g key={y}>
        <path d={`M${-room} ${y + 10}H${room}V${y + 56}H${-room}Z`} fill={`url(#${id}wood)`} />
        <path
          d={`M${room * 0.3} ${y + 10}H${room}V${y + 56}H${room * 0.3}Z`}
          fill="var(--deep)"
          opacity=".28"
        />
        <path
          d={`M${-room + 8} ${y + 32}H${room - 8}`}
          stroke="var(--window)"
          strokeWidth="17"
          strokeDasharray={`9 ${round((room * 2 - 16 - windows * 9) / (windows - 1))}`}
        />
        <path d={deck(half, y)} fill={`url(#${id}hull)`} />
        <path
          d={`M${-half} ${y - 14}Q${-half * 0.86} ${y + 2} ${-half * 0.5} ${y + 3}H${half * 0.5}Q${half * 0.86} ${y + 2} ${half} ${y - 14}`}
          fill="none"
          stroke="var(--ridge)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d={`M${-half * 0.5} ${y + 18}H${half * 0.5}`} stroke="var(--beam)" strokeWidth="5" />
      </g>
    ))}
    <path
      d="M-34 -168Q0 -190 34 -168L22 -150H-22Z"
      fill={`url(#${id}roof)`}
      stroke="var(--ridge)"
      strokeWidth="2.4"
    />
  </>
);

/** A station whose tower has the eaves of a pavilion, in a ring with lit windows: 640 wide, 400 tall. */
export const Station = ({ id, ...at }: PlaceProps) => (
  <g transform={place(at)}>
    <ellipse rx="330" ry="120" fill={`url(#${id}nebula-cyan)`} opacity=".7" />
    {[-1, 1].map((side) => (
      <g key={side} transform={`scale(${side} 1)`}>
        <path d="M190 -6H322V6H190Z" fill={`url(#${id}hull)`} />
        <path
          d="M232 -66L316 -78V66L232 54Z"
          fill={`url(#${id}roof)`}
          stroke="var(--ridge)"
          strokeWidth="2"
        />
        <path
          d="M253 -69V57M274 -72V60M295 -75V63M232 -30L316 -38M232 4L316 2M232 30L316 36"
          stroke="var(--ridge)"
          strokeWidth="1.2"
          opacity=".6"
        />
      </g>
    ))}
    <path d="M-214 0A214 50 0 0 1 214 0" fill="none" stroke="var(--stone-2)" strokeWidth="24" />
    <path
      d="M-214 0A214 50 0 0 1 214 0"
      fill="none"
      stroke="var(--window)"
      strokeWidth="5"
      strokeDasharray="7 12"
      opacity=".7"
    />
    <Keel id={id} />
    <Tower id={id} />
    <path d="M-214 0A214 50 0 0 0 214 0" fill="none" stroke={`url(#${id}roof)`} strokeWidth="30" />
    <path d="M-214 -14A214 50 0 0 0 214 -14" fill="none" stroke="var(--ridge)" strokeWidth="2.4" />
    <path d="M-214 15A214 50 0 0 0 214 15" fill="none" stroke="var(--ridge)" strokeWidth="1.4" opacity=".7" />
    <path
      d="M-212 1A214 50 0 0 0 212 1"
      fill="none"
      stroke="var(--window)"
      strokeWidth="8"
      strokeDasharray="9 11"
    />
    {[-1, 1].map((side) => (
      <g key={side}>
        <circle cx={side * 128} cy="-54" r="22" fill={`url(#${id}lampglow)`} />
        <circle cx={side * 128} cy="-54" r="4.500" fill="var(--lantern-1)" />
      </g>
    ))}
  </g>
);

/** A small craft that flies to the right. */
export const Ship = ({ id, ...at }: PlaceProps) => (
  <g transform={place(at)}>
    <path d="M-36 -4L-190 0L-36 5Z" fill={`url(#${id}trail)`} />
    <path d="M-24 -10L-46 -34L4 -14ZM-24 10L-40 28L4 13Z" fill={`url(#${id}roof)`} stroke="var(--ridge)" />
    <path d="M-40 0C-32 -18 18 -20 56 2C18 18 -32 16 -40 0Z" fill={`url(#${id}hull)`} />
    <path d="M-40 0C-10 6 24 6 56 2C18 18 -32 16 -40 0Z" fill="var(--stone-1)" opacity=".55" />
    <path d="M8 -11Q28 -9 36 -1L12 -2Z" fill="var(--beam)" />
    <path d="M-22 1H2" stroke="var(--lantern-2)" strokeWidth="3.500" strokeLinecap="round" />
    <circle cx="-38" r="7" fill="var(--shaft)" />
  </g>
);

/** A signal light afloat. */
export const Beacon = ({ id, ...at }: PlaceProps) => (
  <g transform={place(at)}>
    <circle r="46" fill={`url(#${id}lampglow)`} />
    <rect x="-11" y="-15" width="22" height="30" rx="11" fill={`url(#${id}lamp)`} />
    <path d="M-13 -9H13M-13 9H13" stroke="var(--gold-1)" strokeWidth="2.600" strokeLinecap="round" />
    <path
      d="M0 -15V-26M-7 15L-12 24M7 15L12 24"
      stroke="var(--ridge)"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <ellipse cx="-4" cy="-3" rx="2.500" ry="5" fill="#fff" opacity=".75" />
  </g>
);

/** A rock. */
export const Asteroid = ({ id, ...at }: PlaceProps) => (
  <g transform={place(at)}>
    <path d="M-44 -6L-26 -32L10 -38L40 -18L36 16L8 36L-30 28Z" fill={`url(#${id}stone)`} />
    <path d="M10 -38L40 -18L36 16L8 36L-4 8Z" fill="var(--deep)" opacity=".38" />
    <ellipse cx="-14" cy="-8" rx="9" ry="7" fill="var(--deep)" opacity=".3" />
    <ellipse cx="12" cy="16" rx="6" ry="4.500" fill="var(--deep)" opacity=".34" />
    <path
      d="M-44 -6L-26 -32L10 -38"
      fill="none"
      stroke="var(--ridge)"
      strokeWidth="2.200"
      strokeLinejoin="round"
      opacity=".8"
    />
  </g>
);

/** An upright crystal. */
export const Crystal = ({ id, ...at }: PlaceProps) => (
  <g transform={place(at)}>
    <path
      d="M0 -66L20 -24L14 38L0 58L-15 36L-20 -20Z"
      fill={`url(#${id}sphere-ocean)`}
      stroke="var(--ridge)"
    />
    <path d="M0 -66L20 -24L14 38L0 58L4 -16Z" fill="var(--roof-2)" opacity=".5" />
    <path
      d="M0 -66L4 -16L-20 -20ZM4 -16L0 58"
      fill="#fff"
      fillOpacity=".3"
      stroke="#fff"
      strokeOpacity=".6"
    />
  </g>
);

/** An astronaut, about 150 tall. `suit` colours the stripes. */
export const Astronaut = ({ id, suit, ...at }: PlaceProps & { readonly suit: string }) => (
  <g transform={place(at)}>
    <rect x="-27" y="-30" width="54" height="52" rx="12" fill="var(--stone-2)" stroke="var(--ridge)" />
    <g fill="none" stroke={`url(#${id}hull)`} strokeWidth="17" strokeLinecap="round" strokeLinejoin="round">
      <path d="M-16 -18L-46 -2L-58 -30" />
      <path d="M16 -18L44 -8L62 -28" />
      <path d="M-10 22L-18 52L-36 70" />
      <path d="M10 22L16 56L8 78" />
    </g>
    <path d="M-22 -26Q0 -36 22 -26L18 26Q0 34 -18 26Z" fill={`url(#${id}hull)`} />
    <path d="M-20 4Q0 11 20 4" fill="none" stroke={suit} strokeWidth="7" />
    <path d="M-54 -18L-44 -6M54 -18L47 -10M-22 52L-12 56M10 54L22 55" stroke={suit} strokeWidth="5" />
    <rect x="-9" y="-18" width="18" height="12" rx="3" fill="var(--roof-2)" />
    <path d="M-5 -12h4M3 -12h3" stroke="var(--lantern-1)" strokeWidth="3" strokeLinecap="round" />
    <circle cy="-52" r="27" fill={`url(#${id}hull)`} />
    <ellipse cy="-51" rx="19" ry="16" fill={`url(#${id}gold)`} />
    <ellipse cy="-51" rx="19" ry="16" fill="var(--wood-2)" opacity=".52" />
    <path
      d="M-12 -56Q-6 -64 4 -63"
      fill="none"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".85"
    />
  </g>
);
