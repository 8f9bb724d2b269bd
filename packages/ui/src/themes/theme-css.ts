import { declarations, tokensOf } from './css-variables';
import { scales } from './scales';
import type { ThemeName } from './theme';
import { themes } from './themes';

const block = (selector: string, name: ThemeName): string => {
  const theme = themes[name];
  return `${selector}{color-scheme:${theme.scheme};${declarations(tokensOf(theme))}}`;
};

/** People who ask for less motion get none: the durations themselves go to nothing. */
const stillMotion = '--pv-motion-fast:0s;--pv-motion-base:0s;--pv-motion-slow:0s;';

/**
 * The static CSS of both themes. `data-theme` on `<html>` chooses for the page; on any element inside it themes
 * that part alone.
 *
 * Source: "the specification", section 1; requirements THM-1..4.
 */
export const themeCss = (): string =>
  [
    `:root{${declarations(scales)}}`,
    block(':root,[data-theme="default"]', 'default'),
    block('[data-theme="space"]', 'space'),
    `@media (prefers-reduced-motion:reduce){:root,[data-theme]{${stillMotion}}}`,
  ].join('\n');
