import { range } from '../../game-cover/geometry';
import { Clouds } from '../parts/clouds';
import { Hills } from '../parts/hills';
import { Orb } from '../parts/orb';
import { Wall } from '../parts/wall';
import type { PartProps } from '../scene-canvas';

const far = [
  [690, 190],
  [770, 96],
  [850, 160],
  [920, 50],
  [1030, 150],
  [1120, 110],
  [1250, 190],
] as const;
const near = [
  [690, 240],
  [790, 176],
  [900, 238],
  [1010, 190],
  [1110, 240],
  [1200, 170],
  [1250, 220],
] as const;

/** The panels of the screen: x of the left edge, and whether it is in shade. */
const panels = [712, 842, 972, 1102].map((x, index) => ({ x, isShaded: index % 2 === 1 }));

/** A folding screen of four panels with one landscape. */
const FoldingScreen = ({ id }: PartProps) => (
  <g>
    <defs>
      <clipPath id={`${id}panels`}>
        <path d={panels.map(({ x }) => `M${x} 16H${x + 126}V236H${x}Z`).join('')} />
      </clipPath>
    </defs>
    <path d="M700 250H1244V262H700Z" fill="var(--deep)" opacity=".2" />
    <g clipPath={`url(#${id}panels)`}>
      <path d="M700 0H1240V260H700Z" fill={`url(#${id}sky)`} />
      <Orb id={id} x={1160} y={70} r={36} />
      <Hills id={id} peaks={far} floor={240} tone="far" />
      <Hills id={id} peaks={near} floor={250} tone="mid" />
      <Clouds
        id={id}
        at={[
          [720, 60, 0.8],
          [1010, 150, 0.7],
          [1120, 130, 0.6],
        ]}
      />
    </g>
    {panels.map(({ x, isShaded }) => (
      <g key={x}>
        {isShaded && <path d={`M${x} 16H${x + 126}V236H${x}Z`} fill="var(--deep)" opacity=".12" />}
        <path d={`M${x} 12H${x + 126}V256H${x}Z`} fill="none" stroke={`url(#${id}wood)`} strokeWidth="9" />
        <path
          d={`M${x + 7} 19H${x + 119}V230H${x + 7}Z`}
          fill="none"
          stroke="var(--gold-2)"
          strokeWidth="1.600"
        />
        <path d={`M${x + 6} 236H${x + 120}V252H${x + 6}Z`} fill={`url(#${id}wood)`} />
        <path d={`M${x + 24} 244H${x + 102}`} stroke="var(--gold-2)" strokeWidth="3" strokeDasharray="12 6" />
      </g>
    ))}
  </g>
);

