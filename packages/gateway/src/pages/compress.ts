import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Best for what is compressed at each request: a quarter of a millisecond for a page, a little larger than the best. The
 * window spans a page; the usual one, 16 times as wide, takes megabytes for each page that is under way.
 */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

export interface Compressed {
  headers: Record<string, string>;
  body: string | Buffer;
}

/** A text in the best encoding that the `Accept-Encoding` header allows. */
export const compress = async (text: string, accepted = ''): Promise<Compressed> => {
  const vary = { vary: 'accept-encoding' };
  if (/\bbr\b/.test(accepted)) {
    return { headers: { ...vary, 'content-encoding': 'br' }, body: await brotli(text, options) };
  }
  if (/\bgzip\b/.test(accepted)) {
    return { headers: { ...vary, 'content-encoding': 'gzip' }, body: await deflate(text) };
  }
  return { headers: vary, body: text };
};
