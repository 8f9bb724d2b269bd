import type { MotifProps, Paints } from '../paints';

const Body = ({ p, sign }: { readonly p: Paints; readonly sign?: string }) => (
  <>
    <path d="M0 -96V-50M0 50V58" stroke={p.gold} strokeWidth="2.5" />
    <ellipse rx="60" ry="48" fill={p.accent} stroke={p.gold} strokeWidth="2" />
    <g fill="none" stroke={p.gold} strokeWidth="1.3" opacity=".75">
      <ellipse rx="44" ry="48" />
      <ellipse rx="26" ry="48" />
    </g>
    <path d="M-44 -22C-30 -42 10 -46 30 -40C0 -38 -26 -26 -40 2Z" fill={p.shine} opacity=".6" />
    <path
      d="M-24 -56H24L29 -44H-29ZM-29 44H29L24 56H-24Z"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth="1"
    />
    <path
      d="M0 58V92M-9 57V84M9 57V84M-17 57V76M17 57V76"
      stroke={p.gold}
      strokeWidth="3"
      strokeDasharray="1 2 60"
      strokeLinecap="round"
    />
    {sign && (
      <>
        <path d="M0 -33L33 0L0 33L-33 0Z" fill={p.gold} stroke={p.goldDark} strokeWidth="1.5" />
        <path d="M0 -27L27 0L0 27L-27 0Z" fill={p.deep} />
        <text
          y="10.5"
          textAnchor="middle"
          fontSize="30"
          fontWeight="900"
          fontFamily="'Songti SC','Noto Serif CJK SC',SimSun,serif"
          fill={p.gold}
        >
          {sign}
        </text>
      </>
    )}
  </>
);

export const Lantern = ({ p }: MotifProps) => (
  <>
    <g transform="translate(-60 -26) scale(.5)">
      <Body p={p} />
    </g>
    <g transform="translate(60 -26) scale(.5)">
      <Body p={p} />
    </g>
    <g transform="translate(0 6)">
      <Body p={p} sign="福" />
    </g>
  </>
);