/** The mark of a checked name: a tick in a square, on the origin, 76 wide. */
const Imprint = () => (
  <g transform="rotate(-6)">
    <path
      d="M-36 -38L34 -37Q38 -36 37 -32L38 34Q38 38 33 37L-35 38Q-38 37 -37 32L-38 -34Q-38 -38 -36 -38Z"
      fill="var(--lantern-2)"
    />
    <path d="M-30 -31H30V31H-30Z" fill="none" stroke="var(--paper)" strokeWidth="3" />
    <path
      d="M-17 1L-5 14L19 -14"
      fill="none"
      stroke="var(--paper)"
      strokeWidth="9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);

/** A scroll with the portrait of its bearer, on the origin: 340 wide, 206 tall. */
const IdScroll = ({ id }: PartProps) => (
  <g>
    <path d="M-150 -84H160V104H-140Z" fill="var(--deep)" opacity=".22" />
    <path d="M-152 -92H152V92H-152Z" fill={`url(#${id}roof)`} />
    <path
      d={range(16)
        .map((index) => `M${-146 + index * 19.5} -88l6 -4M${-146 + index * 19.5} 88l6 4`)
        .join('')}
      stroke="var(--gold-2)"
      strokeWidth="2"
    />
    <path d="M-132 -78H132V78H-132Z" fill="var(--paper)" stroke="var(--gold-2)" strokeWidth="2.500" />
    <path d="M-132 -78H132V78H-132Z" fill={`url(#${id}cloud)`} opacity=".5" />
    <path d="M-120 -64H-42V58H-120Z" fill={`url(#${id}sky)`} stroke="var(--gold-3)" strokeWidth="2" />
    <clipPath id={`${id}portrait`}>
      <path d="M-119 -63H-43V57H-119Z" />
    </clipPath>
    <g clipPath={`url(#${id}portrait)`}>
      <circle cx="-66" cy="-34" r="16" fill="var(--orb-2)" opacity=".7" />
      <path d="M-120 30Q-96 8 -70 24T-40 18V58H-120Z" fill="var(--far)" />
      <path d="M-118 60Q-114 16 -81 12Q-48 16 -44 60Z" fill={`url(#${id}lamp)`} />
      <path
        d="M-92 12L-81 30L-70 12"
        fill="none"
        stroke="var(--gold-1)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M-88 0H-74V14Q-81 20 -88 14Z" fill="#f2c9a2" />
      <ellipse cx="-81" cy="-10" rx="17" ry="20" fill="#f7d9b8" />
      <path
        d="M-100 -14Q-100 -38 -81 -38Q-62 -38 -62 -14Q-70 -24 -81 -24Q-92 -24 -100 -14Z"
        fill="var(--bough)"
      />
      <path d="M-95 -32H-67L-71 -50Q-81 -56 -91 -50Z" fill="var(--bough)" />
      <path
        d="M-118 -34Q-106 -40 -95 -34V-29Q-106 -28 -118 -34ZM-44 -34Q-56 -40 -67 -34V-29Q-56 -28 -44 -34Z"
        fill="var(--bough)"
      />
      <path
        d="M-90 -16h6M-78 -16h6M-86 1Q-81 4 -76 1M-81 10V22M-86 8L-88 18M-76 8L-74 18"
        fill="none"
        stroke="var(--bough)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M-90 -42H-72" stroke="var(--gold-2)" strokeWidth="4" />
    </g>
    <path
      d="M-22 -54H62M-22 -30H112M-22 -8H104M-22 14H30M-22 36H22"
      stroke="var(--ink)"
      strokeWidth="7"
      strokeLinecap="round"
      opacity=".55"
    />
    <path d="M-22 -54H62" stroke="var(--ink)" strokeWidth="10" strokeLinecap="round" opacity=".7" />
    <g transform="translate(84 38)">
      <circle r="56" fill={`url(#${id}glow)`} opacity=".6" />
      <Imprint />
    </g>
    {[-1, 1].map((side) => (
      <g key={side} transform={`translate(${side * 158} 0)`}>
        <path d="M-13 -96H13V96H-13Z" fill={`url(#${id}stone)`} stroke="var(--stone-2)" />
        <path d="M-13 -96H-4V96H-13Z" fill="#fff" opacity=".5" />
        <path d="M4 -96H13V96H4Z" fill="var(--deep)" opacity=".14" />
        {[-1, 1].map((end) => (
          <g key={end} transform={`scale(1 ${end})`}>
            <path d="M-9 96H9V108Q0 116 -9 108Z" fill={`url(#${id}wood)`} />
            <path d="M-14 92H14V99H-14Z" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
          </g>
        ))}
      </g>
    ))}
  </g>
);

/** A stamp of jade with a turtle for a knob and a tassel, standing on the origin: 150 wide, 176 tall. */
const Stamp = ({ id }: PartProps) => (
  <g>
    <defs>
      <linearGradient id={`${id}jade`} x2=".4" y2="1">
        <stop stopColor="var(--far)" />
        <stop offset=".5" stopColor="var(--mid)" />
        <stop offset="1" stopColor="var(--near)" />
      </linearGradient>
    </defs>
    <ellipse cx="14" cy="2" rx="92" ry="12" fill="var(--deep)" opacity=".35" />
    <path d="M56 -92L88 -106V-14L56 0Z" fill="var(--deep)" />
    <path d="M-66 -92L-34 -106H88L56 -92Z" fill="var(--far)" />
    <path d="M-66 -92H56V0H-66Z" fill={`url(#${id}jade)`} />
    <path d="M-66 -15H56V0H-66Z" fill="var(--lantern-2)" />
    <path d="M56 -15L88 -29V-14L56 0Z" fill="var(--wood-2)" />
    <path d="M-66 -92H56V0H-66Z" fill="none" stroke="var(--gold-2)" strokeWidth="2" />
    <path d="M-55 -81H45V-26H-55Z" fill="none" stroke="var(--gold-1)" strokeWidth="2.500" />
    <path
      d="M-46 -72h20v16h-12v-8M-46 -35h20v-12M36 -72H16v16h12v-8M36 -35H16v-12M-16 -72H6M-5 -72V-35M-16 -53H6"
      fill="none"
      stroke="var(--gold-1)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M-58 -88H30" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".7" />
    <g stroke="var(--gold-3)" strokeWidth="1.600">
      <path d="M58 -112Q82 -116 90 -106Q78 -100 60 -102Z" fill={`url(#${id}gold)`} />
      <path
        d="M-30 -118Q-38 -140 -54 -138Q-72 -136 -70 -120Q-66 -112 -52 -114Q-46 -104 -30 -102Z"
        fill={`url(#${id}gold)`}
      />
      <path
        d="M-38 -100Q-38 -114 -22 -114H-6L-8 -98ZM30 -98L28 -114H48Q64 -114 64 -100Z"
        fill={`url(#${id}gold)`}
      />
      <path d="M-36 -108Q-34 -162 14 -164Q62 -162 66 -108Q14 -96 -36 -108Z" fill={`url(#${id}gold)`} />
      <path
        d="M-2 -148L28 -148L40 -128L26 -110H2L-12 -128ZM-2 -148L-12 -156M28 -148L38 -156M40 -128L62 -128M-12 -128L-32 -128M26 -110L32 -104M2 -110L-4 -104"
        fill="none"
        strokeWidth="2.500"
      />
    </g>
    <path d="M-34 -110Q14 -98 64 -110" fill="none" stroke="var(--gold-1)" strokeWidth="4" />
    <circle cx="-57" cy="-127" r="3" fill="var(--bough)" />
    <path
      d="M-24 -132Q-14 -154 8 -157"
      fill="none"
      stroke="#fff"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".75"
    />
    <path d="M84 -106Q102 -100 100 -84" fill="none" stroke="var(--lantern-2)" strokeWidth="4" />
    <circle cx="100" cy="-82" r="8" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    <path d="M94 -74H106L112 -28H88Z" fill={`url(#${id}lamp)`} />
    <path d="M96 -70L93 -30M100 -70V-28M104 -70L108 -30" stroke="var(--lantern-1)" strokeWidth="2" />
  </g>
);

/** A box of vermilion paste, its lid beside it: 110 wide. */
const PasteBox = ({ id }: PartProps) => (
  <g>
    <ellipse cy="20" rx="58" ry="12" fill="var(--deep)" opacity=".3" />
    <path d="M-50 -4Q-52 24 0 26Q52 24 50 -4Z" fill={`url(#${id}stone)`} stroke="var(--stone-2)" />
    <path d="M-46 8Q0 22 46 8" fill="none" stroke="#2f5c8a" strokeWidth="4" strokeDasharray="9 5" />
    <ellipse cy="-4" rx="50" ry="13" fill="var(--paper)" stroke="#2f5c8a" strokeWidth="2.500" />
    <ellipse cy="-4" rx="40" ry="9" fill={`url(#${id}lamp)`} />
    <path
      d="M-26 -6Q-8 -11 14 -9"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".6"
    />
  </g>
);

/** A scroll with a portrait and the mark of a checked name, and the stamp that made it, on a desk before a folding screen. */
export const Seal = ({ id }: PartProps) => (
  <>
    <Wall id={id} />
    <circle cx="980" cy="140" r="330" fill={`url(#${id}glow)`} opacity=".55" />
    <FoldingScreen id={id} />
    <path d="M0 262H1280V360H0Z" fill={`url(#${id}wood)`} />
    <path d="M0 256H1280V270H0Z" fill="var(--lantern-1)" opacity=".75" />
    <path d="M0 270H1280M0 340H1280" stroke="var(--gold-2)" strokeWidth="2.500" />
    <path d="M640 316H1250L1220 300H680Z" fill="var(--deep)" opacity=".26" />
    <g transform="translate(894 196) rotate(-3)">
      <IdScroll id={id} />
    </g>
    <g transform="translate(1136 308) scale(1.02)">
      <Stamp id={id} />
    </g>
    <g transform="translate(1028 320) scale(.86)">
      <PasteBox id={id} />
    </g>
    <g transform="translate(700 322) rotate(-5)">
      <path d="M-70 4H84V9H-70Z" fill="var(--deep)" opacity=".3" />
      <path d="M-34 -4H96V4H-34Z" fill={`url(#${id}wood)`} stroke="var(--gold-3)" />
      <path d="M-34 -5H-52Q-76 -6 -96 0Q-76 6 -52 5H-34Z" fill="var(--bough)" />
      <path d="M-40 -6H-30V6H-40ZM92 -5H102V5H92Z" fill={`url(#${id}gold)`} />
    </g>
  </>
);
