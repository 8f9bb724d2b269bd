import { Clouds } from '../parts/clouds';
import { Hills } from '../parts/hills';
import { Orb } from '../parts/orb';
import { Pavilion } from '../parts/pavilion';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

const far = [
  [0, 240],
  [210, 170],
  [400, 236],
  [560, 120],
  [740, 226],
  [880, 150],
  [1040, 220],
  [1200, 110],
  [1280, 160],
] as const;
const middle = [
  [0, 280],
  [260, 240],
  [480, 284],
  [680, 220],
  [860, 270],
  [1060, 230],
  [1280, 270],
] as const;

const coat = '#c9763f';
const shade = '#9a4f28';
const hair = '#3b241c';

/** A post horse at a gallop to the left; its rider carries a flag, and a chest of gold is tied behind the saddle. */
const PostHorse = ({ id }: PartProps) => (
  <g>
    <ellipse cx="-6" cy="104" rx="180" ry="11" fill="var(--deep)" opacity=".28" />
    <path d="M100 -42C134 -84 172 -52 224 -82C204 -34 168 -14 118 -18Z" fill={hair} />
    <path d="M-52 22L-96 54L-118 66L-84 90L-92 96L-136 72Q-142 64 -130 56L-84 10Z" fill={shade} />
    <path d="M-84 90l-10 10l-10 -2l12 -14Z" fill={hair} />
    <path d="M56 18L104 46L120 76L164 84L162 92L112 88Q106 84 102 78L84 58L40 30Z" fill={shade} />
    <path d="M164 84l16 -4l2 12l-20 2Z" fill={hair} />
    <path
      d="M-50 -52C-20 -44 30 -46 66 -54C94 -58 116 -36 112 -6C108 14 92 26 70 27C40 30 0 40 -36 37C-68 34 -92 18 -98 -8C-100 -30 -108 -50 -122 -66C-134 -62 -150 -52 -168 -46C-180 -42 -191 -51 -187 -63C-176 -80 -160 -99 -143 -107L-139 -126L-127 -109C-104 -104 -74 -84 -50 -52Z"
      fill={coat}
    />
    <path
      d="M112 -6C108 14 92 26 70 27C40 30 0 40 -36 37C-60 35 -80 26 -90 12C-50 26 30 18 70 4C90 -4 104 -14 112 -26Z"
      fill={shade}
      opacity=".7"
    />
    <path
      d="M-90 4Q-70 -6 -52 14Q-64 36 -88 40L-128 44L-174 22L-192 28L-198 20L-176 8L-124 26Z"
      fill={coat}
    />
    <path d="M-192 28l-16 6l-6 -10l16 -4Z" fill={hair} />
    <path
      d="M64 -6Q92 -34 110 -16Q124 6 142 18L182 30L206 22L210 31L182 44L136 36Q104 32 82 22Q62 12 64 -6Z"
      fill={coat}
    />
    <path d="M206 22l14 -8l8 8l-16 12Z" fill={hair} />
    <path
      d="M-140 -112C-120 -134 -104 -118 -84 -126C-92 -112 -74 -108 -56 -112C-66 -98 -48 -90 -28 -90C-40 -80 -38 -66 -44 -52C-70 -82 -104 -104 -140 -104Z"
      fill={hair}
    />
    <path
      d="M-160 -50Q-152 -74 -150 -96M-172 -58L-150 -92M-158 -52L-40 -66"
      fill="none"
      stroke="var(--lantern-2)"
      strokeWidth="3.500"
    />
    <circle cx="-152" cy="-84" r="4" fill="#24140f" />
    <circle cx="-180" cy="-58" r="2.500" fill="#5a2c18" />
    <path d="M-96 -16Q-60 10 -14 -40" fill="none" stroke="var(--lantern-2)" strokeWidth="5" />
    <circle cx="-70" cy="-4" r="7" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    <path
      d="M-34 -54Q10 -38 62 -58L74 4Q40 20 -22 10Z"
      fill={`url(#${id}roof)`}
      stroke="var(--ridge)"
      strokeWidth="3"
    />
    <path
      d="M-22 -2Q30 8 68 -8"
      fill="none"
      stroke="var(--ridge)"
      strokeWidth="2.500"
      strokeDasharray="7 5"
    />
    <g transform="translate(74 -66) rotate(-6)">
      <path d="M-36 -34H36V16H-36Z" fill={`url(#${id}wood)`} stroke="var(--wood-2)" strokeWidth="1.600" />
      <path
        d="M-38 -36Q0 -60 38 -36L38 -24H-38Z"
        fill={`url(#${id}wood)`}
        stroke="var(--wood-2)"
        strokeWidth="1.600"
      />
      <path d="M-40 -28H40V-20H-40ZM-30 -20H-20V16H-30ZM20 -20H30V16H20Z" fill={`url(#${id}gold)`} />
      <circle cy="-16" r="10" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
      <path d="M-3 -19H3V-13H-3Z" fill="var(--wood-2)" />
    </g>
    <path d="M44 -46L40 -196" stroke="var(--wood-2)" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M40 -196Q72 -214 100 -198T170 -206Q150 -186 166 -166Q134 -152 106 -160T41 -144Z"
      fill={`url(#${id}lamp)`}
      stroke="var(--gold-2)"
      strokeWidth="2.500"
    />
    <circle cx="84" cy="-178" r="13" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    <path d="M80 -182H88V-174H80Z" fill="var(--wood-2)" />
    <path d="M-2 -62Q-40 -40 -32 -2L-44 18L-28 24L-8 -2L26 -44Z" fill="var(--wood-2)" />
    <path d="M-48 16l-8 12h26l4 -10Z" fill={hair} />
    <path
      d="M36 -54C40 -100 22 -132 -6 -134C-32 -128 -38 -88 -24 -52Q8 -40 36 -54Z"
      fill={`url(#${id}lamp)`}
    />
    <path d="M-26 -72Q8 -62 38 -76L37 -64Q8 -52 -25 -60Z" fill={`url(#${id}gold)`} />
    <path
      d="M4 -122L-38 -94L-66 -80L-62 -68L-30 -78L14 -100Z"
      fill="var(--lantern-2)"
      stroke="var(--gold-2)"
      strokeWidth="1.400"
    />
    <circle cx="-66" cy="-74" r="7" fill="#f6d3b3" />
    <path d="M16 -126C44 -132 62 -112 92 -118C76 -100 52 -96 24 -108Z" fill="var(--lantern-2)" opacity=".9" />
    <circle cx="-18" cy="-148" r="18" fill="#f6d3b3" />
    <path d="M-34 -154Q-30 -172 -12 -170Q4 -166 0 -142Q-6 -152 -16 -158Z" fill={hair} />
    <path
      d="M-54 -158Q-20 -164 14 -152L-8 -184Q-18 -192 -26 -182Z"
      fill={`url(#${id}gold)`}
      stroke="var(--gold-3)"
      strokeWidth="1.600"
    />
    <circle cx="-16" cy="-190" r="6" fill="var(--lantern-2)" />
    <circle cx="-30" cy="-148" r="2.200" fill="#24140f" />
  </g>
);

