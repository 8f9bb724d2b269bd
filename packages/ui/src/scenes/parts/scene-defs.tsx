import type { PartProps } from '../scene-canvas';

const upright = [
  ['sky', 'var(--sky-1)', 'var(--sky-2)', 'var(--sky-3)'],
  ['roof', 'var(--roof-1)', 'var(--roof-2)'],
  ['wood', 'var(--wood-1)', 'var(--wood-2)'],
  ['stone', 'var(--stone-1)', 'var(--stone-2)'],
  ['water', 'var(--water-1)', 'var(--water-2)'],
  ['lamp', 'var(--lantern-1)', 'var(--lantern-2)'],
  ['gold', 'var(--gold-1)', 'var(--gold-2)', 'var(--gold-3)'],
  ['cloud', 'var(--cloud-1)', 'var(--cloud-2)'],
  ['orb', 'var(--orb-1)', 'var(--orb-2)'],
] as const;

/** The gradients that parts share. */
export const SceneDefs = ({ id }: PartProps) => (
  <defs>
    {upright.map(([name, ...stops]) => (
      <linearGradient key={name} id={`${id}${name}`} x1="0" y1="0" x2="0" y2="1">
        {stops.map((stop, index) => (
          <stop key={stop} offset={index / (stops.length - 1)} stopColor={stop} />
        ))}
      </linearGradient>
    ))}
    <linearGradient id={`${id}mist`} x1="0" y1="0" x2="0" y2="1">
      <stop stopColor="var(--mist)" stopOpacity="0" />
      <stop offset="1" stopColor="var(--mist)" stopOpacity=".85" />
    </linearGradient>
    <radialGradient id={`${id}glow`}>
      <stop stopColor="var(--orb-glow)" stopOpacity=".9" />
      <stop offset=".4" stopColor="var(--orb-glow)" stopOpacity=".35" />
      <stop offset="1" stopColor="var(--orb-glow)" stopOpacity="0" />
    </radialGradient>
    <radialGradient id={`${id}lampglow`}>
      <stop stopColor="var(--lantern-1)" stopOpacity=".7" />
      <stop offset="1" stopColor="var(--lantern-1)" stopOpacity="0" />
    </radialGradient>
    <linearGradient id={`${id}aurora`} x1="0" y1="0" x2="1" y2="0">
      <stop stopColor="#35e6e0" stopOpacity="0" />
      <stop offset=".3" stopColor="#4fe3f7" stopOpacity=".75" />
      <stop offset=".65" stopColor="#8a6bff" stopOpacity=".8" />
      <stop offset="1" stopColor="#e26bff" stopOpacity="0" />
    </linearGradient>
  </defs>
);
