import type { CryptoPort } from '../ports/ports';
import { fromBase64, fromUtf8 } from './bytes';

/**
 * Decrypts AES-CBC, which is not authenticated: callers must validate the result.
 *
 * @param encrypted base64
 * @param secret key and IV, base64
 * @throws when key, IV or text are malformed
 */
export const decryptAesCbc = async (
  encrypted: string,
  { key, iv }: { key: string; iv: string },
  { subtle }: CryptoPort,
): Promise<string> => {
  if (subtle) {
    const secret = await subtle.importKey('raw', fromBase64(key), 'AES-CBC', false, ['decrypt']);
    const decrypted = await subtle.decrypt(
      { name: 'AES-CBC', iv: fromBase64(iv) },
      secret,
      fromBase64(encrypted),
    );
    return fromUtf8(new Uint8Array(decrypted));
  }
  const [{ default: AES }, { default: Base64 }, { default: Utf8 }] = await Promise.all([
    import('crypto-js/aes.js'),
    import('crypto-js/enc-base64.js'),
    import('crypto-js/enc-utf8.js'),
  ]);
  return AES.decrypt(encrypted, Base64.parse(key), { iv: Base64.parse(iv) }).toString(Utf8);
};
