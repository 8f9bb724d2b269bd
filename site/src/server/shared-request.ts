import { storageKeys } from '@pavilion/contract';
import { matchRow } from '../routes/match-row';
import { paths } from '../routes/paths';
import { isPhoneBrowser } from '../shared/phone/is-phone-browser';
import type { SharedRequest } from './page-server';

/** The cookies that the page of a visitor depends on. */
const cookieNames = [storageKeys.theme, storageKeys.locale] as const;

/** The cookies without a token that other hosts may have set: on HTTPS the site uses a name that they cannot. */
export const trustedCookies = ({
  protocol,
  cookies,
}: Pick<SharedRequest, 'protocol' | 'cookies'>): Record<string, string> => {
  if (protocol !== 'https') return { ...cookies };
  const { [storageKeys.token]: _untrusted, ...trusted } = cookies;
  return trusted;
};

/** Pages of members are personal, phones are redirected by their user agent, and one page shows the visitor's IP address. */
const isPersonal = ({ url, headers, cookies, protocol }: SharedRequest) =>
  cookies[storageKeys.secureToken] !== undefined ||
  trustedCookies({ protocol, cookies })[storageKeys.token] !== undefined ||
  isPhoneBrowser(headers['user-agent']) ||
  matchRow(new URL(url, 'http://site.invalid').pathname)?.path === paths.other.restrictedIp;

/**
 * The parts of a visitor's request that a shared page depends on: address, host, theme and language. The page is rendered
 * from these alone, so it cannot contain data of the visitor who requested it first. Undefined for personal pages.
 */
export const sharedRequest = (request: SharedRequest): SharedRequest | undefined => {
  if (isPersonal(request)) return undefined;
  const { url, protocol, headers, cookies } = request;
  return {
    url,
    protocol,
    headers: { host: headers.host },
    cookies: Object.fromEntries(
      cookieNames.flatMap((name) => (cookies[name] === undefined ? [] : [[name, cookies[name]]])),
    ),
  };
};
