/**
 * Whether a browser says that it is a phone's. Tablets, and phones whose person asked their browser for the desktop's
 * page, do not say so.
 */
export const isPhoneBrowser = (userAgent = ''): boolean =>
  /Mobi|Opera Mini|Windows Phone/i.test(userAgent) && !/iPad|Tablet/i.test(userAgent);
