import { isTest, listFiles, readWithoutComments } from './repository';

const home = 'packages/gateway/src/durations.ts';

/** A constant of its own for a unit of time; a `day` that is a date has another value. */
const declared = /\bconst (second|minute|hour|day)(Ms|Length)? = (\d|(second|minute|hour)(Ms)?\b)/i;

/** A minute, an hour or a day as a number of milliseconds or minutes. */
const written = /\b(60_000|3_600_000|86_400_000|86_400 \* 1_?000|60 \* 1_?000|24 \* 60|1_?440)\b/;

const sources = listFiles('packages/gateway/src')
  .filter((path) => path.endsWith('.ts') && !isTest(path) && path !== home)
  .map((path) => ({ path, code: readWithoutComments(path) }));

const filesWith = (pattern: RegExp): readonly string[] =>
  sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

describe('units of time in the gateway', () => {
  it(`are declared by ${home} alone (fix: import secondMs, minuteMs, hourMs or dayMs)`, () => {
    expect(filesWith(declared)).toEqual([]);
  });

  it('are not written as numbers (fix: 30 * minuteMs)', () => {
    expect(filesWith(written)).toEqual([]);
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
    'new Date(now + 86_400_000)',
    'const week = 7 * 24 * 60 * minute;',
  ])('are found as numbers in %s', (code) => expect(code).toMatch(written));
});
