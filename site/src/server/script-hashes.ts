import { createHash } from 'node:crypto';
import { themeScript } from '@pavilion/ui';
import { brands, offeredThemes } from '../brands';

/** The hashes of the inline theme scripts, one for each choice of themes, for the content security policy. */
export const scriptHashes = (): string[] => [
  ...new Set(
    brands.map(
      (brand) =>
        `sha256-${createHash('sha256')
          .update(themeScript(brand.defaultTheme, offeredThemes(brand)))
          .digest('base64')}`,
    ),
  ),
];
