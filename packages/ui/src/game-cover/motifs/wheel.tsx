import { polar, range } from '../geometry';
import type { MotifProps } from '../paints';

const prizes = ['福', '88', '喜', '18', '祿', '66', '財', '28', '壽', '99', '吉', '38'];

export const Wheel = ({ p }: MotifProps) => (
  <>
    <circle r="84" fill={p.gold} stroke={p.goldDark} strokeWidth="2" />
    <circle r="70" fill={p.ink} />
    {prizes.map((prize, index) => (
      <g key={prize} transform={`rotate(${index * 30})`}>
        <path
          d={`M0 0L${polar(-15, 69)}A69 69 0 0 1 ${polar(15, 69)}Z`}
          fill={[p.accent, p.ivory, p.deep][index % 3]}
          stroke={p.gold}
          strokeWidth="1.2"
        />
        <text
          y="-48"
          textAnchor="middle"
          fontSize="17"
          fontWeight="900"
          fontFamily="'Songti SC','Noto Serif CJK SC',SimSun,serif"
          fill={index % 3 === 1 ? '#a3231c' : '#ffe9a6'}
        >
          {prize}
        </text>
      </g>
    ))}
    {range(24).map((index) => (
      <circle
        key={index}
        r={index % 2 ? 3.2 : 4}
        transform={`translate(${polar(index * 15, 77)})`}
        fill={index % 2 ? p.accent : '#fffbe2'}
        stroke={p.goldDark}
        strokeWidth=".5"
      />
    ))}
    <path d="M-58 -34A68 68 0 0 1 34 -58A90 90 0 0 0 -58 -34Z" fill="#fff" opacity=".25" />
    <circle r="25" fill={p.gold} stroke={p.goldDark} strokeWidth="1.5" />
    <circle r="19" fill={p.accent} stroke={p.gold} strokeWidth="1.5" />
    <path
      d={`M${range(10)
        .map((index) => polar(index * 36, index % 2 ? 6 : 14).join(' '))
        .join('L')}Z`}
      fill={p.gold}
    />
    <path d="M-15 -98H15L0 -60Z" fill={p.accent} stroke={p.gold} strokeWidth="3" strokeLinejoin="round" />
    <path d="M-8 -93H2L-2 -76Z" fill="#fff" opacity=".6" />
  </>
);
