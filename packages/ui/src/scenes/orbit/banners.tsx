import { polar, range, rays, round } from '../../game-cover/geometry';
import { Football } from '../../game-cover/motifs/football';
import { Gem } from '../../game-cover/motifs/gem';
import { Trophy } from '../../game-cover/motifs/trophy';
import { stairs } from '../banners/ascent';
import { dots, moonPhase, moonWeek } from '../geometry';
import { Fireworks } from '../parts/fireworks';
import { scenePaints } from '../parts/scene-paints';
import type { PartProps } from '../scene-canvas';
import { Asteroid, Astronaut, Beacon, Crystal, Horizon, OrbitSky, Planet, Ship, Station } from './parts';

/*
 * The banners in orbit, 1280 by 360. Lobbies show the band from 100 to 260 of the height, promotion cards the right four fifths.
 */

/** Ships gather at the station above a planet. */
export const OrbitFestival = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={1150} y={96} r={74} sphere="dusk" hasRings turn={-22} />
    <Horizon id={id} x={960} y={292} />
    <Fireworks
      at={[
        [704, 96, 0.62, 'var(--lantern-1)'],
        [1196, 214, 0.5, 'var(--blossom)'],
        [790, 44, 0.4, 'var(--gold-2)'],
      ]}
    />
    <Station id={id} x={930} y={192} scale={0.8} />
    <Ship id={id} x={690} y={196} scale={0.7} turn={-8} />
    <Ship id={id} x={742} y={266} scale={0.5} turn={-14} />
    <g transform="translate(1216 150) scale(-1 1)">
      <Ship id={id} x={0} y={0} scale={0.6} turn={-10} />
    </g>
  </>
);

const ring = (count: number, rx: number, ry: number, from: number) =>
  range(count).map((index) => {
    const angle = from + (index * 2 * Math.PI) / count;
    const depth = Math.sin(angle);
    return {
      x: round(Math.cos(angle) * rx),
      y: round(depth * ry),
      scale: round(0.9 + depth * 0.4),
      squeeze: round(0.5 + Math.abs(Math.cos(angle * 2)) * 0.45),
      turn: Math.round(angle * 60),
      isInFront: depth > 0,
    };
  });

const coins = [...ring(13, 222, 44, 0.2), ...ring(15, 330, 74, 0.1)];

