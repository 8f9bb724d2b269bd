import { Clouds } from '../parts/clouds';
import { Hills } from '../parts/hills';
import { Lantern } from '../parts/lantern';
import { Orb } from '../parts/orb';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

const far = [
  [0, 230],
  [180, 150],
  [340, 220],
  [520, 110],
  [690, 210],
  [860, 96],
  [1010, 200],
  [1150, 70],
  [1280, 150],
] as const;

/** A climber on the way to the right, rope at the waist. */
const Climber = ({ x, y, jacket, scale = 1 }: { x: number; y: number; jacket: string; scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path
      d="M-3 -14L-14 4L-20 24M4 -14L12 2L10 22"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M-12 -44Q0 -54 12 -42L8 -10Q-2 -4 -10 -10Z" fill={jacket} />
    <path d="M-14 -42Q-24 -38 -22 -18L-11 -14Z" fill="var(--wood-2)" />
    <path
      d="M6 -38L20 -26L30 -34"
      fill="none"
      stroke={jacket}
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M32 -58L29 24" stroke="var(--stone-2)" strokeWidth="2.500" strokeLinecap="round" />
    <circle cx="1" cy="-56" r="9" fill="#f6d3b3" />
    <path d="M-9 -57Q-8 -69 2 -69Q12 -68 11 -58Q2 -62 -9 -57Z" fill="var(--lantern-2)" />
    <circle cx="10" cy="-60" r="2.600" fill="#fff6c8" />
  </g>
);

/** A rope party climbs a snow ridge towards the light of a hut. */
export const Rescue = ({ id }: PartProps) => (
  <>
    <Sky id={id} width={1280} height={360} />
    <Orb id={id} x={770} y={92} r={54} />
    <Hills id={id} peaks={far} floor={330} tone="far" />
    <path
      d="M520 110L490 136L512 134L524 150L540 132L560 142ZM860 96L826 128L850 124L864 144L882 122L906 134ZM1150 70L1112 106L1140 100L1156 124L1176 98L1202 110Z"
      fill="#fff"
      opacity=".9"
    />
    <Clouds
      id={id}
      at={[
        [560, 196, 0.9],
        [930, 150, 0.7],
      ]}
    />
    <path d="M560 360L700 318L800 288L900 262L1010 206L1100 158L1190 124L1280 112V360Z" fill="var(--mid)" />
    <path
      d="M560 360L700 318L800 288L900 262L1010 206L1100 158L1190 124L1280 112V150L1200 160L1150 194L1110 188L1040 242L990 240L920 292L880 288L800 322L740 322L640 356Z"
      fill="#fff"
      opacity=".94"
    />
    <path
      d="M1200 160L1180 232L1220 300M1040 242L1060 300M880 288L900 340"
      fill="none"
      stroke="var(--deep)"
      strokeWidth="2"
      opacity=".35"
    />
    <g transform="translate(1206 120)">
      <circle cy="-20" r="86" fill={`url(#${id}lampglow)`} />
      <path d="M-36 4V-34H36V4Z" fill={`url(#${id}wood)`} />
      <path
        d="M-52 -28Q-34 -36 0 -66Q34 -36 52 -28Q44 -24 34 -26H-34Q-44 -24 -52 -28Z"
        fill={`url(#${id}roof)`}
        stroke="var(--ridge)"
        strokeWidth="2"
      />
      <path d="M-44 -32Q-20 -46 0 -66Q20 -46 44 -32Q20 -42 0 -50Q-20 -42 -44 -32Z" fill="#fff" opacity=".9" />
      <path d="M-24 -22H-6V-6H-24ZM8 -22H22V4H8Z" fill="var(--window)" />
      <Lantern id={id} x={42} y={-34} scale={0.5} />
    </g>
    <path
      d="M822 250Q872 262 926 216Q980 214 1030 160Q1084 160 1130 112"
      fill="none"
      stroke="var(--lantern-2)"
      strokeWidth="2.500"
    />
    <Climber x={820} y={262} jacket="var(--roof-1)" scale={1.08} />
    <Climber x={926} y={230} jacket="var(--lantern-2)" scale={1.08} />
    <Climber x={1030} y={176} jacket="var(--gold-2)" scale={1.08} />
    <path
      d="M640 330h.1M720 250h.1M690 120h.1M980 90h.1M1080 60h.1M880 200h.1M1240 220h.1M1120 250h.1M760 220h.1M620 230h.1M1010 300h.1"
      stroke="#fff"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M540 360Q760 330 900 350T1280 330V360Z" fill="var(--near)" opacity=".8" />
  </>
);
