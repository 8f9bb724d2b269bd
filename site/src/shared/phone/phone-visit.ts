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
  /** Shows the desktop site to this browser from now on. Returns the path of the entry address, if it is known. */
  chooseDesktopSite(): string | undefined;
}

/** Longer addresses do not fit into a cookie; only their path is stored. */
const maxLength = 1_500;

/** The value of the cookie with the entry address: path with query, and href (MOB-1). */
export const entryAddressCookie = (href: string): string => {
  const { origin, pathname, search } = new URL(href);
  const path = (pathname + search).length > maxLength ? pathname.slice(0, maxLength) : pathname + search;
  return JSON.stringify({ path, href: origin + path });
};

const pathOf = (cookie: string | undefined): string | undefined => {
  try {
    const path: unknown = JSON.parse(cookie ?? '')?.path;
    return typeof path === 'string' ? ownPath(path) : undefined;
  } catch {
    return undefined;
  }
};

/** Stored in session cookies, because the server decides which page to render. */
export const createPhoneVisit = (userAgent: string | undefined, cookies: Ports['cookies']): PhoneVisit => ({
  isPhone: () => isPhoneBrowser(userAgent) && cookies.get(storageKeys.siteOnPhone) === undefined,
  storeEntryAddress: (href) => cookies.set(storageKeys.phoneArrival, entryAddressCookie(href)),
  chooseDesktopSite: () => {
    cookies.set(storageKeys.siteOnPhone, '1');
    return pathOf(cookies.get(storageKeys.phoneArrival));
  },
});
