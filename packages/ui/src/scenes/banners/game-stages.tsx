import type { ReactNode } from 'react';
import { range, rays, round } from '../../game-cover/geometry';
import { dots } from '../geometry';
import { Clouds } from '../parts/clouds';
import { Curtain } from '../parts/curtain';
import { Hills } from '../parts/hills';
import { Lantern } from '../parts/lantern';
import { Orb } from '../parts/orb';
import { Pavilion } from '../parts/pavilion';
import { Sky } from '../parts/sky';
import { Wall } from '../parts/wall';
import type { PartProps } from '../scene-canvas';

/*
 * Where games are played in the pavilion, 1280 by 360.
 */

interface StageProps extends PartProps {
  /** The pieces of the game, in front of the place. */
  readonly children: ReactNode;
}

/**
 * Place and pieces fade into the sky on the left under one mask. If each part had its own mask, the parts behind it would show
 * through it.
 */
const Stage = ({ id, children }: StageProps) => (
  <>
    <Sky id={id} width={1280} height={360} />
    <defs>
      <linearGradient id={`${id}fade`} gradientUnits="userSpaceOnUse" x1="500" y1="0" x2="724" y2="0">
        <stop stopColor="#000" />
        <stop offset=".5" stopColor="#666" />
        <stop offset="1" stopColor="#fff" />
      </linearGradient>
      <mask id={`${id}stage`} maskUnits="userSpaceOnUse" x="500" y="-20" width="840" height="400">
        <path d="M500 -20H1340V380H500Z" fill={`url(#${id}fade)`} />
      </mask>
    </defs>
    <g mask={`url(#${id}stage)`}>{children}</g>
  </>
);

const view = [
  [480, 262],
  [590, 196],
  [650, 250],
  [726, 180],
  [820, 240],
  [960, 150],
  [1090, 230],
  [1200, 170],
  [1340, 230],
] as const;

/** A hall that opens on the hills. */
export const Hall = ({ id, children }: StageProps) => (
  <Stage id={id}>
    <Orb id={id} x={1096} y={110} r={58} />
    <Hills id={id} peaks={view} floor={320} tone="far" />
    <Clouds
      id={id}
      at={[
        [700, 150, 0.8],
        [1110, 176, 0.8],
      ]}
    />
    <path d="M0 280H1280V360H0Z" fill={`url(#${id}stone)`} />
    <path d="M500 0H1280V26H500ZM732 26H760V290H732ZM1226 26H1256V290H1226Z" fill={`url(#${id}wood)`} />
    <path
      d={range(27)
        .map((index) => `M${492 + index * 30} 13l6 -6l6 6l-6 6Z`)
        .join('')}
      fill="var(--gold-2)"
    />
    <path d="M500 26H732V36H500ZM760 26H1226V36H760Z" fill="var(--beam)" />
    <path
      d="M732 36H636Q680 44 696 84Q706 56 732 52ZM760 36H856Q812 44 796 84Q786 56 760 52ZM1226 36H1130Q1174 44 1190 84Q1200 56 1226 52Z"
      fill="var(--wood-2)"
    />
    <Lantern id={id} x={830} y={34} scale={1} />
    <Lantern id={id} x={1150} y={34} scale={1} />
    {children}
  </Stage>
);

/** The top of the wall, which rises over the gate. */
const crest = 'M500 84Q590 42 690 66T842 54Q884 18 962 18T1082 54Q1130 86 1214 62T1330 66';

const throughGate = [
  [800, 210],
  [862, 160],
  [910, 206],
  [974, 140],
  [1030, 200],
  [1080, 168],
  [1130, 210],
] as const;

const overWall = [
  [520, 92],
  [600, 30],
  [700, 84],
  [780, 26],
  [880, 80],
  [1060, 80],
  [1150, 22],
  [1240, 78],
  [1320, 40],
] as const;