const Coins = ({ id, inFront }: PartProps & { readonly inFront: boolean }) => {
  const p = scenePaints(id);
  return coins
    .filter(({ isInFront }) => isInFront === inFront)
    .map(({ x, y, scale, squeeze, turn }) => (
      <g
        key={`${x} ${y}`}
        transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale} ${round(scale * squeeze)})`}
      >
        <circle r="19" cy="3" fill="var(--gold-3)" />
        <circle r="19" fill={p.gold} stroke={p.goldDark} />
        <path d="M0 -10L3 -3L10 0L3 3L0 10L-3 3L-10 0L-3 -3Z" fill={p.ink} stroke="var(--gold-1)" />
      </g>
    ));
};

/** A golden star with rings of coins. */
export const OrbitJackpot = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <defs>
      <radialGradient id={`${id}nova`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="520">
        <stop stopColor="var(--shaft)" stopOpacity=".9" />
        <stop offset=".4" stopColor="var(--burst-1)" stopOpacity=".5" />
        <stop offset="1" stopColor="var(--burst-2)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <g transform="translate(940 184)">
      <path d={rays(36, 620, 0.3)} fill={`url(#${id}nova)`} opacity=".4" />
      <circle r="420" fill={`url(#${id}nova)`} opacity=".6" />
      <g transform="rotate(-14)">
        <Coins id={id} inFront={false} />
      </g>
      <circle r="176" fill={`url(#${id}lampglow)`} />
      <Planet id={id} x={0} y={0} r={96} sphere="golden" turn={-14} />
      <g transform="rotate(-14)">
        <Coins id={id} inFront />
      </g>
    </g>
    <g transform="translate(650 300) rotate(-12) scale(.6)">
      <Gem p={scenePaints(id)} />
    </g>
    <Crystal id={id} x={1216} y={92} scale={0.8} turn={18} />
    <Crystal id={id} x={640} y={86} scale={0.5} turn={-24} />
  </>
);

const masts = [
  [676, 1],
  [1216, -1],
] as const;

/** An arena under a dome of glass on an asteroid. */
export const OrbitStadium = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={1190} y={70} r={58} sphere="ocean" hasRings />
    <defs>
      <linearGradient id={`${id}pitch`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#2fd6b0" />
        <stop offset="1" stopColor="#0d5f74" />
      </linearGradient>
      <radialGradient id={`${id}glass`} cx=".4" cy=".2" r=".9">
        <stop stopColor="var(--orb-1)" stopOpacity=".36" />
        <stop offset=".6" stopColor="var(--beam)" stopOpacity=".1" />
        <stop offset="1" stopColor="var(--burst-1)" stopOpacity=".3" />
      </radialGradient>
    </defs>
    <path
      d="M560 262Q640 224 946 224T1332 262L1270 330L1180 322L1120 372H760L700 330L620 336Z"
      fill={`url(#${id}stone)`}
    />
    <path d="M946 224Q1250 224 1332 262L1270 330L1180 322L1120 372H960Z" fill="var(--deep)" opacity=".36" />
    <ellipse cx="946" cy="254" rx="316" ry="58" fill="var(--near)" stroke="var(--ridge)" strokeWidth="3" />
    <ellipse
      cx="946"
      cy="252"
      rx="296"
      ry="50"
      fill="none"
      stroke="var(--window)"
      strokeWidth="9"
      strokeDasharray="3 8"
      opacity=".75"
    />
    <ellipse cx="946" cy="254" rx="262" ry="40" fill={`url(#${id}pitch)`} stroke="#eafffb" strokeWidth="2" />
    <path
      d="M860 217L828 292M946 214V294M1032 217L1064 292M740 226L700 250M1152 226L1192 250"
      stroke="#eafffb"
      strokeWidth="1.6"
      opacity=".7"
    />
    <ellipse cx="946" cy="254" rx="58" ry="11" fill="none" stroke="#eafffb" strokeWidth="2" />
    {masts.map(([x, side]) => (
      <g key={x} transform={`translate(${x} 120) scale(${side} 1)`}>
        <path d="M0 0L330 60L250 150L-6 12Z" fill={`url(#${id}light)`} opacity=".5" />
        <path d="M-6 6L-14 132H6L2 6Z" fill="var(--stone-2)" />
        <path d="M-22 -16H22V10H-22Z" fill={`url(#${id}hull)`} />
        <path
          d="M-14 -9h.1M0 -9h.1M14 -9h.1M-14 3h.1M0 3h.1M14 3h.1"
          stroke="#fff"
          strokeWidth="8"
          strokeLinecap="round"
        />
      </g>
    ))}
    <path
      d="M630 254A316 214 0 0 1 1262 254"
      fill={`url(#${id}glass)`}
      stroke="var(--ridge)"
      strokeWidth="2.600"
    />
    <path
      d="M946 40V214M800 62Q842 150 846 216M1092 62Q1050 150 1046 216M690 144Q946 196 1202 144"
      fill="none"
      stroke="var(--ridge)"
      opacity=".36"
    />
    <path
      d="M690 176Q724 96 806 66"
      fill="none"
      stroke="#fff"
      strokeWidth="6"
      strokeLinecap="round"
      opacity=".6"
    />
    <circle cx="946" cy="150" r="112" fill={`url(#${id}glow)`} />
    <g transform="translate(946 152) scale(.62)">
      <Football p={scenePaints(id)} />
    </g>
    <Ship id={id} x={716} y={52} scale={0.55} turn={-6} />
  </>
);

/** Two friends on a line, lights around them. */
export const OrbitInvite = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={1184} y={88} r={54} sphere="dusk" hasRings />
    <Horizon id={id} x={1000} y={286} />
    <Station id={id} x={660} y={120} scale={0.2} />
    <path
      d="M872 168Q946 232 1018 150"
      fill="none"
      stroke="var(--ridge)"
      strokeWidth="3.500"
      strokeLinecap="round"
    />
    <Beacon id={id} x={946} y={196} scale={1.15} />
    <Astronaut id={id} x={826} y={190} scale={1.05} turn={-10} suit="var(--lantern-2)" />
    <g transform="translate(1064 170) scale(-1 1)">
      <Astronaut id={id} x={0} y={0} scale={1.05} turn={-14} suit="var(--beam)" />
    </g>
    {[
      [700, 214, 0.6],
      [744, 62, 0.8],
      [930, 66, 0.6],
      [1142, 204, 0.9],
      [1224, 190, 0.55],
      [1112, 48, 0.5],
      [620, 264, 0.5],
    ].map(([x = 0, y = 0, scale = 1], index) => (
      <Beacon key={x} id={id} x={x} y={y} scale={scale} turn={index % 2 ? 12 : -14} />
    ))}
  </>
);

