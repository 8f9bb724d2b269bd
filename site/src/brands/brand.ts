import type { BrandTheme, ThemeName } from '@pavilion/ui';
import type { Locale } from '../shared/messages';

/**
 * Everything that differs between two brands of the site. `brand` is its name in the page (`data-brand`) and in `BRAND` of
 * the gateway. `npm run brand:check` checks a brand's assets, contrast, keys and languages.
 *
 * Source: section 3 of the specification (site name, name, site, favicon, brand), the rest is ours; requirement BRD-1.
 */
export interface Brand extends BrandTheme {
  /** The page title until preInfo arrives. */
  readonly siteName: Readonly<Record<Locale, string>>;
  /** The short name beside the mark. */
  readonly name: Readonly<Record<Locale, string>>;
  /** The name in Latin letters, under the Chinese one. */
  readonly latinName: string;
  /** The year the brand began. */
  readonly since: number;
  /** The site id that every request carries. */
  readonly site: string;
  /** Address of the icon until preInfo arrives; a file in `site/public`. */
  readonly favicon: string;
  readonly defaultTheme: ThemeName;
  readonly defaultLocale: Locale;
  /** Host names of this brand, without port. */
  readonly hosts: readonly string[];
  /** The key that signs requests. It is public: every browser that loads the page has it. */
  readonly signingKey: string;
}
