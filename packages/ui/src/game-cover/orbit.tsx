import { dots } from '../scenes/geometry';
import type { ScenePalette } from '../themes/theme';
import { brighten, darken, lighten } from './colour';
import { round, sparkle } from './geometry';
import { areaOf, type CoverShape, type LayerProps, layouts, type TitledShape } from './layout';
import { patterns } from './patterns';

/*
 * The ground and the light of a cover in the world `orbit`: a planet in the colours of the game, its orbit, and the edge of
 * a nearer one under the name.
 */

type OrbitProps<Shape extends CoverShape = CoverShape> = LayerProps<Shape> & {
  readonly sky: ScenePalette['colors'];
};

/** By shape: the radius of the planet, and the orbit (radii, turn). */
const bodies = {
  portrait: { planet: 94, orbit: { rx: 132, ry: 46, turn: -24 } },
  wide: { planet: 86, orbit: { rx: 122, ry: 40, turn: -20 } },
  thumbnail: { planet: 92, orbit: { rx: 128, ry: 46, turn: -24 } },
} as const;

/** The near planet below the title. */
const nearPlanets = { portrait: { x: 120, y: 574, r: 340 }, wide: { x: 30, y: 724, r: 572 } } as const;

/** Behind the motif: the sky with its stars, the planet, and a moon in its orbit. */
export const OrbitGround = ({ id, shape, category, ground, seed, sky }: OrbitProps) => {
  const layout = layouts[shape];
  const { width, height } = layout;
  const { x, y } = layout.middle;
  const { planet, orbit } = bodies[shape];
  // At the side of the motif, in degrees from where the orbit is farthest to the right.
  const moon = ((seed % 2) * 180 - 56 + (seed % 5) * 4) * (Math.PI / 180);
  const [tileWidth, tileHeight, repeat] = patterns[category];
  const area = areaOf(layout);
  return (
    <>
      <defs>
        <linearGradient id={`${id}b`} x1=".7" y1="0" x2=".3" y2="1">
          <stop stopColor={sky['sky-2']} />
          <stop offset=".5" stopColor={sky.deep} />
          <stop offset="1" stopColor={sky['sky-1']} />
        </linearGradient>
        <radialGradient id={`${id}h`}>
          <stop stopColor={sky['orb-glow']} stopOpacity=".7" />
          <stop offset=".5" stopColor={brighten(ground, 2)} stopOpacity=".5" />
          <stop offset="1" stopColor={brighten(ground, 2)} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}v`}>
          <stop stopColor={sky['burst-1']} stopOpacity=".55" />
          <stop offset="1" stopColor={sky['burst-1']} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}n`} cx=".34" cy=".26" r=".86">
          <stop stopColor={lighten(brighten(ground, 2.2), 0.25)} />
          <stop offset=".36" stopColor={brighten(ground, 1.5)} />
          <stop offset=".74" stopColor={darken(ground, 0.5)} />
          <stop offset="1" stopColor={sky['sky-1']} />
        </radialGradient>
        <linearGradient id={`${id}o`} x1="0" y1="0" x2="1" y2="0">
          <stop stopColor={sky.ridge} stopOpacity=".1" />
          <stop offset=".35" stopColor={sky['orb-1']} />
          <stop offset=".7" stopColor={sky.ridge} stopOpacity=".8" />
          <stop offset="1" stopColor={sky.blossom} stopOpacity=".3" />
        </linearGradient>
        <linearGradient id={`${id}q`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor={sky['orb-1']} />
          <stop offset=".5" stopColor={sky.ridge} stopOpacity="0" />
        </linearGradient>
        <pattern id={`${id}p`} width={tileWidth} height={tileHeight} patternUnits="userSpaceOnUse">
          <path d={repeat} fill="none" stroke={sky['orb-2']} strokeWidth="1" />
        </pattern>
      </defs>
      <path fill={`url(#${id}b)`} d={area} />
      <ellipse
        cx={width * 0.3}
        cy={height * 0.36}
        rx={width * 0.52}
        ry={height * 0.24}
        transform={`rotate(-24 ${width / 2} ${height / 2})`}
        fill={`url(#${id}v)`}
      />
      <g fill="none" stroke={sky['orb-1']} strokeLinecap="round">
        <path d={dots(60, width, height, seed + 11)} strokeWidth=".9" opacity=".6" />
        <path d={dots(14, width, height, seed + 5)} strokeWidth="1.8" opacity=".9" />
      </g>
      <g transform={`translate(${x} ${y})`}>
        <circle r={planet * 1.5} fill={`url(#${id}h)`} />
        <circle r={planet} fill={`url(#${id}n)`} />
        <circle r={planet} fill={`url(#${id}p)`} opacity=".12" />
        <circle r={planet} fill="none" stroke={`url(#${id}q)`} strokeWidth="2" />
        <g transform={`rotate(${orbit.turn})`}>
          <ellipse rx={orbit.rx} ry={orbit.ry} fill="none" stroke={`url(#${id}o)`} strokeWidth="1.8" />
          <g transform={`translate(${round(orbit.rx * Math.cos(moon))} ${round(orbit.ry * Math.sin(moon))})`}>
            <circle r="16" fill={`url(#${id}h)`} />
            <circle r="5.5" fill={sky['orb-2']} />
            <circle cx="-1.6" cy="-1.8" r="2.4" fill={sky['orb-1']} />
          </g>
        </g>
      </g>
    </>
  );
};

