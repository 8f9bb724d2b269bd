import { storageKeys } from '@pavilion/contract';
import { matchRow } from '../routes/match-row';
import { paths } from '../routes/paths';
import { isPhoneBrowser } from '../shared/phone/is-phone-browser';
import type { SharedRequest } from './page-server';

/** The cookies that a visitor's page depends on. */
const counted = [storageKeys.theme, storageKeys.locale] as const;

/** A member's pages are theirs, phones are sent elsewhere by what they carry, and one page tells visitors their address. */
const isOwn = ({ url, headers, cookies }: SharedRequest) =>
  cookies[storageKeys.token] !== undefined ||
  isPhoneBrowser(headers['user-agent']) ||
  matchRow(new URL(url, 'http://site.invalid').pathname)?.path === paths.other.restrictedIp;

/**
 * Of a visitor's request what the page depends on: address, host, theme and language. The page is made of this alone, so
 * it can hold nothing of the one who asked first. Undefined for a page that is one's own.
 */
export const sharedRequest = (request: SharedRequest): SharedRequest | undefined => {
  if (isOwn(request)) return undefined;
  const { url, protocol, headers, cookies } = request;
  return {
    url,
    protocol,
    headers: { host: headers.host },
    cookies: Object.fromEntries(
      counted.flatMap((name) => (cookies[name] === undefined ? [] : [[name, cookies[name]]])),
    ),
  };
};
