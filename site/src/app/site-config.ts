import { usePreInfoQuery } from '@pavilion/sdk/react';
import type { Brand } from '../brands';
import type { Locale } from '../shared/messages';
import { preInfoBody, siteTitle } from '../shared/site-config/pre-info';

/** Title and icon of the site from preInfo, and from the brand until preInfo arrives (APP-1). */
export const siteIdentity = (
  brand: Brand,
  locale: Locale,
  config: { readonly title: string; readonly webLogoTitleUrl: string } | undefined,
): { title: string; icon: string } => ({
  title: siteTitle(brand, locale, config?.title),
  icon: config?.webLogoTitleUrl || brand.favicon,
});

/** The public configuration of the site. */
export const usePreInfo = () => usePreInfoQuery(preInfoBody);
