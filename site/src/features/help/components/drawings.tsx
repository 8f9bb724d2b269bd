import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import type { DrawingName } from '../article';
import { bareMoney, decimalLine, example, split } from '../model/sports-examples';
import { rules } from '../rules.generated';

const { color } = token;

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly fill?: string;
  readonly line?: string;
  readonly r?: number;
}

const Box = ({ x, y, w, h, fill = color.surface, line = color.lineStrong, r = 8 }: BoxProps) => (
  <rect x={x} y={y} width={w} height={h} rx={r} fill={fill} stroke={line} strokeWidth={1.25} />
);

/** A line of writing. */
const Bar = ({ x, y, w, fill = color.lineStrong }: Pick<BoxProps, 'x' | 'y' | 'w' | 'fill'>) => (
  <rect x={x} y={y} width={w} height={5} rx={2.5} fill={fill} />
);

const Label = ({
  x,
  y,
  anchor = 'middle',
  children,
}: {
  x: number;
  y: number;
  anchor?: 'start' | 'middle';
  children: ReactNode;
}) => (
  <text x={x} y={y} fontSize={17} fontWeight={700} fill={color.ink} textAnchor={anchor}>
    {children}
  </text>
);

interface SignProps {
  readonly x: number;
  readonly y: number;
  readonly r?: number;
}

