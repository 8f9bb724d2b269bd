import { Hills } from '../parts/hills';
import { Lantern } from '../parts/lantern';
import { Orb } from '../parts/orb';
import { Wall } from '../parts/wall';
import type { PartProps } from '../scene-canvas';

const hills = [
  [760, 230],
  [850, 150],
  [930, 224],
  [1010, 132],
  [1100, 216],
  [1180, 170],
] as const;

const skin = '#f6d3b3';
const hair = '#3b241c';

/** A round window behind the desk, with hills in the evening. */
const Window = ({ id }: PartProps) => (
  <g>
    <clipPath id={`${id}pane`}>
      <circle cx="960" cy="168" r="146" />
    </clipPath>
    <g clipPath={`url(#${id}pane)`}>
      <path d="M800 0H1120V330H800Z" fill={`url(#${id}sky)`} />
      <Orb id={id} x={1046} y={96} r={36} />
      <Hills id={id} peaks={hills} floor={330} tone="far" />
      <path d="M800 216Q960 190 1120 222V330H800Z" fill="var(--mid)" />
    </g>
    <circle cx="960" cy="168" r="150" fill="none" stroke={`url(#${id}wood)`} strokeWidth="16" />
    <circle cx="960" cy="168" r="141" fill="none" stroke="var(--gold-2)" strokeWidth="3" />
  </g>
);

/** The operator from the waist up, with a headset, its foot on the origin: 220 wide, 230 tall. */
const Operator = ({ id }: PartProps) => (
  <g>
    <path d="M-110 0Q-112 -92 -44 -108H44Q112 -92 110 0Z" fill={`url(#${id}roof)`} stroke="var(--roof-2)" />
    <path d="M-30 -110L0 -58L30 -110L18 -118H-18Z" fill="#fff" />
    <path
      d="M-44 -108L6 -34M44 -108L-6 -34L-16 0"
      fill="none"
      stroke={`url(#${id}gold)`}
      strokeWidth="9"
      strokeLinecap="round"
    />
    <path d="M-17 -138H17V-112Q0 -94 -17 -112Z" fill={skin} />
    <path d="M-17 -124Q0 -110 17 -124V-132H-17Z" fill="var(--wood-2)" opacity=".2" />
    <circle cy="-226" r="20" fill={hair} />
    <path d="M-26 -214L30 -224" stroke={`url(#${id}gold)`} strokeWidth="6" strokeLinecap="round" />
    <ellipse cy="-168" rx="46" ry="50" fill={hair} />
    <ellipse cy="-160" rx="38" ry="42" fill={skin} />
    <path d="M-40 -160Q-38 -206 2 -206Q40 -204 40 -160Q30 -184 8 -188Q-24 -186 -40 -160Z" fill={hair} />
    <path
      d="M-18 -162q5 -6 10 0M10 -162q5 -6 10 0"
      fill="none"
      stroke={hair}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M-11 -142Q1 -130 13 -142" fill="none" stroke="#b0413a" strokeWidth="4" strokeLinecap="round" />
    <path d="M-25 -148h.1M27 -148h.1" stroke="#ef9a82" strokeWidth="11" strokeLinecap="round" opacity=".55" />
    <path d="M-47 -166A47 50 0 0 1 47 -166" fill="none" stroke={`url(#${id}gold)`} strokeWidth="8" />
    <g fill={`url(#${id}lamp)`} stroke="var(--gold-3)" strokeWidth="2">
      <rect x="-56" y="-182" width="20" height="38" rx="10" />
      <rect x="36" y="-182" width="20" height="38" rx="10" />
    </g>
    <path
      d="M-47 -146Q-44 -120 -14 -122"
      fill="none"
      stroke="var(--gold-3)"
      strokeWidth="4.500"
      strokeLinecap="round"
    />
    <circle cx="-11" cy="-122" r="7" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
  </g>
);

/** What is said, on a sheet of paper with a point towards the operator. */
const Bubbles = ({ id }: PartProps) => (
  <>
    <g className="float">
      <path
        d="M684 70Q684 54 700 54H808Q824 54 824 70V130Q824 146 808 146H800L826 172L768 146H700Q684 146 684 130Z"
        fill="#fff"
        stroke="var(--gold-2)"
        strokeWidth="3"
      />
      <path
        d="M706 82H802M706 102H802M706 122H762"
        stroke="var(--mid)"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </g>
    <path
      d="M1106 92Q1106 76 1122 76H1210Q1226 76 1226 92V138Q1226 154 1210 154H1150L1096 176L1120 152Q1106 150 1106 138Z"
      fill={`url(#${id}lamp)`}
      stroke="var(--gold-1)"
      strokeWidth="3"
    />
    <path
      d="M1142 116L1158 132L1190 98"
      fill="none"
      stroke="#fff"
      strokeWidth="10"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

/** The desk with an open book, a cup of tea and brushes. */
const Desk = ({ id }: PartProps) => (
  <g>
    <path d="M676 286H1268V360H676Z" fill={`url(#${id}wood)`} />
    <path d="M656 272H1280V292H656Z" fill={`url(#${id}wood)`} stroke="var(--wood-2)" />
    <path d="M656 290H1280" stroke="var(--gold-2)" strokeWidth="4" />
    <path
      d="M708 310H932V352H708ZM988 310H1212V352H988Z"
      fill="none"
      stroke="var(--gold-2)"
      strokeWidth="3"
    />
    <path
      d="M862 272Q910 246 960 262Q1010 246 1058 272L1074 282Q1010 266 960 280Q910 266 846 282Z"
      fill="#fff"
    />
    <path
      d="M846 282Q910 266 960 280Q1010 266 1074 282M960 262V280"
      fill="none"
      stroke="var(--gold-3)"
      strokeWidth="3"
    />
    <ellipse cx="884" cy="260" rx="20" ry="13" fill={skin} />
    <ellipse cx="1036" cy="260" rx="20" ry="13" fill={skin} />
    <path
      d="M744 236H804Q804 272 790 274H758Q744 272 744 236Z"
      fill={`url(#${id}stone)`}
      stroke="var(--gold-3)"
    />
    <path d="M804 244q22 0 18 14q-4 10 -22 8" fill="none" stroke="var(--gold-3)" strokeWidth="5" />
    <path
      className="drift"
      d="M764 226q-8 -14 2 -24t0 -22M784 226q-8 -14 2 -24t0 -20"
      fill="none"
      stroke="#fff"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".7"
    />
    <path
      d="M1136 240L1128 176M1150 238V168M1164 240L1176 184"
      stroke="var(--wood-2)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M1122 232H1178L1172 274H1128Z" fill={`url(#${id}roof)`} stroke="var(--gold-2)" strokeWidth="2" />
  </g>
);

/** An operator with a headset answers at a desk before a round window. */
export const Support = ({ id }: PartProps) => (
  <>
    <Wall id={id} />
    <Window id={id} />
    <Lantern id={id} x={1232} y={0} scale={1.1} />
    <Bubbles id={id} />
    <g transform="translate(960 278)">
      <Operator id={id} />
    </g>
    <Desk id={id} />
  </>
);
