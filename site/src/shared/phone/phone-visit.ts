import { storageKeys } from '@pavilion/contract';
import type { Ports } from '@pavilion/sdk';
import { ownPath } from '../navigation/intended-path';
import { isPhoneBrowser } from './is-phone-browser';

/** The state of a visit by phone. */
export interface PhoneVisit {
  /** Whether to show the phone page: the browser is a phone's, and the visitor has not chosen the desktop site. */
  isPhone(): boolean;
  /** Stores the address by which the visitor entered the site. */
  storeEntryAddress(href: string): void;
  /**
   * Adds the hash of the page for phones to the stored address, if that has none: the server, which redirected, never
   * receives the hash, and browsers carry it over a redirect.
   */
  storeEntryHash(href: string): void;
  /** Shows the desktop site to this browser from now on. Returns the path of the entry address, if it is known. */
  chooseDesktopSite(): string | undefined;
}

/** Browsers ignore cookies of more than 4,096 bytes, name and attributes included. */
const maxCookieLength = 3_900;

/**
 * The value of the cookie with the entry address: the path with query and hash, and href (MOB-1). A long address is stored
 * once, as href; one that does not fit into a cookie loses hash and query.
 */
export const entryAddressCookie = (href: string): string => {
  const { origin, pathname, search, hash } = new URL(href);
  const path = pathname + search + hash;
  const values = [{ path, href: origin + path }, { href: origin + path }, { href: origin + pathname }];
  return (
    values
      .map((value) => JSON.stringify(value))
      .find((value) => encodeURIComponent(value).length <= maxCookieLength) ??
    JSON.stringify({ href: `${origin}/` })
  );
};

const pathOf = (cookie: string | undefined): string | undefined => {
  try {
    const { path, href } = JSON.parse(cookie ?? '');
    if (path !== undefined) return typeof path === 'string' ? ownPath(path) : undefined;
    const { pathname, search, hash } = new URL(href);
    return ownPath(pathname + search + hash);
  } catch {
    return undefined;
  }
};

/** Stored in session cookies, because the server decides which page to render. */
export const createPhoneVisit = (userAgent: string | undefined, cookies: Ports['cookies']): PhoneVisit => ({
  isPhone: () => isPhoneBrowser(userAgent) && cookies.get(storageKeys.siteOnPhone) === undefined,
  storeEntryAddress: (href) => cookies.set(storageKeys.phoneArrival, entryAddressCookie(href)),
  storeEntryHash: (href) => {
    const { origin, hash } = new URL(href);
    const path = pathOf(cookies.get(storageKeys.phoneArrival));
    if (hash && path !== undefined && !path.includes('#'))
      cookies.set(storageKeys.phoneArrival, entryAddressCookie(origin + path + hash));
  },
  chooseDesktopSite: () => {
    cookies.set(storageKeys.siteOnPhone, '1');
    return pathOf(cookies.get(storageKeys.phoneArrival));
  },
});
