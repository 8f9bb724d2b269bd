import { petal, range } from '../geometry';
import type { MotifProps } from '../paints';

const Laurel = ({ p }: MotifProps) => (
  <>
    {range(7).map((index) => (
      <g key={index} transform={`rotate(${30 + index * 18}) translate(0 -76)`}>
        <path d={petal(30, 10)} transform="rotate(-62)" fill={p.accent} stroke={p.gold} strokeWidth="1" />
        <path d={petal(26, 8)} transform="rotate(-118)" fill={p.accent} stroke={p.gold} strokeWidth="1" />
      </g>
    ))}
  </>
);

export const Trophy = ({ p }: MotifProps) => (
  <>
    <Laurel p={p} />
    <g transform="scale(-1 1)">
      <Laurel p={p} />
    </g>
    <path
      d="M-40 -46C-72 -50 -72 -6 -26 6M40 -46C72 -50 72 -6 26 6"
      fill="none"
      stroke={p.gold}
      strokeWidth="9"
    />
    <path
      d="M-40 -46C-72 -50 -72 -6 -26 6M40 -46C72 -50 72 -6 26 6"
      fill="none"
      stroke={p.goldDark}
      strokeWidth="1"
    />
    <path
      d="M-46 -66H46C46 -16 32 16 0 24C-32 16 -46 -16 -46 -66Z"
      fill={p.gold}
      stroke={p.goldDark}
      strokeWidth="1.6"
    />
    <ellipse cy="-66" rx="46" ry="9" fill={p.goldDark} stroke={p.gold} strokeWidth="2.4" />
    <path d="M-36 -54C-34 -20 -24 2 -10 12C-20 -10 -22 -30 -22 -52Z" fill="#fff" opacity=".65" />
    <path
      d="M0 -46L6.5 -31L23 -30L10.5 -19L14.5 -3L0 -12L-14.5 -3L-10.5 -19L-23 -30L-6.5 -31Z"
      fill={p.accent}
      stroke={p.goldDark}
      strokeWidth="1.2"
    />
    <path d="M-7 22H7L11 44H-11Z" fill={p.gold} stroke={p.goldDark} />
    <path d="M-24 44H24V54H-24ZM-36 54H36V76H-36Z" fill={p.deep} stroke={p.gold} strokeWidth="2" />
    <path d="M-22 60H22V70H-22Z" fill={p.gold} />
  </>
);
