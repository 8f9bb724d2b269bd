import { polar, range, round } from '../../game-cover/geometry';
import type { PartProps } from '../scene-canvas';
import { Asteroid, Beacon, Horizon, OrbitSky, Planet, Ship, Station } from './parts';

/*
 * The banners of deposit, balance and bet record in orbit, 1280 by 360: the subject around x = 960, where phones look.
 */

/** A cell of energy standing on the origin: 56 wide, 112 tall. `charge` runs from 0 to 1. */
const EnergyCell = ({
  id,
  x,
  y,
  charge = 1,
}: PartProps & { readonly x: number; readonly y: number; readonly charge?: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse cy="-56" rx={64 * charge} ry={90 * charge} fill={`url(#${id}lampglow)`} />
    <rect x="-24" y="-100" width="48" height="88" rx="10" fill="var(--near)" opacity=".8" />
    <path
      d={`M-24 ${round(-14 - 82 * charge)}H24V-22Q24 -12 14 -12H-14Q-24 -12 -24 -22Z`}
      fill={`url(#${id}gold)`}
    />
    <path d="M6 -86L-14 -52H-2L-8 -24L14 -60H2Z" fill="var(--wood-2)" />
    <rect x="-24" y="-100" width="48" height="88" rx="10" fill="none" stroke="var(--ridge)" strokeWidth="3" />
    <path d="M-14 -90V-24" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".6" />
    <path
      d="M-28 -104Q-28 -112 -20 -112H20Q28 -112 28 -104V-94H-28ZM-28 -16H28V-6Q28 0 20 0H-20Q-28 0 -28 -6Z"
      fill={`url(#${id}hull)`}
      stroke="var(--ridge)"
      strokeWidth="1.600"
    />
  </g>
);

/** The dock: a rack of cells under upturned eaves, the first place free. */
const Dock = ({ id }: PartProps) => (
  <g>
    <ellipse cy="-80" rx="250" ry="140" fill={`url(#${id}nebula-cyan)`} />
    <path d="M-142 -166H142V0H-142Z" fill={`url(#${id}wood)`} />
    <path d="M-126 -152H126V-6H-126Z" fill="var(--near)" opacity=".86" />
    <ellipse cx="30" cy="-66" rx="150" ry="80" fill={`url(#${id}lampglow)`} opacity=".7" />
    <path d="M-126 -20H126V-6H-126Z" fill={`url(#${id}roof)`} />
    <g fill="none" stroke="var(--shaft)" strokeWidth="3" strokeDasharray="8 7">
      <rect x="-112" y="-134" width="52" height="114" rx="12" />
    </g>
    <path
      d="M-100 -92L-86 -77L-100 -62M-84 -92L-70 -77L-84 -62"
      fill="none"
      stroke="var(--shaft)"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <ellipse cx="-86" cy="-20" rx="30" ry="7" fill="var(--shaft)" opacity=".8" />
    <EnergyCell id={id} x={-22} y={-18} />
    <EnergyCell id={id} x={38} y={-18} />
    <EnergyCell id={id} x={98} y={-18} charge={0.74} />
    <path
      d="M-154 -170H-130V4H-154ZM130 -170H154V4H130Z"
      fill={`url(#${id}hull)`}
      stroke="var(--ridge)"
      strokeWidth="2"
    />
    <path d="M-142 -150V-10M142 -150V-10" stroke="var(--lantern-2)" strokeWidth="4" strokeDasharray="14 9" />
    <path
      d="M-206 -206Q-160 -178 -112 -202H112Q160 -178 206 -206Q192 -164 146 -162H-146Q-192 -164 -206 -206Z"
      fill={`url(#${id}hull)`}
      stroke="var(--ridge)"
      strokeWidth="2.500"
    />
    <path d="M-140 -168H140" stroke="var(--window)" strokeWidth="6" strokeDasharray="10 10" />
    <path d="M-60 -236H60V-198H-60Z" fill="var(--near)" stroke="var(--lantern-1)" strokeWidth="3" />
    <path d="M-44 -217h16M28 -217h16" stroke="var(--lantern-1)" strokeWidth="6" strokeLinecap="round" />
    <circle cy="-217" r="34" fill={`url(#${id}lampglow)`} />
    <circle cy="-217" r="13" fill={`url(#${id}gold)`} stroke="var(--gold-1)" strokeWidth="2" />
    <path d="M-5 -217H5M0 -222V-212" stroke="var(--wood-2)" strokeWidth="3.500" strokeLinecap="round" />
  </g>
);

/** A pod that flies to the right with a cell between its claws. */
const DeliveryPod = ({ id }: PartProps) => (
  <g>
    <path d="M-60 -26L-330 6L-60 34Z" fill={`url(#${id}trail)`} opacity=".5" />
    <path d="M-60 -10L-220 6L-60 20Z" fill={`url(#${id}trail)`} />
    <circle cx="-64" cy="4" r="44" fill={`url(#${id}nebula-cyan)`} />
    <path d="M-46 -24L-84 -34V42L-46 32Z" fill="var(--stone-2)" stroke="var(--ridge)" strokeWidth="2" />
    <path
      d="M-30 -52L-66 -92L14 -62ZM-30 58L-66 98L14 68Z"
      fill={`url(#${id}roof)`}
      stroke="var(--ridge)"
      strokeWidth="2"
    />
    <g transform="translate(126 62)">
      <EnergyCell id={id} x={0} y={0} />
    </g>
    <g fill="none" stroke="var(--ridge)" strokeWidth="13" strokeLinejoin="round" strokeLinecap="round">
      <path d="M44 -40L92 -62L128 -58M44 48L92 72L128 68" />
    </g>
    <g fill="none" stroke="var(--orb-2)" strokeWidth="8" strokeLinejoin="round" strokeLinecap="round">
      <path d="M44 -40L92 -62L128 -58M44 48L92 72L128 68" />
    </g>
    <circle cx="92" cy="-62" r="8" fill={`url(#${id}gold)`} stroke="var(--gold-1)" />
    <circle cx="92" cy="72" r="8" fill={`url(#${id}gold)`} stroke="var(--gold-1)" />
    <rect
      x="-58"
      y="-62"
      width="134"
      height="132"
      rx="60"
      fill={`url(#${id}hull)`}
      stroke="var(--ridge)"
      strokeWidth="3"
    />
    <path d="M-56 24Q10 50 74 26Q70 70 16 70H2Q-50 70 -56 24Z" fill="var(--roof-2)" opacity=".45" />
    <circle cx="18" r="40" fill="var(--roof-2)" stroke="var(--ridge)" strokeWidth="4" />
    <circle cx="18" r="32" fill="var(--beam)" />
    <path
      d="M-4 -10Q4 -24 20 -24"
      fill="none"
      stroke="#fff"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".85"
    />
    <path
      d="M-40 -34Q-28 -52 -6 -54"
      fill="none"
      stroke="#fff"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".8"
    />
    <path
      d="M-46 44Q10 62 60 46"
      fill="none"
      stroke="var(--lantern-2)"
      strokeWidth="5"
      strokeDasharray="20 9"
      strokeLinecap="round"
    />
    <path d="M10 -62V-84" stroke="var(--ridge)" strokeWidth="3" />
    <circle cx="10" cy="-88" r="16" fill={`url(#${id}lampglow)`} />
    <circle cx="10" cy="-88" r="5" fill="var(--lantern-1)" />
  </g>
);

/** A pod delivers a cell of energy to the rack of a dock. */
export const OrbitCounter = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={826} y={70} r={38} sphere="dusk" hasRings />
    <Horizon id={id} x={1000} y={326} />
    <path d="M706 306H1290V324L1180 348H900L730 324Z" fill={`url(#${id}roof)`} />
    <path d="M672 288H1290V308H700Z" fill={`url(#${id}hull)`} />
    <path d="M672 288H1290" stroke="var(--ridge)" strokeWidth="3" />
    <path d="M730 322H1270" stroke="var(--window)" strokeWidth="6" strokeDasharray="10 12" opacity=".85" />
    <g transform="translate(1074 288)">
      <Dock id={id} />
    </g>
    <g transform="translate(752 200) rotate(-3) scale(.9)">
      <DeliveryPod id={id} />
    </g>
    <Ship id={id} x={660} y={84} scale={0.5} turn={14} />
  </>
);

