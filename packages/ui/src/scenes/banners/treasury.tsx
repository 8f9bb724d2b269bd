import { range } from '../../game-cover/geometry';
import { Clouds } from '../parts/clouds';
import { Hills } from '../parts/hills';
import { Ingot } from '../parts/ingot';
import { Lantern } from '../parts/lantern';
import { Wall } from '../parts/wall';
import type { PartProps } from '../scene-canvas';

const painted = [
  [690, 190],
  [760, 96],
  [840, 180],
  [950, 70],
  [1040, 170],
  [1130, 90],
  [1230, 180],
] as const;
const shore = [
  [690, 236],
  [790, 170],
  [900, 236],
  [1060, 176],
  [1160, 230],
  [1240, 190],
] as const;

const panels = [696, 828, 960, 1092] as const;

/** A folding screen of four panels with a landscape over all of them. */
const FoldingScreen = ({ id }: PartProps) => (
  <g>
    <defs>
      <clipPath id={`${id}silk`}>
        <path
          d={panels.map((x, index) => `M${x + 8} ${index % 2 ? 40 : 28}H${x + 124}V248H${x + 8}Z`).join('')}
        />
      </clipPath>
    </defs>
    <path
      d={panels.map((x, index) => `M${x} ${index % 2 ? 32 : 20}H${x + 132}V286H${x}Z`).join('')}
      fill={`url(#${id}wood)`}
      stroke="var(--gold-2)"
      strokeWidth="2"
    />
    <g clipPath={`url(#${id}silk)`}>
      <path d="M680 0H1240V260H680Z" fill="var(--paper)" />
      <path d="M680 0H1240V260H680Z" fill={`url(#${id}sky)`} opacity=".8" />
      <circle cx="888" cy="84" r="30" fill={`url(#${id}orb)`} />
      <Hills id={id} peaks={painted} floor={260} tone="mid" />
      <Hills id={id} peaks={shore} floor={260} tone="near" />
      <Clouds
        id={id}
        at={[
          [1000, 96, 0.6],
          [740, 132, 0.7],
          [1120, 150, 0.7],
        ]}
      />
    </g>
    {panels.map((x, index) => (
      <path
        key={x}
        d={`M${x + 8} ${index % 2 ? 40 : 28}H${x + 124}V248H${x + 8}Z`}
        fill={index % 2 ? 'var(--deep)' : '#fff'}
        fillOpacity=".1"
        stroke="var(--gold-2)"
        strokeWidth="2"
      />
    ))}
    <path
      d={panels.map((x) => `M${x + 20} 258H${x + 112}V276H${x + 20}Z`).join('')}
      fill="none"
      stroke="var(--gold-2)"
      strokeWidth="2"
    />
  </g>
);

