import { darken, lighten, mix } from './colour';

/** The paints of a motif: references to the cover's own gradients, and a few flat colours. */
export interface Paints {
  readonly gold: string;
  readonly goldDark: string;
  readonly accent: string;
  readonly deep: string;
  readonly ivory: string;
  readonly shine: string;
  readonly light: string;
  readonly ink: string;
}

export interface MotifProps {
  readonly p: Paints;
}

export const createPaints = (id: string, [ground, accent]: readonly [string, string]): Paints => ({
  gold: `url(#${id}g)`,
  goldDark: '#7a4310',
  accent: `url(#${id}a)`,
  deep: `url(#${id}d)`,
  ivory: `url(#${id}i)`,
  shine: `url(#${id}s)`,
  light: lighten(accent, 0.6),
  ink: darken(mix(ground, accent, 0.25), 0.72),
});

const ramp = (id: string, stops: readonly string[], tilt = 0.25) => (
  <linearGradient id={id} x1={tilt} y1="0" x2={1 - tilt} y2="1">
    {stops.map((stop, index) => (
      <stop key={stop} offset={index / (stops.length - 1)} stopColor={stop} />
    ))}
  </linearGradient>
);

/** The gradients every layer of one cover shares. */
export const PaintDefs = ({
  id,
  colors: [ground, accent],
}: {
  readonly id: string;
  readonly colors: readonly [string, string];
}) => (
  <>
    {ramp(`${id}g`, ['#fffbe0', '#ffdf83', '#e9a02c', '#a35a12', '#f7c65a'])}
    {ramp(`${id}a`, [lighten(accent, 0.55), accent, darken(accent, 0.42)])}
    {ramp(`${id}d`, [lighten(ground, 0.3), ground, darken(ground, 0.5)])}
    {ramp(`${id}i`, ['#ffffff', '#fff1da', mix('#e3c3a0', accent, 0.3)])}
    <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
      <stop stopColor="#fff" stopOpacity=".85" />
      <stop offset="1" stopColor="#fff" stopOpacity="0" />
    </linearGradient>
  </>
);
