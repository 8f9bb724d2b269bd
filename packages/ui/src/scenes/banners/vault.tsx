import { range } from '../../game-cover/geometry';
import { Clouds } from '../parts/clouds';
import { Curtain } from '../parts/curtain';
import { Hills } from '../parts/hills';
import { Orb } from '../parts/orb';
import { Wall } from '../parts/wall';
import type { PartProps } from '../scene-canvas';

const far = [
  [700, 190],
  [780, 110],
  [870, 180],
  [960, 80],
  [1060, 170],
  [1140, 100],
  [1230, 180],
] as const;
const near = [
  [700, 226],
  [790, 172],
  [880, 226],
  [1030, 176],
  [1130, 226],
  [1240, 180],
] as const;

const indigo = '#2f5c8a';

/** A wide window with hills, a fret in each corner. */
const Window = ({ id }: PartProps) => (
  <g>
    <defs>
      <clipPath id={`${id}window`}>
        <path d="M716 14H1204V244H716Z" />
      </clipPath>
    </defs>
    <g clipPath={`url(#${id}window)`}>
      <path d="M700 -20H1220V260H700Z" fill={`url(#${id}sky)`} />
      <Orb id={id} x={1082} y={84} r={44} />
      <Hills id={id} peaks={far} floor={230} tone="far" />
      <Hills id={id} peaks={near} floor={250} tone="mid" />
      <path d="M700 222H1220V260H700Z" fill={`url(#${id}water)`} />
      <Clouds
        id={id}
        at={[
          [760, 70, 0.8],
          [1090, 128, 0.7],
          [866, 150, 0.6],
        ]}
      />
    </g>
    {[
      [716, 14, 1, 1],
      [1204, 14, -1, 1],
      [716, 244, 1, -1],
      [1204, 244, -1, -1],
    ].map(([x = 0, y = 0, across = 1, down = 1]) => (
      <path
        key={`${x} ${y}`}
        d="M8 70H70V8M8 39H39V8M39 70V39H70"
        transform={`translate(${x} ${y}) scale(${across} ${down})`}
        fill="none"
        stroke="var(--wood-1)"
        strokeWidth="5"
      />
    ))}
    <path d="M716 14H1204V244H716Z" fill="none" stroke={`url(#${id}wood)`} strokeWidth="16" />
    <path
      d="M706 4H1214V254H706ZM725 23H1195V235H725Z"
      fill="none"
      stroke="var(--gold-2)"
      strokeWidth="2.500"
    />
  </g>
);