/** A window of a garden wall in the shape of a begonia, with lattice. */
const LeakWindow = ({ id, x, y }: PartProps & { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M0 -36C20 -40 40 -22 34 0C40 22 20 40 0 36C-20 40 -40 22 -34 0C-40 -22 -20 -40 0 -36Z"
      fill="var(--mid)"
      stroke={`url(#${id}stone)`}
      strokeWidth="10"
    />
    <path
      d="M0 -36C20 -40 40 -22 34 0C40 22 20 40 0 36C-20 40 -40 22 -34 0C-40 -22 -20 -40 0 -36Z"
      fill={`url(#${id}mist)`}
      stroke="var(--gold-3)"
      strokeWidth="1.400"
    />
    <path
      d="M-12 -34V34M12 -34V34M-34 -12H34M-34 12H34M-12 -12L12 12M12 -12L-12 12"
      stroke="var(--paper)"
      strokeWidth="4"
      fill="none"
    />
  </g>
);

/** Bamboo in front of the wall: x, height and lean of each stem. */
const stems = [
  [1238, 250, 10],
  [1258, 300, -6],
  [1274, 220, 8],
] as const;

const leaves = [
  [-34, 12, 24],
  [-26, 2, -14],
  [30, 10, 152],
  [26, -2, 194],
  [-8, 22, 62],
  [12, 20, 116],
] as const;

const Bamboo = () => (
  <g>
    {stems.map(([x, height, lean]) => (
      <g key={x}>
        <path
          d={`M${x} 300Q${x + lean * 0.4} ${300 - height / 2} ${x + lean} ${300 - height}`}
          fill="none"
          stroke="var(--deep)"
          strokeWidth="8"
        />
        <path
          d={`M${x - 1.6} 300Q${x + lean * 0.4 - 1.6} ${300 - height / 2} ${x + lean - 1.6} ${300 - height}`}
          fill="none"
          stroke="var(--leaf)"
          strokeWidth="4.500"
          strokeDasharray="36 2.500"
        />
        {[1, 0.72, 0.46].map((share) => (
          <g key={share} transform={`translate(${round(x + lean * share)} ${round(300 - height * share)})`}>
            {leaves.map(([dx, dy, turn]) => (
              <path
                key={turn}
                d="M0 0Q-16 -7 -34 0Q-16 5 0 0Z"
                transform={`translate(${dx * 0.1} ${dy * 0.2}) rotate(${turn})`}
                fill={turn > 100 ? 'var(--deep)' : 'var(--leaf)'}
              />
            ))}
          </g>
        ))}
      </g>
    ))}
  </g>
);

/** The tiles on the wall. */
const Coping = () => (
  <>
    <path d={crest} fill="none" stroke="var(--roof-2)" strokeWidth="24" />
    <path
      d={crest}
      transform="translate(0 2)"
      fill="none"
      stroke="var(--roof-1)"
      strokeWidth="19"
      strokeDasharray="6 4"
    />
    <path d={crest} transform="translate(0 -11)" fill="none" stroke="var(--ridge)" strokeWidth="4" />
    <path
      d={crest}
      transform="translate(0 13)"
      fill="none"
      stroke="var(--roof-2)"
      strokeWidth="6"
      strokeLinecap="round"
      strokeDasharray=".1 10"
    />
  </>
);

/** A courtyard whose wall has a moon gate on a garden with a lake. */
export const Courtyard = ({ id, children }: StageProps) => (
  <Stage id={id}>
    <defs>
      <linearGradient id={`${id}plaster`} gradientUnits="userSpaceOnUse" x1="560" y1="0" x2="1280" y2="120">
        <stop stopColor="var(--paper)" />
        <stop offset=".6" stopColor="var(--stone-1)" />
        <stop offset="1" stopColor="var(--cloud-2)" />
      </linearGradient>
      <clipPath id={`${id}moongate`}>
        <circle cx="956" cy="152" r="106" />
      </clipPath>
    </defs>
    <Hills id={id} peaks={overWall} floor={120} tone="far" />
    <path d={`${crest}V300H500Z`} fill={`url(#${id}plaster)`} />
    <path
      d={crest}
      transform="translate(0 24)"
      fill="none"
      stroke="var(--deep)"
      strokeWidth="16"
      opacity=".13"
    />
    <path d="M500 236H1330V300H500Z" fill="var(--stone-2)" opacity=".4" />
    <LeakWindow id={id} x={692} y={150} />
    <Coping />
    <path d="M0 276H1280V360H0Z" fill={`url(#${id}stone)`} />
    <path
      d="M500 292H1280M500 314H1280M500 340H1280M640 276L560 360M760 276L720 360M1150 276L1200 360M1240 276L1330 360"
      stroke="var(--stone-2)"
      strokeWidth="2"
      opacity=".7"
    />
    <circle cx="962" cy="150" r="122" fill={`url(#${id}stone)`} stroke="var(--gold-3)" strokeWidth="1.400" />
    <circle cx="962" cy="150" r="112" fill="var(--stone-2)" />
    <g clipPath={`url(#${id}moongate)`}>
      <path d="M840 30H1080V270H840Z" fill={`url(#${id}sky)`} />
      <Orb id={id} x={1004} y={112} r={34} />
      <Hills id={id} peaks={throughGate} floor={216} tone="far" />
      <path d="M840 200H1080V270H840Z" fill={`url(#${id}water)`} />
      <g transform="translate(918 204) scale(.2)">
        <Pavilion id={id} />
      </g>
      <Clouds
        id={id}
        at={[
          [856, 84, 0.5],
          [976, 158, 0.5],
        ]}
      />
    </g>
    <circle cx="956" cy="152" r="106" fill="none" stroke="var(--gold-2)" strokeWidth="2.400" />
    <path
      d="M1300 118C1250 96 1226 112 1180 96S1140 66 1100 78M1226 106C1204 126 1190 128 1170 122M1180 96C1166 84 1160 74 1164 60"
      fill="none"
      stroke="var(--bough)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path
      d={dots(30, 150, 62, 23)}
      transform="translate(1098 62)"
      fill="none"
      stroke="var(--blossom)"
      strokeWidth="10"
      strokeLinecap="round"
    />
    <Lantern id={id} x={800} y={64} scale={0.9} />
    <Lantern id={id} x={1118} y={72} scale={0.9} />
    <Bamboo />
    {children}
  </Stage>
);

/** The roofs of the town below: x, y and scale. */
const roofs = [
  [640, 214, 1],
  [724, 226, 1.2],
  [806, 210, 0.9],
  [866, 232, 1.1],
  [690, 246, 1.3],
  [784, 254, 1.3],
  [1060, 222, 1],
  [1020, 246, 1.2],
] as const;

const townHills = [
  [560, 200],
  [640, 134],
  [730, 196],
  [830, 120],
  [930, 190],
  [1050, 130],
  [1150, 190],
  [1300, 150],
] as const;

/** A large drum on a stand, its face turned to the left; on the origin, 150 wide, 190 tall. */
const Drum = ({ id }: PartProps) => (
  <g>
    <ellipse cx="10" cy="4" rx="90" ry="10" fill="var(--deep)" opacity=".3" />
    <path
      d="M-54 0L-30 -70M74 0L52 -70M-20 0L-4 -60M44 0L30 -60"
      stroke="var(--wood-2)"
      strokeWidth="11"
      strokeLinecap="round"
    />
    <path d="M-66 -4H86V8H-66Z" fill={`url(#${id}wood)`} stroke="var(--gold-3)" />
    <path d="M-22 -182H26Q92 -168 92 -112T26 -42H-22Z" fill={`url(#${id}lamp)`} />
    <path d="M-22 -78Q40 -66 88 -88Q76 -50 26 -42H-22Z" fill="var(--wood-2)" opacity=".5" />
    <path d="M18 -182Q66 -112 18 -42" fill="none" stroke="var(--gold-2)" strokeWidth="5" />
    <path d="M62 -168Q96 -112 62 -56" fill="none" stroke="var(--gold-2)" strokeWidth="4" />
    <path
      d="M4 -176Q40 -170 70 -160"
      fill="none"
      stroke="#fff"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".45"
    />
    <ellipse
      cx="-22"
      cy="-112"
      rx="56"
      ry="72"
      fill={`url(#${id}wood)`}
      stroke="var(--gold-3)"
      strokeWidth="1.600"
    />
    <ellipse
      cx="-22"
      cy="-112"
      rx="51"
      ry="66"
      fill="none"
      stroke="var(--gold-1)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray=".1 12.200"
    />
    <ellipse
      cx="-24"
      cy="-112"
      rx="44"
      ry="58"
      fill={`url(#${id}stone)`}
      stroke="var(--gold-3)"
      strokeWidth="1.600"
    />
    <g transform="translate(-24 -112) scale(.76 1)" fill="none" stroke="var(--lantern-2)" strokeWidth="4">
      <circle r="34" />
      <path d="M0 -34C22 -26 22 -6 0 0S-22 26 0 34" />
      <path d="M0 -17h.1M0 17h.1" strokeWidth="11" strokeLinecap="round" />
    </g>
  </g>
);

/** Posts of the balustrade. */
const posts = range(13).map((index) => 560 + index * 62);

/** The terrace of a drum tower above the roofs of a town. */
export const Terrace = ({ id, children }: StageProps) => (
  <Stage id={id}>
    <Orb id={id} x={748} y={104} r={62} />
    <Hills id={id} peaks={townHills} floor={270} tone="far" />
    <Clouds
      id={id}
      at={[
        [590, 120, 0.8],
        [1060, 96, 0.7],
      ]}
    />
    <g transform="translate(790 226) scale(.3)">
      <Pavilion id={id} />
    </g>
    {roofs.map(([x, y, scale]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        <path d="M-30 0H30V34H-30Z" fill="var(--stone-1)" />
        <path d="M-46 2Q-34 -2 -24 -20H24Q34 -2 46 2L42 8H-42Z" fill={`url(#${id}roof)`} />
        <path d="M-26 -20H26" stroke="var(--ridge)" strokeWidth="3.500" strokeLinecap="round" />
      </g>
    ))}
    <path d="M0 190H1280V300H0Z" fill={`url(#${id}mist)`} opacity=".7" />
    <Clouds
      id={id}
      at={[
        [600, 222, 1],
        [840, 238, 0.8],
        [1030, 208, 0.9],
      ]}
    />
    <path d="M1216 40H1252V290H1216Z" fill={`url(#${id}wood)`} />
    <path d="M1206 276H1262V292H1206Z" fill={`url(#${id}stone)`} stroke="var(--stone-2)" />
    <path d="M1130 52H1300V70H1130Z" fill="var(--beam)" />
    <path
      d={range(10)
        .map((index) => `M${1140 + index * 16} 61l5 -5l5 5l-5 5Z`)
        .join('')}
      fill="var(--gold-2)"
    />
    <path d="M1020 10Q1066 40 1140 44H1310V-20H1150Q1110 2 1020 10Z" fill={`url(#${id}roof)`} />
    <path
      d={range(12)
        .map((index) => `M${1150 + index * 14} -14Q${1128 + index * 15} 20 ${1096 + index * 18} 42`)
        .join('')}
      fill="none"
      stroke="var(--roof-2)"
      strokeWidth="2"
      opacity=".6"
    />
    <path
      d="M1014 6Q1062 40 1140 45H1310"
      fill="none"
      stroke="var(--ridge)"
      strokeWidth="4.500"
      strokeLinecap="round"
    />
    <path
      d="M1020 14Q1066 50 1140 54H1310"
      fill="none"
      stroke="var(--roof-2)"
      strokeWidth="6"
      strokeDasharray="6 5"
    />
    <Lantern id={id} x={1076} y={40} scale={0.8} />
    <g transform="translate(0 4)">
      <path d="M0 232H1280V243H0Z" fill={`url(#${id}stone)`} stroke="var(--stone-2)" />
      <path d="M0 250H1280V282H0Z" fill="var(--stone-1)" opacity=".92" />
      <path
        d={posts.map((x) => `M${x + 14} 256H${x + 48}V276H${x + 14}Z`).join('')}
        fill="none"
        stroke="var(--stone-2)"
        strokeWidth="2"
      />
      {posts.map((x) => (
        <path
          key={x}
          d={`M${x - 7} 290V226H${x + 7}V290ZM${x - 8} 224Q${x} 202 ${x + 8} 224Z`}
          fill={`url(#${id}stone)`}
          stroke="var(--stone-2)"
        />
      ))}
    </g>
    <path d="M0 290H1280V360H0Z" fill={`url(#${id}stone)`} />
    <g transform="translate(1150 286) scale(1.08)">
      <Drum id={id} />
    </g>
    {children}
  </Stage>
);

/** A theatre: a stage between curtains, with light behind its middle. */
export const Theatre = ({ id, children }: StageProps) => (
  <Stage id={id}>
    <Wall id={id} />
    <circle cx="950" cy="170" r="330" fill={`url(#${id}glow)`} opacity=".8" />
    <path d={rays(28, 380, 0.44)} transform="translate(950 176)" fill={`url(#${id}lampglow)`} opacity=".55" />
    {[660, 1188].map((x) => (
      <g key={x} transform={`translate(${x} 44)`}>
        <path d="M0 0H64V240H0Z" fill="var(--paper)" stroke={`url(#${id}wood)`} strokeWidth="6" />
        <path
          d="M21 0V150M43 0V150M0 38H64M0 76H64M0 112H64M0 150H64M21 150V240M43 150V240"
          fill="none"
          stroke="var(--wood-1)"
          strokeWidth="3"
        />
        <path d="M0 150H64V240H0Z" fill={`url(#${id}wood)`} opacity=".85" />
        <path d="M12 164H52V226H12Z" fill="none" stroke="var(--gold-2)" strokeWidth="2" />
      </g>
    ))}
    <path d="M0 280H1280V360H0Z" fill={`url(#${id}stone)`} />
    <path d="M480 20H626V292H480Z" fill={`url(#${id}wood)`} />
    <path d="M520 56H606V262H520Z" fill="none" stroke="var(--gold-2)" strokeWidth="2" opacity=".7" />
    <g transform="translate(1908 0) scale(-1 1)">
      <Curtain id={id} />
    </g>
    <Curtain id={id} />
    {range(13).map((index) => (
      <g key={index} transform={`translate(${476 + index * 64} 22)`}>
        <path
          d="M0 0H64Q58 34 32 38Q6 34 0 0Z"
          fill={`url(#${id}lamp)`}
          stroke="var(--gold-2)"
          strokeWidth="2.500"
        />
        <path
          d="M20 2Q24 22 32 34M44 2Q40 22 32 34"
          fill="none"
          stroke="var(--lantern-2)"
          strokeWidth="4"
          opacity=".6"
        />
        <path
          d="M32 38V52M28 38L26 48M36 38L38 48"
          stroke="var(--gold-2)"
          strokeWidth="2.500"
          strokeLinecap="round"
        />
      </g>
    ))}
    <path d="M476 0H1290V24H476Z" fill={`url(#${id}wood)`} />
    <path
      d={range(27)
        .map((index) => `M${480 + index * 30} 12l6 -6l6 6l-6 6Z`)
        .join('')}
      fill="var(--gold-2)"
    />
    <path d="M476 25H1290" stroke="var(--gold-2)" strokeWidth="3" />
    {children}
  </Stage>
);
