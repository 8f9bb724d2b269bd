import type { CryptoPort, RandomPort } from '../ports/ports';
import { webCryptoCipher } from './web-crypto-cipher';

/**
 * Keeps a text so that it can not be read in passing, and notices when it was changed. The secret lies in the same
 * browser, so this holds back a glance and a stale or foreign record, not somebody who owns the device.
 */
export interface Cipher {
  seal(text: string, secret: string): Promise<string>;
  /** Undefined when the text was sealed with another secret, was changed, or is no sealed text at all. */
  open(sealed: string, secret: string): Promise<string | undefined>;
}

/** WebCrypto where the page is secure; crypto-js, loaded when it is needed, where it is not. */
export const createCipher = (ports: { crypto: CryptoPort; random: RandomPort }): Cipher => {
  const { subtle } = ports.crypto;
  const load = async (): Promise<Cipher> =>
    subtle
      ? webCryptoCipher(subtle, ports.random)
      : (await import('./crypto-js-cipher')).cryptoJsCipher(ports.random);
  return {
    seal: async (text, secret) => (await load()).seal(text, secret),
    open: async (sealed, secret) => {
      try {
        return await (await load()).open(sealed, secret);
      } catch {
        return undefined;
      }
    },
  };
};
