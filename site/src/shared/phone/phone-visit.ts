import { storageKeys } from '@pavilion/contract';
import type { Ports } from '@pavilion/sdk';
import { ownPath } from '../navigation/intended-path';
import { isPhoneBrowser } from './is-phone-browser';

/** What is known of someone who came with a phone. */
export interface PhoneVisit {
  /** Whether to show the page made for phones: a phone's browser, whose person did not choose the site itself. */
  isPhone(): boolean;
  /** Keeps the address by which they came. */
  keepArrival(href: string): void;
  /** From now on this browser is shown the site itself. Gives the path by which they came, if that is known. */
  staysOnSite(): string | undefined;
}

/** Longer addresses would not fit into a cookie; of those the path is kept. */
const longest = 1_500;

/** The cookie that keeps an address: its path with the query, and the whole. Source: requirement MOB-1. */
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

/** Cookies hold it, because the server decides first. They end with the browser's session. */
export const createPhoneVisit = (userAgent: string | undefined, cookies: Ports['cookies']): PhoneVisit => ({
  isPhone: () => isPhoneBrowser(userAgent) && cookies.get(storageKeys.siteOnPhone) === undefined,
  keepArrival: (href) => cookies.set(storageKeys.phoneArrival, arrivalOf(href)),
  staysOnSite: () => {
    cookies.set(storageKeys.siteOnPhone, '1');
    return pathOf(cookies.get(storageKeys.phoneArrival));
  },
});
