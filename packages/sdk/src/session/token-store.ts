import { limits, storageKeys } from '@pavilion/contract';
import type { Ports, StoragePort } from '../ports/ports';

/** A token with other characters is not valid in a header: `fetch` would throw on every request. */
const wellFormed = /^[\x21-\x7e]+$/;

const probe = `${storageKeys.token}.probe`;

/** Whether storage holds what is written: not when the browser denies it, and not on a server. */
const isWritable = (storage: StoragePort): boolean => {
  storage.setItem(probe, '1');
  const isKept = storage.getItem(probe) === '1';
  storage.removeItem(probe);
  return isKept;
};

/**
 * Stores the token in a cookie and in local storage, and accepts it only when both agree. The cookie can expire with the
 * browser session when the login is not remembered. The copy notifies other tabs, and only pages of this origin can write
 * it: pages on other ports, and on plain HTTP those of subdomains, can set the cookie too. Where storage is denied the
 * cookie counts alone.
 * Requirement SES-1.
 */
export const createTokenStore = ({
  cookies,
  storage,
  navigation,
}: Pick<Ports, 'cookies' | 'storage' | 'navigation'>) => {
  const isSecure = () => navigation.origin()?.startsWith('https:') === true;
  /** On a server, which has no origin, the cookie of either protocol. */
  const readCookie = () =>
    cookies.get(storageKeys.secureToken) ?? (isSecure() ? undefined : cookies.get(storageKeys.token));
  return {
    read: (): string | undefined => {
      const token = readCookie();
      if (token === undefined || !wellFormed.test(token)) return undefined;
      const copy = storage.getItem(storageKeys.token);
      return copy === token || (copy === null && !isWritable(storage)) ? token : undefined;
    },
    /** Whether the copy is of a login whose cookie has not arrived from the tab that wrote both. */
    awaitsCookie: (): boolean => {
      const copy = storage.getItem(storageKeys.token);
      return copy !== null && copy !== readCookie();
    },
    write: (token: string, remember: boolean): void => {
      const name = isSecure() ? storageKeys.secureToken : storageKeys.token;
      cookies.set(name, token, remember ? { days: limits.rememberedLoginDays } : {});
      storage.setItem(storageKeys.token, token);
    },
    remove: (): void => {
      cookies.remove(storageKeys.secureToken);
      cookies.remove(storageKeys.token);
      storage.removeItem(storageKeys.token);
    },
    /** Removes a local copy whose cookie has expired. */
    removeStaleCopy: (): void => {
      if (readCookie() === undefined) storage.removeItem(storageKeys.token);
    },
  };
};
