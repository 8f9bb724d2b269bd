/**
 * Whether a user agent is that of a phone. Tablets, and phones that request the desktop site, do not count.
 */
export const isPhoneBrowser = (userAgent = ''): boolean =>
  /Mobi|Opera Mini|Windows Phone/i.test(userAgent) && !/iPad|Tablet/i.test(userAgent);
