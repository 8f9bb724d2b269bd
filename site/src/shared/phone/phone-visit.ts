import { storageKeys } from '@pavilion/contract';
import type { Ports } from '@pavilion/sdk';
import { ownPath } from '../navigation/intended-path';
import { isPhoneBrowser } from './is-phone-browser';

/** The state of a visit by phone. */
export interface PhoneVisit {
  /** Whether to show the phone page: the browser is a phone's, and the visitor has not chosen the desktop site. */
  isPhone(): boolean;
  /** Stores the address of the first request. */
  keepArrival(href: string): void;
  /** Shows the desktop site to this browser from now on. Returns the path of the first request, if it is known. */
  staysOnSite(): string | undefined;
}

/** Longer addresses do not fit into a cookie; only their path is stored. */
const longest = 1_500;

/** The cookie that stores an address: path with query, and href (MOB-1). */
export const arrivalOf = (href: string): string => {
  const { origin, pathname, search } = new URL(href);
  const path = (pathname + search).length > longest ? pathname.slice(0, longest) : pathname + search;
  return JSON.stringify({ path, href: origin + path });
};

const pathOf = (arrival: string | undefined): string | undefined => {
  try {
    const path: unknown = JSON.parse(arrival ?? '')?.path;
    return typeof path === 'string' ? ownPath(path) : undefined;
  } catch {
    return undefined;
  }
};

/** Stored in session cookies, because the server decides which page to render. */
export const createPhoneVisit = (userAgent: string | undefined, cookies: Ports['cookies']): PhoneVisit => ({
  isPhone: () => isPhoneBrowser(userAgent) && cookies.get(storageKeys.siteOnPhone) === undefined,
  keepArrival: (href) => cookies.set(storageKeys.phoneArrival, arrivalOf(href)),
  staysOnSite: () => {
    cookies.set(storageKeys.siteOnPhone, '1');
    return pathOf(cookies.get(storageKeys.phoneArrival));
  },
});
