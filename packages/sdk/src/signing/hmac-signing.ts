import { hex, utf8 } from '../crypto/bytes';
import type { Signing } from './signing';

/** HMAC-SHA256 with WebCrypto where it is available, else with this part of crypto-js. */
export const hmacSigning: Signing = {
  sign: async (payload, key, { subtle }) => {
    if (!subtle) {
      const { default: hmacSha256 } = await import('crypto-js/hmac-sha256.js');
      return hmacSha256(payload, key).toString();
    }
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const imported = await subtle.importKey('raw', utf8(key), algorithm, false, ['sign']);
    return hex(new Uint8Array(await subtle.sign('HMAC', imported, utf8(payload))));
  },
};
