import { type Boot, documentIds } from '../app/boot';
import type { Brand } from '../brands';
import { inlineScript } from './inline-script';
import { pageStyles } from './page-styles';

/** Addresses of built files. */
export interface Assets {
  readonly script: string;
  /** Chunks that the entry script and the page import. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

export interface DocumentParts {
  /** With its tokens, unlike `boot.brand`. */
  readonly brand: Brand;
  readonly boot: Boot;
  readonly title: string;
  readonly icon: string;
  readonly assets: Assets;
  /** The `<style>` elements of the rendered components. */
  readonly styleTags?: string;
  /** The rendered HTML; empty for a page that the browser renders. */
  readonly content?: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign]!);

/** JSON with `<` escaped, so that it cannot close its `<script>` element. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Renders the HTML document. */
export const renderDocument = ({
  brand,
  boot,
  title,
  icon,
  assets,
  styleTags = '',
  content = '',
}: DocumentParts): string => {
  const href = (address: string) => escapeHtml(address);
  return [
    '<!doctype html>',
    `<html lang="${boot.locale}" data-theme="${boot.theme}" data-brand="${brand.brand}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="icon" href="${href(icon)}">`,
    `<script>${inlineScript(brand)}</script>`,
    ...assets.styles.map((address) => `<link rel="stylesheet" href="${href(address)}">`),
    `<style>${pageStyles(brand)}</style>`,
    styleTags,
    '</head>',
    '<body>',
    `<div id="${documentIds.root}">${content}</div>`,
    `<script type="application/json" id="${documentIds.boot}">${escapeJson(boot)}</script>`,
    // Scripts come last: on a slow connection text and images load first.
    ...assets.preloads.map(
      (address) => `<link rel="modulepreload" href="${href(address)}" fetchpriority="low">`,
    ),
    `<script type="module" src="${href(assets.script)}" fetchpriority="low"></script>`,
    '</body>',
    '</html>',
  ].join('\n');
};
