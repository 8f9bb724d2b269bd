import type { CryptoPort } from '../ports/ports';

/** The signing algorithm. The specification leaves it open, so a brand may bring its own. */
export interface Signing {
  /** Lower-case hex of the signature of `payload`. */
  sign(payload: string, key: string, crypto: CryptoPort): Promise<string>;
}

/** Loads the algorithm when it is first needed. */
export type LoadSigning = () => Promise<Signing>;

/** Ours: HMAC-SHA256, in a chunk of its own. */
export const loadHmacSigning: LoadSigning = async () => (await import('./hmac-signing')).hmacSigning;
