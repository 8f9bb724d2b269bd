import { rays } from '../../game-cover/geometry';
import { Trophy } from '../../game-cover/motifs/trophy';
import { Aurora } from '../parts/aurora';
import { Clouds } from '../parts/clouds';
import { Hills } from '../parts/hills';
import { Orb } from '../parts/orb';
import { scenePaints } from '../parts/scene-paints';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

const far = [
  [0, 240],
  [180, 170],
  [360, 236],
  [540, 140],
  [700, 226],
  [860, 150],
  [1010, 220],
  [1160, 110],
  [1280, 180],
] as const;
const foot = [
  [0, 330],
  [260, 296],
  [520, 334],
  [700, 290],
  [840, 330],
  [1120, 300],
  [1280, 322],
] as const;

/** The rock pillars of the three places: x, top, half width. */
const pillars = [
  { x: 782, top: 196, width: 74, streamer: 'var(--stone-2)' },
  { x: 1128, top: 222, width: 70, streamer: 'var(--leaf)' },
  { x: 954, top: 136, width: 90, streamer: 'url(#LAMP)' },
] as const;

/** A column of rock with grass on top and a flag, as high as the picture. */
const Pillar = ({ id, x, top, width, streamer }: PartProps & (typeof pillars)[number]) => {
  const rock = `M${-width} 12L${-width * 0.9} 44L${-width * 0.78} 58L${-width * 0.84} 104L${-width * 0.7} 138L${
    -width * 0.8
  } 240H${width * 0.84}L${width * 0.72} 150L${width * 0.8} 120L${width * 0.74} 66L${width * 0.88} 48L${width} 14Z`;
  return (
    <g transform={`translate(${x} ${top})`}>
      <path d={rock} fill="var(--near)" />
      <path
        d={`M0 12L${width} 14L${width * 0.88} 48L${width * 0.74} 66L${width * 0.8} 120L${
          width * 0.72
        } 150L${width * 0.84} 240H${width * 0.2}L${width * 0.34} 120L${width * 0.2} 60Z`}
        fill="var(--deep)"
        opacity=".7"
      />
      <path
        d={`M${-width * 0.52} 36L${-width * 0.4} 92L${-width * 0.5} 150M${-width * 0.1} 44L${-width * 0.02} 110M${
          width * 0.52
        } 48L${width * 0.44} 108L${width * 0.54} 160`}
        fill="none"
        stroke="var(--mist)"
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity=".5"
      />
      <path
        d={`M${-width} 12Q${-width * 0.6} -6 0 -2Q${width * 0.6} -8 ${width} 14Q${width * 0.84} 34 ${width * 0.66} 24Q${
          width * 0.5
        } 40 ${width * 0.28} 26Q0 44 ${-width * 0.3} 27Q${-width * 0.52} 42 ${-width * 0.7} 25Q${
          -width * 0.88
        } 32 ${-width} 12Z`}
        fill="var(--leaf)"
      />
      <path
        d={`M${-width * 0.8} 8Q0 -6 ${width * 0.8} 9`}
        fill="none"
        stroke="var(--mist)"
        strokeWidth="1.6"
        opacity=".6"
      />
      <path d={`M${width * 0.62} 6V-70`} stroke="var(--wood-2)" strokeWidth="4" strokeLinecap="round" />
      <path
        d={`M${width * 0.62} -70q22 8 40 -2q14 -8 26 0q-6 12 0 26q-14 -8 -28 0q-18 8 -38 0Z`}
        fill={streamer.replace('LAMP', `${id}lamp`)}
        stroke="var(--gold-2)"
        strokeWidth="1.4"
      />
    </g>
  );
};

/** Three summits with flags above the clouds, a cup on the highest. */
export const Summit = ({ id }: PartProps) => (
  <>
    <Sky id={id} width={1280} height={360} />
    <Aurora id={id} width={1280} />
    <Orb id={id} x={954} y={104} r={92} />
    <defs>
      <radialGradient id={`${id}shaft`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="330">
        <stop stopColor="var(--shaft)" stopOpacity=".8" />
        <stop offset="1" stopColor="var(--shaft)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path d={rays(28, 360, 0.4)} transform="translate(954 96)" fill={`url(#${id}shaft)`} opacity=".5" />
    <Hills id={id} peaks={far} floor={300} tone="far" />
    <Clouds
      id={id}
      at={[
        [560, 200, 0.9],
        [1180, 150, 0.8],
      ]}
    />
    {pillars.map((pillar) => (
      <Pillar key={pillar.x} id={id} {...pillar} />
    ))}
    <g className="float">
      <g transform="translate(936 88) scale(.6)">
        <circle r="92" fill={`url(#${id}glow)`} />
        <Trophy p={scenePaints(id)} />
      </g>
    </g>
    <Clouds
      id={id}
      at={[
        [700, 300, 1.2],
        [930, 318, 1.4],
        [1150, 306, 1.2],
      ]}
    />
    <Hills id={id} peaks={foot} floor={360} tone="near" />
  </>
);
