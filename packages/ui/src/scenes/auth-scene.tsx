import { ripples } from './geometry';
import { Aurora } from './parts/aurora';
import { Clouds } from './parts/clouds';
import { Hills } from './parts/hills';
import { Orb } from './parts/orb';
import { Pavilion } from './parts/pavilion';
import { Pine } from './parts/pine';
import { SceneDefs } from './parts/scene-defs';
import { Sky } from './parts/sky';
import { type PartProps, partClass, SceneCanvas, type SceneProps, useSceneId } from './scene-canvas';

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

const leaves = [
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

/** A rock afloat in the sky, on which the pavilion stands. */
const FloatingIsland = ({ id }: PartProps) => (
  <g className={partClass('floating-island')}>
    <path
      d="M-236 -4Q0 -26 236 -4C226 34 180 44 164 84C140 100 128 138 96 150C76 196 40 204 14 262C-14 220 -50 206 -76 156C-118 144 -128 96 -168 82C-186 46 -226 34 -236 -4Z"
      fill={`url(#${id}stone)`}
    />
    <path
      d="M-168 82C-120 60 -110 30 -96 4L-40 10L-76 156C-118 144 -128 96 -168 82ZM14 262C30 180 60 120 66 8L120 4L96 150C76 196 40 204 14 262Z"
      fill="#090a26"
      opacity=".4"
    />
    <path d="M-236 -4Q0 -26 236 -4Q120 22 0 18Q-120 22 -236 -4Z" fill="var(--leaf)" />
    <path d="M-236 -4Q-120 22 0 18Q120 22 236 -4" fill="none" stroke="#8be9ff" strokeWidth="2" opacity=".8" />
    <path
      d="M-120 12V120M-112 14V190M-104 14V150M130 12V150M138 10V96"
      stroke="#9ff0ff"
      strokeWidth="3"
      opacity=".55"
      strokeLinecap="round"
    />
  </g>
);

/** The picture beside login and registration: a pavilion on a lake, or afloat under the aurora. */
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
      <Sky id={id} width={640} height={900} stars={220} />
      <Aurora id={id} width={640} />
      <Orb id={id} x={400} y={300} r={118} />
      <Flock />
      <g className={partClass('planets')}>
        <g transform="translate(120 210) rotate(-18)">
          <circle r="30" fill={`url(#${id}aurora)`} />
          <circle r="30" fill="#6d5cf0" opacity=".7" />
          <ellipse rx="54" ry="11" fill="none" stroke="#9ff0ff" strokeWidth="3" opacity=".85" />
          <path d="M-30 0A30 30 0 0 1 30 0Z" fill="#8f86ff" />
        </g>
        <path d="M560 70L470 120" stroke={`url(#${id}aurora)`} strokeWidth="3" strokeLinecap="round" />
      </g>
      <g className={partClass('lake')}>
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
      </g>
      <g className={partClass('floating-island')}>
        <Clouds
          id={id}
          at={[
            [-60, 560, 1.1],
            [440, 520, 1],
          ]}
        />
        <path
          d="M40 470q50 -14 100 0q-10 30 -34 40q-8 26 -18 34q-8 -10 -16 -34q-24 -10 -32 -40ZM520 400q40 -10 80 0q-10 26 -28 32q-6 20 -12 26q-6 -8 -12 -26q-20 -8 -28 -32Z"
          fill={`url(#${id}stone)`}
          opacity=".8"
        />
      </g>
      <g className={partClass('lake')}>
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
      </g>
      <g className="float">
        <g transform="translate(320 676) scale(1.08)">
          <g transform="scale(1 .82)">
            <FloatingIsland id={id} />
          </g>
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
      <g className={partClass('floating-island')}>
        <Clouds
          id={id}
          at={[
            [380, 770, 1.1],
            [-20, 800, 1],
            [230, 860, 1.3],
            [-110, 880, 1.5],
            [520, 872, 1.2],
          ]}
        />
      </g>
      <g className={partClass('lake')}>
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
          [110, 836, 1],
          [560, 838, 1.1],
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
      </g>
      <Pine />
    </SceneCanvas>
  );
};
