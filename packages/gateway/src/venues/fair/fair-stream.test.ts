import { createHash, createHmac } from 'node:crypto';
import { below, fairStream } from './fair-stream';
import { drawItems } from './shuffle';

/** Seeds that verifierform-core publishes as a test vector, with the first bytes of their stream. */
const seeds = {
  serverSeed: '5d43f77f53fec7d115180136105400f0fd2a1f20b681b6b54a289c207923b190',
  clientSeed: 'iyAyNGKPsa',
  nonce: 29,
};

const range = (length: number, from = 0): number[] => Array.from({ length }, (_, index) => index + from);

describe('the fair stream', () => {
  it('[GAM-2] has the bytes of the published vector', () => {
    const bytes = createHmac('sha256', seeds.serverSeed).update('iyAyNGKPsa:29:0').digest();
    expect([...bytes.subarray(0, 8)]).toEqual([107, 36, 194, 168, 252, 117, 68, 165]);
    const random = fairStream(seeds);
    // With a bound of 256 a number is the first byte of its word; the ninth number is from the next block.
    const next = createHmac('sha256', seeds.serverSeed).update('iyAyNGKPsa:29:1').digest();
    expect(range(9).map(() => random(256))).toEqual([...range(8).map((word) => bytes[word * 4]), next[0]]);
  });

  it('[GAM-2] determines the results that the documentation derives from the vector', () => {
    const many = (count: number, bound: number) => {
      const random = fairStream(seeds);
      return range(count).map(() => random(bound));
    };
    const draw = (count: number, items: number[]) => drawItems(items, count, fairStream(seeds));
    expect(many(1, 37)).toEqual([15]);
    expect(many(3, 6).map((face) => face + 1)).toEqual([3, 6, 4]);
    expect(many(5, 10)).toEqual([4, 9, 6, 5, 6]);
    expect(draw(10, range(10, 1))).toEqual([5, 10, 7, 3, 9, 6, 8, 4, 2, 1]);
    expect(draw(7, range(49, 1))).toEqual([21, 49, 31, 29, 36, 7, 18]);
    const cards = draw(6, range(416));
    expect(cards).toEqual([174, 410, 252, 234, 288, 19]);
    const names = cards.map((card) => `${'♠♥♣♦'[Math.floor((card % 52) / 13)]}${'A23456789TJQK'[card % 13]}`);
    expect(names.join(' ')).toBe('♥6 ♦8 ♦6 ♣A ♣3 ♥7');
    const commitment = createHash('sha256').update(seeds.serverSeed).digest('hex');
    expect(commitment).toMatch(/^1107d192[0-9a-f]{51}dbf97$/);
  });

  it('[GAM-2] differs for every seed, client seed and nonce', () => {
    const first = (changed: object) => {
      const random = fairStream({ ...seeds, ...changed });
      return range(8).map(() => random(1_000_000));
    };
    const streams = [{}, { serverSeed: '0'.repeat(64) }, { clientSeed: 'other' }, { nonce: 30 }].map(first);
    expect(new Set(streams.map(String)).size).toBe(4);
    expect(first({})).toEqual(streams[0]);
  });

  it('[GAM-2] has the numbers that `fair-stream.test.py` computes from 1,000 seeds', () => {
    const total = createHash('sha256');
    for (const index of range(1_000)) {
      const digest = (text: string) => createHash('sha256').update(`${text} ${index}`);
      const random = fairStream({
        serverSeed: digest('server').digest('hex'),
        clientSeed: digest('client')
          .digest('base64url')
          .slice(0, 1 + (index % 43)),
        nonce: index ** 2,
      });
      // Some need a second block, and the largest reject words.
      const bounds = [37, 416, 2 ** 21, 2 ** 21 - 1, 6, 10, 52, 49, index + 1, 2, 1_048_577, 5_200];
      total.update(`${bounds.map(random).join()}\n`);
    }
    expect(total.digest('hex')).toBe('db7451f0fd67b15dd7e8ecd5b8778403f8624eec2bfd4127316817c6850ed217');
  });

  it('[GAM-2] fits a uniform distribution over 1,000,000 numbers', () => {
    const random = fairStream(seeds);
    const bound = 37;
    const counts = range(bound).map(() => 0);
    for (let index = 0; index < 1_000_000; index += 1) {
      const number = random(bound);
      counts[number] = counts[number]! + 1;
    }
    const expected = 1_000_000 / bound;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 36 degrees of freedom: 99.9 % of uniform samples are below 67.99, and 0.1 % below 14.4.
    expect(chiSquare).toBeLessThan(67.99);
    expect(chiSquare).toBeGreaterThan(14.4);
  });
});

describe('numbers below a bound', () => {
  it('[GAM-2] come from equally many words each, for every bound of 8-bit words', () => {
    for (let bound = 1; bound <= 256; bound += 1) {
      const counts = new Map<number, number>();
      for (let word = 0; word < 256; word += 1) {
        // A rejected word asks for a second one; an endless source of words is not needed to count.
        const words = [word];
        try {
          const number = below(
            bound,
            () => {
              if (words.length === 0) throw new RangeError('rejected');
              return words.pop()!;
            },
            256,
          );
          counts.set(number, (counts.get(number) ?? 0) + 1);
        } catch (error) {
          expect(error).toEqual(new RangeError('rejected'));
        }
      }
      expect([...counts.keys()].sort((left, right) => left - right)).toEqual(range(bound));
      expect(new Set(counts.values())).toEqual(new Set([Math.floor(256 / bound)]));
    }
  });

  it('[GAM-2] rejects the words below 2³² mod the bound, and takes the next word instead', () => {
    const read = (bound: number, ...words: number[]) => below(bound, () => words.shift()!);
    // 2³² mod 3 = 1: of all words only 0 is rejected.
    expect(read(3, 0, 2 ** 32 - 1)).toBe(2);
    expect(read(3, 1)).toBe(0);
    expect(read(2 ** 21, 2 ** 32 - 1)).toBe(2 ** 21 - 1);
    expect(read(1, 7)).toBe(0);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 21 + 1])('[GAM-2] refuses the bound %p', (bound) => {
    expect(() => below(bound, () => 1)).toThrow(RangeError);
  });
});
