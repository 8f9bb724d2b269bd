import { elapsedText } from './elapsed';

it.each([
  [0, '00:00'],
  [59_999, '00:59'],
  [60_000, '01:00'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [36_061_000, '10:01:01'],
])('[GAM-2] formats %d ms as %s', (ms, text) => expect(elapsedText(ms)).toBe(text));
