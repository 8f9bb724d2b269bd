import { limits, storageKeys } from '@pavilion/contract';
import { daySeconds } from '../durations';

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Of these, several mean that another page has set one, and the header does not say which. */
const sessionCookies: readonly string[] = [storageKeys.token, storageKeys.secureToken];

/**
 * Parses a Cookie header. Of two cookies with one name the first counts, as in browsers; a repeated session cookie is
 * ignored.
 */
export const readCookies = (header = ''): Record<string, string> => {
  const cookies: Record<string, string> = Object.create(null);
  const repeated = new Set<string>();
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (equals <= 0) continue;
    if (name in cookies) {
      if (sessionCookies.includes(name)) repeated.add(name);
    } else {
      cookies[name] = decode(
        pair
          .slice(equals + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      );
    }
  }
  // guard: repeated-session-cookie
  for (const name of repeated) delete cookies[name];
  return cookies;
};

/** The header that sets the device cookie, as the SDK does in the browser: its scripts can read it. */
export const setDeviceCookie = (device: string, protocol: 'http' | 'https'): string =>
  [
    `${storageKeys.deviceCookie}=${device}`,
    'Path=/',
    `Max-Age=${limits.rememberedLoginDays * daySeconds}`,
    'SameSite=Lax',
    ...(protocol === 'https' ? ['Secure'] : []),
  ].join('; ');
