import { createHash, createHmac } from 'node:crypto';
import vectors from '@pavilion/contract/vectors/fairness.json';
import { chainFrom } from '../../domain/play/tables/seed-chain';
import { below, fairStream } from './fair-stream';
import { drawItems } from './shuffle';

const { published, streams, chain } = vectors;

const range = (length: number, from = 0): number[] => Array.from({ length }, (_, index) => index + from);

describe('the fair stream', () => {
  it('[GAM-2] has the bytes of the published vector', () => {
    const block = (number: number) =>
      createHmac('sha256', published.serverSeed)
        .update(`${published.clientSeed}:${published.nonce}:${number}`)
        .digest();
    const bytes = block(0);
    expect([...bytes.subarray(0, 8)]).toEqual(published.firstBytes);
    const random = fairStream(published);
    // With a bound of 256 a number is the first byte of its word; the ninth number is from the next block.
    expect(range(9).map(() => random(256))).toEqual([
      ...range(8).map((word) => bytes[word * 4]),
      block(1)[0],
    ]);
  });

  it('[GAM-2] determines the results of the published vector', () => {
    const { draws } = published;
    const many = (count: number, bound: number) => {
      const random = fairStream(published);
      return range(count).map(() => random(bound));
    };
    const draw = (count: number, items: number[]) => drawItems(items, count, fairStream(published));
    expect(many(1, 37)).toEqual(draws.roulette);
    expect(many(3, 6).map((face) => face + 1)).toEqual(draws.dice);
    expect(many(5, 10)).toEqual(draws.digits);
    expect(draw(10, range(10, 1))).toEqual(draws.cars);
    expect(draw(7, range(49, 1))).toEqual(draws.balls);
    const cards = draw(6, range(416));
    expect(cards).toEqual(draws.cards);
    const names = cards.map((card) => `${'♠♥♣♦'[Math.floor((card % 52) / 13)]}${'A23456789TJQK'[card % 13]}`);
    expect(names.join(' ')).toBe('♥6 ♦8 ♦6 ♣A ♣3 ♥7');
  });

  it('[GAM-2] differs for every seed, client seed and nonce', () => {
    const first = (changed: object) => {
      const random = fairStream({ ...published, ...changed });
      return range(8).map(() => random(1_000_000));
    };
    const streams = [{}, { serverSeed: '0'.repeat(64) }, { clientSeed: 'other' }, { nonce: 30 }].map(first);
    expect(new Set(streams.map(String)).size).toBe(4);
    expect(first({})).toEqual(streams[0]);
  });

  it.each(streams)(
    '[GAM-2] has the numbers, cards and commitment of the vector with the nonce $nonce',
    ({ serverSeed, commitment, clientSeed, nonce, bounds, numbers, cards }) => {
      const seeds = { serverSeed, clientSeed, nonce };
      // Some need a second block, and the largest reject words.
      expect(bounds.map(fairStream(seeds))).toEqual(numbers);
      expect(drawItems(range(52), 6, fairStream(seeds))).toEqual(cards);
      expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(commitment);
    },
  );

  it('[GAM-2] has the last hash of the chain of the vectors', () => {
    expect(chainFrom(chain.seed, chain.steps).terminal).toBe(chain.terminal);
  });

  it('[GAM-2] fits a uniform distribution over 1,000,000 numbers', () => {
    const random = fairStream(published);
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