/** A tank standing on the origin, light inside it: 180 wide, 242 tall. `level` runs from 0 to 1. */
const Tank = ({
  id,
  x,
  y,
  scale,
  level,
  light,
  glow,
}: PartProps & {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly level: number;
  readonly light: string;
  readonly glow: string;
}) => {
  const top = round(-44 - 150 * level);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cy="-120" rx="150" ry="170" fill={glow} />
      <rect x="-62" y="-214" width="124" height="190" rx="30" fill="var(--near)" opacity=".85" />
      <path
        d={`M-60 ${top}Q-30 ${top - 12} 0 ${top}T60 ${top}V-50Q60 -26 34 -26H-34Q-60 -26 -60 -50Z`}
        fill={light}
      />
      <path
        d={`M-60 ${top}Q-30 ${top - 12} 0 ${top}T60 ${top}`}
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        opacity=".85"
      />
      <path
        d={`M-26 -70h.1M18 -92h.1M-8 ${round(top / 2 - 60)}h.1M30 ${round(top / 2 - 40)}h.1`}
        stroke="#fff"
        strokeWidth="10"
        strokeLinecap="round"
        opacity=".7"
      />
      <rect
        x="-62"
        y="-214"
        width="124"
        height="190"
        rx="30"
        fill="none"
        stroke="var(--ridge)"
        strokeWidth="4"
      />
      <path d="M-44 -190V-60" stroke="#fff" strokeWidth="9" strokeLinecap="round" opacity=".55" />
      <path d="M-62 -156H62M-62 -92H62" stroke="var(--ridge)" strokeWidth="2" opacity=".5" />
      <path
        d="M-70 -200Q-64 -238 -24 -242H24Q64 -238 70 -200Z"
        fill={`url(#${id}hull)`}
        stroke="var(--ridge)"
        strokeWidth="3"
      />
      <path
        d="M-90 -214Q-72 -198 -52 -200H52Q72 -198 90 -214Q80 -186 56 -186H-56Q-80 -186 -90 -214Z"
        fill={`url(#${id}hull)`}
        stroke="var(--ridge)"
        strokeWidth="2.500"
      />
      <path
        d="M-72 -48H72L62 -10Q58 0 46 0H-46Q-58 0 -62 -10Z"
        fill={`url(#${id}hull)`}
        stroke="var(--ridge)"
        strokeWidth="3"
      />
      <path d="M-54 -28H54" stroke="var(--window)" strokeWidth="7" strokeDasharray="10 9" />
    </g>
  );
};

