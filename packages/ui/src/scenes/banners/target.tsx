import { Clouds } from '../parts/clouds';
import { Hills } from '../parts/hills';
import { Orb } from '../parts/orb';
import { Pavilion } from '../parts/pavilion';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

const far = [
  [0, 236],
  [200, 176],
  [400, 230],
  [570, 130],
  [750, 222],
  [900, 140],
  [1060, 216],
  [1210, 120],
  [1280, 170],
] as const;
const middle = [
  [0, 286],
  [260, 240],
  [470, 284],
  [690, 226],
  [880, 276],
  [1080, 232],
  [1280, 280],
] as const;

/** The rings of the target, from the rim: radius and colour. */
const targetRings = [
  [116, 'var(--paper)'],
  [98, 'var(--roof-1)'],
  [76, 'var(--paper)'],
  [54, 'var(--lantern-2)'],
  [30, 'var(--gold-2)'],
] as const;

/** An arrow that has hit the origin, its shaft to the left. */
const Arrow = ({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0L-92 10" stroke="var(--deep)" strokeWidth="7" strokeLinecap="round" opacity=".24" />
    <g transform={`rotate(${turn})`}>
      <path d="M0 0H-164" stroke="var(--wood-2)" strokeWidth="7" strokeLinecap="round" />
      <path d="M-4 -1.500H-160" stroke="var(--gold-2)" strokeWidth="2.500" />
      <path
        d="M-112 0L-126 -16H-170L-158 0Z"
        fill="var(--lantern-1)"
        stroke="var(--lantern-2)"
        strokeWidth="2"
      />
      <path d="M-112 0L-126 16H-170L-158 0Z" fill="var(--lantern-2)" stroke="var(--wood-2)" strokeWidth="2" />
      <path d="M-126 -8H-160M-126 8H-160" stroke="#fff" strokeWidth="2" opacity=".5" />
    </g>
    <circle r="6" fill="var(--wood-2)" />
  </g>
);

/** A target of straw on a wooden stand, its middle on the origin. */
const StrawTarget = ({ id }: PartProps) => (
  <g>
    <ellipse cx="8" cy="168" rx="150" ry="13" fill="var(--deep)" opacity=".3" />
    <path
      d="M-30 60L-104 168H-84L0 70ZM30 60L104 168H84L0 70Z"
      fill={`url(#${id}wood)`}
      stroke="var(--wood-2)"
    />
    <path d="M-86 128H86V140H-86Z" fill={`url(#${id}wood)`} stroke="var(--wood-2)" />
    <path d="M-8 -150H8V-110H-8Z" fill={`url(#${id}wood)`} />
    <path d="M0 -160Q14 -150 4 -142H-4Q-14 -150 0 -160Z" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    <ellipse cx="16" cy="6" rx="124" ry="126" fill="var(--gold-3)" />
    <circle r="126" fill={`url(#${id}gold)`} stroke="var(--gold-3)" strokeWidth="2" />
    <circle r="121" fill="none" stroke="var(--gold-3)" strokeWidth="7" strokeDasharray="3 9" opacity=".6" />
    {targetRings.map(([radius, fill]) => (
      <circle key={radius} r={radius} fill={fill} stroke="var(--gold-3)" strokeWidth="1.400" />
    ))}
    <path
      d="M-92 -62A112 112 0 0 1 -30 -107"
      fill="none"
      stroke="#fff"
      strokeWidth="7"
      strokeLinecap="round"
      opacity=".6"
    />
    <path d="M0 -15L15 0L0 15L-15 0Z" fill="var(--wood-1)" />
  </g>
);

/** The strokes of a tally: five make up a character. */
const tallyStrokes = ['M-16 -18H16', 'M0 -18V18', 'M0 0H13', 'M-11 -4V18', 'M-20 18H20'] as const;

const tallies = [
  [-24, -82, 5],
  [-24, -30, 5],
  [-24, 22, 5],
  [26, -82, 5],
  [26, -30, 3],
] as const;

/** A hanging scroll with the score, its middle on the origin: 136 wide, 230 tall. */
const ScoreScroll = ({ id }: PartProps) => (
  <g>
    <path d="M-52 -116H66V126H-52Z" fill="var(--deep)" opacity=".22" />
    <path d="M-60 -118H60V116H-60Z" fill={`url(#${id}roof)`} />
    <path d="M-52 -112H52V70H-52Z" fill="var(--paper)" stroke="var(--gold-2)" strokeWidth="2.500" />
    <path d="M1 -112V70" stroke="var(--lantern-1)" strokeWidth="2" opacity=".7" />
    {tallies.map(([x, y, count]) => (
      <path
        key={`${x} ${y}`}
        d={tallyStrokes.slice(0, count).join('')}
        transform={`translate(${x} ${y})`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    ))}
    <path d="M14 30H38V56H14Z" fill="none" stroke="var(--lantern-2)" strokeWidth="4" />
    <path d="M21 37H31V49H21ZM26 37V49" fill="none" stroke="var(--lantern-2)" strokeWidth="2.600" />
    <path d="M-66 -126H66V-112H-66ZM-66 110H66V126H-66Z" fill={`url(#${id}wood)`} stroke="var(--wood-2)" />
    <path
      d="M-78 -128H-64V-110H-78ZM64 -128H78V-110H64ZM-78 108H-64V128H-78ZM64 108H78V128H64Z"
      fill={`url(#${id}gold)`}
      stroke="var(--gold-3)"
    />
    <path d="M-50 -126L0 -156L50 -126" fill="none" stroke="var(--lantern-2)" strokeWidth="4" />
  </g>
);

/** A holder with tally sticks, standing on the origin: 100 wide, 170 tall. */
const TallyHolder = ({ id }: PartProps) => (
  <g>
    <ellipse cy="4" rx="62" ry="10" fill="var(--deep)" opacity=".32" />
    {[-24, -14, -5, 5, 15, 25].map((turn, index) => (
      <g key={turn} transform={`translate(${turn} -60) rotate(${turn})`}>
        <path
          d={`M-8 0V${-88 - (index % 2) * 12}Q0 ${-100 - (index % 2) * 12} 8 ${-88 - (index % 2) * 12}V0Z`}
          fill={`url(#${id}gold)`}
          stroke="var(--gold-3)"
          strokeWidth="1.600"
        />
        <path
          d={`M-8 ${-66 - (index % 2) * 12}V${-88 - (index % 2) * 12}Q0 ${-100 - (index % 2) * 12} 8 ${-88 - (index % 2) * 12}V${-66 - (index % 2) * 12}Z`}
          fill="var(--lantern-2)"
        />
      </g>
    ))}
    <path d="M-46 -84H46L40 4H-40Z" fill={`url(#${id}roof)`} stroke="var(--roof-2)" strokeWidth="2" />
    <path d="M-50 -90H50V-76H-50ZM-42 -10H42V6H-42Z" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    <circle cy="-44" r="21" fill={`url(#${id}gold)`} stroke="var(--gold-3)" strokeWidth="2" />
    <path d="M-6 -50H6V-38H-6Z" fill="var(--wood-2)" />
    <path d="M-36 -70L-32 -16" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".3" />
  </g>
);

/** An archery target with arrows in it, the score on a scroll beside it. */
export const Target = ({ id }: PartProps) => (
  <>
    <Sky id={id} width={1280} height={360} />
    <Orb id={id} x={1090} y={88} r={62} />
    <Hills id={id} peaks={far} floor={290} tone="far" />
    <Clouds
      id={id}
      at={[
        [560, 96, 0.9],
        [770, 60, 0.7],
        [1150, 60, 0.8],
      ]}
    />
    <Hills id={id} peaks={middle} floor={320} tone="mid" />
    <path d="M0 270H1280V360H0Z" fill={`url(#${id}mist)`} />
    <g transform="translate(716 296) scale(.36)">
      <Pavilion id={id} />
    </g>
    <path d="M0 306Q420 286 760 290T1280 284V360H0Z" fill="var(--leaf)" opacity=".85" />
    <path d="M560 372Q800 320 1040 312H1280V372Z" fill={`url(#${id}stone)`} />
    <path
      d="M560 372Q800 320 1040 312H1280"
      fill="none"
      stroke="var(--gold-2)"
      strokeWidth="2"
      opacity=".7"
    />
    <path d="M1108 8V332M1260 8V332" stroke={`url(#${id}wood)`} strokeWidth="9" strokeLinecap="round" />
    <path
      d="M1086 328H1130V340H1086ZM1238 328H1282V340H1238Z"
      fill={`url(#${id}wood)`}
      stroke="var(--wood-2)"
    />
    <path d="M1090 2H1278V16H1090Z" fill={`url(#${id}wood)`} stroke="var(--gold-2)" strokeWidth="2" />
    <g transform="translate(1184 162) scale(.88)">
      <ScoreScroll id={id} />
    </g>
    <g transform="translate(962 166)">
      <StrawTarget id={id} />
      <Arrow x={6} y={-4} turn={18} />
      <Arrow x={-34} y={-44} turn={26} />
      <Arrow x={38} y={52} turn={10} />
    </g>
    <g transform="translate(1076 340) scale(.9)">
      <TallyHolder id={id} />
    </g>
  </>
);
