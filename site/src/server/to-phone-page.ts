import { storageKeys } from '@pavilion/contract';
import { phonePageFor } from '../routes/phone';
import { arrivalOf } from '../shared/phone/phone-visit';
import type { PageRequest, PageResponse } from './page-server';
import { redirectTo } from './redirect-to';

/** Sends a phone to its page; the address it came by goes along in a cookie. Source: requirement MOB-1. */
export const toPhonePage = ({ url, headers, protocol }: PageRequest): PageResponse => {
  const href = `${protocol}://${headers.host}${url}`;
  const arrival = arrivalOf(URL.canParse(href) ? href : `http://localhost${url}`);
  return redirectTo(phonePageFor(url), {
    'set-cookie': `${storageKeys.phoneArrival}=${encodeURIComponent(arrival)}; Path=/; SameSite=Lax`,
  });
};
