import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageResponse } from './page-server';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Quality 5 is a tenth smaller than 4, which takes two thirds of the time, and a tenth larger than 11, which takes fifty
 * times as long. The window of 256 KiB spans a page; the default, 16 times as wide, takes megabytes for each page being
 * compressed.
 */
const optionsOf = (isShared: boolean) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: isShared ? 5 : 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
});

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

/** @param isShared whether the result is sent more than once, so that a smaller one is worth its time */
export const compress = async (text: string, encoding: Encoding, isShared = true): Promise<Compressed> => {
  const vary = { vary: 'accept-encoding' };
  if (encoding === 'identity') return { headers: vary, body: text };
  return {
    headers: { ...vary, 'content-encoding': encoding },
    body: await (encoding === 'br' ? brotli(text, optionsOf(isShared)) : deflate(text)),
  };
};

/** A page and its encodings, each computed once for all responses. */
export interface EncodedPage {
  readonly page: PageResponse;
  /** The encodings that were requested so far. */
  readonly encodings: Iterable<Encoding>;
  in(encoding: Encoding): Promise<Compressed>;
}

export const encodedPage = (page: PageResponse, isShared = true): EncodedPage => {
  const encodings = new Map<Encoding, Promise<Compressed>>();
  return {
    page,
    get encodings() {
      return encodings.keys();
    },
    in: (encoding) => {
      const known = encodings.get(encoding) ?? compress(page.body, encoding, isShared);
      encodings.set(encoding, known);
      return known;
    },
  };
};
