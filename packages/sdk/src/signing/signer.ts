import { type Area, type SignatureInput, signaturePayload, storageKeys } from '@pavilion/contract';
import type { Cipher } from '../crypto/cipher';
import { createEncryptedRecord } from '../crypto/encrypted-record';
import type { Ports } from '../ports/ports';

export interface Signer {
  /** The signature of an area; undefined when it can be neither computed nor found in storage. */
  sign(area: Area): Promise<string | undefined>;
}

type SignatureTable = Partial<Record<Area, string>>;
type SignerPorts = Pick<Ports, 'signing' | 'crypto' | 'storage' | 'logger'>;
type SignerIdentity = Omit<SignatureInput, 'area'> & { key: string };

/**
 * Computes the signature of an area once per client. An encrypted copy is stored as the fallback for when the signing
 * module cannot be loaded (SIG-2).
 */
export const createSigner = (ports: SignerPorts, cipher: Cipher, identity: () => SignerIdentity): Signer => {
  const pending: Partial<Record<Area, Promise<string>>> = {};
  const computed: SignatureTable = {};
  const table = createEncryptedRecord<SignatureTable>(ports.storage, cipher, storageKeys.signatureTable);
  const secret = () => {
    const { version, site, device } = identity();
    return [version, site, device].join('\n');
  };

  const compute = async (area: Area): Promise<string> => {
    const { key, ...input } = identity();
    const signing = await ports.signing();
    const signature = await signing.sign(signaturePayload({ ...input, area }), key, ports.crypto);
    computed[area] = signature;
    store().catch((error) => ports.logger.warn('The signature table could not be stored.', error));
    return signature;
  };

  const store = async () => table.write(secret(), { ...(await table.read(secret())), ...computed });

  return {
    sign: async (area) => {
      try {
        pending[area] ??= compute(area);
        return await pending[area];
      } catch (error) {
        delete pending[area];
        ports.logger.warn('Signing failed; the stored signature is used.', error);
        const stored = (await table.read(secret()))?.[area];
        return typeof stored === 'string' ? stored : undefined;
      }
    },
  };
};
