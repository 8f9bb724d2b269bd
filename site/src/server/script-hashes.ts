import { createHash } from 'node:crypto';
import { themeScript } from '@pavilion/ui';
import { brands } from '../brands';

/** The hashes of the inline theme scripts, one for each default theme, for the content security policy. */
export const scriptHashes = (): string[] => [
  ...new Set(
    brands.map(
      ({ defaultTheme }) =>
        `sha256-${createHash('sha256').update(themeScript(defaultTheme)).digest('base64')}`,
    ),
  ),
];
