/* Generated from the drawings by `npm run generate`. A digest is part of the address of each picture. */
export const sceneDigest = 'bc12c50d';
export const coverDigest = 'f9ad650a';
