/* Generated from the drawings by `npm run generate`. A digest is part of the address of each picture. */
export const sceneDigest = 'b05ba95f';
export const coverDigest = '16b6b6c4';
