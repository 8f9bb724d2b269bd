import { type BrandTheme, type ThemeName, themeNames } from '@pavilion/ui';
import type { Locale } from '../shared/messages';

/**
 * Everything that differs between two brands of the site (BRD-1). `brand` is the value of `data-brand` in the page and of
 * `BRAND` of the gateway. `npm run brand:check` checks assets, contrast, keys and languages of a brand.
 */
export interface Brand extends BrandTheme {
  /** The site title until preInfo arrives. */
  readonly siteName: Readonly<Record<Locale, string>>;
  /** The short name next to the logo. */
  readonly name: Readonly<Record<Locale, string>>;
  /** The name in Latin letters, under the Chinese one. */
  readonly latinName: string;
  /** The year in the copyright notice. */
  readonly since: number;
  /** The site id that every request carries. */
  readonly site: string;
  /** The address of the icon until preInfo arrives; a file in `site/public`. */
  readonly favicon: string;
  readonly defaultTheme: ThemeName;
  /** The themes that visitors can choose. The default theme is one of them. */
  readonly themes: readonly ThemeName[];
  readonly defaultLocale: Locale;
  /** Host names of this brand, without port. */
  readonly hosts: readonly string[];
  /** The key that signs requests. It is public: every browser downloads it. */
  readonly signingKey: string;
}

/** The themes that a brand offers, in the order of the switch. */
export const offeredThemes = ({ themes }: Pick<Brand, 'themes'>): readonly ThemeName[] =>
  themeNames.filter((name) => themes.includes(name));
