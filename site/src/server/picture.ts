import type { PageResponse } from './page-server';

/** The answer for a picture that there is not. */
export const missingPicture: PageResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: '',
};

/** What a picture may do when it is opened by itself: show, and nothing else. */
const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** A picture whose address says all that is drawn. */
export const picture = (svg: string): PageResponse => ({ status: 200, headers, body: svg });
