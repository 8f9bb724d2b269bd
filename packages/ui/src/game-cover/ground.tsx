import { brighten, darken, lighten } from './colour';
import { polar, rays } from './geometry';
import { areaOf, type LayerProps, layouts } from './layout';
import { patterns } from './patterns';

/** The background behind the motif: colour, pattern, rays, the moon gate and its glow. */
export const Ground = ({ id, shape, category, ground, seed }: LayerProps) => {
  const layout = layouts[shape];
  const { x, y } = layout.middle;
  const area = areaOf(layout);
  const [width, height, repeat] = patterns[category];
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
        <path d={rays(20, 260, 0.45)} fill={`url(#${id}r)`} transform={`rotate(${seed % 18})`} />
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
