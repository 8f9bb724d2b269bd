import type { ThemeName } from './theme';

/**
 * Text of the inline script for `<head>` that sets `data-theme` on `<html>` before the first paint, by the rules of
 * `resolveThemeName`. It is constant for a brand, so a Content-Security-Policy can allow it by its hash.
 *
 * Source: "the specification", section 1; requirements THM-1..3.
 */
export const themeScript = (fallback: ThemeName = 'default'): string =>
  `(function(d){var q=new URLSearchParams(location.search).get("theme"),s;` +
  `try{s=(d.cookie.match(/(?:^|; )theme=([^;]*)/)||[])[1]||localStorage.getItem("theme")}catch(e){}` +
  `d.documentElement.setAttribute("data-theme",` +
  `q!==null?(q==="1"?"default":"space"):!s?"${fallback}":s==="space"?"space":"default")})(document)`;
