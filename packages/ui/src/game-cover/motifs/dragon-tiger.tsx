import type { MotifProps } from '../paints';
import { DragonHalf } from './dragon';
import { RoundSeal } from './playing-card';
import { TigerHalf } from './tiger';

const bolt = 'M8 -98L-12 -34L4 -30L-10 18L6 22L-6 92L18 8L2 4L18 -42L2 -46L20 -92Z';

/** Half a dragon, half a tiger, parted by lightning. */
export const DragonTiger = ({ p }: MotifProps) => (
  <>
    <g transform="translate(-6 2) scale(-.96 .96)">
      <DragonHalf p={p} />
      <circle cy="-44" r="14" fill={p.gold} stroke={p.goldDark} strokeWidth="1.4" />
    </g>
    <g transform="translate(6 6) scale(1.02)">
      <TigerHalf p={p} />
      <path d="M0 12Q8 6 16 12Q14 24 0 30Z" fill="#c4485a" stroke="#2a1108" strokeWidth="1.5" />
      <path
        d="M0 -56H17M0 -44H13M0 -31H18"
        fill="none"
        stroke="#2a1108"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
    <path d={bolt} fill="#fffbe6" stroke={p.gold} strokeWidth="4" strokeLinejoin="round" />
    <path d={bolt} fill="#fff6c9" stroke={p.goldDark} strokeWidth=".8" strokeLinejoin="round" />
    <RoundSeal p={p} sign="龙" place="translate(-62 68) scale(.86)" fill="#b3211f" />
    <RoundSeal p={p} sign="虎" place="translate(62 68) scale(.86)" fill="#1d4f9e" />
  </>
);
