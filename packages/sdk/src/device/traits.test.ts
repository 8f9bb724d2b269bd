/** @jest-environment jsdom */
import { browserTraits, traitsOf } from './traits';

it('[FPR-1] every trait of every list is read from the browser', () => {
  const known = browserTraits();
  for (const name of Object.values(traitsOf).flat()) expect(typeof known[name]).toBe('string');
  expect(known.userAgent).toBe(navigator.userAgent);
});
