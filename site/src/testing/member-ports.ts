import { storageKeys } from '@pavilion/contract';
import { createMemoryCookies, createMemoryStorage } from '@pavilion/sdk/testing';

/** Cookies and storage of a browser in which a member is logged in. */
export const memberPorts = () => {
  const cookies = createMemoryCookies();
  const storage = createMemoryStorage();
  cookies.set(storageKeys.secureToken, 'token-1');
  storage.setItem(storageKeys.token, 'token-1');
  return { cookies, storage };
};
