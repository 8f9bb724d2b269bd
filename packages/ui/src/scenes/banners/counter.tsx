import { range } from '../../game-cover/geometry';
import { Abacus } from '../parts/abacus';
import { Ingot } from '../parts/ingot';
import { Lantern } from '../parts/lantern';
import { Wall } from '../parts/wall';
import type { PartProps } from '../scene-canvas';

/** The left edges of the columns of drawers. */
const columns = [700, 774, 1088, 1162] as const;

/** A wall of small drawers round a niche, where light comes through paper. */
const Cabinet = ({ id }: PartProps) => (
  <g>
    <path d="M676 22H1256V270H676Z" fill={`url(#${id}wood)`} />
    <path d="M676 22H1256V270H676Z" fill="none" stroke="var(--gold-2)" strokeWidth="2" />
    {columns.map((left) =>
      range(4).map((row) => {
        const top = 40 + row * 54;
        return (
          <g key={`${left} ${top}`} transform={`translate(${left} ${top})`}>
            <path d="M0 0H68V48H0Z" fill={`url(#${id}roof)`} />
            <path d="M6 6H62V42H6Z" fill="none" stroke="var(--ridge)" strokeWidth="2" opacity=".65" />
            <path d="M0 48V0H68" fill="none" stroke="#fff" strokeWidth="2" opacity=".2" />
            <circle cx="34" cy="21" r="6" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
            <path
              d="M26 23a8 8 0 0 0 16 0"
              fill="none"
              stroke="var(--gold-2)"
              strokeWidth="2.500"
              strokeLinecap="round"
            />
          </g>
        );
      }),
    )}
    <path d="M860 40H1074V270H860Z" fill="var(--wood-2)" />
    <path d="M868 48H1066V270H868Z" fill="var(--window)" />
    <path d="M868 48H1066V270H868Z" fill={`url(#${id}mist)`} />
    <circle cx="967" cy="170" r="150" fill={`url(#${id}lampglow)`} opacity=".45" />
    <path
      d="M901 48V270M934 48V84M967 48V84M1000 48V84M1033 48V270M868 84H901M868 120H901M868 156H901M868 192H901M1033 84H1066M1033 120H1066M1033 156H1066M1033 192H1066M901 84H1033"
      stroke="var(--wood-1)"
      strokeWidth="4"
      opacity=".8"
    />
    <path d="M860 40H1074V270M860 40V270" fill="none" stroke="var(--gold-2)" strokeWidth="2.500" />
  </g>
);

/** A pan on three cords, hanging from the origin. */
const Pan = ({ id, x, y }: PartProps & { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M0 0L-52 92M0 0L52 92M0 0L6 86"
      stroke="var(--lantern-2)"
      strokeWidth="2.600"
      strokeLinecap="round"
    />
    <circle r="6" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    <path d="M-58 92Q-48 118 0 118Q48 118 58 92Z" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    <ellipse cy="92" rx="58" ry="10" fill="var(--gold-3)" />
    <ellipse cy="91" rx="58" ry="9" fill="none" stroke="var(--gold-1)" strokeWidth="2.500" />
    <path
      d="M-44 106Q-34 112 -10 113"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".8"
    />
  </g>
);

/** A balance standing on the origin, an ingot in the lower pan: 340 wide, 232 tall. */
const Balance = ({ id }: PartProps) => (
  <g>
    <ellipse cy="2" rx="104" ry="10" fill="var(--deep)" opacity=".35" />
    <Pan id={id} x={116} y={-200} />
    <g transform="translate(116 -110)">
      <path d="M-24 -2V-26H2V-2ZM-17 -26V-36H-5V-26Z" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
      <path d="M6 0V-17H24V0ZM11 -17V-25H19V-17Z" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    </g>
    <path d="M-8 -40L-5 -226H5L8 -40Z" fill={`url(#${id}wood)`} stroke="var(--wood-2)" />
    <path d="M-11 -90H11V-80H-11ZM-11 -150H11V-140H-11Z" fill={`url(#${id}gold)`} />
    <path d="M-40 -44Q-14 -52 -9 -78H9Q14 -52 40 -44Z" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    <path d="M-82 -44H82V0H-82Z" fill={`url(#${id}wood)`} stroke="var(--wood-2)" strokeWidth="2" />
    <path d="M-90 -50H90V-40H-90ZM-90 -6H90V2H-90Z" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    <path d="M-72 -34H-6V-12H-72ZM6 -34H72V-12H6Z" fill="none" stroke="var(--gold-2)" strokeWidth="2.500" />
    <path d="M-39 -24h.1M39 -24h.1" stroke="var(--gold-1)" strokeWidth="9" strokeLinecap="round" />
    <g transform="translate(0 -212) rotate(-6)">
      <path
        d="M-120 -8Q-60 -12 -14 -12H14Q60 -12 120 -8V4Q60 6 14 9H-14Q-60 6 -120 4Z"
        fill={`url(#${id}gold)`}
        stroke="var(--gold-3)"
        strokeWidth="1.600"
      />
      <path
        d="M-120 -8q-16 -12 -22 2q2 12 14 8M120 -8q16 -12 22 2q-2 12 -14 8"
        fill="none"
        stroke="var(--gold-2)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M-108 -4Q-60 -8 -20 -8" fill="none" stroke="#fff" strokeWidth="2.500" opacity=".8" />
      <path d="M0 -4L-4 40H4Z" fill="var(--lantern-2)" />
    </g>
    <circle cy="-214" r="17" fill={`url(#${id}gold)`} stroke="var(--gold-3)" strokeWidth="2" />
    <path d="M-5 -219H5V-209H-5Z" fill="var(--wood-2)" />
    <path d="M0 -246Q14 -234 4 -226H-4Q-14 -234 0 -246Z" fill={`url(#${id}lamp)`} stroke="var(--gold-2)" />
    <Pan id={id} x={-116} y={-188} />
    <Ingot id={id} x={-116} y={-112} scale={1.16} />
  </g>
);

/** Coins piled on the origin, tied with a red cord. */
const CoinPile = ({
  id,
  x,
  y,
  count,
}: PartProps & { readonly x: number; readonly y: number; readonly count: number }) => {
  const top = -count * 14;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy="4" rx="42" ry="11" fill="var(--deep)" opacity=".3" />
      {range(count).map((index) => (
        <g key={index} transform={`translate(${index % 3 === 1 ? 2 : 0} ${-index * 14})`}>
          <path d="M-36 -13V0A36 12 0 0 0 36 0V-13Z" fill={`url(#${id}rim)`} stroke="var(--gold-3)" />
          <ellipse cy="-13" rx="36" ry="12" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
        </g>
      ))}
      <path d={`M-10 ${top + 1}L0 ${top - 4}L10 ${top + 1}L0 ${top + 6}Z`} fill="var(--wood-2)" />
      <path
        d={`M0 ${top + 2}Q14 ${top + 6} 14 ${top + 14}V10M0 ${top + 2}Q-14 ${top + 6} -14 ${top + 14}V10`}
        fill="none"
        stroke="var(--lantern-2)"
        strokeWidth="5"
      />
      <path
        d={`M0 ${top + 1}C-30 ${top - 32} -34 ${top + 4} 0 ${top + 1}C30 ${top - 32} 34 ${top + 4} 0 ${top + 1}Z`}
        fill="none"
        stroke="var(--lantern-2)"
        strokeWidth="5"
      />
    </g>
  );
};

