import { brandShapes } from '../../brand-mark/brand-shapes';
import { Dragon } from '../../game-cover/motifs/dragon';
import { Gem } from '../../game-cover/motifs/gem';
import { Lotus } from '../../game-cover/motifs/lotus';
import { Yuanbao } from '../../game-cover/motifs/yuanbao';
import { dots } from '../geometry';
import { scenePaints } from '../parts/scene-paints';
import type { PartProps } from '../scene-canvas';
import { Horizon, OrbitDefs, Planet, Ship, Station } from './parts';

/** Covers on the screen: x, y, the motif and its planet. */
const covers = [
  [14, 276, Dragon, 'dusk'],
  [138, 276, Lotus, 'ocean'],
  [14, 396, Gem, 'rock'],
  [138, 396, Yuanbao, 'golden'],
] as const;

/** Categories on the screen, as planets. */
const categories = [
  [32, 'ocean'],
  [82, 'golden'],
  [132, 'dusk'],
  [182, 'rock'],
  [232, 'ocean'],
] as const;

/** The orbit around the phone: half of an ellipse on the origin. */
const orbit = (isInFront: boolean): string => `M-174 0A174 44 0 0 ${isInFront ? 0 : 1} 174 0`;
const orbitPlace = 'translate(180 462) rotate(-14)';

/** What the phone shows, 264 by 552. */
const Screen = ({ id }: PartProps) => {
  const p = { ...scenePaints(id), ivory: 'var(--orb-1)' };
  return (
    <g clipPath={`url(#${id}display)`}>
      <path d="M0 0H264V552H0Z" fill={`url(#${id}night-sky)`} />
      <ellipse
        cx="60"
        cy="330"
        rx="240"
        ry="130"
        transform="rotate(-24 60 330)"
        fill={`url(#${id}nebula-violet)`}
        opacity=".6"
      />
      <path
        d={dots(70, 264, 552, 61)}
        stroke="var(--orb-1)"
        strokeWidth="1.2"
        strokeLinecap="round"
        opacity=".6"
      />
      <rect x="92" y="10" width="80" height="20" rx="10" fill="#02030c" />
      <g transform="translate(14 40) scale(.44)">
        <rect width="64" height="64" rx="16" fill={`url(#${id}wood)`} />
        <g transform="translate(7 6) scale(.78)">
          <path d={brandShapes.moon} fill="var(--gold-2)" />
          <path d={brandShapes.pavilion} fill="#fff" />
        </g>
      </g>
      <path d="M52 49H110M52 60H92" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" opacity=".5" />
      <rect x="192" y="42" width="58" height="24" rx="12" fill={`url(#${id}action)`} />
      <g clipPath={`url(#${id}window)`}>
        <path d="M14 78H250V208H14Z" fill={`url(#${id}sky)`} />
        <ellipse cx="180" cy="120" rx="130" ry="70" fill={`url(#${id}nebula-cyan)`} />
        <path
          d={dots(44, 236, 130, 17)}
          transform="translate(14 78)"
          stroke="var(--orb-1)"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        <g transform="translate(-118 140) scale(.28)">
          <Horizon id={id} x={900} y={176} />
        </g>
        <Station id={id} x={176} y={146} scale={0.24} turn={-4} />
        <Ship id={id} x={98} y={176} scale={0.26} turn={-10} />
        <path
          d="M30 104H96M30 120H78"
          stroke="var(--ink)"
          strokeWidth="8"
          strokeLinecap="round"
          opacity=".8"
        />
        <rect x="27" y="138" width="52" height="18" rx="9" fill={`url(#${id}action)`} />
      </g>
      <rect x="14" y="78" width="236" height="130" rx="14" fill="none" stroke="var(--ridge)" opacity=".5" />
      {categories.map(([x, sphere]) => (
        <g key={x}>
          <Planet id={id} x={x} y={236} r={13} sphere={sphere} hasRings={sphere === 'golden'} />
          <path
            d={`M${x - 9} 260H${x + 9}`}
            stroke="var(--ink)"
            strokeWidth="4"
            strokeLinecap="round"
            opacity=".4"
          />
        </g>
      ))}
      {covers.map(([x, y, Motif, sphere]) => (
        <g key={sphere} transform={`translate(${x} ${y})`}>
          <rect width="112" height="110" rx="12" fill={`url(#${id}night-sky)`} />
          <Planet id={id} x={56} y={46} r={33} sphere={sphere} />
          <ellipse
            cx="56"
            cy="48"
            rx="50"
            ry="17"
            transform="rotate(-22 56 48)"
            fill="none"
            stroke={`url(#${id}rings)`}
            strokeWidth="1.4"
          />
          <g transform="translate(56 46) scale(.42)">
            <Motif p={p} />
          </g>
          <path d="M0 94Q56 76 112 94V98Q112 110 100 110H12Q0 110 0 98Z" fill="var(--near)" />
          <path d="M0 94Q56 76 112 94" fill="none" stroke="var(--orb-1)" strokeWidth="1.2" opacity=".8" />
          <path d="M34 99H78" stroke="var(--orb-2)" strokeWidth="5" strokeLinecap="round" opacity=".8" />
          <rect
            x=".6"
            y=".6"
            width="110.8"
            height="108.8"
            rx="11.4"
            fill="none"
            stroke="var(--ridge)"
            opacity=".45"
          />
        </g>
      ))}
      <path d="M0 512H264V552H0Z" fill="var(--paper)" opacity=".94" />
      <path d="M0 512H264" stroke="var(--ridge)" opacity=".6" />
      <path
        d="M34 531h.1M83 531h.1M181 531h.1M230 531h.1"
        stroke="var(--ink)"
        strokeWidth="12"
        strokeLinecap="round"
        opacity=".45"
      />
      <circle cx="132" cy="524" r="34" fill={`url(#${id}glow)`} />
      <circle cx="132" cy="524" r="18" fill={`url(#${id}action)`} stroke="var(--orb-1)" strokeWidth="2" />
    </g>
  );
};

