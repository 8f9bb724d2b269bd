import { brandShapes } from '../brand-mark/brand-shapes';
import { Lotus } from '../game-cover/motifs/lotus';
import { OrbitDefs } from './orbit/parts';
import { SceneDefs } from './parts/scene-defs';
import { scenePaints } from './parts/scene-paints';
import { type PartProps, SceneCanvas, type SceneProps, useSceneId } from './scene-canvas';
import { InSettings, type SettingDrawings } from './scene-settings';

const width = 240;
const height = 320;
const quarters = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** A double frame within the edge. */
const Frame = ({ outer, inner }: { readonly outer: string; readonly inner: string }) => (
  <g fill="none">
    <rect x="11" y="11" width={width - 22} height={height - 22} rx="16" stroke={outer} strokeWidth="3.5" />
    <rect x="20" y="20" width={width - 40} height={height - 40} rx="10" stroke={inner} strokeWidth="1.6" />
  </g>
);

/** The pavilion in a medallion on lattice, gold on the teal of glazed tiles: vermilion is the colour of the main action. */
const PavilionCardBack = ({ id }: PartProps) => {
  const { gold } = scenePaints(id);
  return (
    <>
      <defs>
        <pattern id={`${id}lattice`} width="24" height="24" patternUnits="userSpaceOnUse">
          <path d="M12 0L24 12L12 24L0 12ZM12 7L17 12L12 17L7 12Z" fill="none" stroke="var(--gold-2)" />
        </pattern>
        <clipPath id={`${id}field`}>
          <rect x="20" y="20" width={width - 40} height={height - 40} rx="10" />
        </clipPath>
      </defs>
      <path d={`M0 0H${width}V${height}H0Z`} fill={`url(#${id}roof)`} />
      <g clipPath={`url(#${id}field)`}>
        <path
          d={`M0 0H${width}V${height}H0Z`}
          transform="translate(0 4)"
          fill={`url(#${id}lattice)`}
          opacity=".28"
        />
        <circle cx="120" cy="160" r="150" fill={`url(#${id}glow)`} opacity=".4" />
      </g>
      <Frame outer="var(--gold-2)" inner="var(--gold-1)" />
      {quarters.map(([x, y]) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${120 + x * 96} ${160 + y * 136}) scale(${-x} ${-y})`}
          fill="none"
          stroke="var(--gold-2)"
          strokeWidth="3"
        >
          <path d="M0 42V0H42M12 42V12H42M24 24H36V36H24Z" strokeLinejoin="round" />
        </g>
      ))}
      <g transform="translate(120 160)">
        <path d="M0 -106L9 -94L0 -82L-9 -94ZM0 106L9 94L0 82L-9 94Z" fill="var(--gold-2)" />
        <circle r="74" fill="var(--roof-2)" stroke={gold} strokeWidth="5" />
        <circle r="65" fill="none" stroke="var(--gold-2)" strokeWidth="1.6" />
        <g transform="translate(-51 -49) scale(1.6)">
          <path d={brandShapes.pavilion} fill={gold} />
        </g>
      </g>
    </>
  );
};

/** Stars of a quarter of the card. */
const stars = [
  [30, 74, 1.6],
  [52, 104, 1],
  [74, 66, 1.2],
  [84, 122, 1.8],
  [22, 118, 1.2],
  [60, 90, 2],
  [88, 84, 1],
  [44, 122, 1.4],
] as const;

/** A lotus of light in crossing orbits. */
const OrbitCardBack = ({ id }: PartProps) => (
  <>
    <OrbitDefs id={id} />
    <defs>
      <linearGradient id={`${id}night-sky`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--sky-2)" />
        <stop offset=".5" stopColor="var(--deep)" />
        <stop offset="1" stopColor="var(--sky-2)" />
      </linearGradient>
    </defs>
    <path d={`M0 0H${width}V${height}H0Z`} fill={`url(#${id}night-sky)`} />
    <circle cx="120" cy="160" r="150" fill={`url(#${id}nebula-violet)`} />
    <circle cx="120" cy="160" r="96" fill={`url(#${id}nebula-cyan)`} />
    <Frame outer="var(--ridge)" inner="var(--burst-1)" />
    <g transform="translate(120 160)">
      {quarters.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`scale(${x} ${y})`}>
          {stars.map(([cx, cy, r]) => (
            <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} fill="var(--orb-1)" />
          ))}
          <path d="M96 92V136H52" fill="none" stroke="var(--ridge)" strokeWidth="4" strokeLinecap="round" />
          <circle cx="84" cy="124" r="4" fill="var(--gold-1)" />
        </g>
      ))}
      <g fill="none" stroke="var(--ridge)" strokeWidth="1.6">
        <circle r="80" opacity=".9" />
        <circle r="72" strokeDasharray="1.5 7" strokeWidth="3" strokeLinecap="round" opacity=".7" />
        <ellipse rx="94" ry="30" transform="rotate(32)" stroke="var(--orb-2)" opacity=".8" />
        <ellipse rx="94" ry="30" transform="rotate(-32)" stroke="var(--orb-2)" opacity=".8" />
      </g>
      <g transform="translate(0 -3) scale(.64)">
        <Lotus p={{ ...scenePaints(id), accent: `url(#${id}hull)`, ivory: 'var(--orb-1)' }} />
      </g>
      <path
        d="M0 -112L4 -104L12 -100L4 -96L0 -88L-4 -96L-12 -100L-4 -104ZM0 112L4 104L12 100L4 96L0 88L-4 96L-12 100L-4 104Z"
        fill="var(--orb-1)"
      />
    </g>
  </>
);

const drawings: SettingDrawings = { pavilion: PavilionCardBack, orbit: OrbitCardBack };

/** The back of a playing card, 3:4, the same upside down but for its motif. */
export const CardBackScene = ({ className }: SceneProps) => {
  const id = useSceneId();
  return (
    <SceneCanvas
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      className={className}
      aria-hidden="true"
    >
      <SceneDefs id={id} />
      <InSettings id={id} drawings={drawings} />
    </SceneCanvas>
  );
};
