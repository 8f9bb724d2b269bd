import { type Area, type SignatureInput, signaturePayload, storageKeys } from '@pavilion/contract';
import type { Cipher } from '../crypto/cipher';
import { createSealedRecord } from '../json/sealed-record';
import type { Ports } from '../ports/ports';

export interface Signer {
  /** The signature of an area; undefined when it can neither be made nor be found in the table. */
  sign(area: Area): Promise<string | undefined>;
}

type SignatureTable = Partial<Record<Area, string>>;
type SignerPorts = Pick<Ports, 'signing' | 'crypto' | 'storage' | 'logger'>;
type SignerIdentity = Omit<SignatureInput, 'area'> & { key: string };

/**
 * Signs once an area, keeps the value for the life of the client, and an encrypted copy in storage for the day on which
 * the signing module can not be loaded.
 */
export const createSigner = (ports: SignerPorts, cipher: Cipher, identity: () => SignerIdentity): Signer => {
  const made: Partial<Record<Area, Promise<string>>> = {};
  const known: SignatureTable = {};
  /** The encrypted table of signature values by area that SIG-2 falls back to. */
  const table = createSealedRecord<SignatureTable>(ports.storage, cipher, storageKeys.signatureTable);
  const secret = () => {
    const { version, site, device } = identity();
    return [version, site, device].join('\n');
  };

  const make = async (area: Area): Promise<string> => {
    const { key, ...input } = identity();
    const signing = await ports.signing();
    const signature = await signing.sign(signaturePayload({ ...input, area }), key, ports.crypto);
    known[area] = signature;
    keep().catch((error) => ports.logger.warn('The signature table could not be kept.', error));
    return signature;
  };

  const keep = async () => table.write(secret(), { ...(await table.read(secret())), ...known });

  return {
    sign: async (area) => {
      try {
        made[area] ??= make(area);
        return await made[area];
      } catch (error) {
        delete made[area];
        ports.logger.warn('The signing module could not be used; the stored signatures are.', error);
        const stored = (await table.read(secret()))?.[area];
        return typeof stored === 'string' ? stored : undefined;
      }
    },
  };
};
