import { type Area, type SignatureInput, signaturePayload } from '@pavilion/contract';
import type { Cipher } from '../crypto/cipher';
import type { Ports } from '../ports/ports';
import { createSignatureTable, type SignatureTable } from './signature-table';

export interface Signer {
  /** The signature of an area; undefined when it can neither be made nor be found in the table. */
  sign(area: Area): Promise<string | undefined>;
}

type SignerPorts = Pick<Ports, 'signing' | 'crypto' | 'storage' | 'logger'>;
type SignerIdentity = Omit<SignatureInput, 'area'> & { key: string };

/**
 * Signs once an area, keeps the value for the life of the client, and an encrypted copy in storage for the day on which
 * the signing module can not be loaded.
 */
export const createSigner = (ports: SignerPorts, cipher: Cipher, identity: () => SignerIdentity): Signer => {
  const made = new Map<Area, Promise<string>>();
  const known: SignatureTable = {};
  const table = () => {
    const { version, site, device } = identity();
    return createSignatureTable(ports.storage, cipher, [version, site, device].join('\n'));
  };

  const make = async (area: Area): Promise<string> => {
    const { key, ...input } = identity();
    const signing = await ports.signing();
    const signature = await signing.sign(signaturePayload({ ...input, area }), key, ports.crypto);
    known[area] = signature;
    keep().catch((error) => ports.logger.warn('The signature table could not be kept.', error));
    return signature;
  };

  const keep = async () => {
    const earlier = await table().read();
    await table().write({ ...earlier, ...known });
  };

  const once = (area: Area): Promise<string> => {
    const making = made.get(area) ?? make(area);
    made.set(area, making);
    return making;
  };

  return {
    sign: async (area) => {
      try {
        return await once(area);
      } catch (error) {
        made.delete(area);
        ports.logger.warn('The signing module could not be used; the stored signatures are.', error);
        return (await table().read())[area];
      }
    },
  };
};
