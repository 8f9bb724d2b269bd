import { Clouds } from '../parts/clouds';
import { Hills } from '../parts/hills';
import { Ingot } from '../parts/ingot';
import { Lantern } from '../parts/lantern';
import { Orb } from '../parts/orb';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

const far = [
  [640, 250],
  [720, 170],
  [820, 236],
  [930, 150],
  [1050, 230],
  [1150, 160],
  [1250, 226],
] as const;
const near = [
  [600, 300],
  [740, 240],
  [880, 296],
  [1040, 250],
  [1190, 300],
  [1270, 262],
] as const;

const trunk = 960;

/** The boughs of each tier: where they leave the trunk and end, how far they reach, and how large their leaves are. */
const tiers = [
  { from: 128, to: 84, reach: 104, leaf: 62 },
  { from: 196, to: 150, reach: 184, leaf: 72 },
  { from: 258, to: 218, reach: 252, leaf: 64 },
] as const;

const sides = [-1, 1] as const;

/** Bundles of needles over a cushion `half` wide at each side. */
const needles = (half: number): string =>
  Array.from({ length: 17 }, (_, index) => {
    const turn = Math.PI * (index / 16);
    return `M0 0L${Math.round(-Math.cos(turn) * half)} ${Math.round(-Math.sin(turn) * half * 0.5)}`;
  }).join('');

const Leaves = ({ x, y, half }: { readonly x: number; readonly y: number; readonly half: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={`M${-half} 2Q0 ${-half} ${half} 2Q0 14 ${-half} 2Z`} fill="var(--deep)" />
    <path
      d={`M${-half * 0.8} -4Q0 ${-half * 0.92} ${half * 0.8} -4Q0 6 ${-half * 0.8} -4Z`}
      fill="var(--leaf)"
      opacity=".8"
    />
    <path d={needles(half * 0.94)} stroke="var(--leaf)" strokeWidth="1.600" strokeLinecap="round" />
  </g>
);

/** A coin on a cord `drop` long, from the origin. */
const HangingCoin = ({
  id,
  x,
  y,
  drop,
  scale = 1,
}: PartProps & {
  readonly x: number;
  readonly y: number;
  readonly drop: number;
  readonly scale?: number;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={`M0 0V${drop}`} stroke="var(--lantern-2)" strokeWidth="2" />
    <g transform={`translate(0 ${drop + 15 * scale}) scale(${scale})`}>
      <circle r="18" cy="2" fill="var(--gold-3)" />
      <circle r="18" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
      <circle r="13" fill="none" stroke="var(--gold-3)" strokeWidth="1.400" />
      <path d="M-5 -5H5V5H-5Z" fill="var(--wood-2)" stroke="var(--gold-1)" />
    </g>
  </g>
);

/** The tree: each bough has leaves, coins and at its end a lantern. */
const Tree = ({ id }: PartProps) => (
  <g>
    <path
      d={`M${trunk - 30} 330C${trunk - 14} 292 ${trunk - 26} 250 ${trunk - 10} 200C${trunk - 20} 160 ${trunk - 4} 120 ${trunk - 6} 64H${trunk + 6}C${trunk + 8} 120 ${trunk + 18} 160 ${trunk + 10} 204C${trunk + 24} 250 ${trunk + 14} 296 ${trunk + 32} 330Z`}
      fill={`url(#${id}wood)`}
      stroke="var(--wood-2)"
    />
    {tiers.map(({ from, to, reach }) =>
      sides.map((side) => (
        <path
          key={`${from} ${side}`}
          d={`M${trunk} ${from}Q${trunk + side * reach * 0.4} ${from + 4} ${trunk + side * reach * 0.62} ${(from + to) / 2}T${trunk + side * reach} ${to}`}
          fill="none"
          stroke="var(--wood-2)"
          strokeWidth="8"
          strokeLinecap="round"
        />
      )),
    )}
    {tiers.map(({ from, to, reach, leaf }) =>
      sides.map((side) => (
        <g key={`${from} ${side}`}>
          <HangingCoin id={id} x={trunk + side * reach * 0.44} y={from - 6} drop={14} scale={0.86} />
          <HangingCoin id={id} x={trunk + side * reach * 0.72} y={(from + to) / 2} drop={20} />
          <Leaves x={trunk + side * reach * 0.5} y={from - 10} half={leaf * 0.8} />
          <Leaves x={trunk + side * reach * 0.86} y={to + 10} half={leaf} />
          <Lantern id={id} x={trunk + side * (reach + 14)} y={to + 4} scale={0.82} />
        </g>
      )),
    )}
    <Leaves x={trunk} y={70} half={84} />
    <Leaves x={trunk - 6} y={44} half={58} />
    <circle cx={trunk} cy="52" r="54" fill={`url(#${id}lampglow)`} opacity=".5" />
    <g className="float">
      <Ingot id={id} x={trunk} y={44} scale={1.05} />
    </g>
  </g>
);

/** A basin with a foot, its rim on the origin: 190 wide, 60 tall. */
const Basin = ({ id }: PartProps) => (
  <g>
    <path
      d="M-92 4Q-84 52 -40 56H40Q84 52 92 4Z"
      fill={`url(#${id}roof)`}
      stroke="var(--gold-2)"
      strokeWidth="2"
    />
    <path d="M-100 -8H100V8H-100Z" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    <path
      d="M-70 24q12 -12 24 0t24 0t24 0t24 0t24 0t24 0"
      fill="none"
      stroke="var(--gold-2)"
      strokeWidth="3"
    />
  </g>
);

/** A tree whose three tiers of boughs bear coins, on a terrace before the hills. */
export const Branches = ({ id }: PartProps) => (
  <>
    <Sky id={id} width={1280} height={360} />
    <Orb id={id} x={1170} y={74} r={40} />
    <circle cx={trunk} cy="170" r="320" fill={`url(#${id}glow)`} opacity=".5" />
    <Hills id={id} peaks={far} floor={360} tone="far" />
    <Hills id={id} peaks={near} floor={360} tone="mid" />
    <Clouds
      id={id}
      at={[
        [620, 112, 0.8],
        [1150, 190, 0.7],
        [690, 232, 0.6],
      ]}
    />
    <path d="M0 316H1280V360H0Z" fill={`url(#${id}stone)`} />
    <path
      d="M0 316H1280M700 316L650 360M820 316L796 360M1100 316L1124 360M1220 316L1270 360"
      fill="none"
      stroke="var(--stone-2)"
      strokeWidth="1.600"
    />
    <Tree id={id} />
    <g transform={`translate(${trunk} 308)`}>
      <Basin id={id} />
    </g>
    <Ingot id={id} x={trunk - 150} y={334} scale={0.95} />
    <Ingot id={id} x={trunk - 206} y={342} scale={0.7} />
    <Ingot id={id} x={trunk + 148} y={336} scale={0.85} />
    <Ingot id={id} x={trunk + 204} y={342} scale={1} />
  </>
);