/** The counter of a money changer with balance, abacus and tied coins, before a wall of drawers. */
export const Counter = ({ id }: PartProps) => (
  <>
    <defs>
      <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="0">
        <stop stopColor="var(--gold-2)" />
        <stop offset=".3" stopColor="var(--gold-1)" />
        <stop offset="1" stopColor="var(--gold-3)" />
      </linearGradient>
    </defs>
    <Wall id={id} />
    <circle cx="966" cy="150" r="320" fill={`url(#${id}glow)`} opacity=".7" />
    <Cabinet id={id} />
    <path d="M660 -4H1270V22H660Z" fill="var(--beam)" />
    <path
      d={range(15)
        .map((index) => `M${682 + index * 40.5} 2l10 8l-10 8l-10 -8Z`)
        .join('')}
      fill="var(--gold-2)"
    />
    <path d="M656 22H1274" stroke="var(--gold-2)" strokeWidth="4" />
    <Lantern id={id} x={770} y={14} scale={1.1} />
    <Lantern id={id} x={1166} y={14} scale={1.1} />
    <path d="M0 258H1280V360H0Z" fill={`url(#${id}wood)`} />
    <path d="M0 258H1280V292H0Z" fill="var(--lantern-1)" opacity=".75" />
    <path d="M0 259H1280" stroke="var(--gold-1)" strokeWidth="2" opacity=".6" />
    <path d="M-4 290H1284V302H-4Z" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    {range(5).map((index) => (
      <g key={index} transform={`translate(${428 + index * 174} 314)`}>
        <path d="M0 0H158V60H0Z" fill="var(--wood-2)" stroke="var(--gold-2)" strokeWidth="2.500" />
        <path
          d="M52 60V44q0 -18 27 -26q27 8 27 26V60"
          fill="none"
          stroke="var(--gold-2)"
          strokeWidth="2.500"
        />
        <path
          d="M12 12H40V24H24V36M146 12H118V24H134V36"
          fill="none"
          stroke="var(--gold-2)"
          strokeWidth="2.500"
        />
      </g>
    ))}
    <g transform="translate(1166 216) rotate(3) scale(.84)">
      <Abacus id={id} />
    </g>
    <g transform="translate(966 278)">
      <Balance id={id} />
    </g>
    <CoinPile id={id} x={728} y={270} count={7} />
    <CoinPile id={id} x={806} y={278} count={3} />
    <CoinPile id={id} x={1082} y={277} count={2} />
    <Ingot id={id} x={1180} y={268} scale={0.84} />
    <Ingot id={id} x={1242} y={272} scale={0.66} />
  </>
);