const Tick = ({ x, y, r = 14 }: SignProps) => (
  <g>
    <circle cx={x} cy={y} r={r} fill={color.success} />
    <path
      d={`M${x - r * 0.45} ${y}l${r * 0.32} ${r * 0.34} ${r * 0.58}-${r * 0.66}`}
      fill="none"
      stroke={color.surface}
      strokeWidth={r * 0.2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);

const Cross = ({ x, y, r = 14 }: SignProps) => (
  <g>
    <circle cx={x} cy={y} r={r} fill={color.danger} />
    <path
      d={`M${x - r * 0.36} ${y - r * 0.36}l${r * 0.72} ${r * 0.72}m0-${r * 0.72}l-${r * 0.72} ${r * 0.72}`}
      stroke={color.surface}
      strokeWidth={r * 0.2}
      strokeLinecap="round"
    />
  </g>
);

/** An arrow to the right, or to the left with a negative length. */
const Arrow = ({
  x,
  y,
  length,
  stroke = color.selected,
}: {
  x: number;
  y: number;
  length: number;
  stroke?: string;
}) => (
  <path
    d={`M${x} ${y}h${length}m${length > 0 ? -8 : 8}-7l${length > 0 ? 8 : -8} 7${length > 0 ? '-8' : ' 8'} 7`}
    fill="none"
    stroke={stroke}
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** A wallet with its clasp. */
const Wallet = ({ x, y, w, h }: Pick<BoxProps, 'x' | 'y' | 'w' | 'h'>) => (
  <g>
    <Box x={x} y={y} w={w} h={h} fill={color.valueSoft} line={color.value} />
    <Box x={x + w * 0.62} y={y + h * 0.34} w={w * 0.44} h={h * 0.32} line={color.value} r={h * 0.14} />
    <circle cx={x + w * 0.76} cy={y + h * 0.5} r={h * 0.06} fill={color.value} />
    <Bar x={x + w * 0.14} y={y + h * 0.3} w={w * 0.3} fill={color.value} />
    <Bar x={x + w * 0.14} y={y + h * 0.56} w={w * 0.2} fill={color.value} />
  </g>
);

const Lock = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-7-2v-6a7 7 0 0 1 14 0v6" fill="none" stroke={color.success} strokeWidth={1.75} />
    <rect x={-11} y={-2} width={22} height={17} rx={3} fill={color.success} />
  </g>
);

/** The bar of a browser with an address; `scheme` is written in front of it. */
const AddressBar = ({ y, scheme, host, line }: { y: number; scheme: string; host: string; line: string }) => (
  <g>
    <Box x={48} y={y} w={336} h={46} line={line} r={23} />
    <Label x={98} y={y + 29} anchor="start">
      {scheme}
    </Label>
    <rect x={176} y={y + 12} width={110} height={22} rx={6} fill={host} opacity={0.22} />
    <Bar x={186} y={y + 20} w={90} fill={host} />
    <Bar x={300} y={y + 20} w={52} fill={color.line} />
  </g>
);

/** The widths of credits and of the turnover that each asks for, in proportion. */
const unit = 62;
const asked = (
  [
    ['deposit', 44],
    ['bonus', 112],
  ] as const
).map(([cause, y]) => ({
  y,
  w: unit * Number(rules.turnover.multiples[cause]),
}));

const lanes = rules.payouts.networks.map(({ name, prefix }, index) => ({
  name,
  address: `${prefix}…`,
  y: 50 + index * 80,
}));

/** The halves of the stake on a quarter line, one above the other. */
const halves = split.halves.map((half, index) => ({ ...half, y: 48 + index * 84 }));

/** An arrow that turns back, for a stake that is returned. */
const Return = ({ x, y, stroke = color.value }: { x: number; y: number; stroke?: string }) => (
  <path
    d={`M${x + 12} ${y + 8}a13 13 0 1 0 -4 -17m0-9v10h10`}
    fill="none"
    stroke={stroke}
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** A chip with an amount. */
const Chip = ({ x, y, r = 30, children }: SignProps & { readonly children: ReactNode }) => (
  <g>
    <circle cx={x} cy={y} r={r} fill={color.valueSoft} stroke={color.value} strokeWidth={1.5} />
    <circle
      cx={x}
      cy={y}
      r={r - 6}
      fill="none"
      stroke={color.value}
      strokeWidth={1.5}
      strokeDasharray="5 5"
    />
    <Label x={x} y={y + 6}>
      {children}
    </Label>
  </g>
);

/** The maps of a series that home wins without a loss, with the left edge of each. */
const { bestOf } = rules.sports.competitions.cs2.plain;
const seriesMaps = Array.from({ length: bestOf }, (_, index) => ({
  x: 245 - 43 * bestOf + 86 * index,
  isPlayed: index < bestOf / 2,
}));

/** A person in a circle. */
const Person = ({ x, y, r = 30 }: SignProps) => (
  <g>
    <circle cx={x} cy={y} r={r} fill={color.accentSoft} stroke={color.selected} strokeWidth={1.5} />
    <circle cx={x} cy={y - r * 0.26} r={r * 0.3} fill={color.selected} />
    <path
      d={`M${x - r * 0.58} ${y + r * 0.6}a${r * 0.58} ${r * 0.5} 0 0 1 ${r * 1.16} 0z`}
      fill={color.selected}
    />
  </g>
);

/** The corners of a QR code, and some of its modules. */
const codeCorners = [
  [0, 0],
  [38, 0],
  [0, 38],
] as const;
const codeModules = [
  [24, 4],
  [24, 18],
  [4, 24],
  [16, 26],
  [30, 28],
  [40, 26],
  [52, 24],
  [24, 42],
  [36, 40],
  [48, 38],
  [30, 54],
  [42, 52],
  [54, 50],
] as const;

const wins = new Set(['0 1', '1 1', '2 0', '3 1']);
const reelSigns = [color.selected, color.value, color.success, color.info, color.lineStrong];

export const drawings: Readonly<Record<DrawingName, ReactNode>> = {
  registration: (
    <>
      <Box x={56} y={14} w={184} h={152} fill={color.raised} />
      <Box x={70} y={26} w={156} h={22} r={5} line={color.selected} />
      <circle cx={84} cy={34} r={4} fill={color.selected} />
      <path d="M77 44a7 6 0 0 1 14 0z" fill={color.selected} />
      <Bar x={100} y={34} w={64} />
      <Box x={70} y={54} w={156} h={22} r={5} line={color.selected} />
      <Lock x={84} y={64} size={0.5} />
      {[104, 116, 128, 140, 152, 164].map((x) => (
        <circle key={x} cx={x} cy={65} r={3.5} fill={color.lineStrong} />
      ))}
      {[
        { y: 82, w: 50 },
        { y: 108, w: 36 },
      ].map(({ y, w }) => (
        <g key={y}>
          <rect
            x={70}
            y={y}
            width={156}
            height={20}
            rx={5}
            fill="none"
            stroke={color.lineStrong}
            strokeWidth={1.5}
            strokeDasharray="5 5"
          />
          <Bar x={82} y={y + 7} w={w} fill={color.line} />
        </g>
      ))}
      <Tick x={80} y={148} r={9} />
      <Bar x={96} y={145} w={44} fill={color.line} />
      <rect x={154} y={136} width={72} height={22} rx={6} fill={color.selected} />
      <Bar x={170} y={144} w={40} fill={color.onSelected} />
      <Arrow x={258} y={90} length={56} />
      <Person x={382} y={90} r={48} />
      <Tick x={418} y={124} r={16} />
    </>
  ),
  deposit: (
    <>
      <Box x={36} y={28} w={108} h={124} fill={color.raised} />
      {[38, 76, 114].map((y) => (
        <g key={y}>
          <Box
            x={46}
            y={y}
            w={88}
            h={30}
            r={6}
            fill={y === 76 ? color.accentSoft : color.surface}
            line={y === 76 ? color.selected : color.line}
          />
          <circle cx={62} cy={y + 15} r={8} fill={y === 76 ? color.selected : color.lineStrong} />
          <Bar x={78} y={y + 12} w={44} fill={y === 76 ? color.selected : color.line} />
        </g>
      ))}
      <Arrow x={154} y={90} length={30} stroke={color.inkMuted} />
      <Box x={194} y={16} w={112} h={148} fill={color.raised} line={color.value} />
      <Bar x={208} y={32} w={56} fill={color.value} />
      <circle cx={286} cy={35} r={10} fill={color.surface} stroke={color.warning} strokeWidth={1.5} />
      <path
        d="M286 29v6l4 3"
        fill="none"
        stroke={color.warning}
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(221 54)">
        <rect x={-6} y={-6} width={70} height={70} rx={6} fill={color.surface} stroke={color.line} />
        {codeCorners.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <rect x={x + 2} y={y + 2} width={16} height={16} fill="none" stroke={color.ink} strokeWidth={4} />
            <rect x={x + 7} y={y + 7} width={6} height={6} fill={color.ink} />
          </g>
        ))}
        {codeModules.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={6} height={6} fill={color.ink} />
        ))}
      </g>
      <Bar x={208} y={132} w={84} />
      <Bar x={208} y={146} w={52} fill={color.line} />
      <Arrow x={316} y={90} length={30} stroke={color.success} />
      <Wallet x={358} y={54} w={78} h={72} />
      <Tick x={432} y={56} r={15} />
    </>
  ),
  sandbox: (
    <>
      <rect
        x={36}
        y={20}
        width={286}
        height={140}
        rx={18}
        fill={color.surface}
        stroke={color.value}
        strokeWidth={1.75}
        strokeDasharray="9 7"
      />
      <Wallet x={58} y={56} w={80} h={68} />
      <Arrow x={156} y={78} length={44} />
      <Arrow x={200} y={104} length={-44} stroke={color.value} />
      <Box x={218} y={44} w={40} h={58} r={5} fill={color.raised} />
      <path d="M238 62l8 11-8 11-8-11z" fill={color.danger} />
      <Box x={244} y={86} w={54} h={54} r={10} fill={color.accentSoft} line={color.selected} />
      {[
        [257, 99],
        [285, 99],
        [271, 113],
        [257, 127],
        [285, 127],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4.5} fill={color.selected} />
      ))}
      <path d="M326 90h52" stroke={color.danger} strokeWidth={1.75} strokeDasharray="7 7" />
      <Cross x={352} y={90} />
      <path d="M384 74l32-24 32 24z" fill={color.lineStrong} />
      {[392, 411, 430].map((x) => (
        <rect key={x} x={x} y={80} width={10} height={40} fill={color.lineStrong} />
      ))}
      <rect x={384} y={124} width={64} height={9} rx={2} fill={color.lineStrong} />
    </>
  ),
  wallets: (
    <>
      <Wallet x={60} y={48} w={118} h={84} />
      {[0, 1, 2].map((at) => (
        <Wallet key={at} x={352} y={16 + at * 52} w={62} h={44} />
      ))}
      <Arrow x={206} y={76} length={118} />
      <Arrow x={324} y={106} length={-118} stroke={color.value} />
    </>
  ),
  agents: (
    <>
      {[130, 240, 350].map((x) => (
        <g key={x}>
          <path d={`M240 62 ${x} 106`} stroke={color.value} strokeWidth={1.75} />
          <circle cx={x} cy={120} r={20} fill={color.valueSoft} stroke={color.value} strokeWidth={1.5} />
          <circle cx={x} cy={114} r={6} fill={color.value} />
          <path d={`M${x - 11} 132a11 10 0 0 1 22 0`} fill={color.value} />
        </g>
      ))}
      <circle cx={240} cy={42} r={30} fill={color.accentSoft} stroke={color.selected} strokeWidth={1.5} />
      <circle cx={240} cy={34} r={9} fill={color.selected} />
      <path d="M223 60a17 15 0 0 1 34 0" fill={color.selected} />
      <Arrow x={300} y={42} length={60} stroke={color.success} />
      <Box x={372} y={24} w={72} h={36} line={color.success} />
      <Bar x={384} y={36} w={48} fill={color.success} />
      <Bar x={384} y={46} w={30} fill={color.line} />
    </>
  ),
  withdrawal: (
    <>
      <path d="M80 72h320" stroke={color.lineStrong} strokeWidth={2} />
      <path d="M80 72h213" stroke={color.success} strokeWidth={2} />
      <Wallet x={52} y={48} w={56} h={46} />
      <circle cx={187} cy={72} r={26} fill={color.surface} stroke={color.success} strokeWidth={1.5} />
      <Lock x={187} y={70} />
      <circle cx={293} cy={72} r={26} fill={color.surface} stroke={color.success} strokeWidth={1.5} />
      <Tick x={293} y={72} />
      <Box x={374} y={50} w={58} h={42} line={color.selected} fill={color.accentSoft} />
      <rect x={374} y={60} width={58} height={8} fill={color.selected} />
      {[80, 187, 293, 403].map((x) => (
        <g key={x}>
          <Bar x={x - 28} y={120} w={56} />
          <Bar x={x - 18} y={134} w={36} fill={color.line} />
        </g>
      ))}
    </>
  ),
  turnover: (
    <>
      {asked.map(({ y, w }) => (
        <g key={y}>
          <Box x={36} y={y} w={unit} h={34} fill={color.value} line={color.value} />
          <Arrow x={unit + 46} y={y + 17} length={24} stroke={color.inkMuted} />
          <Box x={unit + 82} y={y} w={w} h={34} line={color.selected} />
          <Box x={unit + 82} y={y} w={w * 0.4} h={34} fill={color.selected} line={color.selected} />
        </g>
      ))}
    </>
  ),
  networks: (
    <>
      {lanes.map(({ name, address, y }) => (
        <g key={name}>
          <Box x={36} y={y - 26} w={112} h={52} />
          <Label x={92} y={y + 6}>
            {name}
          </Label>
          <Arrow x={164} y={y} length={132} stroke={color.success} />
          <Box x={312} y={y - 26} w={92} h={52} />
          <Label x={358} y={y + 6}>
            {address}
          </Label>
          <Tick x={428} y={y} />
        </g>
      ))}
      <path d="M168 62 288 118" stroke={color.danger} strokeWidth={1.75} strokeDasharray="7 7" />
      <Cross x={228} y={90} />
    </>
  ),
  address: (
    <>
      <AddressBar y={32} scheme="https://" host={color.success} line={color.success} />
      <Lock x={74} y={53} size={0.8} />
      <Tick x={418} y={55} />
      <AddressBar y={102} scheme="http://" host={color.danger} line={color.danger} />
      <path
        d="M74 114l13 22H61z"
        fill="none"
        stroke={color.danger}
        strokeWidth={1.75}
        strokeLinejoin="round"
      />
      <path d="M74 121v7m0 4v.1" stroke={color.danger} strokeWidth={1.75} strokeLinecap="round" />
      <Cross x={418} y={125} />
    </>
  ),
  devices: (
    <>
      <path d="M132 90h84M264 78l84-28M264 102l84 32" stroke={color.lineStrong} strokeWidth={1.75} />
      <Box x={36} y={54} w={96} h={62} />
      <path d="M24 126h120" stroke={color.lineStrong} strokeWidth={3} strokeLinecap="round" />
      <Bar x={54} y={74} w={60} />
      <Bar x={54} y={88} w={38} fill={color.line} />
      <circle cx={240} cy={90} r={32} fill={color.accentSoft} stroke={color.selected} strokeWidth={1.5} />
      <circle cx={240} cy={81} r={10} fill={color.selected} />
      <path d="M220 110a20 18 0 0 1 40 0z" fill={color.selected} />
      <Box x={352} y={18} w={38} h={62} />
      <Bar x={361} y={34} w={20} />
      <Tick x={416} y={50} />
      <Box x={352} y={108} w={66} h={50} line={color.line} />
      <Bar x={366} y={126} w={38} fill={color.line} />
      <Cross x={442} y={134} />
    </>
  ),
  storage: (
    <>
      <Box x={36} y={32} w={150} h={116} />
      <path d="M36 54h150" stroke={color.line} strokeWidth={1.5} />
      {[50, 62, 74].map((x) => (
        <circle key={x} cx={x} cy={43} r={3.5} fill={color.lineStrong} />
      ))}
      <circle cx={76} cy={100} r={24} fill={color.valueSoft} stroke={color.value} strokeWidth={1.5} />
      {[
        [68, 92],
        [84, 96],
        [72, 108],
        [86, 110],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={3} fill={color.value} />
      ))}
      <Bar x={116} y={80} w={54} />
      <Bar x={116} y={96} w={40} fill={color.line} />
      <Bar x={116} y={112} w={48} fill={color.line} />
      <path d="M202 90h92" stroke={color.success} strokeWidth={1.75} strokeDasharray="4 6" />
      <circle cx={248} cy={90} r={24} fill={color.surface} stroke={color.success} strokeWidth={1.5} />
      <Lock x={248} y={88} />
      {[0, 1, 2].map((at) => (
        <g key={at}>
          <Box x={310} y={32 + at * 40} w={134} h={34} />
          <circle cx={328} cy={49 + at * 40} r={4} fill={color.success} />
          <Bar x={344} y={46 + at * 40} w={82 - at * 16} />
        </g>
      ))}
    </>
  ),
  'shared-round': (
    <>
      <path d="M48 90H432" stroke={color.lineStrong} strokeWidth={1.75} strokeLinecap="round" />
      {[
        { x: 48, w: 190, fill: color.successSoft, line: color.success },
        { x: 246, w: 40, fill: color.warningSoft, line: color.warning },
        { x: 294, w: 138, fill: color.valueSoft, line: color.value },
      ].map(({ x, w, fill, line }) => (
        <Box key={x} x={x} y={62} w={w} h={56} fill={fill} line={line} />
      ))}
      {[80, 116, 152].map((x) => (
        <g key={x}>
          <circle cx={x} cy={90} r={14} fill={color.selected} stroke={color.selected} strokeWidth={1.5} />
          <circle
            cx={x}
            cy={90}
            r={8}
            fill="none"
            stroke={color.onSelected}
            strokeWidth={1.5}
            strokeDasharray="4 3"
          />
        </g>
      ))}
      <path d="M258 82v16M274 82v16" stroke={color.warning} strokeWidth={3} strokeLinecap="round" />
      {[318, 348].map((x) => (
        <Box key={x} x={x} y={70} w={24} h={40} r={4} fill={color.raised} />
      ))}
      <path d="M330 84l5 7-5 7-5-7z" fill={color.danger} />
      <path d="M360 84l5 7-5 7-5-7z" fill={color.ink} />
      <Tick x={402} y={90} />
      {[48, 242, 290, 432].map((x) => (
        <path key={x} d={`M${x} 126v10`} stroke={color.lineStrong} strokeWidth={1.5} />
      ))}
    </>
  ),
  'lottery-issue': (
    <>
      <Box x={120} y={16} w={240} h={148} fill={color.raised} />
      <Box x={120} y={16} w={240} h={30} fill={color.valueSoft} line={color.value} />
      <Bar x={136} y={28} w={104} fill={color.value} />
      {[
        [156, color.danger],
        [196, color.info],
        [236, color.success],
        [276, color.danger],
      ].map(([x, fill]) => (
        <g key={x}>
          <circle cx={x} cy={78} r={16} fill={String(fill)} />
          <circle cx={x} cy={78} r={9} fill={color.raised} />
        </g>
      ))}
      <Bar x={310} y={75} w={34} />
      <path d="M136 108H344" stroke={color.lineStrong} strokeDasharray="5 4" />
      <Bar x={136} y={120} w={70} />
      <Bar x={300} y={120} w={44} />
      <Bar x={136} y={142} w={44} />
      <Bar x={278} y={142} w={66} fill={color.value} />
    </>
  ),
  niuniu: (
    <>
      {[70, 134, 198].map((x) => (
        <g key={x}>
          <Box x={x} y={38} w={56} h={80} r={6} fill={color.raised} />
          <path d={`M${x + 28} 66l9 12-9 12-9-12z`} fill={color.danger} />
        </g>
      ))}
      {[300, 364].map((x) => (
        <g key={x}>
          <Box x={x} y={38} w={56} h={80} r={6} fill={color.raised} line={color.value} />
          <path d={`M${x + 28} 66l9 12-9 12-9-12z`} fill={color.ink} />
        </g>
      ))}
      <path
        d="M70 128v10h184v-10M300 128v10h120v-10"
        fill="none"
        stroke={color.lineStrong}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <Tick x={162} y={152} r={12} />
      <circle cx={360} cy={152} r={12} fill={color.valueSolid} stroke={color.value} strokeWidth={1.5} />
      <path d="M354 152h12M360 146v12" stroke={color.onValue} strokeWidth={1.75} strokeLinecap="round" />
    </>
  ),
  'quarter-line': (
    <>
      <Chip x={70} y={90} r={34}>
        {bareMoney(example.stake)}
      </Chip>
      {halves.map(({ line, stake, result, y }) => (
        <g key={line}>
          <path
            d={`M108 90C140 90 132 ${y} 160 ${y}`}
            fill="none"
            stroke={color.lineStrong}
            strokeWidth={1.75}
          />
          <Chip x={194} y={y} r={26}>
            {bareMoney(stake)}
          </Chip>
          <Box x={244} y={y - 24} w={84} h={48} line={color.selected} fill={color.accentSoft} />
          <Label x={286} y={y + 6}>
            {decimalLine(line)}
          </Label>
          <Arrow x={340} y={y} length={40} stroke={color.inkMuted} />
          {result === 'won' ? <Tick x={412} y={y} r={17} /> : <Return x={396} y={y} />}
        </g>
      ))}
    </>
  ),
  'in-play': (
    <>
      <path d="M60 90h212" stroke={color.lineStrong} strokeWidth={1.75} strokeLinecap="round" />
      <Box x={36} y={58} w={76} h={64} line={color.value} />
      <Bar x={50} y={76} w={48} fill={color.value} />
      <Bar x={50} y={92} w={34} />
      <circle cx={196} cy={90} r={34} fill={color.surface} stroke={color.warning} strokeWidth={1.5} />
      <path d="M196 66v24l16 10" fill="none" stroke={color.warning} strokeWidth={2} strokeLinecap="round" />
      <path
        d="M272 90C306 90 300 48 334 48M272 90c34 0 28 42 62 42"
        fill="none"
        stroke={color.lineStrong}
        strokeWidth={1.75}
      />
      <Box x={334} y={22} w={104} h={52} line={color.success} fill={color.successSoft} />
      <Tick x={358} y={48} />
      <Bar x={380} y={45} w={44} fill={color.success} />
      <Box x={334} y={106} w={104} h={52} />
      <Return x={340} y={134} stroke={color.inkMuted} />
      <Bar x={380} y={129} w={44} />
    </>
  ),
  'cash-out': (
    <>
      <path
        d="M48 24v128h388"
        fill="none"
        stroke={color.lineStrong}
        strokeWidth={1.5}
        strokeLinecap="round"
      />
      <path d="M48 100h388" stroke={color.lineStrong} strokeWidth={1.5} strokeDasharray="5 6" />
      <path
        d="M48 108C84 104 104 118 136 112S184 60 214 52s38 20 64 18"
        fill="none"
        stroke={color.selected}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <path
        d="M278 70c34 0 48 44 78 46s44 20 72 24"
        fill="none"
        stroke={color.selected}
        strokeWidth={1.75}
        strokeDasharray="3 7"
        strokeLinecap="round"
        opacity={0.6}
      />
      <path d="M278 70v82" stroke={color.success} strokeWidth={1.5} strokeDasharray="5 5" />
      <circle cx={278} cy={70} r={9} fill={color.surface} stroke={color.success} strokeWidth={1.75} />
      <Wallet x={318} y={24} w={62} h={44} />
      <Arrow x={292} y={52} length={22} stroke={color.success} />
    </>
  ),
  series: (
    <>
      {seriesMaps.map(({ x, isPlayed }) => (
        <g key={x} opacity={isPlayed ? 1 : 0.45}>
          <Box x={x} y={44} w={76} h={92} line={isPlayed ? color.selected : color.line} />
          <path
            d={`M${x + 8} 52h60v60H${x + 8}zM${x + 8} 112l60-60`}
            fill="none"
            stroke={color.line}
            strokeWidth={1.5}
          />
          <circle cx={x + 16} cy={104} r={7} fill={color.selected} />
          <circle cx={x + 60} cy={60} r={7} fill={color.info} />
          {isPlayed ? (
            <Tick x={x + 38} y={136} r={12} />
          ) : (
            <path d={`M${x + 30} 126h16`} stroke={color.lineStrong} strokeWidth={2} strokeLinecap="round" />
          )}
        </g>
      ))}
    </>
  ),
  support: (
    <>
      <Box x={36} y={46} w={112} h={88} />
      <Label x={64} y={82}>
        ?
      </Label>
      <Bar x={82} y={73} w={50} />
      <Bar x={54} y={100} w={78} fill={color.line} />
      <Bar x={54} y={114} w={56} fill={color.line} />
      <Arrow x={158} y={90} length={20} stroke={color.inkMuted} />
      <path
        d="M198 44h72a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10h-46l-16 14v-14h-10a10 10 0 0 1-10-10V54a10 10 0 0 1 10-10z"
        fill={color.accentSoft}
        stroke={color.selected}
        strokeWidth={1.5}
      />
      {[216, 234, 252].map((x) => (
        <circle key={x} cx={x} cy={68} r={5} fill={color.selected} />
      ))}
      <Box x={232} y={106} w={64} h={32} line={color.value} fill={color.valueSoft} />
      <Bar x={244} y={119} w={40} fill={color.value} />
      <Arrow x={306} y={90} length={20} stroke={color.inkMuted} />
      <Box x={338} y={34} w={104} h={112} line={color.success} />
      <Tick x={362} y={58} r={11} />
      <Bar x={382} y={55} w={46} fill={color.success} />
      <Bar x={354} y={82} w={74} />
      <Bar x={354} y={96} w={58} fill={color.line} />
      <Box x={354} y={112} w={30} h={22} r={4} line={color.lineStrong} fill={color.sunken} />
      <path
        d="M357 130l8-9 6 6 4-4 6 7"
        fill="none"
        stroke={color.lineStrong}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </>
  ),
  round: (
    <>
      <Box x={70} y={14} w={340} h={152} r={14} fill={color.sunken} line={color.value} />
      {[0, 1, 2, 3, 4].flatMap((reel) =>
        [0, 1, 2].map((row) => {
          const isWin = wins.has(`${reel} ${row}`);
          const [x, y] = [82 + reel * 64, 24 + row * 46];
          return (
            <g key={`${reel} ${row}`}>
              <Box
                x={x}
                y={y}
                w={60}
                h={40}
                r={6}
                fill={isWin ? color.valueSoft : color.surface}
                line={isWin ? color.value : color.line}
              />
              <circle
                cx={x + 30}
                cy={y + 20}
                r={11}
                fill={isWin ? color.value : reelSigns[(reel * 2 + row * 3) % reelSigns.length]}
                opacity={isWin ? 1 : 0.5}
              />
            </g>
          );
        }),
      )}
      <path
        d="M52 90h124l64-46 64 46 64 46h60"
        fill="none"
        stroke={color.selected}
        strokeWidth={1.75}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
};
