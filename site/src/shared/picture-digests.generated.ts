/* Generated from the drawings by `npm run generate`. A digest is part of the address of each picture. */
export const sceneDigest = '7f351c7a';
export const coverDigest = '16b6b6c4';
