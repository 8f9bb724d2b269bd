import { polar, range, rays } from '../geometry';
import type { MotifProps } from '../paints';

const Cracker = ({ p }: MotifProps) => (
  <>
    <path d="M-6 -14H6V14H-6Z" fill={p.accent} />
    <path d="M-6 -14H6V-9H-6ZM-6 9H6V14H-6Z" fill={p.gold} />
    <path d="M-3.5 -9V9" stroke="#fff" strokeWidth="2" opacity=".6" />
  </>
);

const Chain = ({ p, flip }: MotifProps & { readonly flip: number }) => (
  <g transform={`translate(${34 * flip} -74) rotate(${-7 * flip})`}>
    <path d="M0 -16V120" stroke={p.gold} strokeWidth="3" />
    {range(5).map((row) =>
      [-1, 1].map((side) => (
        <g key={side} transform={`translate(${side * 12} ${16 + row * 25}) rotate(${side * -34})`}>
          <Cracker p={p} />
        </g>
      )),
    )}
    <path d="M0 -10L15 0L0 12L-15 0Z" fill={p.gold} stroke={p.goldDark} strokeWidth="1.2" />
  </g>
);

export const Firecracker = ({ p }: MotifProps) => (
  <>
    <g fill="none" stroke={p.light} strokeWidth="1.6" strokeLinecap="round">
      {range(18).map((index) => (
        <path
          key={index}
          d={`M${polar(index * 20, 50)}L${polar(index * 20, index % 2 ? 84 : 72)}`}
          strokeDasharray="9 5 3 5"
        />
      ))}
    </g>
    <Chain p={p} flip={-1} />
    <Chain p={p} flip={1} />
    <path d="M-58 -82Q0 -104 58 -82L54 -72Q0 -92 -54 -72Z" fill={p.gold} stroke={p.goldDark} />
    {[
      [-46, 62, 1],
      [48, 60, 0.9],
    ].map(([x = 0, y = 0, scale = 1]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        <path d={rays(9, 32, 0.5)} fill={p.gold} />
        <circle r="13" fill="#fff6cf" />
        <circle r="6" fill="#fff" />
      </g>
    ))}
    <g>
      <path d="M0 -34L42 8L0 50L-42 8Z" fill={p.accent} stroke={p.gold} strokeWidth="3.4" />
      <path d="M0 -26L34 8L0 42L-34 8Z" fill="none" stroke={p.gold} strokeWidth="1" />
      <text
        y="21"
        textAnchor="middle"
        fontSize="38"
        fontWeight="900"
        fontFamily="'Songti SC','Noto Serif CJK SC',SimSun,serif"
        fill={p.gold}
      >
        囍
      </text>
    </g>
  </>
);
