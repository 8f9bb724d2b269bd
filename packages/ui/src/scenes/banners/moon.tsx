import { RabbitFigure } from '../../game-cover/motifs/rabbit';
import { moonPhase, moonWeek, ripples } from '../geometry';
import { Clouds } from '../parts/clouds';
import { Hills } from '../parts/hills';
import { Lantern } from '../parts/lantern';
import { Pavilion } from '../parts/pavilion';
import { scenePaints } from '../parts/scene-paints';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

const far = [
  [0, 240],
  [220, 180],
  [430, 236],
  [620, 160],
  [800, 226],
  [1000, 170],
  [1160, 230],
  [1280, 180],
] as const;

/** A week of moons in a row; the full one is the moon itself. */
const days = moonWeek
  .map((lit, index) => ({ x: (index - 3) * 58 + Math.sign(index - 3) * 76, y: (index - 3) ** 2 * 5, lit }))
  .filter(({ lit }) => lit !== 1);

/** A week of moons over a lake, the rabbit in the full one. */
export const Moon = ({ id }: PartProps) => (
  <>
    <Sky id={id} width={1280} height={360} />
    <circle cx="950" cy="146" r="190" fill={`url(#${id}lampglow)`} opacity=".7" />
    <circle cx="950" cy="146" r="92" fill="var(--gold-1)" stroke="var(--gold-2)" strokeWidth="2" />
    <path d="M900 96a30 30 0 1 0 8 40M990 196a24 24 0 1 0 -20 -26" fill="var(--gold-2)" opacity=".22" />
    <Hills id={id} peaks={far} floor={270} tone="far" />
    <path d="M0 250H1280V360H0Z" fill={`url(#${id}water)`} />
    <path
      d={ripples(120, 1280, 100, 37)}
      transform="translate(0 256)"
      stroke="var(--mist)"
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".7"
    />
    <ellipse cx="950" cy="290" rx="96" ry="16" fill="var(--orb-1)" opacity=".5" />
    <g transform="translate(-105 0)">
      <ellipse cx="676" cy="268" rx="124" ry="13" fill="var(--leaf)" />
      <g transform="translate(676 262) scale(.42)">
        <Pavilion id={id} />
      </g>
    </g>
    <g transform="translate(950 146)">
      {days.map(({ x, y, lit }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="22" fill="var(--near)" stroke="var(--gold-2)" strokeWidth="2" />
          <path d={moonPhase(21, lit)} fill={`url(#${id}gold)`} />
        </g>
      ))}
    </g>
    <g transform="translate(950 152) scale(.8)">
      <RabbitFigure p={scenePaints(id)} />
    </g>
    <Clouds
      id={id}
      at={[
        [800, 196, 0.9],
        [1010, 214, 0.8],
        [1150, 236, 0.8],
      ]}
    />
    <path
      d="M1290 -10C1220 30 1190 60 1120 52"
      fill="none"
      stroke="var(--bough)"
      strokeWidth="7"
      strokeLinecap="round"
    />
    {[
      [1128, 46],
      [1156, 66],
      [1180, 38],
      [1212, 44],
      [1240, 14],
      [1146, 24],
    ].map(([x = 0, y = 0]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path d="M0 0Q14 -14 26 -4Q14 8 0 0ZM0 0Q-14 12 -24 2Q-12 -10 0 0Z" fill="var(--leaf)" />
        <circle r="5" fill="var(--gold-2)" />
      </g>
    ))}
    <Lantern id={id} x={1214} y={46} scale={0.9} />
  </>
);
