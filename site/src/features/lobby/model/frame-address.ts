import type { ThemeName } from '@pavilion/ui';
import type { Locale } from '../../../shared/messages';

interface FrameOptions {
  /** The origins of venues, from preInfo. */
  readonly venueOrigins: readonly string[];
  /** The site's own origin. */
  readonly siteOrigin: string;
  readonly locale: Locale;
  readonly theme: ThemeName;
}

/**
 * The address to frame for a launch; undefined if it must not be framed. Allowed are http(s) addresses without
 * credentials at one of the venue origins. The site's own origin is never allowed: a page of the same origin could remove
 * its sandbox (RTE-3).
 */
export const frameAddress = (
  launched: string,
  { venueOrigins, siteOrigin, locale, theme }: FrameOptions,
): URL | undefined => {
  if (!URL.canParse(launched)) return undefined;
  const url = new URL(launched);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isNamed = venueOrigins.includes(url.origin) && url.origin !== siteOrigin;
  if (!isWeb || !isNamed || url.username !== '' || url.password !== '') return undefined;
  url.searchParams.set('lang', locale);
  url.searchParams.set('theme', theme);
  return url;
};
