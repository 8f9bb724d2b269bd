import AES from 'crypto-js/aes.js';
import Base64 from 'crypto-js/enc-base64.js';
import Hex from 'crypto-js/enc-hex.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import hmacSha256 from 'crypto-js/hmac-sha256.js';
import sha256 from 'crypto-js/sha256.js';
import type { RandomPort } from '../ports/ports';
import { hex } from './bytes';
import type { Cipher } from './cipher';

/** AES-256-CBC with an HMAC-SHA256 over the ciphertext: crypto-js alone sometimes accepts a wrong key. */
export const cryptoJsCipher = (random: RandomPort): Cipher => {
  const keysOf = (secret: string) => ({
    encryption: sha256(`encryption\n${secret}`),
    authentication: sha256(`authentication\n${secret}`),
  });
  return {
    encrypt: async (text, secret) => {
      const { encryption, authentication } = keysOf(secret);
      const iv = hex(random.bytes(16));
      const body = AES.encrypt(text, encryption, { iv: Hex.parse(iv) }).ciphertext.toString(Base64);
      return `${iv}.${body}.${hmacSha256(`${iv}.${body}`, authentication).toString()}`;
    },
    decrypt: async (encrypted, secret) => {
      const { encryption, authentication } = keysOf(secret);
      const [iv = '', body = '', mac = ''] = encrypted.split('.');
      if (hmacSha256(`${iv}.${body}`, authentication).toString() !== mac) return undefined;
      return AES.decrypt(body, encryption, { iv: Hex.parse(iv) }).toString(Utf8);
    },
  };
};
