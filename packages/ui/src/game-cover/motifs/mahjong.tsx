import type { MotifProps } from '../paints';

const tiles = [
  ['發', '#12794a', -48, 10, -16, 0.86],
  ['白', '#1f4fa3', 48, 10, 16, 0.86],
  ['中', '#c81f1f', 0, -4, 0, 1.12],
] as const;

export const Mahjong = ({ p }: MotifProps) => (
  <>
    {tiles.map(([sign, colour, x, y, turn, scale]) => (
      <g key={sign} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
        <rect
          x="-34"
          y="-44"
          width="72"
          height="98"
          rx="10"
          fill={p.accent}
          stroke={p.gold}
          strokeWidth="1.4"
        />
        <rect x="-35" y="-47" width="70" height="94" rx="9" fill="#e3d3b2" />
        <rect x="-36" y="-50" width="68" height="92" rx="9" fill={p.ivory} stroke="#fff" strokeWidth="1.5" />
        <rect x="-30" y="-44" width="56" height="80" rx="6" fill="none" stroke="#c9ae7c" strokeWidth="1" />
        {sign === '白' ? (
          <path d="M-19 -30H15V22H-19ZM-12 -23V15H8V-23Z" fill="none" stroke={colour} strokeWidth="3.4" />
        ) : (
          <text
            x="-2"
            y="16"
            textAnchor="middle"
            fontSize="56"
            fontWeight="900"
            fontFamily="'Kaiti SC','Songti SC','Noto Serif CJK SC',KaiTi,serif"
            fill={colour}
            stroke={colour}
            strokeWidth="1"
          >
            {sign}
          </text>
        )}
        <path d="M-36 -20V-41Q-36 -50 -27 -50H20Z" fill="#fff" opacity=".55" />
      </g>
    ))}
    <g transform="translate(0 74)">
      {[-54, -18, 18, 54].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <ellipse rx="17" ry="7" cy="5" fill={p.goldDark} />
          <ellipse rx="17" ry="7" fill={p.gold} stroke={p.goldDark} strokeWidth=".8" />
        </g>
      ))}
    </g>
  </>
);
