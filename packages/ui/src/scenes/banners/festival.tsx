import { Aurora } from '../parts/aurora';
import { Clouds } from '../parts/clouds';
import { Fireworks } from '../parts/fireworks';
import { Hills } from '../parts/hills';
import { Lantern } from '../parts/lantern';
import { Orb } from '../parts/orb';
import { Pavilion } from '../parts/pavilion';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

const far = [
  [0, 250],
  [150, 190],
  [300, 250],
  [470, 150],
  [620, 230],
  [760, 130],
  [900, 220],
  [1090, 120],
  [1280, 200],
] as const;
const near = [
  [0, 310],
  [220, 260],
  [400, 310],
  [600, 250],
  [800, 310],
  [1000, 270],
  [1160, 230],
  [1280, 260],
] as const;
const string = [
  [640, 30, 0.62],
  [730, 56, 0.76],
  [1180, 62, 0.86],
  [1240, 40, 0.68],
] as const;

/** A pavilion on a feast night: lanterns, fireworks, moonrise. */
export const Festival = ({ id }: PartProps) => (
  <>
    <Sky id={id} width={1280} height={360} />
    <Aurora id={id} width={1280} />
    <Orb id={id} x={1070} y={130} r={92} />
    <Fireworks
      at={[
        [720, 140, 0.7, 'var(--lantern-1)'],
        [828, 62, 0.5, 'var(--gold-2)'],
        [1216, 170, 0.6, 'var(--blossom)'],
      ]}
    />
    <Hills id={id} peaks={far} floor={360} tone="far" />
    <Clouds
      id={id}
      at={[
        [560, 250, 1],
        [1120, 220, 0.9],
      ]}
    />
    <Hills id={id} peaks={near} floor={360} tone="near" />
    <path d="M660 360Q960 306 1280 344V360Z" fill="var(--deep)" />
    <g transform="translate(960 338) scale(.92)">
      <Pavilion id={id} />
    </g>
    <Clouds
      id={id}
      at={[
        [640, 318, 1.1],
        [1150, 322, 1],
      ]}
    />
    <path
      d="M560 0Q740 90 860 0M1080 0Q1210 100 1300 10"
      fill="none"
      stroke="var(--gold-3)"
      strokeWidth="2"
    />
    {string.map(([x, y, scale]) => (
      <Lantern key={x} id={id} x={x} y={y - 8} scale={scale} />
    ))}
  </>
);
