import { polar, range, rays } from '../geometry';
import type { MotifProps } from '../paints';

const letters = ['招', '進', '財', '寶'];

export const Coin = ({ p }: MotifProps) => (
  <>
    {range(8).map((index) => (
      <g
        key={index}
        transform={`translate(${polar(index * 45 + 22, 74)}) rotate(${index * 40}) scale(.9 .7)`}
      >
        <circle r="17" fill={p.gold} stroke={p.goldDark} strokeWidth="1.4" />
        <circle r="12" fill="none" stroke={p.goldDark} strokeWidth="1" />
        <path d="M-4 -4H4V4H-4Z" fill={p.ink} />
      </g>
    ))}
    <circle r="72" cy="3" fill={p.goldDark} />
    <circle r="72" fill={p.gold} stroke={p.goldDark} strokeWidth="1.4" />
    <path d={rays(60, 66, 0.5)} fill="#fff" opacity=".12" />
    <circle r="63" fill="none" stroke={p.goldDark} strokeWidth="2" />
    <circle r="61" fill="none" stroke="#fff5c4" strokeWidth="1.2" />
    {letters.map((letter, index) => {
      const [x, y] = polar(index * 90, 43);
      return (
        <text
          key={letter}
          x={x}
          y={y + 10}
          textAnchor="middle"
          fontSize="29"
          fontWeight="900"
          fontFamily="'Songti SC','Noto Serif CJK SC',SimSun,serif"
          fill={p.goldDark}
        >
          {letter}
        </text>
      );
    })}
    <path d="M-20 -20H20V20H-20Z" fill={p.accent} stroke={p.goldDark} strokeWidth="2" />
    <path d="M-24 -24H24V24H-24Z" fill="none" stroke="#fff3bd" strokeWidth="2" />
    <path d="M-17 -17H17L-17 17Z" fill={p.shine} opacity=".4" />
    <path d="M-58 -30A65 65 0 0 1 20 -62A90 90 0 0 0 -58 -30Z" fill="#fff" opacity=".6" />
  </>
);
