import { readFileSync } from 'node:fs';
import type { LocalText } from '@pavilion/contract';
import { inLanguage, isLanguage, languageIds } from '@pavilion/format';
import { themeSchemes } from './theme-schemes.generated';

export interface PageOptions {
  /**
   * The file of the page, with the placeholders `{{lang}}`, `{{theme}}`, `{{scheme}}` (`light` or `dark`), `{{name}}`,
   * `{{assets}}` and `{{siteOrigins}}`.
   */
  readonly template: string;
  /** URL of the hashed client files, without a trailing slash. */
  readonly assets: string;
}

export interface PageQuery {
  readonly lang?: string;
  readonly theme?: string;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Content security policy of a game: its own files only, no inline code or styles, framed by the given sites only. With
 * an opaque origin the page has no cookies and no storage, also outside of a frame.
 */
export const pagePolicy = (siteOrigins: readonly string[], { isOpaque }: { isOpaque: boolean }): string =>
  [
    // Tabs that a page opens (the check of a round) get the same sandbox.
    // guard: games-cannot-read-cookies
    ...(isOpaque ? ['sandbox allow-scripts allow-popups'] : []),
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // guard: games-framed-by-sites
    `frame-ancestors ${siteOrigins.join(' ') || "'none'"}`,
  ].join('; ');

const defaultTheme = Object.keys(themeSchemes)[0]!;

/** Creates the function that renders the page of a game. The client fetches the rest with its calls. */
export const createPage = ({ template, assets }: PageOptions) => {
  const html = readFileSync(template, 'utf8');
  return (name: LocalText, siteOrigins: readonly string[], query: PageQuery): string => {
    const lang = isLanguage(query.lang) ? query.lang : languageIds[0]!;
    const theme = Object.hasOwn(themeSchemes, query.theme ?? '') ? query.theme! : defaultTheme;
    const values: Record<string, string> = {
      lang,
      theme,
      scheme: themeSchemes[theme]!,
      name: inLanguage(name, lang),
      assets,
      siteOrigins: siteOrigins.join(' '),
    };
    return html.replace(/\{\{(\w+)\}\}/g, (_, key: string) => escapeHtml(values[key] ?? ''));
  };
};
