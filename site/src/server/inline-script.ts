import { createHash } from 'node:crypto';
import { themeScript } from '@pavilion/ui';
import { type Brand, brands, offeredThemes } from '../brands';
import { holdInputScript } from '../shared/lazy/held-input';
import { closedBannersScript } from '../shared/storage/closed-banners';

/**
 * The script in the head of a brand’s pages: it sets the theme and hides closed banners before the first paint, and holds early
 * clicks.
 */
export const inlineScript = (brand: Brand): string =>
  `${themeScript(brand.defaultTheme, offeredThemes(brand))};${closedBannersScript};${holdInputScript}`;

/**
 * The hashes of the inline scripts, one for each choice of themes, for the content security policy. They are computed once, at the
 * start: a script that depends on the day would be blocked from the next day on.
 */
export const scriptHashes = (): string[] => [
  ...new Set(
    brands.map((brand) => `sha256-${createHash('sha256').update(inlineScript(brand)).digest('base64')}`),
  ),
];
