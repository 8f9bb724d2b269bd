import fc from 'fast-check';
import vectors from '../../vectors/sports-wire.json';
import * as errorCodes from '../error-codes.generated';
import {
  isProviderExpiry,
  isProviderSuccess,
  type SportsProvider,
  sportsProviders,
} from '../sports/providers';
import * as common from './common';
import { fbty, imty, obty } from './index';
import { integer, list, nullable, object, oneOf, optional, pair, record, type Shape, text } from './shape';

const providers = { IMTY: imty, OBTY: obty, FBTY: fbty } as const;
const names = Object.keys(providers) as SportsProvider[];

interface Call {
  readonly path: string;
  readonly request: Shape<unknown>;
  readonly answer: Shape<unknown>;
}
const callsOf = (provider: SportsProvider): Call[] => Object.values(providers[provider].calls);

describe('the calls of the providers', () => {
  it.each(vectors.map((vector) => [vector.provider, vector.operation, vector] as const))(
    '[SPT-3] %s %s accept the requests and answers of the vectors',
    (provider, _, { path, request, answer }) => {
      const { prefix } = sportsProviders[provider as SportsProvider];
      const call = callsOf(provider as SportsProvider).find((each) => `${prefix}${each.path}` === path)!;
      expect([call.request(request), call.answer(answer)]).toEqual([true, true]);
    },
  );

  it.each(names)('[SPT-3] %s have a path each', (provider) => {
    const paths = callsOf(provider).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(names)('[SPT-3] %s never throw for any request and answer', (provider) => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...callsOf(provider)), (value, { request, answer }) => {
        expect([typeof request(value), typeof answer(value)]).toEqual(['boolean', 'boolean']);
      }),
    );
  });

  it('[SPT-3] give each meaning its own code', () => {
    for (const { codes: tables } of Object.values(providers)) {
      for (const table of Object.values(tables)) {
        if (typeof table !== 'object') continue;
        const values = Object.values(table);
        expect(new Set(values).size).toBe(values.length);
      }
    }
  });
});

describe('the errors of the providers', () => {
  it.each(names)(
    '[SPT-6] %s carry each code of our catalogue, and none that means something else',
    (provider) => {
      const own = Object.values(errorCodes).filter((code) => code > errorCodes.success);
      expect(own.length).toBeGreaterThan(50);
      for (const code of own) {
        const wire = common.providerErrorCode(provider, code);
        expect(common.ownErrorCode(provider, wire)).toBe(code);
        expect([isProviderSuccess(wire), isProviderExpiry(provider, wire)]).toEqual([false, false]);
      }
    },
  );

  it.each([
    ['IMTY', [1001, 350, 370, 380, 101, '20101']],
    ['OBTY', ['0400401', '0401038', '04000100', 20101]],
    ['FBTY', [14010, 7, '20101']],
  ] as const)('[SPT-6] %s leave codes of the provider as they are', (provider, wireCodes) => {
    for (const code of wireCodes) expect(common.ownErrorCode(provider, code)).toBeUndefined();
  });
});

describe('cursors', () => {
  const event = fc.record({
    id: fc.stringMatching(/^[a-z0-9.]{1,48}$/),
    version: fc.tuple(fc.nat(10 ** 9), fc.nat(99_999)),
  });

  it('[SPT-8] are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: common.maxKnownEvents }), (events) => {
        expect(common.parseCursor(common.cursorText(events))).toEqual(events);
      }),
    );
  });

  it.each(['', ',', 'a', 'a@', '@1.0', 'a@1', 'a@1.0,', 'a@1.0,b', 'a@-1.0', 'a@1.0.0', 'a@99999999999.0'])(
    '[SPT-8] of another form are rejected: %j',
    (cursor) => expect(common.parseCursor(cursor)).toBeUndefined(),
  );

  it('[SPT-8] of more events than a call takes are rejected', () => {
    const events = Array.from({ length: common.maxKnownEvents + 1 }, (_, index) => ({
      id: `e${index}`,
      version: [1, 0] as const,
    }));
    expect(common.parseCursor(common.cursorText(events))).toBeUndefined();
    expect(common.parseCursor(common.cursorText(events.slice(1)))).toHaveLength(common.maxKnownEvents);
  });
});

describe('checks of values', () => {
  it('[SPT-6] check fields, and let others pass', () => {
    const shape = object({ a: text, b: optional(integer(0)), c: nullable(pair(integer())) });
    expect(shape({ a: '', c: null, d: 1 })).toBe(true);
    expect(shape({ a: '', b: 1, c: [1, 2] })).toBe(true);
    for (const value of [
      null,
      [],
      'a',
      {},
      { a: 1, c: null },
      { a: '', b: null, c: null },
      { a: '', c: [1] },
    ])
      expect(shape(value)).toBe(false);
    expect(object({ length: integer() })([])).toBe(false);
  });

  it('[SPT-6] check lists and records', () => {
    expect([[], [1], [1, 2]].map(list(integer(), 1, 1))).toEqual([false, true, false]);
    expect([{}, { a: 1 }, { a: 'x' }, []].map(record(integer()))).toEqual([true, true, false, false]);
    expect([1, '1', 2].map(oneOf([1, 3]))).toEqual([true, false, false]);
  });

  it.each([
    [common.odds, [0, 1.01, 1.955, 200, 999.999], [-1, 1.9555, 1e21, Number.NaN, '1.9', 1000]],
    [common.askedOdds, [1, 1.01, 1.95, 9, 20, 99.5, 100, 199.999, 200], [0, 0.99, 200.001, 201, 999, -1]],
    [common.money, [0, 1, 1.5, 1.55, 9_999_999_999_999], [-1, 1.555, 1e-7, 1e21, '1', null]],
    [common.handicap, [0, -0.25, 2.5, -10.75, 1234], [0.1, 2.55, 12345, '1', -0.125]],
    [common.day, ['2026-02-28', '2028-02-29'], ['2026-02-29', '2026-13-01', '2026-2-1', '', 20_260_101]],
    [common.sizes, [[1], [1, 2, 10]], [[], [0], [11], [1, 1], [1.5], 'a']],
    [
      common.requestId,
      ['12345678', '~'.repeat(64)],
      ['1234567', '~'.repeat(65), 'with blank', '名名名名名名名名'],
    ],
    [common.selection, ['a:ah:ft:-2:h', 'a:cs:ft:0:1-0'], ['a', 'a:ah:ft:x:h', ':ah:ft:0:h']],
  ])('[SPT-6] accept and reject values: %#', (shape: Shape<unknown>, right: unknown[], wrong: unknown[]) => {
    expect(right.filter((value) => !shape(value))).toEqual([]);
    expect(wrong.filter((value) => shape(value))).toEqual([]);
  });
});