/** A post rider with a chest of gold gallops out of the gate. */
export const Courier = ({ id }: PartProps) => (
  <>
    <Sky id={id} width={1280} height={360} />
    <Orb id={id} x={940} y={104} r={80} />
    <Hills id={id} peaks={far} floor={290} tone="far" />
    <Clouds
      id={id}
      at={[
        [540, 96, 0.9],
        [760, 70, 0.7],
        [1060, 60, 0.8],
      ]}
    />
    <Hills id={id} peaks={middle} floor={320} tone="mid" />
    <path d="M0 276H1280V360H0Z" fill={`url(#${id}mist)`} />
    <path d="M0 306Q420 286 760 292T1280 280V360H0Z" fill="var(--leaf)" opacity=".85" />
    <path d="M480 372Q820 308 1130 300H1250Q1180 320 1150 372Z" fill={`url(#${id}stone)`} />
    <path
      d="M480 372Q820 308 1130 300M1150 372Q1180 320 1250 300"
      fill="none"
      stroke="var(--gold-2)"
      strokeWidth="2"
      opacity=".7"
    />
    <g transform="translate(1196 302) scale(.4)">
      <Pavilion id={id} />
    </g>
    <g transform="translate(930 240) rotate(-2) scale(.97)">
      <PostHorse id={id} />
    </g>
    <path
      d="M1040 334h66a9 9 0 0 1 0 18h-96M1120 318h40a8 8 0 0 1 0 16h-66M1180 336h30"
      fill="none"
      stroke="var(--cloud-1)"
      strokeWidth="7"
      strokeLinecap="round"
      opacity=".85"
    />
  </>
);