/** A drawn-up purse standing on the origin: 180 wide, 204 tall. */
const Purse = ({
  id,
  x,
  y,
  scale,
  cloth,
}: PartProps & {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly cloth: string;
}) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <ellipse cy="8" rx="96" ry="14" fill="var(--deep)" opacity=".35" />
    <path
      d="M-22 -140Q-66 -172 -62 -196Q-46 -186 -34 -200Q-18 -188 0 -204Q18 -188 34 -200Q46 -186 62 -196Q66 -172 22 -140Z"
      fill={cloth}
      stroke="var(--gold-2)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path
      d="M-12 -144Q-32 -172 -34 -196M0 -144V-200M12 -144Q32 -172 34 -196"
      fill="none"
      stroke="#000"
      strokeWidth="4"
      opacity=".16"
    />
    <path
      d="M-24 -142C-44 -118 -92 -92 -92 -42C-92 -6 -62 12 0 12C62 12 92 -6 92 -42C92 -92 44 -118 24 -142Z"
      fill={cloth}
      stroke="var(--gold-3)"
      strokeWidth="2"
    />
    <path
      d="M24 -142C44 -118 92 -92 92 -42C92 -6 62 12 0 12C46 0 66 -22 66 -52C66 -92 34 -116 12 -142Z"
      fill="#000"
      opacity=".15"
    />
    <path
      d="M-12 -138Q-30 -112 -50 -98M0 -138V-112M12 -138Q30 -112 50 -98M-18 -138Q-52 -104 -70 -84"
      fill="none"
      stroke="#000"
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".16"
    />
    <path
      d="M-24 -142C-44 -118 -92 -92 -92 -42C-92 -6 -62 12 0 12C62 12 92 -6 92 -42C92 -92 44 -118 24 -142Z"
      fill={`url(#${id}brocade)`}
      opacity=".55"
    />
    <path
      d="M-89 -30Q-70 -16 -46 -12Q0 -4 46 -12Q70 -16 89 -30L86 -14Q62 2 0 4Q-62 2 -86 -14Z"
      fill={`url(#${id}gold)`}
      stroke="var(--gold-3)"
    />
    <circle cy="-62" r="37" fill={`url(#${id}gold)`} stroke="var(--gold-3)" strokeWidth="2" />
    <circle cy="-62" r="29" fill="none" stroke="var(--gold-3)" strokeWidth="2" />
    <path d="M-10 -72H10V-52H-10Z" fill="var(--wood-2)" stroke="var(--gold-1)" strokeWidth="2" />
    <path
      d="M-82 -56Q-78 -88 -46 -112"
      fill="none"
      stroke="#fff"
      strokeWidth="6"
      strokeLinecap="round"
      opacity=".6"
    />
    <path d="M-28 -150H28V-134H-28Z" fill="var(--lantern-2)" />
    <path d="M-28 -146H28" stroke="var(--lantern-1)" strokeWidth="3" />
    <path
      d="M0 -142C-46 -176 -58 -122 0 -142C46 -176 58 -122 0 -142Z"
      fill="none"
      stroke="var(--lantern-2)"
      strokeWidth="7"
    />
    <path
      d="M-4 -140Q-18 -120 -40 -112M4 -140Q18 -120 40 -112"
      fill="none"
      stroke="var(--lantern-2)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    {[-1, 1].map((side) => (
      <g key={side} transform={`translate(${side * 44} -108) rotate(${side * -6})`}>
        <path d="M-6 2H6L10 38H-10Z" fill="var(--lantern-2)" />
        <path d="M-3 6L-5 36M3 6L5 36" stroke="var(--lantern-1)" strokeWidth="2" />
        <circle r="7" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
      </g>
    ))}
    <circle cy="-142" r="9" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
  </g>
);

/** A large purse and three small ones on a lacquer tray, before a window with hills. */
export const Vault = ({ id }: PartProps) => (
  <>
    <defs>
      <pattern id={`${id}brocade`} width="32" height="32" x="-16" y="-14" patternUnits="userSpaceOnUse">
        <path d="M16 0L32 16L16 32L0 16Z" fill="none" stroke="var(--gold-1)" strokeWidth="1.600" />
        <path d="M16 8Q18 14 24 16Q18 18 16 24Q14 18 8 16Q14 14 16 8Z" fill="var(--gold-1)" />
      </pattern>
    </defs>
    <Wall id={id} />
    <circle cx="960" cy="150" r="320" fill={`url(#${id}glow)`} opacity=".7" />
    <Window id={id} />
    <Curtain id={id} />
    <path d="M0 272H1280V360H0Z" fill={`url(#${id}wood)`} />
    <path d="M0 266H1280V280H0Z" fill="var(--lantern-1)" opacity=".75" />
    <path d="M0 280H1280" stroke="var(--gold-2)" strokeWidth="2.500" />
    <path d="M716 314Q716 350 790 352H1150Q1224 350 1224 314Z" fill="var(--deep)" opacity=".4" />
    <path
      d="M700 296Q704 336 780 342H1160Q1236 336 1240 296Z"
      fill="#3d1512"
      stroke="var(--gold-2)"
      strokeWidth="3"
    />
    <ellipse cx="970" cy="296" rx="270" ry="30" fill="#5a1f18" stroke="var(--gold-2)" strokeWidth="4" />
    <ellipse cx="970" cy="298" rx="244" ry="22" fill="#3d1512" />
    <path
      d={range(7)
        .map((index) => `M${790 + index * 60} 326l8 5l-8 5l-8 -5Z`)
        .join('')}
      fill="var(--gold-2)"
    />
    <Purse id={id} x={966} y={292} scale={1.16} cloth={`url(#${id}lamp)`} />
    <Purse id={id} x={816} y={300} scale={0.72} cloth={`url(#${id}roof)`} />
    <Purse id={id} x={1164} y={294} scale={0.58} cloth={indigo} />
    <Purse id={id} x={1082} y={306} scale={0.66} cloth="var(--stone-2)" />
  </>
);
