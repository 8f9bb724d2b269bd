import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress, encodingOf } from './compress';

const text = '<p>华亭</p>'.repeat(200);

describe('compress', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('answers %s with %s', async (accepted, encoding, decompress) => {
    const { headers, body } = await compress(text, encodingOf(accepted));
    expect(headers).toEqual({ vary: 'accept-encoding', 'content-encoding': encoding });
    expect(body.length).toBeLessThan(text.length / 4);
    expect(decompress(body as Buffer).toString()).toBe(text);
  });

  it.each(['', 'identity', undefined])('does not encode for %p', async (accepted) => {
    expect(await compress(text, encodingOf(accepted))).toEqual({
      headers: { vary: 'accept-encoding' },
      body: text,
    });
  });
});
