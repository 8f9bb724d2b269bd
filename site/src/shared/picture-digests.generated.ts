/* Generated from the drawings by `npm run generate`. A digest is part of the address of each picture. */
export const sceneDigest = 'dbe8c760';
export const coverDigest = 'e824e71b';
export const gamePictureDigest = 'd71fc8de';
