import type { MotifProps } from '../paints';
import { Ball } from './ball';

const leaf = 'M0 0C-8 -14 -34 -18 -34 -38C-34 -54 -12 -58 0 -42C12 -58 34 -54 34 -38C34 -18 8 -14 0 0Z';

/** A clover of four leaves with a gold 28, and the three balls whose sum counts. */
export const Lucky28 = ({ p }: MotifProps) => (
  <>
    <g transform="translate(0 -22)">
      <path d="M2 20C8 52 26 70 44 78" fill="none" stroke="#0f5a34" strokeWidth="9" strokeLinecap="round" />
      {[45, 135, 225, 315].map((turn) => (
        <g key={turn} transform={`rotate(${turn}) scale(1.12)`}>
          <path d={leaf} fill="#1f9a57" stroke={p.gold} strokeWidth="2" />
          <path d="M0 -4V-36" stroke="#bff0c8" strokeWidth="2" opacity=".8" strokeLinecap="round" />
          <path d="M-26 -38C-26 -48 -14 -50 -8 -44C-16 -44 -22 -38 -22 -30Z" fill="#fff" opacity=".45" />
        </g>
      ))}
      <circle r="36" fill={p.gold} stroke={p.goldDark} strokeWidth="1.6" />
      <circle r="30" fill={p.accent} stroke={p.goldDark} />
      <circle r="26" fill="none" stroke={p.gold} strokeWidth="1.2" strokeDasharray="2 3" />
      <text
        y="14"
        textAnchor="middle"
        fontSize="38"
        fontWeight="900"
        fontFamily="Georgia,serif"
        fill="#fff6d6"
        stroke={p.goldDark}
        strokeWidth=".8"
      >
        28
      </text>
      <path d="M-28 -14A32 32 0 0 1 12 -29A44 44 0 0 0 -28 -14Z" fill="#fff" opacity=".55" />
    </g>
    <Ball p={p} sign="9" fill={p.accent} place="translate(-52 60) scale(.62)" />
    <Ball p={p} sign="7" fill={p.deep} place="translate(52 60) scale(.62)" />
    <Ball p={p} sign="8" fill={p.accent} place="translate(0 68) scale(.66)" />
  </>
);
