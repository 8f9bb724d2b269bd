import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { findSolution } from './find-solution';

const zeroBits = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));

describe('findSolution', () => {
  it('[ERR-7] finds a text whose SHA-256 begins with the wanted zero bits, for any length of the challenge', async () => {
    const challenges = fc.stringMatching(/^[\w-]{1,150}$/);
    await fc.assert(
      fc.asyncProperty(challenges, fc.integer({ min: 1, max: 10 }), async (challenge, bits) => {
        const found = await findSolution({ challenge, bits });
        expect(found).toMatch(/^[a-p]{8,11}$/);
        expect(zeroBits(`${challenge}.${found}`)).toBeGreaterThanOrEqual(bits);
      }),
      { numRuns: 100 },
    );
  });

  it('[ERR-7] finds the first one', async () => {
    const challenge = 'a'.repeat(40);
    const found = await findSolution({ challenge, bits: 12 });
    const textOf = (attempt: number) =>
      [...attempt.toString(16).padStart(found.length, '0')]
        .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))
        .join('');
    const texts: string[] = [];
    while (textOf(texts.length) !== found) texts.push(textOf(texts.length));
    expect(texts.filter((text) => zeroBits(`${challenge}.${text}`) >= 12)).toEqual([]);
  });

  it('[REQ-3] stops when it is aborted', async () => {
    const controller = new AbortController();
    const solving = findSolution({ challenge: 'x', bits: 32 }, controller.signal);
    controller.abort(new Error('left the page'));
    await expect(solving).rejects.toThrow('left the page');
  });
});
