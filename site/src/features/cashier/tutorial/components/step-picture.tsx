import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCurrency } from '../../../../shared/brand/brand-context';
import type { Step } from '../model/steps';

const { color } = token;

const Frame = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;
  background: linear-gradient(135deg, ${color.accentSoft}, ${color.valueSoft});
`;

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly fill?: string;
  readonly line?: string;
  readonly r?: number;
}

const Box = ({ x, y, w, h, fill = color.sunken, line = 'none', r = 4 }: BoxProps) => (
  <rect x={x} y={y} width={w} height={h} rx={r} fill={fill} stroke={line} strokeWidth={1.5} />
);

const Bar = ({ x, y, w, fill = color.lineStrong }: Pick<BoxProps, 'x' | 'y' | 'w' | 'fill'>) => (
  <Box x={x} y={y} w={w} h={5} r={2.5} fill={fill} />
);

const Button = ({ y = 112 }: { y?: number }) => <Box x={92} y={y} w={96} h={14} fill={color.accent} r={7} />;

const CurrencyMark = ({ x, y, size = 14 }: { x: number; y: number; size?: number }) => (
  <text x={x} y={y} fontSize={size} fontWeight={700} fill={color.value} textAnchor="middle">
    {useCurrency()}
  </text>
);

const Tick = ({ x, y, r = 16 }: { x: number; y: number; r?: number }) => (
  <g>
    <circle cx={x} cy={y} r={r} fill={color.success} />
    <path
      d={`M${x - r * 0.45} ${y}l${r * 0.32} ${r * 0.34} ${r * 0.58}-${r * 0.66}`}
      fill="none"
      stroke={color.surface}
      strokeWidth={r * 0.18}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);

const code = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [2, 1],
  [0, 2],
  [1, 2],
  [2, 2],
  [5, 0],
  [6, 0],
  [7, 0],
  [5, 1],
  [7, 1],
  [5, 2],
  [6, 2],
  [7, 2],
  [0, 5],
  [1, 5],
  [2, 5],
  [0, 6],
  [2, 6],
  [0, 7],
  [1, 7],
  [2, 7],
  [4, 3],
  [3, 4],
  [5, 4],
  [4, 5],
  [6, 5],
  [7, 6],
  [5, 7],
  [4, 7],
  [6, 4],
  [3, 6],
] as const;

const drawings: Readonly<Record<Step, ReactNode>> = {
  choose: (
    <>
      {[0, 1, 2, 3].map((at) => {
        const [x, y] = [72 + (at % 2) * 72, 44 + Math.floor(at / 2) * 38];
        const isChosen = at === 1;
        return (
          <g key={at}>
            <Box
              x={x}
              y={y}
              w={64}
              h={30}
              fill={isChosen ? color.accentSoft : color.sunken}
              line={isChosen ? color.accent : color.line}
            />
            <circle cx={x + 14} cy={y + 15} r={7} fill={isChosen ? color.accent : color.lineStrong} />
            <Bar x={x + 27} y={y + 9} w={28} />
            <Bar x={x + 27} y={y + 17} w={18} fill={color.line} />
          </g>
        );
      })}
    </>
  ),
  amount: (
    <>
      <Box x={72} y={44} w={136} h={26} line={color.accent} fill={color.surface} />
      <CurrencyMark x={84} y={62} />
      <text x={96} y={63} fontSize={15} fontWeight={700} fill={color.ink}>
        500
      </text>
      {[0, 1, 2].map((at) => (
        <Box
          key={at}
          x={72 + at * 47}
          y={80}
          w={42}
          h={18}
          fill={at === 1 ? color.accentSoft : color.sunken}
        />
      ))}
      <Button />
    </>
  ),
  copy: (
    <>
      {[0, 1, 2].map((at) => (
        <g key={at}>
          <Box x={72} y={42 + at * 27} w={136} h={22} />
          <Bar x={80} y={50 + at * 27} w={22} fill={color.line} />
          <Bar x={108} y={50 + at * 27} w={58 - at * 10} />
          <Box x={186} y={47 + at * 27} w={9} h={9} fill="none" line={color.accent} r={2} />
          <Box x={189} y={50 + at * 27} w={9} h={9} fill={color.accentSoft} line={color.accent} r={2} />
        </g>
      ))}
    </>
  ),
  scan: (
    <>
      <Box x={104} y={42} w={72} h={72} fill={color.surface} line={color.line} />
      {code.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={110 + x * 7.6} y={48 + y * 7.6} width={7} height={7} fill={color.ink} />
      ))}
      <path
        d="M96 54V34h20M184 54V34h-20M96 102v20h20M184 102v20h-20"
        fill="none"
        stroke={color.accent}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </>
  ),
  pay: (
    <>
      <Box x={112} y={36} w={56} h={92} r={10} fill={color.surface} line={color.lineStrong} />
      <Box x={118} y={44} w={44} h={72} r={4} />
      <CurrencyMark x={140} y={70} size={20} />
      <Bar x={124} y={80} w={32} />
      <Box x={122} y={94} w={36} h={12} r={6} fill={color.accent} />
      <path
        d="M176 60h24m0 0-8-8m8 8-8 8"
        fill="none"
        stroke={color.value}
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  check: (
    <>
      {[46, 68, 90].map((y, at) => (
        <g key={y}>
          <Box x={76} y={y} w={100} h={16} fill={color.surface} line={color.line} />
          <Bar x={84} y={y + 5.5} w={[56, 40, 64][at]!} />
          <Tick x={196} y={y + 8} r={8} />
        </g>
      ))}
      <Bar x={76} y={118} w={70} fill={color.line} />
    </>
  ),
  credited: (
    <>
      <Box x={84} y={52} w={112} h={66} r={10} fill={color.valueSoft} line={color.value} />
      <Box x={160} y={74} w={44} h={22} r={8} fill={color.surface} line={color.value} />
      <circle cx={172} cy={85} r={4} fill={color.value} />
      <CurrencyMark x={116} y={92} size={24} />
      <Tick x={196} y={50} />
    </>
  ),
  bind: (
    <>
      <Box x={80} y={46} w={104} h={66} r={8} fill={color.accentSoft} line={color.accent} />
      <Box x={80} y={58} w={104} h={12} r={0} fill={color.accent} />
      <Bar x={92} y={84} w={48} />
      <Bar x={92} y={96} w={30} fill={color.line} />
      <circle cx={188} cy={106} r={15} fill={color.value} />
      <path d="M188 99v14M181 106h14" stroke={color.surface} strokeWidth={3} strokeLinecap="round" />
    </>
  ),
  turnover: (
    <>
      {[0.9, 0.65, 0.4].map((part, at) => (
        <g key={part}>
          <Bar x={72} y={48 + at * 26} w={40} />
          <Box x={72} y={57 + at * 26} w={136} h={8} r={4} />
          <Box
            x={72}
            y={57 + at * 26}
            w={136 * part}
            h={8}
            r={4}
            fill={at === 0 ? color.success : color.accent}
          />
        </g>
      ))}
    </>
  ),
  out: (
    <>
      <Box x={72} y={42} w={136} h={26} line={color.accent} fill={color.surface} />
      <CurrencyMark x={84} y={60} />
      <text x={96} y={61} fontSize={15} fontWeight={700} fill={color.ink}>
        300
      </text>
      <Box x={72} y={76} w={136} h={28} />
      <Bar x={80} y={83} w={28} fill={color.line} />
      <Bar x={176} y={83} w={24} />
      <Bar x={80} y={93} w={36} fill={color.line} />
      <Bar x={168} y={93} w={32} fill={color.value} />
      <Button y={114} />
    </>
  ),
  password: (
    <>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <g key={at}>
          <Box
            x={73 + at * 23}
            y={56}
            w={19}
            h={24}
            fill={color.surface}
            line={at < 5 ? color.accent : color.line}
          />
          {at < 5 && <circle cx={82.5 + at * 23} cy={68} r={4} fill={color.ink} />}
        </g>
      ))}
      <Button y={98} />
    </>
  ),
  review: (
    <>
      <path d="M84 72h112" stroke={color.line} strokeWidth={4} />
      <path d="M84 72h84" stroke={color.success} strokeWidth={4} />
      <Tick x={84} y={72} r={13} />
      <Tick x={140} y={72} r={13} />
      <circle cx={196} cy={72} r={13} fill={color.surface} stroke={color.accent} strokeWidth={3} />
      <path d="M196 65v8l5 3" fill="none" stroke={color.accent} strokeWidth={2.5} strokeLinecap="round" />
      <Bar x={70} y={98} w={28} />
      <Bar x={126} y={98} w={28} />
      <Bar x={182} y={98} w={28} fill={color.line} />
    </>
  ),
};

/** A drawing of the page at one step, in the theme's colors. Decorative: the text beside it says the same. */
export const StepPicture = ({ step }: { step: Step }) => (
  <Frame viewBox="0 0 280 150" aria-hidden="true" focusable="false">
    <rect x={52} y={16} width={176} height={134} rx={8} fill={color.surface} stroke={color.line} />
    <path d="M52 30h176" stroke={color.line} />
    {[62, 70, 78].map((x) => (
      <circle key={x} cx={x} cy={23} r={2.5} fill={color.line} />
    ))}
    {drawings[step]}
  </Frame>
);
