import { useId } from 'react';
import { type CoverCategory, Ground } from './ground';
import { Light } from './light';
import type { CoverMotif } from './motifs/motifs';
import { motifs } from './motifs/motifs.generated';
import { createPaints, PaintDefs } from './paints';
import { Title } from './title';

/** Props of `GameCover`. Requirement GAM-2. */
export interface GameCoverProps {
  /** The game's name, as it is lettered on the cover and read aloud. */
  readonly name: string;
  /** Decides the ground behind the motif. */
  readonly category: CoverCategory;
  /** The illustration, for example a fish, a lantern or a card. */
  readonly motif: CoverMotif;
  /** Ground and accent, each `#rrggbb`. */
  readonly colors: readonly [string, string];
  /** Width in CSS pixels; the height is a third more. Without it the cover fills its box. */
  readonly size?: number;
  /** True where the page shows the name next to the cover, so that it is not announced twice. */
  readonly decorative?: boolean;
}

/** A number derived from the name, so that two covers with one motif differ. */
const seedOf = (name: string): number =>
  [...name].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 65521, 7);

const frameCorner =
  'M8 40V22Q8 18 12 18H18V12Q18 8 22 8H40M13 40V26Q13 23 16 23H23V16Q23 13 26 13H40M18 18l-5 -5';

/** A gold frame with notched corners. */
const Frame = ({ id }: { readonly id: string }) => (
  <g fill="none" stroke={`url(#${id}g)`} strokeLinecap="round">
    {[
      '',
      'translate(240 0) scale(-1 1)',
      'translate(0 320) scale(1 -1)',
      'translate(240 320) scale(-1 -1)',
    ].map((place) => (
      <path key={place} d={frameCorner} transform={place} strokeWidth="1.6" />
    ))}
    <path d="M40 8H200M40 312H200M8 40V280M232 40V280" strokeWidth="1.2" opacity=".75" />
  </g>
);

/**
 * Draws ground, motif, light and title; 3:4, on the server as in the browser. Its markup is also a whole SVG
 * document, so that a server may serve it as an image.
 */
export const GameCover = ({ name, category, motif, colors, size, decorative = false }: GameCoverProps) => {
  const id = `c${useId().replace(/\W/g, '')}`;
  const seed = seedOf(name);
  const Motif = motifs[motif];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 240 320"
      width={size ?? '100%'}
      height={size === undefined ? '100%' : (size * 4) / 3}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative}
    >
      <defs>
        <PaintDefs id={id} colors={colors} />
        <filter id={`${id}w`} x="-.2" y="-.2" width="1.4" height="1.5">
          <feDropShadow dy="6" stdDeviation="5" floodColor="#000" floodOpacity=".5" />
        </filter>
      </defs>
      <Ground id={id} category={category} ground={colors[0]} turn={seed % 18} />
      <g transform="translate(120 130)" filter={`url(#${id}w)`}>
        <Motif p={createPaints(id, colors)} />
      </g>
      <Light id={id} ground={colors[0]} seed={seed} />
      <Frame id={id} />
      <Title id={id} name={name} colors={colors} />
    </svg>
  );
};
