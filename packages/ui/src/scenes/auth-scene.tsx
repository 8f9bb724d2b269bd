import { ripples } from './geometry';
import { OrbitAuth } from './orbit/auth';
import { Aurora } from './parts/aurora';
import { Clouds } from './parts/clouds';
import { Hills } from './parts/hills';
import { Orb } from './parts/orb';
import { Pavilion } from './parts/pavilion';
import { Pine } from './parts/pine';
import { SceneDefs } from './parts/scene-defs';
import { Sky } from './parts/sky';
import { type PartProps, partClass, SceneCanvas, type SceneProps, useSceneId } from './scene-canvas';
import { InSettings, type SettingDrawings } from './scene-settings';

const far = [
  [0, 470],
  [90, 380],
  [170, 450],
  [270, 330],
  [380, 450],
  [470, 360],
  [560, 440],
  [640, 390],
] as const;
const mid = [
  [0, 500],
  [60, 450],
  [150, 540],
  [260, 490],
  [380, 560],
  [520, 440],
  [580, 480],
  [640, 430],
] as const;
const near = [
  [0, 540],
  [70, 520],
  [180, 600],
  [320, 590],
  [460, 600],
  [560, 540],
  [640, 520],
] as const;

/** Leaves on the water: x, y, scale. Panels cut the lowest part of the scene, so the two with flowers are above it. */
const leaves = [
  [58, 728, 0.7],
  [578, 726, 0.8],
  [60, 850, 1.3],
  [170, 878, 1],
  [520, 862, 1.2],
  [610, 830, 1],
  [430, 884, 0.8],
] as const;

const Flock = () => (
  <path
    className={partClass('birds')}
    d="M120 196q9 -10 17 0q9 -10 17 0M170 170q7 -8 13 0q7 -8 13 0M96 160q6 -7 11 0q6 -7 11 0M150 222q5 -6 9 0q5 -6 9 0"
    fill="none"
    stroke="var(--ink)"
    strokeWidth="2"
    strokeLinecap="round"
  />
);

/** A pavilion on a lake before the sun. */
const LakePavilion = ({ id }: PartProps) => (
  <>
    <Sky id={id} width={640} height={900} />
    <Aurora id={id} width={640} />
    <Orb id={id} x={400} y={300} r={118} />
    <Flock />
    <Hills id={id} peaks={far} floor={680} tone="far" />
    <Clouds
      id={id}
      at={[
        [-40, 372, 1],
        [430, 420, 0.9],
      ]}
    />
    <Hills id={id} peaks={mid} floor={690} tone="mid" />
    <Hills id={id} peaks={near} floor={700} tone="near" />
    <path d="M0 660H640V900H0Z" fill={`url(#${id}water)`} />
    <g transform="translate(320 676) scale(1.08 -.62)" opacity=".3">
      <Pavilion id={id} />
    </g>
    <path d="M0 660H640V900H0Z" fill={`url(#${id}water)`} opacity=".35" />
    <path
      d={ripples(90, 640, 200, 17)}
      transform="translate(-20 690)"
      stroke="#fffdf2"
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".75"
    />
    <path d="M60 690C100 664 200 664 320 666S540 664 584 690Q320 716 60 690Z" fill="var(--deep)" />
    <path d="M60 690C100 664 200 664 320 666S540 664 584 690Q320 700 60 690Z" fill="var(--leaf)" />
    <g className="float">
      <g transform="translate(320 676) scale(1.08)">
        <Pavilion id={id} />
      </g>
    </g>
    <Clouds
      id={id}
      at={[
        [-70, 636, 1.2],
        [516, 640, 0.9],
      ]}
    />
    {leaves.map(([x, y, scale]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        <ellipse rx="58" ry="16" fill="var(--leaf)" />
        <path
          d="M-58 0Q0 -10 58 0M0 -2L-30 -13M0 -2L30 -13M0 -2L-34 10M0 -2L36 10"
          fill="none"
          stroke="#cfe6c4"
          strokeWidth="1.2"
          opacity=".7"
        />
      </g>
    ))}
    {[
      [58, 726, 0.8],
      [578, 724, 0.9],
    ].map(([x = 0, y = 0, scale = 1]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        {[-60, 60, -34, 34, 0].map((turn) => (
          <path
            key={turn}
            d="M0 0C-16 -12 -12 -34 0 -46C12 -34 16 -12 0 0Z"
            transform={`rotate(${turn})`}
            fill="var(--blossom)"
            stroke="#fff"
            strokeWidth="1.2"
          />
        ))}
      </g>
    ))}
    <Pine />
  </>
);

const drawings: SettingDrawings = { pavilion: LakePavilion, orbit: OrbitAuth };

/** The picture beside login and registration: a pavilion on a lake, or a station above a planet. */
export const AuthScene = ({ className }: SceneProps) => {
  const id = useSceneId();
  return (
    <SceneCanvas
      viewBox="0 0 640 900"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <SceneDefs id={id} />
      <InSettings id={id} drawings={drawings} />
    </SceneCanvas>
  );
};
