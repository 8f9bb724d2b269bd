import { brandShapes } from './brand-shapes';

/** Colours of the mark where no theme reaches: a favicon, a manifest, a mail. */
export interface BrandMarkColors {
  /** The seal's ground. */
  readonly ground?: string;
  readonly pavilion?: string;
  readonly moon?: string;
}

/** The mark as a standalone SVG document. */
export const brandMarkSvg = ({
  ground = '#b92d1b',
  pavilion = '#fff8ee',
  moon = '#e7b653',
}: BrandMarkColors = {}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${ground}" d="M14 0H50A14 14 0 0 1 64 14V50A14 14 0 0 1 50 64H14A14 14 0 0 1 0 50V14A14 14 0 0 1 14 0Z"/><g transform="translate(6.4 6.4) scale(.8)"><path fill="${moon}" d="${brandShapes.moon}"/><path fill="${pavilion}" stroke="${ground}" stroke-width="2.4" paint-order="stroke" d="${brandShapes.pavilion}"/></g></svg>`;
