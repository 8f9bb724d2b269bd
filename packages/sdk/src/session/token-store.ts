import { limits, storageKeys } from '@pavilion/contract';
import type { Ports } from '../ports/ports';

/** A token with other characters is not valid in a header: `fetch` would throw on every request. */
const wellFormed = /^[\x21-\x7e]+$/;

/**
 * Stores the token in a cookie and in local storage. The cookie is authoritative, because only a cookie can expire with
 * the browser session when the login is not remembered; the copy notifies other tabs.
 * Requirement SES-1.
 */
export const createTokenStore = ({ cookies, storage }: Pick<Ports, 'cookies' | 'storage'>) => ({
  read: (): string | undefined => {
    const token = cookies.get(storageKeys.token);
    return token !== undefined && wellFormed.test(token) ? token : undefined;
  },
  write: (token: string, remember: boolean): void => {
    cookies.set(storageKeys.token, token, remember ? { days: limits.rememberedLoginDays } : {});
    storage.setItem(storageKeys.token, token);
  },
  remove: (): void => {
    cookies.remove(storageKeys.token);
    storage.removeItem(storageKeys.token);
  },
  /** Removes a local copy whose cookie has expired. */
  removeStaleCopy: (): void => {
    if (cookies.get(storageKeys.token) === undefined) storage.removeItem(storageKeys.token);
  },
});
