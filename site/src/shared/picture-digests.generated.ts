/* Generated from the drawings by `npm run generate`. A digest is part of the address of each picture. */
export const sceneDigest = '2fcc80d2';
export const coverDigest = '966a47dd';
export const gamePictureDigest = 'd71fc8de';
