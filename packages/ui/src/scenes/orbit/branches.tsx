import type { PartProps } from '../scene-canvas';
import { Beacon, Horizon, OrbitSky, Planet, Ship, Station } from './parts';

/** The ways from the station to each world, and from there to its outposts: their ends. */
const worlds = [
  {
    x: 706,
    y: 122,
    r: 44,
    sphere: 'dusk',
    bend: [820, 60],
    outposts: [
      [626, 60],
      [618, 176],
      [690, 214],
    ],
  },
  {
    x: 1036,
    y: 70,
    r: 36,
    sphere: 'golden',
    bend: [1000, 110],
    outposts: [
      [960, 26],
      [1112, 26],
      [1120, 96],
    ],
  },
  {
    x: 1190,
    y: 186,
    r: 48,
    sphere: 'ocean',
    bend: [1110, 120],
    outposts: [
      [1254, 104],
      [1264, 230],
      [1150, 268],
    ],
  },
] as const;

const hub = { x: 930, y: 196 } as const;

/** A coin of light on its way to the station. */
const Spark = ({ id, x, y }: PartProps & { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="22" fill={`url(#${id}glow)`} />
    <circle r="11" fill={`url(#${id}gold)`} stroke="var(--gold-1)" strokeWidth="1.600" />
    <path d="M-3.500 -3.500H3.500V3.500H-3.500Z" fill="var(--deep)" />
  </g>
);

/** A station with ways of light to three worlds and from each to its outposts. */
export const OrbitBranches = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Horizon id={id} x={960} y={324} />
    {worlds.map(({ x, y, bend: [bx, by], outposts }) => (
      <g key={x} fill="none" strokeLinecap="round">
        <path
          d={`M${hub.x} ${hub.y - 20}Q${bx} ${by} ${x} ${y}`}
          stroke="var(--ridge)"
          strokeWidth="10"
          opacity=".22"
        />
        <path d={`M${hub.x} ${hub.y - 20}Q${bx} ${by} ${x} ${y}`} stroke="var(--gold-1)" strokeWidth="3" />
        {outposts.map(([ox, oy]) => (
          <path
            key={`${ox} ${oy}`}
            d={`M${x} ${y}L${ox} ${oy}`}
            stroke="var(--ridge)"
            strokeWidth="2"
            strokeDasharray="2 9"
          />
        ))}
      </g>
    ))}
    {worlds.map(({ x, y, r, sphere, outposts }) => (
      <g key={x}>
        {outposts.map(([ox, oy], index) => (
          <g key={`${ox} ${oy}`}>
            {index === 1 ? (
              <Beacon id={id} x={ox} y={oy} scale={0.6} />
            ) : (
              <Planet id={id} x={ox} y={oy} r={11} sphere="rock" />
            )}
          </g>
        ))}
        <Planet id={id} x={x} y={y} r={r} sphere={sphere} hasRings={sphere === 'ocean'} />
      </g>
    ))}
    <Station id={id} x={hub.x} y={hub.y + 52} scale={0.62} />
    <Spark id={id} x={804} y={110} />
    <Spark id={id} x={990} y={122} />
    <Spark id={id} x={1092} y={142} />
    <Ship id={id} x={744} y={292} scale={0.62} turn={-16} />
  </>
);
