/* Generated from the drawings by `npm run generate`. A digest is part of the address of each picture. */
export const sceneDigest = 'f15ad2d5';
export const coverDigest = '0ff50ca5';
export const gamePictureDigest = 'd71fc8de';
