import type { PageResponse } from './page-server';

/** The response for an unknown picture. */
export const missingPicture: PageResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: '',
};

/** The policy forbids scripts and requests in an SVG that is opened as a document. */
const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** The response for an SVG. It is immutable, because the address contains everything it shows. */
export const picture = (svg: string): PageResponse => ({ status: 200, headers, body: svg });
