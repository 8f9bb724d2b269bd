import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * A tenth smaller than one step below and a tenth larger than the best, which takes fifty times as long. The window spans
 * a page; the usual one, 16 times as wide, takes megabytes for each page that is under way.
 */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Compressed {
  headers: Record<string, string>;
  body: string | Buffer;
}

/** The best encoding that an `Accept-Encoding` header allows. */
export const encodingOf = (accepted = ''): Encoding => {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

export const compress = async (text: string, encoding: Encoding): Promise<Compressed> => {
  const vary = { vary: 'accept-encoding' };
  if (encoding === 'identity') return { headers: vary, body: text };
  return {
    headers: { ...vary, 'content-encoding': encoding },
    body: await (encoding === 'br' ? brotli(text, options) : deflate(text)),
  };
};
