import type { PreInfo } from '@pavilion/contract';
import { inLanguage } from '@pavilion/format';
import type { GatewayBrand } from '../../../config/brand';
import { festivalSkinOf, type SiteSettings } from '../../operations';

/** The configuration before login. `maintainConfig.status` is 0 in maintenance, else 1. */
export const presentPreInfo = (
  brand: GatewayBrand,
  settings: SiteSettings,
  { ip, siteOrigin, venueOrigins }: { ip: string; siteOrigin: string; venueOrigins: readonly string[] },
): PreInfo => ({
  SiteBaseConfigVo: {
    title: inLanguage(brand.siteName, brand.defaultLocale),
    webLogoTitleUrl: brand.favicon,
    siteDomainUrl: siteOrigin,
  },
  address: brand.address,
  disablePhones: settings.disablePhones,
  globePhoneNumber: brand.servicePhone ?? '',
  ip,
  maintainConfig: { status: settings.maintenance ? 0 : 1 },
  siteFestivalSkin: festivalSkinOf(settings) ?? '',
  siteVideoActiveUrl: '',
  siteVideoSkinOpen: false,
  stopLogin: settings.stopLogin,
  stopRegister: settings.stopRegister,
  stopCodeLogin: settings.stopCodeLogin,
  venueOrigins: [...venueOrigins],
  closedVenues: settings.closedVenues,
});
