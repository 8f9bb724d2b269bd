import { brighten, darken } from './colour';
import { cloud, sparkle } from './geometry';

interface LightProps {
  readonly id: string;
  readonly ground: string;
  readonly seed: number;
}

const places = [
  [34, 52, 9],
  [206, 40, 7],
  [30, 176, 6],
  [212, 158, 9],
  [58, 28, 4],
  [186, 208, 5],
  [44, 112, 4],
  [200, 92, 4],
] as const;

/** The layer over the motif: clouds, the dark band behind the title, sparkles and sheen. */
export const Light = ({ id, ground, seed }: LightProps) => (
  <>
    <defs>
      <linearGradient id={`${id}k`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={darken(ground, 0.8)} stopOpacity="0" />
        <stop offset=".55" stopColor={darken(ground, 0.8)} stopOpacity=".82" />
        <stop offset="1" stopColor={darken(ground, 0.9)} />
      </linearGradient>
      <linearGradient id={`${id}c`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={brighten(ground, 2.4)} />
        <stop offset="1" stopColor={ground} />
      </linearGradient>
    </defs>
    <g fill={`url(#${id}c)`} stroke="#ffe9ae" strokeOpacity=".7">
      <path
        d={cloud(120, 52)}
        transform={`translate(${28 + (seed % 3) * 6} 268) scale(-1 1)`}
        opacity=".85"
      />
      <path d={cloud(130, 56)} transform={`translate(${206 - (seed % 4) * 5} 270)`} opacity=".85" />
      <path d={cloud(96, 34)} transform={`translate(${112 + (seed % 5) * 4} 270)`} />
    </g>
    <path d="M0 206H240V320H0Z" fill={`url(#${id}k)`} />
    <path
      d={places.map(([x, y, size], index) => sparkle(x, y, size * (((seed >> index) & 1) + 0.7))).join('')}
      fill="#fff8dc"
      opacity=".92"
    />
    <path d="M0 0H150L0 210Z" fill={`url(#${id}s)`} opacity=".13" />
  </>
);