/** Coins on a red cord, hanging from the origin. */
const CoinString = ({
  id,
  x,
  y,
  turn,
  count,
}: PartProps & { x: number; y: number; turn: number; count: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d={`M0 -30V${count * 17}`} stroke="var(--lantern-2)" strokeWidth="4" />
    <path
      d="M0 -14C-26 -40 -26 -8 0 -14C26 -8 26 -40 0 -14Z"
      fill="none"
      stroke="var(--lantern-2)"
      strokeWidth="4"
    />
    {range(count).map((index) => (
      <g key={index} transform={`translate(0 ${8 + index * 17})`}>
        <ellipse rx="21" ry="17" fill={`url(#${id}gold)`} stroke="var(--gold-3)" strokeWidth="1.600" />
        <ellipse rx="15" ry="11.500" fill="none" stroke="var(--gold-3)" />
        <path d="M-5 -4.500H5V4.500H-5Z" fill="var(--wood-2)" stroke="var(--gold-1)" />
      </g>
    ))}
    <path
      d={`M-5 ${count * 17 + 8}V${count * 17 + 34}M0 ${count * 17 + 8}V${count * 17 + 40}M5 ${count * 17 + 8}V${count * 17 + 34}`}
      stroke="var(--lantern-2)"
      strokeWidth="2.500"
    />
  </g>
);

/** An open chest with gold, standing on the origin: 300 wide. */
const Chest = ({ id }: PartProps) => (
  <g>
    <ellipse cy="2" rx="180" ry="14" fill="var(--deep)" opacity=".3" />
    <path
      d="M-140 -96L-152 -178Q-150 -198 -132 -198H132Q150 -198 152 -178L140 -96Z"
      fill={`url(#${id}wood)`}
      stroke="var(--wood-2)"
      strokeWidth="2"
    />
    <path d="M-122 -100L-132 -172Q-130 -182 -120 -182H120Q130 -182 132 -172L122 -100Z" fill="var(--wood-2)" />
    <path
      d="M-152 -178Q-150 -198 -132 -198H-96L-92 -182H-120Q-130 -182 -132 -172L-124 -116H-143ZM152 -178Q150 -198 132 -198H96L92 -182H120Q130 -182 132 -172L124 -116H143Z"
      fill={`url(#${id}gold)`}
      stroke="var(--gold-3)"
    />
    <ellipse cy="-118" rx="190" ry="86" fill={`url(#${id}lampglow)`} opacity=".7" />
    <path d="M-128 -84Q-100 -132 0 -140Q100 -132 128 -84Z" fill={`url(#${id}gold)`} />
    <Ingot id={id} x={-78} y={-100} scale={0.9} />
    <Ingot id={id} x={78} y={-100} scale={0.9} />
    <Ingot id={id} x={-2} y={-140} />
    <Ingot id={id} x={-40} y={-112} scale={1.1} />
    <Ingot id={id} x={42} y={-112} scale={1.1} />
    <Ingot id={id} x={0} y={-92} scale={0.9} />
    <path d="M-146 -90H146L138 -4H-138Z" fill={`url(#${id}wood)`} stroke="var(--wood-2)" strokeWidth="2" />
    <path d="M-152 -96H152V-76H-152Z" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    <path d="M-138 -14H138L137 0H-137Z" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    <path
      d="M-144 -76H-108L-106 -14H-138ZM144 -76H108L106 -14H138Z"
      fill={`url(#${id}gold)`}
      stroke="var(--gold-3)"
    />
    <path
      d="M-126 -66h.1M-122 -24h.1M126 -66h.1M122 -24h.1M-130 -86h.1M-70 -86h.1M70 -86h.1M130 -86h.1"
      stroke="var(--gold-1)"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <path
      d="M-88 -60q24 -18 40 0q-14 16 -40 0ZM88 -60q-24 -18 -40 0q14 16 40 0ZM-80 -32h36M80 -32h-36"
      fill="none"
      stroke="var(--gold-2)"
      strokeWidth="2.500"
    />
    <circle cy="-52" r="30" fill={`url(#${id}gold)`} stroke="var(--gold-3)" strokeWidth="2" />
    <circle cy="-52" r="23" fill="none" stroke="var(--gold-3)" strokeWidth="1.600" />
    <path d="M-16 -62H16V-34Q16 -28 10 -28H-10Q-16 -28 -16 -34Z" fill="var(--gold-3)" />
    <path d="M0 -54a5 5 0 0 1 3 9v9h-6v-9a5 5 0 0 1 3 -9Z" fill="var(--wood-2)" />
  </g>
);

/** An open chest of gold with strings of coins, before a painted screen. */
export const Treasury = ({ id }: PartProps) => (
  <>
    <Wall id={id} />
    <circle cx="960" cy="140" r="330" fill={`url(#${id}glow)`} opacity=".7" />
    <path d="M0 272H1280V360H0Z" fill={`url(#${id}stone)`} />
    <path
      d="M0 272H1280M0 296H1280M640 272L600 296M760 272L740 296M1180 272L1210 296M560 296L480 360M760 296L720 360M1200 296L1250 360"
      fill="none"
      stroke="var(--stone-2)"
      strokeWidth="1.600"
      opacity=".7"
    />
    <FoldingScreen id={id} />
    <path d="M690 300H1230L1290 360H620Z" fill={`url(#${id}lamp)`} />
    <path d="M702 308H1218L1262 352H650Z" fill="none" stroke="var(--gold-2)" strokeWidth="3" />
    <g transform="translate(960 334) scale(1.08)">
      <Chest id={id} />
    </g>
    <g transform="translate(752 344)">
      {[
        [0, 0],
        [0, -15],
        [0, -30],
        [0, -45],
        [52, 0],
        [52, -15],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M-27 -11V0A27 10 0 0 0 27 0V-11Z" fill="var(--gold-3)" />
          <ellipse cy="-11" rx="27" ry="10" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
          <path d="M-8 -11L0 -15L8 -11L0 -7Z" fill="var(--wood-2)" />
        </g>
      ))}
    </g>
    <Ingot id={id} x={1172} y={330} scale={1.1} />
    <Ingot id={id} x={1228} y={340} scale={0.8} />
    <CoinString id={id} x={1178} y={52} turn={0} count={5} />
    <CoinString id={id} x={738} y={52} turn={0} count={5} />
    <Lantern id={id} x={650} y={-4} scale={0.9} />
    <Lantern id={id} x={1256} y={-4} scale={1.1} />
  </>
);
