import type { MotifProps } from '../paints';

const Half = ({ p }: MotifProps) => (
  <>
    <path
      d="M8 -30C4 -66 16 -96 32 -94C48 -90 44 -54 30 -24Z"
      fill={p.ivory}
      stroke={p.gold}
      strokeWidth="1.5"
    />
    <path d="M17 -34C15 -60 22 -82 30 -81C37 -78 36 -54 27 -32Z" fill={p.accent} opacity=".75" />
    <ellipse cx="24" cy="66" rx="22" ry="12" fill={p.ivory} stroke={p.gold} strokeWidth="1.2" />
  </>
);

const Face = ({ p }: MotifProps) => (
  <>
    <ellipse cx="21" cy="-4" rx="7" ry="9" fill="#8c1f2c" />
    <circle cx="23.5" cy="-7.5" r="3" fill="#fff" />
    <circle cx="35" cy="12" r="9" fill={p.accent} opacity=".5" />
    <path d="M12 12Q34 8 48 12M12 16Q32 18 46 24" fill="none" stroke={p.goldDark} strokeWidth=".9" />
  </>
);

/** The rabbit alone. */
export const RabbitFigure = ({ p }: MotifProps) => (
  <g transform="translate(0 8)">
    <path
      d="M0 16C38 16 52 40 46 72H-46C-52 40 -38 16 0 16Z"
      fill={p.ivory}
      stroke={p.gold}
      strokeWidth="1.5"
    />
    <Half p={p} />
    <g transform="scale(-1 1)">
      <Half p={p} />
    </g>
    <path
      d="M0 -42C32 -42 52 -22 52 2C52 26 28 36 0 36C-28 36 -52 26 -52 2C-52 -22 -32 -42 0 -42Z"
      fill={p.ivory}
      stroke={p.gold}
      strokeWidth="1.5"
    />
    <Face p={p} />
    <g transform="scale(-1 1)">
      <Face p={p} />
    </g>
    <path d="M-5 9Q0 6 5 9Q3 14 0 15Q-3 14 -5 9Z" fill="#c4485a" />
    <path
      d="M0 15V20M-8 19Q-3 25 0 20Q3 25 8 19"
      fill="none"
      stroke="#7a2030"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path d="M-30 36Q0 50 30 36L34 46Q0 60 -34 46Z" fill={p.accent} stroke={p.gold} strokeWidth="1.2" />
    <path
      d="M-11 54A11 11 0 1 0 11 54A11 11 0 1 0 -11 54"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth="1.2"
    />
    <path d="M-3 51H3V57H-3Z" fill={p.ink} />
  </g>
);

/** The rabbit in the moon. */
export const Rabbit = ({ p }: MotifProps) => (
  <>
    <g transform="translate(0 8)">
      <circle cy="-4" r="80" fill={p.gold} />
      <circle cy="-4" r="80" fill={p.shine} opacity=".7" />
      <path
        d="M-62 -26a14 10 0 1 0 26 -6a12 9 0 1 0 -26 6M46 -44a9 7 0 1 0 17 2a9 7 0 1 0 -17 -2M-70 20a8 6 0 1 0 15 0a8 6 0 1 0 -15 0"
        fill={p.goldDark}
        opacity=".16"
      />
    </g>
    <RabbitFigure p={p} />
  </>
);
