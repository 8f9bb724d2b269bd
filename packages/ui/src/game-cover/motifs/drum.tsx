import { polar, range } from '../geometry';
import type { MotifProps } from '../paints';

const Stick = ({ p, flip }: MotifProps & { readonly flip: number }) => (
  <g transform={`scale(${flip} 1) translate(50 -52) rotate(38)`}>
    <path d="M-3 0H3V62H-3Z" fill={p.gold} stroke={p.goldDark} />
    <ellipse rx="11" ry="14" fill={p.accent} stroke={p.gold} strokeWidth="2" />
    <path d="M-6 -8Q0 -13 5 -9Q-2 -8 -5 0Z" fill="#fff" opacity=".7" />
  </g>
);

export const Drum = ({ p }: MotifProps) => (
  <>
    <path d="M-52 58L-66 88H-52L-34 66ZM52 58L66 88H52L34 66Z" fill={p.gold} stroke={p.goldDark} />
    <circle r="80" cy="4" fill={p.accent} stroke={p.gold} strokeWidth="3" />
    <circle r="66" cy="4" fill={p.gold} stroke={p.goldDark} strokeWidth="1.5" />
    <circle r="60" cy="4" fill={p.ivory} stroke={p.goldDark} strokeWidth="1" />
    {range(24).map((index) => (
      <circle
        key={index}
        r="3.8"
        transform={`translate(0 4) translate(${polar(index * 15, 73)})`}
        fill={p.gold}
        stroke={p.goldDark}
        strokeWidth=".6"
      />
    ))}
    <g transform="translate(0 4)">
      {[0, 120, 240].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d="M0 -44A22 22 0 0 1 0 0A11 11 0 0 0 0 -22A11 11 0 0 1 -9 -40A40 40 0 0 0 -36 -8A44 44 0 0 1 0 -44Z"
          fill={p.accent}
          stroke={p.goldDark}
          strokeWidth=".8"
        />
      ))}
      <circle r="52" fill="none" stroke={p.accent} strokeWidth="3" strokeDasharray="10 4" />
    </g>
    <path d="M-60 -24C-44 -58 -8 -66 18 -62C-16 -56 -44 -36 -54 -4Z" fill={p.shine} opacity=".55" />
    <Stick p={p} flip={1} />
    <Stick p={p} flip={-1} />
  </>
);
