import { createHash } from 'node:crypto';
import { themeScript } from '@pavilion/ui';
import { brands } from '../brands';

/** The one inline script of a page, of each brand, as the content security policy names it. */
export const scriptHashes = (): string[] => [
  ...new Set(
    brands.map(
      ({ defaultTheme }) =>
        `sha256-${createHash('sha256').update(themeScript(defaultTheme)).digest('base64')}`,
    ),
  ),
];
