import { brighten, darken, lighten } from './colour';
import { polar, rays } from './geometry';
import { areaOf, type CoverShape, layouts } from './layout';

/** A small repeat for each kind of game: scales, lattice, waves, chevrons, dots, velvet, pitch. */
const tiles = {
  slots: [24, 12, 'M0 12A12 12 0 0 1 24 12M5 12a7 7 0 0 1 14 0M-12 6A12 12 0 0 1 12 6A12 12 0 0 1 36 6'],
  chess: [28, 28, 'M0 0H28V28H0ZM7 7H21V21H7ZM0 14H7M21 14H28M14 0V7M14 21V28'],
  fishing: [40, 16, 'M0 8Q10 -2 20 8T40 8M0 16Q10 6 20 16T40 16'],
  esports: [24, 42, 'M0 7L12 0L24 7V21L12 28L0 21ZM12 28V42'],
  lottery: [22, 22, 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M0 0l3 3M22 22l-3 -3M22 0l-3 3M0 22l3 -3'],
  live: [22, 44, 'M11 0L22 22L11 44L0 22ZM11 12L16 22L11 32L6 22Z'],
  sport: [16, 16, 'M0 16L16 0M-4 4L4 -4M12 20L20 12'],
} as const;

/** A category of games. It decides the background of a cover. */
export type CoverCategory = keyof typeof tiles;

interface GroundProps {
  readonly id: string;
  readonly shape: CoverShape;
  readonly category: CoverCategory;
  readonly ground: string;
  readonly turn: number;
}

/** The background behind the motif: colour, pattern, rays, the moon gate and its glow. */
export const Ground = ({ id, shape, category, ground, turn }: GroundProps) => {
  const layout = layouts[shape];
  const { x, y } = layout.middle;
  const area = areaOf(layout);
  const [width, height, repeat] = tiles[category];
  return (
    <>
      <defs>
        <radialGradient id={`${id}b`} cx={x / layout.width} cy={y / layout.height} r=".75">
          <stop stopColor={brighten(ground, 2.1)} />
          <stop offset=".5" stopColor={ground} />
          <stop offset="1" stopColor={darken(ground, 0.72)} />
        </radialGradient>
        <radialGradient id={`${id}h`}>
          <stop stopColor="#fff4cf" stopOpacity=".9" />
          <stop offset=".45" stopColor={brighten(ground, 2.6)} stopOpacity=".6" />
          <stop offset="1" stopColor={brighten(ground, 2)} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}r`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="210">
          <stop stopColor={lighten(brighten(ground, 2), 0.6)} stopOpacity=".6" />
          <stop offset="1" stopColor={brighten(ground, 2)} stopOpacity="0" />
        </radialGradient>
        <pattern id={`${id}p`} width={width} height={height} patternUnits="userSpaceOnUse">
          <path d={repeat} fill="none" stroke={lighten(brighten(ground, 2), 0.5)} strokeWidth="1" />
        </pattern>
      </defs>
      <path fill={`url(#${id}b)`} d={area} />
      <path fill={`url(#${id}p)`} opacity=".2" d={area} />
      <g transform={`translate(${x} ${y})`}>
        <path d={rays(20, 260, 0.45)} fill={`url(#${id}r)`} transform={`rotate(${turn})`} />
        <circle r="128" fill={`url(#${id}h)`} />
        <g fill="none" stroke={`url(#${id}g)`}>
          <circle r="99" strokeWidth="3" />
          <circle r="92.5" strokeWidth=".9" />
          <circle r="105" strokeWidth=".9" strokeDasharray="2 4.6" />
        </g>
        <circle r="90" fill={darken(ground, 0.35)} opacity=".34" />
        {[45, 135, 225, 315].map((degrees) => (
          <path
            key={degrees}
            transform={`translate(${polar(degrees, 99)}) rotate(45)`}
            d="M-5 -5H5V5H-5Z"
            fill={`url(#${id}g)`}
            stroke={darken(ground, 0.6)}
            strokeWidth="1.5"
          />
        ))}
      </g>
    </>
  );
};