/** Steps of crystal up to a cup among the stars. */
export const OrbitSummit = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <path d={rays(28, 330, 0.36)} transform="translate(954 96)" fill={`url(#${id}lampglow)`} opacity=".5" />
    <Planet id={id} x={954} y={150} r={128} sphere="ocean" hasRings turn={-14} />
    {[
      { x: 790, top: 214, half: 74 },
      { x: 1122, top: 236, half: 70 },
      { x: 954, top: 162, half: 84 },
    ].map(({ x, top, half }) => (
      <g key={x} transform={`translate(${x} ${top})`}>
        <path
          d={`M${-half} 0L${-half * 0.66} -16H${half * 0.66}L${half} 0L${half * 0.7} 50L${half * 0.2} 190L0 250L${-half * 0.24} 180L${-half * 0.72} 46Z`}
          fill={`url(#${id}sphere-rock)`}
        />
        <path
          d={`M${half * 0.1} 14H${half}L${half * 0.7} 50L${half * 0.2} 190L0 250Z`}
          fill="var(--deep)"
          opacity=".45"
        />
        <path
          d={`M${-half} 0L${-half * 0.66} -16H${half * 0.66}L${half} 0L${half * 0.8} 14H${-half * 0.8}Z`}
          fill={`url(#${id}hull)`}
        />
        <path
          d={`M${-half * 0.8} 14H${half * 0.8}M${-half * 0.4} 14L${-half * 0.24} 180M${half * 0.1} 14L0 250`}
          fill="none"
          stroke="var(--ridge)"
          strokeWidth="2"
          opacity=".8"
        />
        <ellipse cy="-4" rx={half * 0.66} ry="14" fill={`url(#${id}nebula-cyan)`} />
      </g>
    ))}
    <g transform="translate(954 82) scale(.66)">
      <circle r="110" fill={`url(#${id}lampglow)`} />
      <Trophy p={scenePaints(id)} />
    </g>
    <Crystal id={id} x={790} y={168} scale={0.5} />
    <Crystal id={id} x={1122} y={190} scale={0.42} />
    <Ship id={id} x={700} y={86} scale={0.6} turn={-24} />
    <Asteroid id={id} x={1226} y={196} scale={0.6} />
    <Asteroid id={id} x={666} y={222} scale={0.5} turn={40} />
  </>
);

/** A craft lights the way to an astronaut adrift among rocks. */
export const OrbitRescue = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={690} y={330} r={120} sphere="rock" />
    <path d="M846 118L1206 190L1130 330L834 150Z" fill="var(--shaft)" opacity=".2" />
    <path d="M846 122L1160 214L1106 290L838 146Z" fill="var(--shaft)" opacity=".22" />
    <Ship id={id} x={786} y={116} scale={1.55} turn={14} />
    <path
      d="M846 142Q900 282 1072 232"
      fill="none"
      stroke="var(--gold-2)"
      strokeWidth="3"
      strokeDasharray="10 5"
      strokeLinecap="round"
    />
    <g transform="translate(1132 232) scale(-1 1)">
      <Astronaut id={id} x={0} y={0} scale={0.92} turn={-24} suit="var(--lantern-2)" />
    </g>
    <Beacon id={id} x={1216} y={150} scale={0.7} />
    {[
      [940, 84, 1.1, 10],
      [1030, 318, 1.5, 60],
      [1246, 286, 1.2, -30],
      [1110, 70, 0.7, 120],
      [900, 316, 0.8, 200],
      [1262, 60, 0.9, 90],
      [618, 120, 0.6, 30],
    ].map(([x = 0, y = 0, scale = 1, turn = 0]) => (
      <Asteroid key={x} id={id} x={x} y={y} scale={scale} turn={turn} />
    ))}
  </>
);

/** A solar sailer with the head of a dragon. */
const Sailer = ({
  id,
  x,
  y,
  scale,
  sail,
}: PartProps & { x: number; y: number; scale: number; sail: string }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M-150 14L-330 20L-150 26Z" fill={`url(#${id}trail)`} />
    <path d="M-60 0Q-40 -120 60 -150Q34 -70 52 -4Z" fill={sail} stroke="var(--ridge)" strokeWidth="2.500" />
    <path
      d="M-50 -36L44 -44M-30 -82L38 -92M-4 -118L46 -122M0 -2L24 -128"
      fill="none"
      stroke="#fff"
      opacity=".4"
    />
    <path
      d="M-118 0Q-104 -72 -50 -86Q-70 -40 -66 0Z"
      fill={sail}
      stroke="var(--ridge)"
      strokeWidth="2"
      opacity=".85"
    />
    <path
      d="M-160 4Q-60 14 60 6Q120 0 138 -28L158 -22Q150 24 100 34H-120Q-150 34 -160 4Z"
      fill={`url(#${id}hull)`}
    />
    <path d="M-152 18Q-30 30 120 20Q104 34 84 34H-120Q-144 34 -152 18Z" fill="var(--roof-2)" opacity=".6" />
    <path d="M-130 16H96" stroke="var(--lantern-2)" strokeWidth="4" strokeDasharray="14 7" />
    <path
      d="M136 -26Q132 -58 160 -62Q186 -62 206 -46L186 -42L204 -32Q180 -24 158 -22Z"
      fill={`url(#${id}gold)`}
      stroke="var(--gold-3)"
    />
    <path
      d="M150 -58Q134 -82 116 -80M164 -62Q158 -88 140 -94"
      fill="none"
      stroke="var(--gold-2)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M138 -40Q120 -46 110 -34Q124 -34 136 -26Z" fill="var(--lantern-2)" />
    <circle cx="170" cy="-49" r="4" fill="var(--wood-2)" />
  </g>
);

