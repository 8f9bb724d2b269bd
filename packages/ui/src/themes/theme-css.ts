import { declarations, greenGainsRule, tokensOf } from './css-variables';
import { defaultThemeName, type ThemeName, themeNames, themes } from './registry';
import { scales } from './scales';
import type { MarkColors } from './theme';

/** `initial` lets the brand mark fall back on the tokens of the theme around it. */
const plainMark: MarkColors = {
  seal: 'initial',
  sealDeep: 'initial',
  figure: 'initial',
  moon: 'initial',
  rim: 'initial',
};

const block = (name: ThemeName): string => {
  const { scheme, mark = plainMark } = themes[name];
  const selector = `[data-theme="${name}"]`;
  const selectors = name === defaultThemeName ? [':root', selector] : [selector];
  return [
    `${selectors}{color-scheme:${scheme};${declarations(tokensOf(themes[name]))}${declarations({ mark })}}`,
    greenGainsRule(selectors, themes[name].color),
  ].join('');
};

/** With reduced motion every duration is zero. */
const noMotion = '--pv-motion-fast:0s;--pv-motion-base:0s;--pv-motion-slow:0s;';

/**
 * The static CSS of every theme. `data-theme` on `<html>` chooses for the page; on any element inside it themes
 * that part alone.
 *
 * Requirements THM-1 to THM-4.
 */
export const themeCss = (): string =>
  [
    `:root{${declarations(scales)}}`,
    ...themeNames.map(block),
    `@media (prefers-reduced-motion:reduce){:root,[data-theme]{${noMotion}}}`,
  ].join('\n');
