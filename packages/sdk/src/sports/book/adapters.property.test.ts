import type { SportsProvider } from '@pavilion/contract';
import { maxLegs } from '@pavilion/contract/sports';
import { fbty, imty, obty } from '@pavilion/contract/sports-wire';
import fc from 'fast-check';
import { SdkError } from '../../errors/sdk-error';
import { readFen, readPrice, writeFen, writeBet as writeObtyBet, writePrice } from './obty';
import type { BookBet } from './sports-book';
import { adapters, providers, run, sendAnswer, vectorsOf } from './testing/wire-vectors';
import { readAmount, readLine, readOdds, writeOdds } from './values';

const price = fc.integer({ min: 1_000, max: 200_000 });

/** The places of a value of JSON, as lists of keys. */
const placesOf = (value: unknown, path: readonly string[] = []): string[][] => [
  [...path],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => placesOf(each, [...path, key]))
    : []),
];

/** A copy with another value at a place; undefined removes it. */
const replaced = (value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown => {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  const changed = replaced(copy[key], rest, by);
  if (changed === undefined) delete copy[key];
  else copy[key] = changed;
  return copy;
};

describe.each(providers)('the parsers of %s', (provider) => {
  const vectors = vectorsOf(provider);
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.constant(undefined),
    fc.constantFrom(-1, 0.1, 1e300, 'x', '2026-99-99T99:99:99.999Z', '999999999999999'),
  );

  it('[SPT-6] answer or reject with an SdkError for any answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...vectors), fc.jsonValue(), async (vector, answer) => {
        const adapter = adapters[provider].createAdapter(sendAnswer(vector, answer));
        const error = await run(adapter, vector.operation, vector.arguments).catch((each: unknown) => each);
        if (error instanceof Error) expect(error).toBeInstanceOf(SdkError);
      }),
      { numRuns: 200 },
    );
  });

  it('[SPT-6] answer or reject with an SdkError for an answer with a changed value', async () => {
    const changedAnswer = fc.constantFrom(...vectors).chain((vector) =>
      fc.record({
        vector: fc.constant(vector),
        place: fc.constantFrom(...placesOf(vector.answer)),
        by: anything,
      }),
    );
    await fc.assert(
      fc.asyncProperty(changedAnswer, async ({ vector, place, by }) => {
        const send = sendAnswer(vector, replaced(vector.answer, place, by));
        const adapter = adapters[provider].createAdapter(send);
        const error = await run(adapter, vector.operation, vector.arguments).catch((each: unknown) => each);
        if (error instanceof Error) expect(error).toBeInstanceOf(SdkError);
      }),
      { numRuns: 500 },
    );
  });
});

describe('values', () => {
  it('[SPT-8] prices are read as they were written', () => {
    fc.assert(
      fc.property(price, (thousandths) => {
        expect(readOdds(writeOdds(thousandths))).toBe(thousandths);
        expect(readPrice(writePrice(thousandths))).toBe(thousandths);
      }),
    );
    expect([readOdds(0), readPrice(0)]).toEqual([0, 0]);
  });

  it('[SPT-8] amounts are read as they were written', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (fen) => {
        const digits = String(fen).padStart(3, '0');
        const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(readAmount(Number(amount))).toBe(amount);
        expect(readFen(writeFen(amount))).toBe(amount);
      }),
    );
  });

  it('[SPT-8] amounts without decimals are whole ones', () => {
    expect(['7', '7.5', '7.05', '0.01'].map(writeFen)).toEqual([700, 750, 705, 1]);
  });

  it('[SPT-8] lines are quarters', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999, max: 9_999 }), (quarters) => {
        expect(readLine(quarters / 4)).toBe(quarters);
        expect(readLine(String(quarters / 4))).toBe(quarters);
      }),
    );
    expect(Object.is(readLine('-0'), 0)).toBe(true);
  });
});

describe('bets on the wire', () => {
  const bet: fc.Arbitrary<BookBet> = fc.record({
    legs: fc.array(
      fc.record({
        selection: fc.stringMatching(/^[a-z0-9.]{1,20}:ah:ft:-?\d{1,3}:[ha]$/),
        price,
        epoch: fc.nat(99),
      }),
      { minLength: 1, maxLength: maxLegs },
    ),
    sizes: fc.uniqueArray(fc.integer({ min: 1, max: maxLegs }), { minLength: 1, maxLength: maxLegs }),
    unit: fc.nat(10 ** 9).map((fen) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`),
    consent: fc.constantFrom('none', 'better', 'within-1', 'within-3', 'within-5', 'any'),
    confirmed: fc.boolean(),
  });
  const requestOf = (provider: SportsProvider, { legs }: BookBet): ((body: unknown) => boolean) => {
    if (provider === 'IMTY') return imty.calls.place.request;
    if (provider === 'OBTY') return obty.calls.place.request;
    return legs.length === 1 ? fbty.calls.single.request : fbty.calls.multiple.request;
  };

  it.each(providers)('[SPT-8] %s accepts every bet that the model has', (provider) => {
    const { writeBet } = adapters[provider];
    fc.assert(
      fc.property(bet, (given) => {
        const isAccepted = requestOf(provider, given);
        expect(isAccepted(JSON.parse(JSON.stringify(writeBet('request-1', given))))).toBe(true);
      }),
    );
  });

  it('[SPT-8] OBTY has the price × 100,000 and the stake in fen', () => {
    fc.assert(
      fc.property(bet, (given) => {
        const { orders, unitAmount } = writeObtyBet('request-1', given);
        expect(orders.map(({ odds }) => odds)).toEqual(given.legs.map((leg) => leg.price * 100));
        expect(unitAmount).toBe(Math.round(Number(given.unit) * 100));
      }),
    );
  });
});