/** A phone that floats in an orbit between two planets. */
export const OrbitPhone = ({ id }: PartProps) => (
  <>
    <OrbitDefs id={id} />
    <defs>
      <linearGradient id={`${id}action`} x1="0" y1="0" x2="1" y2=".4">
        <stop stopColor="var(--ridge)" />
        <stop offset="1" stopColor="var(--burst-1)" />
      </linearGradient>
      <linearGradient id={`${id}night-sky`} x1=".3" y1="0" x2="0" y2="1">
        <stop stopColor="var(--sky-2)" />
        <stop offset=".6" stopColor="var(--deep)" />
        <stop offset="1" stopColor="var(--sky-1)" />
      </linearGradient>
      <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="var(--orb-1)" />
        <stop offset=".3" stopColor="var(--stone-1)" />
        <stop offset=".62" stopColor="var(--stone-2)" />
        <stop offset="1" stopColor="var(--ridge)" />
      </linearGradient>
      <clipPath id={`${id}display`}>
        <rect width="264" height="552" rx="32" />
      </clipPath>
      <clipPath id={`${id}window`}>
        <rect x="14" y="78" width="236" height="130" rx="14" />
      </clipPath>
    </defs>
    <ellipse cx="180" cy="290" rx="180" ry="300" fill={`url(#${id}nebula-violet)`} opacity=".8" />
    <ellipse cx="224" cy="420" rx="136" ry="176" fill={`url(#${id}nebula-cyan)`} opacity=".6" />
    <path
      d={dots(60, 360, 600, 29)}
      stroke="var(--orb-1)"
      strokeWidth="1.8"
      strokeLinecap="round"
      opacity=".8"
    />
    <g className="drift">
      <Planet id={id} x={66} y={104} r={33} sphere="golden" hasRings turn={-24} />
      <Planet id={id} x={302} y={512} r={46} sphere="dusk" />
    </g>
    <g transform={orbitPlace} fill="none">
      <path d={orbit(false)} stroke="var(--stone-2)" strokeWidth="9" />
      <path d={orbit(false)} stroke={`url(#${id}rings)`} strokeWidth="2" />
    </g>
    <g className="float">
      <g transform="translate(186 296) rotate(7) scale(.88)">
        <rect x="-148" y="-282" width="284" height="572" rx="44" fill="var(--roof-2)" stroke="var(--ridge)" />
        <rect
          x="-142"
          y="-286"
          width="284"
          height="572"
          rx="42"
          fill="#05061a"
          stroke={`url(#${id}rim)`}
          strokeWidth="4"
        />
        <path d="M143 -150V-92M143 -70V-12" stroke="var(--stone-1)" strokeWidth="4" strokeLinecap="round" />
        <g transform="translate(-132 -276)">
          <Screen id={id} />
          <path d="M0 36Q0 0 36 0H150L0 300Z" fill="#fff" opacity=".07" />
        </g>
      </g>
    </g>
    <g transform={orbitPlace} fill="none">
      <path d={orbit(true)} stroke="var(--stone-2)" strokeWidth="11" />
      <path d={orbit(true)} stroke="var(--window)" strokeWidth="3" strokeDasharray="5 12" opacity=".8" />
      <path d={orbit(true)} transform="translate(0 -5)" stroke="var(--orb-1)" strokeWidth="1.8" />
      <path d={orbit(true)} transform="translate(0 5)" stroke="var(--ridge)" strokeWidth="1.2" opacity=".7" />
    </g>
    <Ship id={id} x={318} y={42} scale={0.5} turn={-24} />
  </>
);
