import type { CryptoPort } from '../ports/ports';
import { hex, utf8 } from './bytes';

/** Lower-case hex of the SHA-256 of a text. */
export const sha256Hex = async (text: string, { subtle }: CryptoPort): Promise<string> => {
  if (subtle) return hex(new Uint8Array(await subtle.digest('SHA-256', utf8(text))));
  const { default: sha256 } = await import('crypto-js/sha256.js');
  return sha256(text).toString();
};
