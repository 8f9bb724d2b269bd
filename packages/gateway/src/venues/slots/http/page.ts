import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Title } from '../title';
import { themeNames } from './theme-names.generated';

export interface PageOptions {
  readonly clientDir: string;
  /** URL of the hashed client files, without a trailing slash. */
  readonly assets: string;
}

export interface PageQuery {
  readonly lang?: string;
  readonly theme?: string;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Content security policy of a game: its own files only, no inline code or styles, framed by the given sites only. */
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

/** Creates the function that renders the page of a title. The client fetches the rest with the session call. */
export const createPage = ({ clientDir, assets }: PageOptions) => {
  const template = readFileSync(join(clientDir, 'index.html'), 'utf8');
  return (title: Title, siteOrigins: readonly string[], query: PageQuery): string => {
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
