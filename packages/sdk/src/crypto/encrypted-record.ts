import { parseObject } from '../json/objects';
import type { StoragePort } from '../ports/ports';
import type { Cipher } from './cipher';

/** A record in browser storage, encrypted with a secret. */
export const createEncryptedRecord = <Fields extends object>(
  storage: StoragePort,
  cipher: Cipher,
  key: string,
) => ({
  /** Undefined when nothing is stored, or the record was encrypted with another secret. */
  read: async (secret: string): Promise<Partial<Fields> | undefined> => {
    const encrypted = storage.getItem(key);
    return parseObject<Fields>(encrypted && (await cipher.decrypt(encrypted, secret)));
  },
  /** Encryption is asynchronous, so `isCurrent` is checked again before the result is stored. */
  write: async (secret: string, value: Fields, isCurrent = () => true): Promise<void> => {
    const encrypted = await cipher.encrypt(JSON.stringify(value), secret);
    if (isCurrent()) storage.setItem(key, encrypted);
  },
  remove: (): void => storage.removeItem(key),
});
