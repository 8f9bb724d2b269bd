import type { CryptoPort, RandomPort } from '../ports/ports';
import { webCryptoCipher } from './web-crypto-cipher';

/**
 * Authenticated encryption of texts in browser storage. The secret is stored in the same browser: this deters a casual
 * reader and detects stale or foreign records, it does not protect against the owner of the device.
 */
export interface Cipher {
  encrypt(text: string, secret: string): Promise<string>;
  /** Undefined when the text was encrypted with another secret, was changed, or is not an encrypted text. */
  decrypt(encrypted: string, secret: string): Promise<string | undefined>;
}

/** WebCrypto where it is available; elsewhere crypto-js, loaded at the first use. */
export const createCipher = (ports: { crypto: CryptoPort; random: RandomPort }): Cipher => {
  const { subtle } = ports.crypto;
  const load = async (): Promise<Cipher> =>
    subtle
      ? webCryptoCipher(subtle, ports.random)
      : (await import('./crypto-js-cipher')).cryptoJsCipher(ports.random);
  return {
    encrypt: async (text, secret) => (await load()).encrypt(text, secret),
    decrypt: async (encrypted, secret) => {
      try {
        return await (await load()).decrypt(encrypted, secret);
      } catch {
        return undefined;
      }
    },
  };
};
