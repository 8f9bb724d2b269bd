import fc from 'fast-check';
import { systemRandom } from '../ports/system-ports';
import { createCipher } from './cipher';

describe.each([
  ['WebCrypto', { subtle: globalThis.crypto.subtle }],
  ['crypto-js', {}],
])('cipher by %s', (_, crypto) => {
  const cipher = createCipher({ crypto, random: systemRandom });

  it('[SES-2] decrypts any text with its secret', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string(), async (text, secret) => {
        expect(await cipher.decrypt(await cipher.encrypt(text, secret), secret)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it('[SES-2] does not decrypt with another secret', async () => {
    const encrypted = await cipher.encrypt('余额 100.00', 'secret');
    for (let turn = 0; turn < 300; turn += 1) {
      expect(await cipher.decrypt(encrypted, `secret${turn}`)).toBeUndefined();
    }
  });

  it('[SES-2] decrypts a changed text to undefined or the original, never to something else', async () => {
    const encrypted = await cipher.encrypt('余额 100.00', 'secret');
    await fc.assert(
      fc.asyncProperty(
        fc.nat(encrypted.length - 1),
        fc.constantFrom('A', 'b', '0', '.'),
        async (at, char) => {
          const changed = encrypted.slice(0, at) + char + encrypted.slice(at + 1);
          const decrypted = await cipher.decrypt(changed, 'secret');
          expect([undefined, '余额 100.00']).toContain(decrypted);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('[SES-2] encrypts the same text differently each time', async () => {
    expect(await cipher.encrypt('x', 's')).not.toBe(await cipher.encrypt('x', 's'));
  });

  it.each(['', '.', '..', 'nonsense', 'AAAA.BBBB', '{}'])(
    '[SES-2] decrypts %j to undefined',
    async (text) => {
      expect(await cipher.decrypt(text, 'secret')).toBeUndefined();
    },
  );
});
