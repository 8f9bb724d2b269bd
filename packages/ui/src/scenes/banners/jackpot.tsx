import { rays } from '../../game-cover/geometry';
import { Coin } from '../../game-cover/motifs/coin';
import { Gem } from '../../game-cover/motifs/gem';
import { Yuanbao } from '../../game-cover/motifs/yuanbao';
import { scenePaints } from '../parts/scene-paints';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

/** Coins in the air: x, y, scale, squeeze, turn. */
const flying = [
  [640, 250, 0.9, 0.5, 20],
  [700, 90, 1.2, 0.8, -30],
  [760, 300, 1.1, 0.9, 40],
  [800, 40, 0.8, 0.4, 10],
  [1110, 60, 1.2, 0.7, 30],
  [1180, 150, 1.5, 0.9, -20],
  [1230, 290, 1.3, 0.6, 60],
  [1060, 320, 0.9, 0.8, 0],
  [590, 150, 0.6, 0.7, 50],
  [1250, 40, 0.8, 0.5, -50],
  [690, 190, 0.7, 0.9, 12],
] as const;

/** Treasure bursting out in light. */
export const Jackpot = ({ id }: PartProps) => {
  const p = scenePaints(id);
  return (
    <>
      <Sky id={id} width={1280} height={360} />
      <defs>
        <radialGradient id={`${id}burst`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="560">
          <stop stopColor="var(--burst-1)" stopOpacity=".95" />
          <stop offset=".5" stopColor="var(--burst-2)" stopOpacity=".85" />
          <stop offset="1" stopColor="var(--burst-2)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}shaft`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="520">
          <stop stopColor="var(--shaft)" stopOpacity=".95" />
          <stop offset="1" stopColor="var(--shaft)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g transform="translate(950 190)">
        <circle r="560" fill={`url(#${id}burst)`} />
        <path d={rays(28, 620, 0.42)} fill={`url(#${id}shaft)`} opacity=".75" />
        <circle r="190" fill={`url(#${id}glow)`} />
      </g>
      {flying.map(([x, y, scale, squeeze, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale} ${scale * squeeze})`}>
          <circle r="19" cy="3" fill="var(--gold-3)" />
          <circle r="19" fill={p.gold} stroke={p.goldDark} />
          <circle r="14" fill="none" stroke={p.goldDark} strokeWidth="1.4" />
          <path d="M-5 -5H5V5H-5Z" fill={p.ink} stroke="var(--gold-1)" strokeWidth="1.2" />
        </g>
      ))}
      <g transform="translate(806 240) rotate(-14) scale(.86)">
        <Coin p={p} />
      </g>
      <g transform="translate(1130 240) rotate(12) scale(.86)">
        <Gem p={p} />
      </g>
      <g className="float">
        <g transform="translate(950 196) scale(1.72)">
          <Yuanbao p={p} />
        </g>
      </g>
    </>
  );
};
