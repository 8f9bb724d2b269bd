import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { hmacSha256, sha256 } from './sha256';

const bytes = (maxLength: number) => fc.uint8Array({ maxLength });

describe('SHA-256 of the engine', () => {
  it('[SPT-8] is the one of Node', () => {
    fc.assert(
      fc.property(bytes(300), (data) => {
        expect(Buffer.from(sha256(data))).toEqual(createHash('sha256').update(data).digest());
      }),
    );
  });

  it.each([0, 55, 56, 63, 64, 119, 120, 1_000])('[SPT-8] is the one of Node for %i bytes', (length) => {
    const data = Uint8Array.from({ length }, (_, at) => at % 256);
    expect(Buffer.from(sha256(data))).toEqual(createHash('sha256').update(data).digest());
  });

  it('[SPT-8] has the HMAC of Node, for short and long keys and texts of any language', () => {
    fc.assert(
      fc.property(bytes(130), fc.string({ unit: 'grapheme', maxLength: 80 }), (key, text) => {
        expect(Buffer.from(hmacSha256(key)(text))).toEqual(createHmac('sha256', key).update(text).digest());
      }),
    );
  });
});
