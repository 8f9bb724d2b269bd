import type { Support } from '@pavilion/contract';
import { coreWire } from '@pavilion/contract/wire';
import type { Client } from '../client/client';
import { openAesCbc } from '../crypto/aes-cbc';
import { SdkError } from '../errors/sdk-error';
import { browserPorts } from '../ports/browser-ports';
import type { CryptoPort } from '../ports/ports';

// A wrong key is noticed by what comes out: AES-CBC alone accepts one now and then.
const isSupport = (value: unknown): value is Support =>
  Array.isArray((value as Partial<Support> | null)?.contacts) &&
  (value as Support).contacts.every(
    (contact) => typeof contact?.href === 'string' && typeof contact.name?.['zh-CN'] === 'string',
  );

/**
 * How to reach support: `vvPretty`, opened with the key and IV of `secKey`. It hides nothing from who asks for it.
 * Source: REQ-8.
 *
 * @throws SdkError of kind `decode` when it can not be opened
 */
export const readSupport = async (
  client: Pick<Client, 'request'>,
  { crypto }: { crypto: CryptoPort } = browserPorts(),
): Promise<Support> => {
  const [sealed, { k, v }] = await Promise.all([
    client.request(coreWire.vvPretty, {}),
    client.request(coreWire.secKey, {}),
  ]);
  try {
    const support: unknown = JSON.parse(await openAesCbc(sealed, { key: k, iv: v }, crypto));
    if (isSupport(support)) return support;
    throw new TypeError('This is not what vvPretty holds.');
  } catch (cause) {
    throw new SdkError({ kind: 'decode', response: sealed, cause });
  }
};
