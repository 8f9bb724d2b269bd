import type { Support } from '@pavilion/contract';
import { coreWire } from '@pavilion/contract/wire';
import type { Client } from '../client/client';
import { decryptAesCbc } from '../crypto/aes-cbc';
import { SdkError } from '../errors/sdk-error';
import { browserPorts } from '../ports/browser-ports';
import type { CryptoPort } from '../ports/ports';

// AES-CBC is not authenticated and sometimes accepts a wrong key, so the result is validated.
const isSupport = (value: unknown): value is Support =>
  Array.isArray((value as Partial<Support> | null)?.contacts) &&
  (value as Support).contacts.every(
    (contact) => typeof contact?.href === 'string' && typeof contact.name?.['zh-CN'] === 'string',
  );

/**
 * The contacts of customer support: `vvPretty`, decrypted with the key and IV of `secKey`. Every client can request
 * both, so the encryption keeps nothing secret. Requirement REQ-8.
 *
 * @throws SdkError of kind `decode` when it cannot be decrypted
 */
export const readSupport = async (
  client: Pick<Client, 'request'>,
  { crypto }: { crypto: CryptoPort } = browserPorts(),
): Promise<Support> => {
  const [encrypted, { k, v }] = await Promise.all([
    client.request(coreWire.vvPretty, {}),
    client.request(coreWire.secKey, {}),
  ]);
  try {
    const support: unknown = JSON.parse(await decryptAesCbc(encrypted, { key: k, iv: v }, crypto));
    if (isSupport(support)) return support;
    throw new TypeError('Unexpected content of vvPretty.');
  } catch (cause) {
    throw new SdkError({ kind: 'decode', response: encrypted, cause });
  }
};