/** In front of the motif: the edge of the near planet, sparkles, and the hairline of light. */
export const OrbitLight = ({ id, shape, ground, sky }: OrbitProps<TitledShape>) => {
  const { width, height } = layouts[shape];
  const near = nearPlanets[shape];
  return (
    <>
      <defs>
        <linearGradient
          id={`${id}k`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1={near.y - near.r}
          x2="0"
          y2={height}
        >
          <stop stopColor={sky['sky-2']} />
          <stop offset=".5" stopColor={sky.deep} />
          <stop offset="1" stopColor={sky['sky-1']} />
        </linearGradient>
        <linearGradient id={`${id}l`} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2={width} y2="0">
          <stop stopColor={sky.ridge} stopOpacity=".12" />
          <stop offset=".36" stopColor={sky['orb-1']} />
          <stop offset="1" stopColor={sky.ridge} stopOpacity=".12" />
        </linearGradient>
        <linearGradient id={`${id}j`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor={sky['orb-1']} stopOpacity=".75" />
          <stop offset=".4" stopColor={sky.ridge} stopOpacity=".16" />
          <stop offset=".7" stopColor={sky.ridge} stopOpacity=".16" />
          <stop offset="1" stopColor={sky.ridge} stopOpacity=".7" />
        </linearGradient>
      </defs>
      {[16, 7].map((size) => (
        <circle
          key={size}
          cx={near.x}
          cy={near.y}
          r={near.r}
          fill="none"
          stroke={sky['orb-glow']}
          strokeWidth={size}
          opacity=".16"
        />
      ))}
      <circle cx={near.x} cy={near.y} r={near.r} fill={`url(#${id}k)`} />
      <circle cx={near.x} cy={near.y} r={near.r} fill={brighten(ground, 1.6)} opacity=".22" />
      <circle cx={near.x} cy={near.y} r={near.r} fill="none" stroke={`url(#${id}l)`} strokeWidth="1.6" />
      <path
        d={[
          sparkle(width * 0.12, height * 0.16, 6),
          sparkle(width * 0.86, height * 0.12, 8),
          sparkle(width * 0.93, height * 0.52, 4),
        ].join('')}
        fill={sky['orb-1']}
        opacity=".9"
      />
      <rect
        x="3"
        y="3"
        width={width - 6}
        height={height - 6}
        rx="9"
        fill="none"
        stroke={`url(#${id}j)`}
        strokeWidth="1.2"
      />
    </>
  );
};
