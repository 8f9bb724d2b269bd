import type { BrandTheme, ThemeName } from '@pavilion/ui';
import type { Locale } from '../shared/messages';

/**
 * One deployment. What differs between two of them stands here and nowhere else. `brand` names it in the
 * page (`data-brand`) and in the registry.
 *
 * Source: section 3 of the specification (site name, name, site, favicon, brand); the rest is ours.
 */
export interface Brand extends BrandTheme {
  /** The site's name until preInfo brings its title. */
  readonly siteName: Readonly<Record<Locale, string>>;
  /** The short name beside the mark. */
  readonly name: Readonly<Record<Locale, string>>;
  /** The name in Latin letters, under the Chinese one. */
  readonly latinName: string;
  /** The year the brand began. */
  readonly since: number;
  /** The site id that every request carries. */
  readonly site: string;
  /** Address of the icon until preInfo brings one. */
  readonly favicon: string;
  readonly defaultTheme: ThemeName;
  readonly defaultLocale: Locale;
  /** Host names that are this brand's; the first brand answers for all others. */
  readonly hosts: readonly string[];
  /** The key that requests are signed with. It is public: whoever loads the page has it. */
  readonly signingKey: string;
}
