import { useId } from 'react';
import { defaultThemeName, scenePalettes, type ThemeName } from '../themes/registry';
import { Ground } from './ground';
import { type CoverShape, layouts } from './layout';
import { Light } from './light';
import type { CoverMotif } from './motifs/motifs';
import { motifs } from './motifs/motifs.generated';
import { OrbitGround, OrbitLight } from './orbit';
import { createPaints, PaintDefs } from './paints';
import type { CoverCategory } from './patterns';
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
  /** A tile of 3:4, 16:9 with the motif on the right and the name on the left, or a square `thumbnail` without the name. Default `portrait`. */
  readonly shape?: CoverShape;
  /** Decides the world of ground and light, as that of scenes. Default `default`. */
  readonly theme?: ThemeName;
  /** Width in CSS pixels; the height follows from the shape. Without it the cover fills its box. */
  readonly size?: number;
  /** True where the page shows the name next to the cover, so that it is not announced twice. */
  readonly decorative?: boolean;
}

/** A number derived from the name, so that two covers with one motif differ. */
const seedOf = (name: string): number =>
  [...name].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 65521, 7);

/**
 * Draws ground, motif, light and title, on the server as in the browser. Its markup is also a whole SVG document, so that
 * a server may serve it as an image.
 */
export const GameCover = ({
  name,
  category,
  motif,
  colors,
  shape = 'portrait',
  theme = defaultThemeName,
  size,
  decorative = false,
}: GameCoverProps) => {
  const id = `c${useId().replace(/\W/g, '')}`;
  const seed = seedOf(name);
  const Motif = motifs[motif];
  const { setting, colors: sky } = scenePalettes[theme];
  const layer = { id, category, ground: colors[0], seed };
  const { width, height, middle, scale } = layouts[shape];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={size ?? '100%'}
      height={size === undefined ? '100%' : (size * height) / width}
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
      {setting === 'orbit' ? (
        <OrbitGround {...layer} shape={shape} sky={sky} />
      ) : (
        <Ground {...layer} shape={shape} />
      )}
      <g transform={`translate(${middle.x} ${middle.y}) scale(${scale})`} filter={`url(#${id}w)`}>
        <Motif p={createPaints(id, colors)} />
      </g>
      {shape !== 'thumbnail' && (
        <>
          {setting === 'orbit' ? (
            <OrbitLight {...layer} shape={shape} sky={sky} />
          ) : (
            <Light {...layer} shape={shape} />
          )}
          <Title id={id} shape={shape} setting={setting} name={name} colors={colors} />
        </>
      )}
    </svg>
  );
};
