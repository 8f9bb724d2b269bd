import { limits, storageKeys } from '@pavilion/contract';
import { sha256Hex } from '../crypto/sha256';
import type { Ports } from '../ports/ports';

const wellFormed = /^[0-9a-f]{64}$/;

/**
 * The hash of the session's account name, in a cookie: the server, which has no storage, sends it with the requests of a
 * page. Requirement REQ-9.
 */
export const createUserHash = ({ cookies, crypto }: Pick<Ports, 'cookies' | 'crypto'>) => ({
  of: (account: string): Promise<string> => sha256Hex(account, crypto),
  read: (): string | undefined => {
    const hash = cookies.get(storageKeys.userHash);
    return hash !== undefined && wellFormed.test(hash) ? hash : undefined;
  },
  /** @param isRemembered whether the cookie outlives the browser, as the token does */
  write: (hash: string, isRemembered: boolean): void =>
    cookies.set(storageKeys.userHash, hash, isRemembered ? { days: limits.rememberedLoginDays } : {}),
  remove: (): void => cookies.remove(storageKeys.userHash),
});

export type UserHash = ReturnType<typeof createUserHash>;
