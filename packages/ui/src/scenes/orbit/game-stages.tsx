import type { ReactNode } from 'react';
import { range, round } from '../../game-cover/geometry';
import { dots } from '../geometry';
import type { PartProps } from '../scene-canvas';
import { OrbitSky, Planet, Ship } from './parts';

/*
 * Where games are played in orbit, 1280 by 360. The planets differ in colour, place and size, so that no two look alike.
 */

/** A deck with a wide window on space. */
export const Deck = ({ id, children }: PartProps & { readonly children: ReactNode }) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    {children}
    <path d="M0 300Q640 252 1280 300V360H0Z" fill="var(--near)" />
    <path d="M0 300Q640 252 1280 300" fill="none" stroke="var(--ridge)" strokeWidth="3" />
    <path d="M0 312Q640 264 1280 312" fill="none" stroke="var(--ridge)" strokeWidth="8" opacity=".18" />
    <path
      d="M620 -4L700 276M1010 -4L990 270M1300 60L1180 286"
      fill="none"
      stroke="var(--roof-2)"
      strokeWidth="9"
    />
    <path
      d="M617 -4L697 276M1007 -4L987 270M1297 60L1177 286"
      fill="none"
      stroke="var(--ridge)"
      opacity=".5"
    />
  </>
);

/** A round window in a wall: x, y and radius of its glass. */
const Porthole = ({
  id,
  x,
  y,
  r,
  children,
}: PartProps & {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly children: ReactNode;
}) => {
  const rim = round(r * 0.17 + 4);
  return (
    <g>
      <clipPath id={`${id}glass-${x}`}>
        <circle cx={x} cy={y} r={r} />
      </clipPath>
      <circle cx={x + rim * 0.3} cy={y + rim * 0.5} r={r + rim * 1.3} fill="var(--deep)" opacity=".55" />
      <circle cx={x} cy={y} r={r + rim} fill={`url(#${id}hull)`} stroke="var(--orb-1)" strokeWidth="1.600" />
      <g clipPath={`url(#${id}glass-${x})`}>{children}</g>
      <circle
        cx={x}
        cy={y}
        r={r + rim * 0.55}
        fill="none"
        stroke="var(--roof-2)"
        strokeWidth={rim * 0.3}
        strokeLinecap="round"
        strokeDasharray={`.1 ${round(((r + rim * 0.55) * Math.PI) / 10)}`}
      />
      <circle cx={x} cy={y} r={r} fill="none" stroke="var(--roof-2)" strokeWidth={rim * 0.34} />
      <circle cx={x} cy={y} r={r - rim * 0.2} fill="none" stroke="var(--ridge)" strokeWidth="2" />
      <path
        d={`M${round(x - r * 0.82)} ${round(y + r * 0.1)}A${r * 0.84} ${r * 0.84} 0 0 1 ${round(x - r * 0.2)} ${round(y - r * 0.8)}`}
        fill="none"
        stroke="#fff"
        strokeWidth={rim * 0.34}
        strokeLinecap="round"
        opacity=".4"
      />
    </g>
  );
};

