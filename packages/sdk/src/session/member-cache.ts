import { type Member, storageKeys } from '@pavilion/contract';
import type { Cipher } from '../crypto/cipher';
import { readObject } from '../json/read-object';
import type { StoragePort } from '../ports/ports';

/**
 * The last known member info, encrypted under the device and the token: another session's record can not be read.
 * Source: SES-2.
 */
export const createMemberCache = (
  storage: StoragePort,
  cipher: Cipher,
  secret: (token: string) => string,
) => ({
  read: async (token: string): Promise<Member | undefined> => {
    const sealed = storage.getItem(storageKeys.memberInfo);
    const text = sealed === null ? undefined : await cipher.open(sealed, secret(token));
    const member = readObject<Member>(text);
    return typeof member?.account === 'string' ? (member as Member) : undefined;
  },
  /** Seals first; `stillWanted` is asked again before anything is written, since sealing takes a moment. */
  write: async (token: string, member: Member, stillWanted: () => boolean): Promise<void> => {
    const sealed = await cipher.seal(JSON.stringify(member), secret(token));
    if (stillWanted()) storage.setItem(storageKeys.memberInfo, sealed);
  },
  remove: (): void => storage.removeItem(storageKeys.memberInfo),
});
