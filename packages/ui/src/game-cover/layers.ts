import type { CoverShape } from './layout';
import type { CoverCategory } from './patterns';

/** Props of the layers behind and before the motif. */
export interface LayerProps {
  readonly id: string;
  readonly shape: CoverShape;
  readonly category: CoverCategory;
  readonly ground: string;
  /** Moves details, so that two covers with one motif differ. */
  readonly seed: number;
}
