import { usePreInfoQuery } from '@pavilion/sdk/react';
import type { Brand } from '../brands';
import type { Locale } from '../shared/messages';
import { preInfoBody } from '../shared/site-config/pre-info';

/** Title and icon: preInfo's, with the brand's own until it arrives. Source: requirement APP-1. */
export const siteIdentity = (
  brand: Brand,
  locale: Locale,
  config: { readonly title: string; readonly webLogoTitleUrl: string } | undefined,
): { title: string; icon: string } => ({
  title: config?.title || brand.siteName[locale],
  icon: config?.webLogoTitleUrl || brand.favicon,
});

/** The site's configuration before login. */
export const usePreInfo = () => usePreInfoQuery(preInfoBody);
