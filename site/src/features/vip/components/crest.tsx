import { useId } from 'react';

/** One metal for each of the gateway's `vipLevels`, from 0: light, middle and dark tone, and the ink of the pavilion. */
export const metals = [
  ['#e8e2d8', '#b9b0a2', '#7f776b', '#4b453d'],
  ['#f2cfae', '#c08552', '#7d4a24', '#4a260d'],
  ['#f7f9fc', '#b9c3d1', '#6f7c8e', '#333d4b'],
  ['#fdeab0', '#dba93a', '#8f6212', '#52360a'],
  ['#eafaf8', '#9fd0cf', '#4a8488', '#173f45'],
  ['#e6f0ff', '#86aef0', '#3f5fb4', '#182a66'],
  ['#ffe3f3', '#c77fd6', '#6b2f93', '#34104f'],
] as const;

const shield = 'M60 4 104 20v40c0 28-18 45-44 56C34 105 16 88 16 60V20Z';
const inner = 'M60 13 96 26v34c0 23-15 37-36 46-21-9-36-23-36-46V26Z';

/** A roof of the pavilion with upturned eaves, by its top and half width. */
const roof = (top: number, half: number) =>
  `M60 ${top} C${60 + half * 0.35} ${top + 9} ${60 + half * 0.7} ${top + 11} ${60 + half} ${top + 8} L${60 + half - 4} ${top + 14} H${60 - half + 4} L${60 - half} ${top + 8} C${60 - half * 0.7} ${top + 11} ${60 - half * 0.35} ${top + 9} 60 ${top}Z`;

/** Fills the shield with the pavilion, however high it is. */
const lifted = (roofs: number) => {
  const scale = [1.15, 1.08, 1][roofs - 1] as number;
  return `translate(60 ${62 - (3 - roofs) * 1.5}) scale(${scale}) translate(-60 ${-62 - (3 - roofs) * 6})`;
};

/** Roofs by level: the pavilion grows by a storey each two levels. */
const storeys = (level: number) => Math.min(3, 1 + Math.floor(level / 2));

/** The crest of a VIP level: a pavilion in its metal, with a bead for each level. Decorative. */
export const Crest = ({ level, size }: { readonly level: number; readonly size: number }) => {
  const id = useId();
  const [light, middle, dark, ink] = metals[Math.min(level, metals.length - 1)] as (typeof metals)[number];
  const roofs = Array.from({ length: storeys(level) }, (_, storey) => ({
    top: 62 - storey * 15,
    half: 28 - storey * 6,
  }));
  const top = roofs.at(-1)!.top;
  return (
    <svg width={size} height={size} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset=".5" stopColor={middle} />
          <stop offset=".72" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      {level >= 6 &&
        Array.from({ length: 16 }, (_, ray) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the rays never change their order
            key={ray}
            d="M60 -1 62 10H58Z"
            fill={middle}
            transform={`rotate(${ray * 22.5} 60 60)`}
          />
        ))}
      {level >= 4 && (
        <g fill="none" stroke={middle} strokeWidth="4" strokeLinecap="round">
          <path d="M10 48C2 74 12 98 38 114M110 48c8 26-2 50-28 66" />
          <path d="m8 66-6-6m8 22-8-3m14 18-9 1m99-32 6-6m-8 22 8-3m-14 18 9 1" strokeWidth="3" />
        </g>
      )}
      <path d={shield} fill={`url(#${id})`} stroke={dark} strokeWidth="1.5" />
      <path d={inner} fill={light} fillOpacity=".55" stroke={dark} strokeOpacity=".65" />
      <g fill={ink} transform={lifted(roofs.length)}>
        {roofs.map((each) => (
          <path key={each.top} d={roof(each.top, each.half)} />
        ))}
        <circle cx="60" cy={top - 2} r="2.4" />
        <path d="M42 76h4v14h-4zm32 0h4v14h-4zM55 76h3v14h-3zm7 0h3v14h-3zM36 90h48v3.5H36z" />
      </g>
      <g fill={dark} stroke={light} strokeWidth=".8">
        {Array.from({ length: level }, (_, bead) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the beads never change their order
          <circle key={bead} cx={60 + (bead - (level - 1) / 2) * 7.4} cy="99.5" r="2.7" />
        ))}
      </g>
    </svg>
  );
};
