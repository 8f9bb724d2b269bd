import { limits, storageKeys } from '@pavilion/contract';
import type { Ports } from '../ports/ports';

/** A token that may stand in a header; anything else would make every request throw. */
const wellFormed = /^[\x21-\x7e]+$/;

/**
 * Where the token lies. The cookie decides, since it alone ends with the browser when the login is not remembered; the
 * copy in local storage is what other tabs hear of.
 * Source: SES-1.
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
  /** Removes a copy that outlived its cookie. */
  tidy: (): void => {
    if (cookies.get(storageKeys.token) === undefined) storage.removeItem(storageKeys.token);
  },
});
