import type { CryptoPort } from '../ports/ports';

/** The signing algorithm. The specification does not define it, so a brand can supply its own (SIG-1). */
export interface Signing {
  /** The signature of `payload`, in lower-case hex. */
  sign(payload: string, key: string, crypto: CryptoPort): Promise<string>;
}

/** Loads the algorithm, once, when the first signature is needed. */
export type LoadSigning = () => Promise<Signing>;

/** The default: HMAC-SHA256, in a separate chunk. */
export const loadHmacSigning: LoadSigning = async () => (await import('./hmac-signing')).hmacSigning;
