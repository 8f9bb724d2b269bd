import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Title } from '../title';
import { themeNames } from './theme-names.generated';

export interface PageOptions {
  readonly clientDir: string;
  /** Where the hashed client files are served, without a slash at the end. */
  readonly assets: string;
  /** Origins that may frame a game and that it may speak to. */
  readonly siteOrigins: readonly string[];
}

export interface PageQuery {
  readonly lang?: string;
  readonly theme?: string;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Allows only the venue's own files, no inline code or style, and frames only on the named sites. */
export const pagePolicy = (siteOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins.join(' ') || "'none'"}`,
  ].join('; ');

/** Creates the function that writes the page of a title. The rest of what the page shows comes by the session call. */
export const createPage = ({ clientDir, assets, siteOrigins }: PageOptions) => {
  const template = readFileSync(join(clientDir, 'index.html'), 'utf8');
  return (title: Title, query: PageQuery): string => {
    const lang = query.lang === 'en' ? 'en' : 'zh-CN';
    const values: Record<string, string> = {
      lang,
      theme: themeNames.includes(query.theme ?? '') ? query.theme! : themeNames[0]!,
      name: title.name[lang],
      assets,
      siteOrigins: siteOrigins.join(' '),
    };
    return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => escapeHtml(values[key] ?? ''));
  };
};
