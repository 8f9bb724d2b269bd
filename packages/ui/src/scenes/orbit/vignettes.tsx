import type { ReactNode } from 'react';
import { rays } from '../../game-cover/geometry';
import { dots } from '../geometry';
import type { PartProps } from '../scene-canvas';
import { Asteroid, Astronaut, Beacon, OrbitDefs, Station } from './parts';

/** A porthole with a planet outside and a small scene before it; 240 by 180. */
export const Porthole = ({ id, children }: PartProps & { readonly children: ReactNode }) => (
  <>
    <OrbitDefs id={id} />
    <defs>
      <clipPath id={`${id}port`}>
        <circle cx="120" cy="88" r="74" />
      </clipPath>
    </defs>
    <circle cx="120" cy="88" r="86" fill={`url(#${id}glow)`} opacity=".4" />
    <g clipPath={`url(#${id}port)`}>
      <path d="M40 10H200V170H40Z" fill={`url(#${id}sky)`} />
      <ellipse
        cx="96"
        cy="84"
        rx="96"
        ry="44"
        transform="rotate(-18 96 84)"
        fill={`url(#${id}nebula-violet)`}
      />
      <ellipse cx="160" cy="56" rx="60" ry="40" fill={`url(#${id}nebula-cyan)`} />
      <path
        d={dots(34, 150, 140, 29)}
        transform="translate(46 16)"
        stroke="#cfe2ff"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
      <circle cx="120" cy="300" r="158" fill={`url(#${id}water)`} stroke="var(--ridge)" strokeWidth="1.600" />
      <circle cx="120" cy="300" r="164" fill="none" stroke="var(--ridge)" strokeWidth="10" opacity=".2" />
    </g>
    <circle cx="120" cy="88" r="78" fill="none" stroke={`url(#${id}roof)`} strokeWidth="9" />
    <circle cx="120" cy="88" r="82.500" fill="none" stroke="var(--ridge)" strokeWidth="1.400" />
    <circle cx="120" cy="88" r="73.500" fill="none" stroke="var(--ridge)" strokeWidth=".9" opacity=".7" />
    <circle
      cx="120"
      cy="88"
      r="78"
      fill="none"
      stroke="var(--orb-2)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray=".1 40.740"
    />
    {children}
  </>
);

/** A sheet of light without entries, and its pen. */
export const OrbitRecords = ({ id }: PartProps) => (
  <>
    <path d="M92 160H148L172 66H68Z" fill={`url(#${id}light)`} opacity=".35" />
    <rect
      x="66"
      y="44"
      width="108"
      height="88"
      rx="9"
      fill="var(--near)"
      opacity=".86"
      stroke="var(--ridge)"
      strokeWidth="1.800"
    />
    <path d="M66 60H174" stroke="var(--ridge)" opacity=".7" />
    <path d="M75 52h.1M83 52h.1M91 52h.1" stroke="var(--lantern-1)" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M80 76H118M80 90H140M80 104H128M80 118H108"
      stroke="var(--ridge)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="10 6"
      opacity=".55"
    />
    <path d="M96 152H144L156 166H84Z" fill={`url(#${id}hull)`} />
    <ellipse cx="120" cy="152" rx="24" ry="5" fill="var(--shaft)" />
    <g transform="translate(178 118) rotate(32)">
      <path d="M-5 -56H5V8L0 22L-5 8Z" fill={`url(#${id}hull)`} />
      <path d="M-5 -30H5V-22H-5Z" fill="var(--lantern-2)" />
      <path d="M-5 8H5L0 22Z" fill="var(--beam)" />
    </g>
  </>
);

/** A dish that searches an empty sky. */
export const OrbitResults = ({ id }: PartProps) => (
  <>
    <path d="M124 92L196 22L214 62Z" fill={`url(#${id}trail)`} opacity=".4" />
    <g fill="none" stroke="var(--ridge)" strokeLinecap="round">
      <path d="M162 60a24 24 0 0 1 10 22" strokeWidth="3.500" strokeDasharray="8 6" />
      <path d="M172 44a44 44 0 0 1 18 40" strokeWidth="3" strokeDasharray="8 7" opacity=".7" />
    </g>
    <g transform="translate(112 104) rotate(-42)">
      <path d="M-52 0Q0 62 52 0Z" fill={`url(#${id}hull)`} />
      <path d="M-52 0Q0 62 52 0Q20 26 0 28Q-20 26 -52 0Z" fill="var(--stone-2)" opacity=".35" />
      <ellipse rx="52" ry="14" fill={`url(#${id}roof)`} stroke="var(--ridge)" strokeWidth="2.400" />
      <path d="M-24 4L0 -38M24 4L0 -38" stroke="var(--orb-2)" strokeWidth="2.600" />
      <circle cy="-40" r="6.500" fill={`url(#${id}lamp)`} />
    </g>
    <path d="M112 124L92 164H146L126 124Z" fill={`url(#${id}hull)`} />
    <path d="M102 144H136" stroke="var(--lantern-2)" strokeWidth="4" />
    <path d="M78 166H160" stroke="var(--ridge)" strokeWidth="5" strokeLinecap="round" />
  </>
);

