import type { CoverCategory } from './patterns';

/** The shape of a cover with its title: a tile of a lobby, or the card of a table. */
export type TitledShape = 'portrait' | 'wide';

/** The shape of a cover; a thumbnail is a square with the motif alone, for places where no title could be read. */
export type CoverShape = TitledShape | 'thumbnail';

/** Where a cover of one shape has its parts, in units of its `viewBox`. */
export interface CoverLayout {
  readonly width: number;
  readonly height: number;
  /** The middle of the motif and of the ring around it. */
  readonly middle: { readonly x: number; readonly y: number };
  /** Of the motif, which is drawn for portrait covers. */
  readonly scale: number;
}

export const layouts: Readonly<Record<CoverShape, CoverLayout>> = {
  portrait: { width: 240, height: 320, middle: { x: 120, y: 130 }, scale: 1 },
  // The ring is higher than the cover: its left arc parts the motif from the title.
  wide: { width: 320, height: 180, middle: { x: 228, y: 92 }, scale: 0.86 },
  // The ring is at its edge.
  thumbnail: { width: 200, height: 200, middle: { x: 100, y: 100 }, scale: 1 },
};

/** All shapes. */
export const coverShapes = Object.keys(layouts) as readonly CoverShape[];

export const areaOf = ({ width, height }: CoverLayout): string => `M0 0H${width}V${height}H0Z`;

/** Props of the layers behind the motif and, with a titled shape, in front of it. */
export interface LayerProps<Shape extends CoverShape = CoverShape> {
  readonly id: string;
  readonly shape: Shape;
  readonly category: CoverCategory;
  readonly ground: string;
  /** Moves details, so that two covers with one motif differ. */
  readonly seed: number;
}
