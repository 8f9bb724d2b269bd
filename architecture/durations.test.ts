import { isTest, listFiles, readWithoutComments } from './repository';

const home = 'packages/gateway/src/durations.ts';

/** A constant of its own for a unit of time; a `day` that is a date has another value. */
const declared = /\bconst (second|minute|hour|day)(Ms|Length|Seconds)? = (\d|(second|minute|hour)(Ms)?\b)/i;

/** Larger units that are written as multiples of a smaller one, such as 24 hours. */
const product = /\b(60 \* 1_?000|24 \* 60|24 \* hourMs|60 \* minuteMs|1_?440)\b/;
const seconds = /(?<![\w.])(\d[\d_]*) \* (?:secondMs|1_?000)\b/g;

/** A number that is no part of a name, a date, a decimal or the text of an amount. */
const number = /(?<![\w.-])\d[\d_]*(?![\w.])/g;

/** Files with other numbers that are multiples of a minute. */
const others: readonly string[] = [
  // Amounts of money.
  'packages/gateway/src/domain/vip-rules/levels.ts',
];

const toNumber = (text: string): number => Number(text.replaceAll('_', ''));

/** Whole minutes in milliseconds, or whole days in seconds. Eleven digits are a phone. */
const isWholeUnit = (value: number): boolean =>
  value > 0 && value < 10_000_000_000 && (value % 60_000 === 0 || value % 86_400 === 0);

const isWritten = (code: string): boolean =>
  product.test(code) ||
  [...code.matchAll(seconds)].some(([, count]) => toNumber(count as string) % 60 === 0) ||
  [...code.matchAll(number)].some(([value]) => isWholeUnit(toNumber(value)));

// Migrations are never edited.
const sources = listFiles('packages/gateway/src')
  .filter((path) => path.endsWith('.ts') && !isTest(path) && path !== home && !path.includes('/migrations/'))
  .map((path) => ({ path, code: readWithoutComments(path) }));

const filesWith = (test: (code: string) => boolean): readonly string[] =>
  sources.filter(({ code }) => test(code)).map(({ path }) => path);

describe('units of time in the gateway and its venues', () => {
  it(`are declared by ${home} alone (fix: import secondMs, minuteMs, hourMs or dayMs)`, () => {
    expect(filesWith((code) => declared.test(code))).toEqual([]);
  });

  it('are not written as numbers (fix: 30 * minuteMs, or daySeconds for headers of HTTP)', () => {
    expect(filesWith(isWritten).filter((path) => !others.includes(path))).toEqual([]);
  });

  it.each(others)('are looked for in %s without need (fix: remove it from the list of others)', (path) => {
    expect(filesWith(isWritten)).toContain(path);
  });

  it.each([
    'const day = 86_400_000;',
    'const minute = 60;',
    'const dayLength = 24 * hour;',
    'const hourMs = 60 * minuteMs;',
  ])('are found in %s', (code) => expect(code).toMatch(declared));

  it.each([
    'const days = daysUpTo(now, 28, timeZone);',
    'const day = dayOf(now, timeZone);',
    'const second = play(start, 0.5);',
  ])('are not found in %s', (code) => expect(code).not.toMatch(declared));

  it.each([
    'const lifetime = 30 * 60_000;',
    'const lifetime = 600_000;',
    'const lifetime = 1_800 * secondMs;',
    'const week = 604_800;',
    'const kept = 24 * hourMs;',
    'new Date(now + 86_400_000)',
    'const week = 7 * 24 * 60 * minute;',
    "header('cache-control', 'public, max-age=31536000')",
    'v.time >= p_limit * 60000::bigint',
  ])('are found as numbers in %s', (code) => expect(isWritten(code)).toBe(true));

  it.each([
    'const lifetime = 30 * minuteMs;',
    'const interval = 10_000;',
    'const interval = 30 * secondMs;',
    'const idleTimeout = 130_000;',
    "const most = '60000.00';",
    "const phone = '13800000000';",
    'const name = of_60000;',
  ])('are not found as numbers in %s', (code) => expect(isWritten(code)).toBe(false));
});
