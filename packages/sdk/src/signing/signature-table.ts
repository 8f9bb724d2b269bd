import { type Area, areas, storageKeys } from '@pavilion/contract';
import type { Cipher } from '../crypto/cipher';
import { readObject } from '../json/read-object';
import type { StoragePort } from '../ports/ports';

export type SignatureTable = Partial<Record<Area, string>>;

/** The encrypted table of signature values by area that SIG-2 falls back to. */
export const createSignatureTable = (storage: StoragePort, cipher: Cipher, secret: string) => {
  const read = async (): Promise<SignatureTable> => {
    const sealed = storage.getItem(storageKeys.signatureTable);
    const text = sealed === null ? undefined : await cipher.open(sealed, secret);
    const table = readObject<SignatureTable>(text) ?? {};
    return Object.fromEntries(
      areas.flatMap((area) => (typeof table[area] === 'string' ? [[area, table[area]]] : [])),
    );
  };
  return {
    read,
    write: async (table: SignatureTable): Promise<void> => {
      storage.setItem(storageKeys.signatureTable, await cipher.seal(JSON.stringify(table), secret));
    },
  };
};
