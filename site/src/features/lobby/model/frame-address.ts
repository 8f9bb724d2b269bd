import type { ThemeName } from '@pavilion/ui';
import type { Locale } from '../../../shared/messages';

interface FrameOptions {
  /** Origins that the gateway named. */
  readonly venueOrigins: readonly string[];
  /** This site's own origin. */
  readonly siteOrigin: string;
  readonly locale: Locale;
  readonly theme: ThemeName;
}

/**
 * The address to frame for a launch, or undefined when it must not be framed: only http(s), without credentials, of an
 * origin that the gateway named. Our own origin never is a venue's: a frame of it could reach out of its sandbox.
 *
 * Source: requirement RTE-3.
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
