import fc from 'fast-check';
import vectors from '../../contract/vectors/odds.json';
import { convertOdds } from './convert-odds';
import { formatOdds } from './format-odds';
import { formatMinor, parseMinor } from './minor-units';
import { OddsFormat } from './odds-format';
import { expectVector, vectorsOf } from './testing/vectors';

const formats = Object.values(OddsFormat);
const { Malay, Hongkong, Europe, Indonesia } = OddsFormat;

/** Prices in thousandths; even odds are positive. */
const prices: Record<OddsFormat, fc.Arbitrary<bigint>> = {
  [Malay]: fc.bigInt({ min: -999n, max: 1000n }).filter((price) => price !== 0n),
  [Hongkong]: fc.bigInt({ min: 1n, max: 5_000_000n }),
  [Europe]: fc.bigInt({ min: 1001n, max: 5_000_000n }),
  [Indonesia]: fc.oneof(
    fc.bigInt({ min: -5_000_000n, max: -1001n }),
    fc.bigInt({ min: 1000n, max: 5_000_000n }),
  ),
};
const quoted = fc
  .constantFrom(...formats)
  .chain((from) => prices[from].map((thousandths) => ({ from, price: formatMinor(thousandths, 3) })));

/**
 * Profit of a stake at the given odds, as bookmakers define it: a negative price is the stake that wins 1.
 */
function bet(price: bigint, unit: bigint, format: OddsFormat): { stake: bigint; win: bigint } {
  if (format === Europe) return { stake: unit, win: price - unit };
  return price < 0n ? { stake: -price, win: unit } : { stake: unit, win: price };
}

/** Reference model: the exact price of a bet as a fraction, by the rows of a conversion table. */
function priceOf({ stake, win }: { stake: bigint; win: bigint }, format: OddsFormat): [bigint, bigint] {
  if (format === Europe) return [stake + win, stake];
  const negative = (format === Malay && win > stake) || (format === Indonesia && win < stake);
  return negative ? [-stake, win] : [win, stake];
}

describe('convertOdds', () => {
  it.each(vectorsOf(vectors, 'convertOdds'))('[SPT-5] $name: $input', (vector) => {
    expectVector(vector, convertOdds);
  });

  it('[SPT-5] converts every quoted price to every format and back unchanged', () => {
    fc.assert(
      fc.property(quoted, fc.constantFrom(...formats), ({ from, price }, to) => {
        expect(convertOdds(convertOdds(price, from, to), to, from)).toBe(convertOdds(price, from, from));
      }),
      { numRuns: 5000 },
    );
  });

  it('[SPT-5] keeps the profit of the bet within half a thousandth', () => {
    fc.assert(
      fc.property(quoted, fc.constantFrom(...formats), ({ from, price }, to) => {
        const [top, bottom] = priceOf(bet(parseMinor(price, 3), 1000n, from), to);
        const converted = convertOdds(price, from, to);
        const decimals = converted.split('.')[1]?.length ?? 0;
        const unit = 10n ** BigInt(decimals);
        const error = parseMinor(converted, decimals) * bottom - top * unit;
        expect(2000n * (error < 0n ? -error : error) <= bottom * unit).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it('[SPT-5] is exact between Europe and Hongkong for any number of decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 40n }), fc.nat(20), (price, decimals) => {
        const europe = formatMinor(price + 10n ** BigInt(decimals), decimals);
        const hongkong = convertOdds(formatMinor(price, decimals), Hongkong, Hongkong);
        expect(convertOdds(europe, Europe, Hongkong)).toBe(hongkong);
      }),
    );
  });

  it('[SPT-5] returns a terminating reciprocal exactly', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(12), (twos, fives) => {
        // 1 / (2^a 5^b) is 5^a 2^b / 10^(a+b).
        const hongkong = 2n ** BigInt(twos) * 5n ** BigInt(fives);
        fc.pre(hongkong > 1n);
        const reciprocal = formatMinor(-(5n ** BigInt(twos)) * 2n ** BigInt(fives), twos + fives);
        expect(convertOdds(String(hongkong), Hongkong, Malay)).toBe(convertOdds(reciprocal, Malay, Malay));
      }),
    );
  });

  it('[SPT-5] names the price and the range in a RangeError', () => {
    expect(() => convertOdds('0.9', Europe, Malay)).toThrow('Not a Europe price: "0.9". It must be above 1.');
  });

  it('[SPT-5] rejects a number: prices are text', () => {
    expect(() => convertOdds(1.95 as unknown as string, Europe, Malay)).toThrow(TypeError);
  });

  it('[SPT-5] has the wire values of the formats', () => {
    expect(OddsFormat).toEqual({ Malay: 1, Hongkong: 2, Europe: 3, Indonesia: 4 });
  });
});

describe('formatOdds', () => {
  it.each(vectorsOf(vectors, 'formatOdds'))('[SPT-5] $name', (vector) => {
    expectVector(vector, formatOdds);
  });

  it.each(formats)(
    '[SPT-5] writes a price of format %s by its rule, and of Europe without a format',
    (format) => {
      expect(formatOdds('-0.66667', format)).toBe('-0.667');
      expect(formatOdds('1.9', format)).toBe(formatOdds('1.9'));
    },
  );

  it('[SPT-5] rejects an unknown format', () => {
    expect(() => formatOdds('1.9', 9 as never)).toThrow(RangeError);
  });
});
