import type { Cipher } from '../crypto/cipher';
import type { StoragePort } from '../ports/ports';
import { readObject } from './read-object';

/** Something kept in the browser that only who knows a secret can read. */
export const createSealedRecord = <Fields extends object>(
  storage: StoragePort,
  cipher: Cipher,
  key: string,
) => ({
  /** Undefined when nothing is kept, or nothing of this secret. */
  read: async (secret: string): Promise<Partial<Fields> | undefined> => {
    const sealed = storage.getItem(key);
    return readObject<Fields>(sealed && (await cipher.open(sealed, secret)));
  },
  /** Seals first; `isWanted` is asked before anything is written, since sealing takes a moment. */
  write: async (secret: string, value: Fields, isWanted = () => true): Promise<void> => {
    const sealed = await cipher.seal(JSON.stringify(value), secret);
    if (isWanted()) storage.setItem(key, sealed);
  },
  remove: (): void => storage.removeItem(key),
});