/** A satellite whose signal breaks off. */
export const OrbitNetwork = ({ id }: PartProps) => (
  <>
    <g transform="translate(104 84) rotate(-24)">
      <path
        d="M-76 -14H-26V14H-76ZM26 -14H76V14H26Z"
        fill={`url(#${id}roof)`}
        stroke="var(--ridge)"
        strokeWidth="1.800"
      />
      <path
        d="M-60 -14V14M-43 -14V14M43 -14V14M60 -14V14M-76 0H-26M26 0H76"
        stroke="var(--ridge)"
        opacity=".6"
      />
      <path d="M-26 -3H26V3H-26Z" fill="var(--stone-2)" />
      <rect x="-17" y="-24" width="34" height="48" rx="8" fill={`url(#${id}hull)`} />
      <path d="M-17 -4H17" stroke="var(--lantern-2)" strokeWidth="5" />
      <circle cy="12" r="5" fill="var(--beam)" />
      <path d="M-20 26Q0 46 20 26Z" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
      <path d="M0 36V48" stroke="var(--orb-2)" strokeWidth="3" />
    </g>
    <g fill="none" stroke={`url(#${id}lamp)`} strokeWidth="5" strokeLinecap="round">
      <path d="M122 138q12 4 20 -8" />
      <path d="M128 154q22 4 32 -16" strokeDasharray="12 10" />
      <path d="M140 168q30 0 38 -26" strokeDasharray="6 14" opacity=".7" />
    </g>
    <path
      d="M168 108L186 126M186 108L168 126"
      stroke="var(--lantern-2)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
);

/** An astronaut adrift. */
export const OrbitNotFound = ({ id }: PartProps) => (
  <>
    <path
      d="M92 104C60 130 44 112 40 138S70 168 96 156"
      fill="none"
      stroke="var(--lantern-1)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <g className="float">
      <Astronaut id={id} x={124} y={98} scale={0.78} turn={22} suit="var(--lantern-2)" />
    </g>
    <Asteroid id={id} x={190} y={136} scale={0.52} />
    <Asteroid id={id} x={62} y={58} scale={0.34} turn={70} />
    <Beacon id={id} x={186} y={50} scale={0.5} turn={12} />
  </>
);

/** A module on the way to its place. */
export const OrbitPlaceholder = ({ id }: PartProps) => (
  <>
    <Station id={id} x={112} y={104} scale={0.27} />
    <path
      d="M150 54L206 40V84L150 98Z"
      fill="none"
      stroke="var(--ridge)"
      strokeWidth="2"
      strokeDasharray="6 5"
      strokeLinejoin="round"
    />
    <Beacon id={id} x={178} y={68} scale={0.6} />
    <Astronaut id={id} x={178} y={134} scale={0.42} turn={-12} suit="var(--lantern-2)" />
  </>
);

/** The station under repair. */
export const OrbitMaintenance = ({ id }: PartProps) => (
  <>
    <Station id={id} x={116} y={96} scale={0.31} />
    <g fill="none" stroke={`url(#${id}hull)`} strokeWidth="8" strokeLinecap="round" strokeLinejoin="round">
      <path d="M34 162L52 122L96 132" />
    </g>
    <path d="M96 132L112 124M96 132L110 144" stroke="var(--orb-2)" strokeWidth="5" strokeLinecap="round" />
    <circle cx="52" cy="122" r="7" fill="var(--lantern-2)" />
    <path d="M18 160H60L66 172H12Z" fill={`url(#${id}roof)`} stroke="var(--ridge)" />
    <g transform="translate(184 136)">
      <path d={rays(10, 28, 0.5)} fill={`url(#${id}hull)`} transform="rotate(9)" />
      <circle r="21" fill={`url(#${id}hull)`} stroke="var(--stone-2)" strokeWidth="1.500" />
      <circle r="9" fill="var(--near)" stroke="var(--ridge)" strokeWidth="1.500" />
    </g>
    <path
      d="M112 118L124 110M114 132L128 134M106 112L108 98"
      stroke="var(--lantern-1)"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
);

/** A closed airlock. */
export const OrbitRestricted = ({ id }: PartProps) => (
  <>
    <path d="M64 166V70Q64 22 120 22T176 70V166Z" fill={`url(#${id}hull)`} />
    <path
      d="M76 166V72Q76 34 120 34T164 72V166Z"
      fill={`url(#${id}roof)`}
      stroke="var(--ridge)"
      strokeWidth="2"
    />
    <path d="M120 34V166M76 88H164M76 128H164" stroke="var(--ridge)" opacity=".5" />
    <path d="M84 146l14 14M96 146l14 14M130 146l14 14M142 146l14 14" stroke="var(--gold-2)" strokeWidth="5" />
    <path d="M50 166H190" stroke="var(--ridge)" strokeWidth="5" strokeLinecap="round" />
    <circle cx="70" cy="60" r="5" fill="var(--lantern-2)" />
    <circle cx="170" cy="60" r="5" fill="var(--lantern-2)" />
    <circle cx="120" cy="96" r="50" fill={`url(#${id}lampglow)`} />
    <g transform="translate(120 98)">
      <path d="M-12 -4V-15a12 12 0 0 1 24 0V-4" fill="none" stroke="var(--orb-2)" strokeWidth="6" />
      <rect
        x="-21"
        y="-6"
        width="42"
        height="33"
        rx="8"
        fill={`url(#${id}gold)`}
        stroke="var(--gold-3)"
        strokeWidth="1.500"
      />
      <path
        d="M0 4a4.500 4.500 0 0 1 2 8.500l1.500 7h-7l1.500 -7a4.500 4.500 0 0 1 2 -8.500Z"
        fill="var(--wood-2)"
      />
    </g>
  </>
);
