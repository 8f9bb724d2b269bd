import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import type { DrawingName } from '../article';
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
  <rect x={x} y={y} width={w} height={h} rx={r} fill={fill} stroke={line} strokeWidth={1.5} />
);

/** A line of writing. */
const Bar = ({ x, y, w, fill = color.lineStrong }: Pick<BoxProps, 'x' | 'y' | 'w' | 'fill'>) => (
  <rect x={x} y={y} width={w} height={6} rx={3} fill={fill} />
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
  stroke = color.accent,
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
    strokeWidth={3}
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
    <path d="M-7-2v-6a7 7 0 0 1 14 0v6" fill="none" stroke={color.success} strokeWidth={3} />
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

const wins = new Set(['0 1', '1 1', '2 0', '3 1']);
const reelSigns = [color.accent, color.value, color.success, color.info, color.lineStrong];

export const drawings: Readonly<Record<DrawingName, ReactNode>> = {
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
          <path d={`M240 62 ${x} 106`} stroke={color.value} strokeWidth={3} />
          <circle cx={x} cy={120} r={20} fill={color.valueSoft} stroke={color.value} strokeWidth={2} />
          <circle cx={x} cy={114} r={6} fill={color.value} />
          <path d={`M${x - 11} 132a11 10 0 0 1 22 0`} fill={color.value} />
        </g>
      ))}
      <circle cx={240} cy={42} r={30} fill={color.accentSoft} stroke={color.accent} strokeWidth={2} />
      <circle cx={240} cy={34} r={9} fill={color.accent} />
      <path d="M223 60a17 15 0 0 1 34 0" fill={color.accent} />
      <Arrow x={300} y={42} length={60} stroke={color.success} />
      <Box x={372} y={24} w={72} h={36} line={color.success} />
      <Bar x={384} y={36} w={48} fill={color.success} />
      <Bar x={384} y={46} w={30} fill={color.line} />
    </>
  ),
  withdrawal: (
    <>
      <path d="M80 72h320" stroke={color.lineStrong} strokeWidth={4} />
      <path d="M80 72h213" stroke={color.success} strokeWidth={4} />
      <Wallet x={52} y={48} w={56} h={46} />
      <circle cx={187} cy={72} r={26} fill={color.surface} stroke={color.success} strokeWidth={2} />
      <Lock x={187} y={70} />
      <circle cx={293} cy={72} r={26} fill={color.surface} stroke={color.success} strokeWidth={2} />
      <Tick x={293} y={72} />
      <Box x={374} y={50} w={58} h={42} line={color.accent} fill={color.accentSoft} />
      <rect x={374} y={60} width={58} height={8} fill={color.accent} />
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
          <Box x={unit + 82} y={y} w={w} h={34} line={color.accent} />
          <Box x={unit + 82} y={y} w={w * 0.4} h={34} fill={color.accent} line={color.accent} />
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
      <path d="M168 62 288 118" stroke={color.danger} strokeWidth={3} strokeDasharray="7 7" />
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
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <path d="M74 121v7m0 4v.1" stroke={color.danger} strokeWidth={2.5} strokeLinecap="round" />
      <Cross x={418} y={125} />
    </>
  ),
  devices: (
    <>
      <path d="M132 90h84M264 78l84-28M264 102l84 32" stroke={color.lineStrong} strokeWidth={3} />
      <Box x={36} y={54} w={96} h={62} />
      <path d="M24 126h120" stroke={color.lineStrong} strokeWidth={6} strokeLinecap="round" />
      <Bar x={54} y={74} w={60} />
      <Bar x={54} y={88} w={38} fill={color.line} />
      <circle cx={240} cy={90} r={32} fill={color.accentSoft} stroke={color.accent} strokeWidth={2} />
      <circle cx={240} cy={81} r={10} fill={color.accent} />
      <path d="M220 110a20 18 0 0 1 40 0z" fill={color.accent} />
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
      <circle cx={76} cy={100} r={24} fill={color.valueSoft} stroke={color.value} strokeWidth={2} />
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
      <path d="M202 90h92" stroke={color.success} strokeWidth={3} strokeDasharray="4 6" />
      <circle cx={248} cy={90} r={24} fill={color.surface} stroke={color.success} strokeWidth={2} />
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
      <path d="M48 90H432" stroke={color.lineStrong} strokeWidth={3} strokeLinecap="round" />
      {[
        { x: 48, w: 190, fill: color.successSoft, line: color.success },
        { x: 246, w: 40, fill: color.warningSoft, line: color.warning },
        { x: 294, w: 138, fill: color.valueSoft, line: color.value },
      ].map(({ x, w, fill, line }) => (
        <Box key={x} x={x} y={62} w={w} h={56} fill={fill} line={line} />
      ))}
      {[80, 116, 152].map((x) => (
        <g key={x}>
          <circle cx={x} cy={90} r={14} fill={color.accent} stroke={color.accentHover} strokeWidth={1.5} />
          <circle
            cx={x}
            cy={90}
            r={8}
            fill="none"
            stroke={color.onAccent}
            strokeWidth={2}
            strokeDasharray="4 3"
          />
        </g>
      ))}
      <path d="M258 82v16M274 82v16" stroke={color.warning} strokeWidth={5} strokeLinecap="round" />
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
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <Tick x={162} y={152} r={12} />
      <circle cx={360} cy={152} r={12} fill={color.valueSolid} stroke={color.value} strokeWidth={1.5} />
      <path d="M354 152h12M360 146v12" stroke={color.onValue} strokeWidth={2.5} strokeLinecap="round" />
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
        stroke={color.accent}
        strokeWidth={3}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
};
