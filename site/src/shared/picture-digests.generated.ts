/* Generated from the drawings by `npm run generate`. A digest is part of the address of each picture. */
export const sceneDigest = '2fcc80d2';
export const coverDigest = '625d2ce9';
export const gamePictureDigest = 'd71fc8de';