/** Tubes between the tanks. */
const tubes = ['M900 126H840Q796 126 796 164', 'M1020 236H1090', 'M1020 126H1160Q1216 126 1216 182'] as const;

/** The colours of the light in the small tanks. */
const fluids = [
  ['cyan', 'var(--shaft)', 'var(--beam)'],
  ['blue', 'var(--mist)', 'var(--far)'],
  ['violet', 'var(--blossom)', 'var(--wood-1)'],
] as const;

/** A station of one large tank and three small ones, light on its way between them. */
export const OrbitVault = ({ id }: PartProps) => (
  <>
    <defs>
      {fluids.map(([name, light, body]) => (
        <linearGradient key={name} id={`${id}fluid-${name}`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={light} />
          <stop offset="1" stopColor={body} />
        </linearGradient>
      ))}
    </defs>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={1226} y={62} r={40} sphere="golden" />
    <Horizon id={id} x={960} y={330} />
    <ellipse cx="970" cy="190" rx="330" ry="160" fill={`url(#${id}nebula-violet)`} />
    {tubes.map((tube) => (
      <g key={tube} fill="none" strokeLinecap="round">
        <path d={tube} stroke="var(--ridge)" strokeWidth="24" />
        <path d={tube} stroke="var(--near)" strokeWidth="19" />
        <path d={tube} stroke="var(--gold-2)" strokeWidth="11" opacity=".35" />
        <path d={tube} stroke="var(--lantern-1)" strokeWidth="8" strokeDasharray="14 16" />
      </g>
    ))}
    <Tank
      id={id}
      x={796}
      y={298}
      scale={0.62}
      level={0.56}
      light={`url(#${id}fluid-cyan)`}
      glow={`url(#${id}nebula-cyan)`}
    />
    <Tank
      id={id}
      x={1112}
      y={298}
      scale={0.62}
      level={0.42}
      light={`url(#${id}fluid-blue)`}
      glow={`url(#${id}nebula-violet)`}
    />
    <Tank
      id={id}
      x={1216}
      y={296}
      scale={0.5}
      level={0.66}
      light={`url(#${id}fluid-violet)`}
      glow={`url(#${id}nebula-rose)`}
    />
    <path d="M720 306H1264L1200 330H1040L960 352L880 330H790Z" fill={`url(#${id}roof)`} />
    <path d="M690 292H1284L1262 308H712Z" fill={`url(#${id}hull)`} stroke="var(--ridge)" strokeWidth="2" />
    <path d="M760 320H1216" stroke="var(--window)" strokeWidth="6" strokeDasharray="10 12" opacity=".85" />
    <Tank
      id={id}
      x={960}
      y={300}
      scale={1.06}
      level={0.86}
      light={`url(#${id}gold)`}
      glow={`url(#${id}lampglow)`}
    />
    <Ship id={id} x={690} y={120} scale={0.56} turn={-8} />
    <path d="M957 14H963V48H957Z" fill={`url(#${id}hull)`} />
    <circle cx="960" cy="18" r="36" fill={`url(#${id}lampglow)`} />
    <circle cx="960" cy="18" r="10" fill={`url(#${id}gold)`} stroke="var(--gold-1)" strokeWidth="2" />
    <circle cx="960" cy="184" r="36" fill="var(--roof-2)" stroke="var(--ridge)" strokeWidth="4" />
    <circle cx="960" cy="184" r="27" fill={`url(#${id}gold)`} stroke="var(--gold-1)" strokeWidth="2" />
    <path d="M960 166L965 179L978 184L965 189L960 202L955 189L942 184L955 179Z" fill="var(--wood-2)" />
    <Beacon id={id} x={676} y={224} scale={0.6} />
  </>
);

/** Marks round the rim of the display. */
const marks = range(36).map((index) => {
  const [x, y] = polar(index * 10, 132);
  const [toX, toY] = polar(index * 10, index % 3 ? 126 : 118);
  return `M${x} ${y}L${toX} ${toY}`;
});

/** Where hits are plotted on the display, the first the best. */
const hits = [
  [4, -6, 1.2],
  [-60, -44, 1],
  [62, 46, 1],
  [-36, 74, 0.8],
] as const;

/** A round display with plotted hits on a pedestal, its middle on the origin. */
const Radar = ({ id }: PartProps) => (
  <g>
    <circle r="210" fill={`url(#${id}nebula-cyan)`} />
    <path d="M-40 130H40L62 172H-62Z" fill={`url(#${id}roof)`} stroke="var(--ridge)" strokeWidth="2" />
    <circle r="150" fill={`url(#${id}hull)`} stroke="var(--ridge)" strokeWidth="3" />
    <circle r="136" fill="var(--deep)" />
    <circle r="136" fill={`url(#${id}nebula-cyan)`} opacity=".7" />
    <path d="M0 0L102 -88A134 134 0 0 1 134 10Z" fill="var(--shaft)" opacity=".34" />
    <path d="M0 0L60 -120A134 134 0 0 1 102 -88Z" fill="var(--shaft)" opacity=".16" />
    <path d="M0 0L134 10" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    <g fill="none" stroke="var(--ridge)">
      <circle r="134" strokeWidth="3" />
      <circle r="100" strokeWidth="2.500" opacity=".8" />
      <circle r="66" strokeWidth="2.500" opacity=".8" />
      <circle r="32" strokeWidth="3" />
      <path d="M-134 0H134M0 -134V134" strokeWidth="2" opacity=".6" />
      <path d={marks.join('')} strokeWidth="2.500" />
    </g>
    <path
      d="M-84 20h.1M84 -66h.1M-66 -84h.1M30 96h.1M-96 60h.1"
      stroke="var(--blossom)"
      strokeWidth="13"
      strokeLinecap="round"
    />
    {hits.map(([x, y, scale]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
        <circle r="40" fill={`url(#${id}lampglow)`} />
        <circle r="10" fill={`url(#${id}gold)`} stroke="var(--gold-1)" strokeWidth="2" />
        <path
          d="M-20 -10V-20H-10M20 -10V-20H10M-20 10V20H-10M20 10V20H10"
          fill="none"
          stroke="var(--lantern-1)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    ))}
    <path
      d="M-108 -78A134 134 0 0 1 -50 -124"
      fill="none"
      stroke="#fff"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".7"
    />
    <circle
      r="143"
      fill="none"
      stroke="var(--roof-2)"
      strokeWidth="8"
      strokeLinecap="round"
      strokeDasharray=".1 37.330"
    />
  </g>
);

/** The list of hits beside the display: a mark and a line each. */
const HitList = ({ id }: PartProps) => (
  <g>
    <rect x="-66" y="-92" width="132" height="184" rx="10" fill="var(--near)" opacity=".86" />
    <rect
      x="-66"
      y="-92"
      width="132"
      height="184"
      rx="10"
      fill={`url(#${id}light)`}
      fillOpacity=".5"
      stroke="var(--ridge)"
      strokeWidth="2.500"
    />
    {[-66, -30, 6, 42, 74].map((y, index) => (
      <g key={y} transform={`translate(0 ${y})`}>
        {index % 3 === 2 ? (
          <circle cx="-42" r="8" fill="none" stroke="var(--blossom)" strokeWidth="4" />
        ) : (
          <circle cx="-42" r="10" fill={`url(#${id}gold)`} stroke="var(--gold-1)" strokeWidth="2" />
        )}
        <path
          d={`M-20 0H${8 + ((index * 17) % 24)}`}
          stroke="var(--ridge)"
          strokeWidth="7"
          strokeLinecap="round"
          opacity=".75"
        />
        <path d="M44 0H52" stroke="var(--lantern-1)" strokeWidth="7" strokeLinecap="round" />
      </g>
    ))}
  </g>
);

/** A display in orbit plots the hits among the asteroids. */
export const OrbitTarget = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={1186} y={66} r={48} sphere="golden" hasRings turn={-20} />
    <Horizon id={id} x={960} y={334} />
    <Asteroid id={id} x={706} y={112} scale={0.8} />
    <Asteroid id={id} x={796} y={60} scale={0.5} turn={70} />
    <Station id={id} x={700} y={256} scale={0.28} />
    <g transform="matrix(.92 -.14 0 1 1180 196)">
      <HitList id={id} />
    </g>
    <g transform="translate(960 172) scale(1.04)">
      <Radar id={id} />
    </g>
    <g transform="translate(960 342)">
      <path d="M-160 -10H160L120 24H-120Z" fill={`url(#${id}roof)`} />
      <ellipse cy="-10" rx="160" ry="16" fill={`url(#${id}hull)`} stroke="var(--ridge)" strokeWidth="2.500" />
      <path d="M-120 8H120" stroke="var(--window)" strokeWidth="5" strokeDasharray="8 9" />
    </g>
  </>
);