/** The inside of a capsule, with a large porthole between two small ones. */
export const Capsule = ({ id }: PartProps) => (
  <>
    <defs>
      <radialGradient id={`${id}cabin`} gradientUnits="userSpaceOnUse" cx="962" cy="120" r="470">
        <stop stopColor="var(--roof-1)" />
        <stop offset=".5" stopColor="var(--roof-2)" />
        <stop offset="1" stopColor="var(--deep)" />
      </radialGradient>
      <linearGradient id={`${id}strip`} gradientUnits="userSpaceOnUse" x1="560" y1="0" x2="800" y2="0">
        <stop stopColor="var(--window)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--window)" />
      </linearGradient>
    </defs>
    <path d="M0 0H1280V360H0Z" fill={`url(#${id}cabin)`} />
    <g fill="none" stroke="var(--deep)" strokeWidth="10" opacity=".5">
      <circle cx="962" cy="142" r="214" />
      <circle cx="962" cy="142" r="352" />
    </g>
    <g fill="none" stroke="var(--ridge)" opacity=".34">
      <circle cx="962" cy="142" r="207" strokeWidth="1.600" />
      <circle cx="962" cy="142" r="345" strokeWidth="1.600" />
      <path d="M816 -6L716 -110M1108 -6L1200 -100M750 142H610M1174 142H1314M812 290L700 402M1112 290L1224 402" />
    </g>
    <g fill="none" stroke={`url(#${id}strip)`}>
      <path d="M440 60Q962 -64 1484 60" strokeWidth="18" opacity=".16" />
      <path d="M440 60Q962 -64 1484 60" strokeWidth="5" strokeDasharray="64 14" opacity=".9" />
    </g>
    <Porthole id={id} x={962} y={138} r={112}>
      <OrbitSky
        id={id}
        width={1280}
        height={360}
        nebulae={[
          ['violet', 900, 190, 240, 120],
          ['cyan', 1060, 70, 150, 90],
        ]}
      />
      <Planet id={id} x={1006} y={98} r={46} sphere="golden" hasRings turn={-24} />
      <Planet id={id} x={900} y={68} r={13} sphere="rock" />
    </Porthole>
    {[664, 1226].map((x) => (
      <Porthole key={x} id={id} x={x} y={112} r={32}>
        <path d="M0 0H1280V360H0Z" fill="var(--sky-2)" />
        <circle cx={x + 14} cy="134" r="40" fill={`url(#${id}nebula-violet)`} />
        <path
          d={dots(9, 70, 70, 41)}
          transform={`translate(${x - 34} 78)`}
          stroke="#fff"
          strokeWidth="2.200"
          strokeLinecap="round"
        />
      </Porthole>
    ))}
    {[606, 1180].map((x, index) => (
      <g key={x} transform={`translate(${x} 182)`}>
        <path d="M0 0H112L124 84H-12Z" fill={`url(#${id}roof)`} stroke="var(--ridge)" strokeWidth="1.600" />
        <path d="M12 10H68L72 46H8Z" fill="var(--deep)" stroke="var(--beam)" />
        <path
          d={index ? 'M16 38L28 24L40 32L62 16' : 'M18 20H58M17 29H44M16 38H52'}
          fill="none"
          stroke="var(--shaft)"
          strokeWidth="2.600"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M82 18h.1M98 18h.1M84 34h.1M100 34h.1"
          stroke={index ? 'var(--blossom)' : 'var(--lantern-1)'}
          strokeWidth="8"
          strokeLinecap="round"
        />
      </g>
    ))}
    <path d="M0 300Q640 252 1280 300V360H0Z" fill="var(--near)" />
    <path d="M0 300Q640 252 1280 300" fill="none" stroke="var(--ridge)" strokeWidth="3" />
  </>
);

/** Radii of the ring in which the draw takes place: its outer edge, and the inner edge, which is higher. */
const outer = [404, 172] as const;
const inner = [352, 126] as const;
const lift = -20;

/** A point of the ring at an angle, clockwise from the right. */
const at = (degrees: number, [rx, ry]: readonly [number, number], y = 0): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${round(rx * Math.cos(angle))} ${round(y + ry * Math.sin(angle))}`;
};

const around = ([rx, ry]: readonly [number, number], y = 0): string =>
  `M${-rx} ${y}A${rx} ${ry} 0 1 1 ${rx} ${y}A${rx} ${ry} 0 1 1 ${-rx} ${y}Z`;

/** The inside of a ring that turns round a planet: its floor rises at both sides and closes overhead. */
export const RingDeck = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <defs>
      <linearGradient id={`${id}floor`} x2=".5" y2="1">
        <stop stopColor="var(--roof-2)" />
        <stop offset=".45" stopColor="var(--stone-1)" />
        <stop offset="1" stopColor="var(--orb-2)" />
      </linearGradient>
    </defs>
    <Planet id={id} x={836} y={132} r={120} sphere="rock" turn={-12} />
    <Planet id={id} x={1140} y={78} r={20} sphere="dusk" />
    <Ship id={id} x={1150} y={176} scale={0.5} turn={-20} />
    <g transform="translate(950 168) rotate(-4)">
      <path d={`${around(outer)}${around(inner, lift)}`} fillRule="evenodd" fill={`url(#${id}floor)`} />
      <path
        d={range(36)
          .map((index) => `M${at(index * 10, inner, lift)}L${at(index * 10, outer)}`)
          .join('')}
        stroke="var(--roof-2)"
        strokeWidth="2"
        opacity=".5"
      />
      <path
        d={around([378, 149], -10)}
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="11"
        strokeDasharray="52 18"
        opacity=".9"
      />
      <path
        d={around([378, 149], -10)}
        fill="none"
        stroke="var(--window)"
        strokeWidth="5"
        strokeDasharray="3 11"
        strokeLinecap="round"
      />
      <path d={around(inner, lift)} fill="none" stroke="var(--orb-1)" strokeWidth="2.600" />
      <path d={around(outer)} fill="none" stroke="var(--ridge)" strokeWidth="3" />
    </g>
  </>
);
