import { Football } from '../../game-cover/motifs/football';
import { Trophy } from '../../game-cover/motifs/trophy';
import { dots } from '../geometry';
import { Aurora } from '../parts/aurora';
import { Fireworks } from '../parts/fireworks';
import { scenePaints } from '../parts/scene-paints';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

const stripes = [-5, -3, -1, 1, 3, 5];
const masts = [
  [660, 1],
  [1236, -1],
] as const;

/** A stadium under floodlights as the teams come out. */
export const Stadium = ({ id }: PartProps) => {
  const p = scenePaints(id);
  return (
    <>
      <Sky id={id} width={1280} height={360} />
      <Aurora id={id} width={1280} />
      <defs>
        <linearGradient id={`${id}turf`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#2f9a64" />
          <stop offset="1" stopColor="#125a3c" />
        </linearGradient>
        <linearGradient id={`${id}beam`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fffbe0" stopOpacity=".8" />
          <stop offset="1" stopColor="#fffbe0" stopOpacity="0" />
        </linearGradient>
      </defs>
      <Fireworks
        at={[
          [800, 70, 0.5, 'var(--gold-2)'],
          [1110, 60, 0.6, 'var(--lantern-1)'],
        ]}
      />
      <path d="M-200 320Q760 60 1400 226V360H-200Z" fill={`url(#${id}roof)`} />
      <path d="M-200 320Q760 60 1400 226" fill="none" stroke="var(--ridge)" strokeWidth="4" />
      <path d="M-200 332Q760 108 1400 250V360H-200Z" fill="var(--wood-2)" />
      <path
        d={dots(260, 880, 78, 41)}
        transform="translate(460 196)"
        stroke="var(--gold-1)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".55"
      />
      <path
        d={dots(180, 880, 78, 87)}
        transform="translate(460 200)"
        stroke="var(--lantern-1)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M-200 316Q700 246 1400 262V300H-200Z" fill="var(--beam)" />
      <path d="M-200 316Q700 246 1400 262" fill="none" stroke="var(--ridge)" strokeWidth="2" />
      <path d="M-200 330Q700 262 1400 288V360H-200Z" fill={`url(#${id}turf)`} />
      <g fill="#fff" opacity=".1">
        {stripes.map((step) => (
          <path
            key={step}
            d={`M${950 + step * 62} 280L${950 + (step + 1) * 62} 280L${950 + (step + 1) * 118} 360L${950 + step * 118} 360Z`}
          />
        ))}
      </g>
      <path
        d="M950 280V360M812 322a138 30 0 1 0 276 0a138 30 0 1 0 -276 0"
        fill="none"
        stroke="#fff"
        strokeWidth="2.5"
        opacity=".7"
      />
      {masts.map(([x, lean]) => (
        <g key={x} transform={`translate(${x} 64) scale(${lean} 1)`}>
          <path d="M0 0L300 260H60Z" fill={`url(#${id}beam)`} opacity=".5" />
          <path d="M20 0L520 240H300Z" fill={`url(#${id}beam)`} opacity=".3" />
          <path d="M-3 20H3V190H-3Z" fill="var(--deep)" />
          <path d="M-34 -22H34V22H-34Z" fill="var(--deep)" stroke="var(--ridge)" strokeWidth="2" />
          <path
            d="M-22 -10h.1M-7 -10h.1M8 -10h.1M23 -10h.1M-22 8h.1M-7 8h.1M8 8h.1M23 8h.1"
            stroke="#fffbe0"
            strokeWidth="12"
            strokeLinecap="round"
          />
          <circle r="90" fill={`url(#${id}glow)`} opacity=".7" />
        </g>
      ))}
      <g transform="translate(1120 226) scale(1.15)">
        <Trophy p={p} />
      </g>
      <g className="float">
        <g transform="translate(880 200) scale(1.42)">
          <Football p={{ ...p, ivory: '#ffffff', ink: '#1d1a2b' }} />
        </g>
      </g>
    </>
  );
};
