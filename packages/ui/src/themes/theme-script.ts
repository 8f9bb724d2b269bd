import { defaultThemeName, type ThemeName, themeEntries, themeNames } from './registry';
import { themeOfQuery } from './resolve-theme-name';

/** A JavaScript expression: the theme that the query value `q` asks for. */
const themeOfQueryCode = (): string => {
  const named = themeNames.filter((name) => themeEntries[name].query !== '*');
  const conditions = named.map((name) => `q===${JSON.stringify(themeEntries[name].query)}?"${name}":`);
  return `${conditions.join('')}"${themeOfQuery('*') ?? defaultThemeName}"`;
};

/**
 * Text of the inline script for `<head>` that sets `data-theme` on `<html>` before the first paint, by the rules of
 * `resolveThemeName`. It is constant for a brand, so a Content-Security-Policy can allow it by its hash.
 *
 * Source: "the specification", section 1; requirements THM-1..3.
 */
export const themeScript = (fallback: ThemeName = defaultThemeName): string =>
  `(function(d){var q=new URLSearchParams(location.search).get("theme"),s;` +
  `try{s=(d.cookie.match(/(?:^|; )theme=([^;]*)/)||[])[1]||localStorage.getItem("theme")}catch(e){}` +
  `d.documentElement.setAttribute("data-theme",` +
  `q!==null?(${themeOfQueryCode()}):!s?"${fallback}":` +
  `${JSON.stringify(themeNames)}.indexOf(s)<0?"${defaultThemeName}":s)})(document)`;
