import { ripples } from '../geometry';
import { Abacus } from '../parts/abacus';
import { Clouds } from '../parts/clouds';
import { Hills } from '../parts/hills';
import { Lantern } from '../parts/lantern';
import { Orb } from '../parts/orb';
import { Wall } from '../parts/wall';
import type { PartProps } from '../scene-canvas';

const view = [
  [800, 190],
  [850, 120],
  [910, 176],
  [980, 96],
  [1050, 172],
  [1110, 120],
  [1150, 180],
] as const;

/** Lines of writing down a page that lies open: x at its top and foot. */
const columns = [28, 56, 84, 112, 140] as const;

const Book = ({ id }: PartProps) => (
  <g>
    <path d="M-216 66L-190 78H196L220 64V54H-216Z" fill="var(--deep)" opacity=".3" />
    <path
      d="M-212 56L-168 -52Q-84 -74 0 -50Q84 -74 168 -52L212 56L208 66Q100 46 0 68Q-100 46 -208 66Z"
      fill={`url(#${id}roof)`}
    />
    {[-1, 1].map((side) => (
      <g key={side} transform={`scale(${side} 1)`}>
        <path d="M0 -50Q84 -74 162 -54L200 48Q100 26 0 54Z" fill="var(--stone-2)" />
        <path
          d="M0 -56Q84 -80 160 -60L197 42Q100 20 0 48Z"
          fill="var(--paper)"
          stroke="var(--line)"
          strokeWidth="1.400"
        />
        <path d="M0 -56Q20 -62 34 -63L40 36Q18 40 0 48Z" fill="var(--stone-2)" opacity=".35" />
        {columns.map((x, index) => (
          <g key={x}>
            <path d={`M${x} -62L${x * 1.22} 30`} stroke="var(--lantern-1)" strokeWidth="1.400" opacity=".7" />
            <path
              d={`M${x + 12} -54L${x * 1.16 + 14} ${side < 0 && index > 3 ? -16 : 16 - (index % 3) * 12}`}
              stroke="var(--ink)"
              strokeWidth="5.500"
              strokeDasharray="7 3 9 5 6 4"
              opacity=".78"
            />
          </g>
        ))}
      </g>
    ))}
    <path d="M0 -56V48" stroke="var(--stone-2)" strokeWidth="2" />
    <g transform="translate(150 14) rotate(8)">
      <path d="M-15 -15H15V15H-15Z" fill="none" stroke="var(--lantern-2)" strokeWidth="3.500" />
      <path d="M-7 -7H7V7H-7ZM0 -7V7" fill="none" stroke="var(--lantern-2)" strokeWidth="2.600" />
    </g>
  </g>
);

/** An account book with brush, inkstone and abacus, on a desk before a moon window. */
export const Ledger = ({ id }: PartProps) => (
  <>
    <defs>
      <clipPath id={`${id}window`}>
        <circle cx="968" cy="148" r="130" />
      </clipPath>
    </defs>
    <Wall id={id} />
    <circle cx="968" cy="148" r="260" fill={`url(#${id}glow)`} opacity=".8" />
    <g clipPath={`url(#${id}window)`}>
      <path d="M800 -20H1140V290H800Z" fill={`url(#${id}sky)`} />
      <Orb id={id} x={1024} y={74} r={38} />
      <Hills id={id} peaks={view} floor={230} tone="far" />
      <g transform="translate(60 44)">
        <Hills id={id} peaks={view} floor={230} tone="mid" />
      </g>
      <path d="M800 206H1140V300H800Z" fill={`url(#${id}water)`} />
      <path
        d={ripples(40, 320, 50, 17)}
        transform="translate(810 208)"
        stroke="var(--mist)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Clouds
        id={id}
        at={[
          [820, 84, 0.7],
          [1010, 148, 0.6],
        ]}
      />
    </g>
    <circle cx="968" cy="148" r="132" fill="none" stroke={`url(#${id}wood)`} strokeWidth="12" />
    <circle cx="968" cy="148" r="139" fill="none" stroke="var(--gold-2)" strokeWidth="2.500" />
    <circle cx="968" cy="148" r="126" fill="none" stroke="var(--gold-2)" strokeWidth="2" />
    <path
      d="M1188 -6V300M1262 -6V300M1188 60H1290M1188 180H1290"
      stroke={`url(#${id}wood)`}
      strokeWidth="7"
      opacity=".9"
    />
    <path d="M1192 64H1258V176H1192Z" fill="var(--window)" />
    <path d="M1214 64V176M1236 64V176M1192 101H1258M1192 138H1258" stroke="var(--wood-1)" strokeWidth="3" />
    <Lantern id={id} x={796} y={-6} scale={1} />
    <path d="M0 276H1280V360H0Z" fill={`url(#${id}wood)`} />
    <path d="M0 270H1280V284H0Z" fill="var(--lantern-1)" opacity=".75" />
    <path d="M0 284H1280" stroke="var(--gold-2)" strokeWidth="2.500" />
    <path
      d="M600 336h560a12 12 0 0 1 0 12h-560M1180 318h100"
      fill="none"
      stroke="var(--gold-2)"
      strokeWidth="2"
      opacity=".6"
    />
    <g transform="translate(1128 222) rotate(5) scale(.92)">
      <Abacus id={id} />
    </g>
    <g transform="translate(742 250)">
      <path
        d="M-8 -60L-34 -150M6 -60L4 -164M14 -60L44 -140"
        stroke="var(--gold-3)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M-34 -150q-14 -16 -10 -42q16 18 18 40ZM4 -164q-9 -20 0 -42q10 22 0 42ZM44 -140q-2 -22 14 -38q2 24 -6 42Z"
        fill="var(--ink)"
      />
      <path d="M-36 -74H40L34 42H-30Z" fill={`url(#${id}roof)`} />
      <path d="M-36 -74H40L39 -60H-35ZM-32 28H35L34 42H-30Z" fill={`url(#${id}gold)`} />
      <path d="M-20 -10q12 -24 22 0q12 -24 22 0" fill="none" stroke="var(--ridge)" strokeWidth="3" />
    </g>
    <g transform="translate(930 284)">
      <Book id={id} />
    </g>
    <g transform="translate(980 268) rotate(28)">
      <path d="M-4 0L96 -74" stroke="var(--deep)" strokeWidth="8" strokeLinecap="round" opacity=".22" />
      <path d="M-2 -10L96 -92" stroke={`url(#${id}gold)`} strokeWidth="8" strokeLinecap="round" />
      <path d="M4 -16L-8 -4L-28 10Q-24 -10 -6 -24Z" fill="var(--ink)" />
      <path d="M2 -24L12 -12" stroke="var(--gold-1)" strokeWidth="4" />
    </g>
    <g transform="translate(1176 312)">
      <path d="M-66 -16H66L58 24H-58Z" fill="#3b3640" />
      <ellipse cy="-16" rx="66" ry="15" fill="#57505c" />
      <ellipse cx="8" cy="-16" rx="44" ry="9" fill="#211d26" />
      <path
        d="M-18 -18Q4 -24 30 -18"
        fill="none"
        stroke="#fff"
        strokeWidth="2.500"
        strokeLinecap="round"
        opacity=".5"
      />
    </g>
  </>
);