/** Solar sailers race along the rings of a planet. */
export const OrbitRegatta = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={1120} y={88} r={78} sphere="dusk" turn={-10} />
    <g fill="none">
      <path d="M420 372Q900 180 1400 290" stroke={`url(#${id}rings)`} strokeWidth="60" opacity=".3" />
      <path d="M420 348Q900 160 1400 268" stroke={`url(#${id}rings)`} strokeWidth="5" opacity=".8" />
      <path d="M420 398Q900 206 1400 318" stroke={`url(#${id}rings)`} strokeWidth="9" opacity=".6" />
    </g>
    <path
      d={dots(110, 800, 60, 53)}
      transform="translate(520 246) rotate(-5)"
      fill="none"
      stroke="var(--orb-2)"
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".7"
    />
    <Sailer id={id} x={1120} y={212} scale={0.5} sail={`url(#${id}roof)`} />
    <Sailer id={id} x={720} y={196} scale={0.42} sail={`url(#${id}wood)`} />
    <Sailer id={id} x={900} y={246} scale={0.95} sail={`url(#${id}sphere-ocean)`} />
  </>
);

const phases = moonWeek.map((lit, index) => ({ at: polar(-72 + index * 24, 206), lit }));

/** A moon through its phases over a planet. */
export const OrbitMoon = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <g transform="translate(950 292)">
      <Planet id={id} x={0} y={0} r={118} sphere="ocean" turn={0} />
      <path
        d="M-206 0A206 206 0 0 1 206 0"
        fill="none"
        stroke="var(--ridge)"
        strokeWidth="2"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      {phases.map(({ at: [x, y], lit }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${lit === 1 ? 1.5 : 1})`}>
          {lit === 1 && <circle r="64" fill={`url(#${id}glow)`} />}
          <circle r="24" fill="var(--near)" stroke="var(--ridge)" strokeWidth="1.500" />
          <path d={moonPhase(24, lit)} fill={`url(#${id}orb)`} />
        </g>
      ))}
    </g>
    <Station id={id} x={660} y={120} scale={0.24} />
    <Ship id={id} x={1210} y={258} scale={0.6} turn={-16} />
  </>
);

/** Steps of light rise from a planet to the station, between beacons. */
export const OrbitAscent = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={1150} y={112} r={82} sphere="golden" hasRings turn={-20} />
    <path d={rays(24, 340, 0.36)} transform="translate(970 96)" fill={`url(#${id}lampglow)`} opacity=".5" />
    <Horizon id={id} x={930} y={318} />
    <Station id={id} x={970} y={116} scale={0.5} />
    <g transform="translate(970 0)">
      <path d="M-60 176L-250 372H250L60 176Z" fill={`url(#${id}light)`} opacity=".8" />
      {stairs.slice(1).map(([y, half]) => (
        <g key={y} transform={`translate(0 ${y - 8}) scale(${round(half / 226)})`}>
          <ellipse cy="20" rx="240" ry="16" fill={`url(#${id}nebula-cyan)`} opacity=".8" />
          <path d="M-210 -9H210L226 6H-226Z" fill={`url(#${id}hull)`} />
          <path d="M-226 6H226V15L210 19H-210L-226 15Z" fill={`url(#${id}roof)`} />
          <path d="M-226 6H226" stroke="var(--ridge)" strokeWidth="3" />
          <path d="M-64 -8H64L70 5H-70Z" fill={`url(#${id}gold)`} opacity=".9" />
        </g>
      ))}
      {[-1, 1].map((side) =>
        [2, 5, 8].map((step) => {
          const [y, half] = stairs[step]!;
          return (
            <Beacon
              key={`${side} ${step}`}
              id={id}
              x={side * (half + 18 + step * 2)}
              y={y - 16}
              scale={0.36 + step * 0.06}
            />
          );
        }),
      )}
    </g>
    <Ship id={id} x={700} y={84} scale={0.7} turn={-14} />
    <Crystal id={id} x={712} y={232} scale={0.5} turn={12} />
    <Asteroid id={id} x={1236} y={272} scale={0.6} />
  </>
);
