import { brighten, darken } from './colour';
import { Frame } from './frame';
import { cloud, sparkle } from './geometry';
import type { LayerProps, TitledShape } from './layout';

/** Sparkles: x, y and size. */
const sparkles = {
  portrait: [
    [34, 52, 9],
    [206, 40, 7],
    [30, 176, 6],
    [212, 158, 9],
    [58, 28, 4],
    [186, 208, 5],
    [44, 112, 4],
    [200, 92, 4],
  ],
  wide: [
    [142, 34, 7],
    [304, 34, 6],
    [118, 24, 4],
    [306, 128, 6],
    [98, 40, 3],
    [150, 152, 4],
    [24, 52, 3],
    [134, 140, 3],
  ],
} as const;

/** Clouds: x, y, width, height, and how far the seed moves them. */
const clouds = {
  portrait: [
    [28, 268, -120, 52, 6],
    [206, 270, 130, 56, -5],
    [112, 270, 96, 34, 4],
  ],
  wide: [
    [14, 190, -96, 40, 4],
    [124, 192, 104, 36, -5],
  ],
} as const;

/** The dark ground of the title: across the foot, or from the left. */
const shades = {
  portrait: { ramp: { x1: 0, y1: 0, x2: 0, y2: 1 }, depth: [0.8, 0.82, 0.9], area: 'M0 206H240V320H0Z' },
  wide: { ramp: { x1: 1, y1: 0, x2: 0, y2: 0 }, depth: [0.62, 0.74, 0.66], area: 'M0 0H206V180H0Z' },
} as const;

/** The layer over the motif: clouds, the dark ground behind the title, sparkles, sheen and frame. */
export const Light = ({ id, shape, ground, seed }: LayerProps<TitledShape>) => {
  const { ramp, depth, area } = shades[shape];
  return (
    <>
      <defs>
        <linearGradient id={`${id}k`} {...ramp}>
          <stop stopColor={darken(ground, depth[0])} stopOpacity="0" />
          <stop offset=".55" stopColor={darken(ground, depth[0])} stopOpacity={depth[1]} />
          <stop offset="1" stopColor={darken(ground, depth[2])} stopOpacity={shape === 'wide' ? 0.86 : 1} />
        </linearGradient>
        <linearGradient id={`${id}c`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={brighten(ground, 2.4)} />
          <stop offset="1" stopColor={ground} />
        </linearGradient>
      </defs>
      <g fill={`url(#${id}c)`} stroke="#ffe9ae" strokeOpacity=".7">
        {clouds[shape].map(([x, y, width, height, drift], index) => (
          <path
            key={x}
            d={cloud(Math.abs(width), height)}
            transform={`translate(${x + (seed % (index + 3)) * drift} ${y}) scale(${Math.sign(width)} 1)`}
            opacity={index < 2 ? '.85' : '1'}
          />
        ))}
      </g>
      <path d={area} fill={`url(#${id}k)`} />
      <path
        d={sparkles[shape]
          .map(([x, y, size], index) => sparkle(x, y, size * (((seed >> index) & 1) + 0.7)))
          .join('')}
        fill="#fff8dc"
        opacity=".92"
      />
      <path
        d={shape === 'wide' ? 'M0 0H210L110 180H0Z' : 'M0 0H150L0 210Z'}
        fill={`url(#${id}s)`}
        opacity=".13"
      />
      <Frame id={id} shape={shape} />
    </>
  );
};
