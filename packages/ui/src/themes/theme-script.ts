import { defaultThemeName, type ThemeName, themeEntries, themeNames } from './registry';
import { themeOfQuery, themeOfUnknownName } from './resolve-theme-name';

/** A JavaScript expression: the theme that the query value `q` asks for. */
const themeOfQueryCode = (fallback: ThemeName, offered: readonly ThemeName[]): string => {
  const named = offered.filter((name) => themeEntries[name].query !== '*');
  const conditions = named.map((name) => `q===${JSON.stringify(themeEntries[name].query)}?"${name}":`);
  return `${conditions.join('')}"${themeOfQuery('*', offered) ?? themeOfUnknownName(fallback, offered)}"`;
};

/**
 * Text of the inline script for `<head>` that sets `data-theme` on `<html>` before the first paint, by the rules of
 * `resolveThemeName`, whose last two parameters it takes. It is constant for a brand, so a Content-Security-Policy can allow it by its hash.
 *
 * Requirements THM-1 to THM-3.
 */
export const themeScript = (
  fallback: ThemeName = defaultThemeName,
  offered: readonly ThemeName[] = themeNames,
): string =>
  `(function(d){var q=new URLSearchParams(location.search).get("theme"),s;` +
  `try{s=(d.cookie.match(/(?:^|; )theme=([^;]*)/)||[])[1]||localStorage.getItem("theme")}catch(e){}` +
  `d.documentElement.setAttribute("data-theme",` +
  `q!==null?(${themeOfQueryCode(fallback, offered)}):!s?"${fallback}":` +
  `${JSON.stringify(offered)}.indexOf(s)<0?"${themeOfUnknownName(fallback, offered)}":s)})(document)`;
