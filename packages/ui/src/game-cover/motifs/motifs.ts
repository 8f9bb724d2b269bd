import { motifs } from './motifs.generated';

/** Name of a cover illustration. */
export type CoverMotif = keyof typeof motifs;

/** All cover illustration names, for validation. */
export const coverMotifs = Object.keys(motifs) as readonly CoverMotif[];
