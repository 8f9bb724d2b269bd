import type { RandomPort } from '../ports/ports';
import { base64, fromBase64, fromUtf8, utf8 } from './bytes';
import type { Cipher } from './cipher';

const ivLength = 12;

/** AES-256-GCM; the key is the SHA-256 of the secret. */
export const webCryptoCipher = (subtle: SubtleCrypto, random: RandomPort): Cipher => {
  const keyOf = async (secret: string) =>
    subtle.importKey('raw', await subtle.digest('SHA-256', utf8(secret)), 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ]);
  return {
    encrypt: async (text, secret) => {
      const iv = random.bytes(ivLength);
      const encrypted = await subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret), utf8(text));
      return `${base64(iv)}.${base64(new Uint8Array(encrypted))}`;
    },
    decrypt: async (encrypted, secret) => {
      const [iv, body] = encrypted.split('.').map(fromBase64);
      const decrypted = await subtle.decrypt({ name: 'AES-GCM', iv: iv! }, await keyOf(secret), body!);
      return fromUtf8(new Uint8Array(decrypted));
    },
  };
};
