import { gamePictureDigest } from '../picture-digests.generated';

/**
 * The drawing of a symbol of the slots, or of a fish (`site/build/game-pictures.ts`). The address contains the digest of all
 * drawings, so that browsers may cache them forever.
 */
export const gamePictureUrl = (engine: 'slots' | 'fishing', name: string): string =>
  `/assets/game-pictures/${gamePictureDigest}/${engine}/${name}.svg`;
