import { polar, range } from '../geometry';
import type { MotifProps } from '../paints';
import { Ball } from './ball';

const red = '#c4232b';
const blue = '#2460b4';
const green = '#1b8049';

const ring = [
  ['21', green],
  ['49', green],
  ['31', blue],
  ['29', red],
  ['36', blue],
  ['7', red],
] as const;

/** Six balls of three colours around the special one. */
export const MarkSix = ({ p }: MotifProps) => (
  <>
    {range(12).map((index) => (
      <path
        key={index}
        d="M0 -78L7 -94H-7Z"
        transform={`rotate(${index * 30 + 15})`}
        fill={p.gold}
        stroke={p.goldDark}
        strokeWidth=".8"
      />
    ))}
    <circle r="80" fill={p.deep} stroke={p.gold} strokeWidth="3" opacity=".9" />
    <circle r="73" fill="none" stroke={p.gold} strokeWidth="1" strokeDasharray="3 4" />
    {ring.map(([number, fill], index) => {
      const [x, y] = polar(index * 60, 54);
      return <Ball key={number} p={p} sign={number} fill={fill} place={`translate(${x} ${y}) scale(.6)`} />;
    })}
    <circle r="36" fill={p.ink} opacity=".4" />
    <Ball p={p} sign="特" fill={p.gold} place="scale(.84)" />
  </>
);
