import { firstLoadSize } from '../../bench/first-load';
import { sizeOf } from '../../bench/package-size';
import { expect, test } from '../test';

const react = ['react', 'react-dom'];

/** KiB after gzip, the same on every machine. */
const budgets = [
  {
    what: 'an opened confirm without React',
    source: `export { modal, UiProvider } from '@pavilion/ui';`,
    external: react,
    limit: 36,
  },
  {
    what: 'MoneyInput without React and styled-components',
    source: `export { MoneyInput } from '@pavilion/ui';`,
    external: [...react, 'styled-components'],
    limit: 4,
  },
  {
    what: 'createClient without Redux, crypto-js, js-cookie and the sports books',
    source: `export { createClient } from '@pavilion/sdk';`,
    // An import in the built package; only `sports.book` loads it.
    external: [...react, '@reduxjs/toolkit', 'crypto-js', 'js-cookie', './book/create-book.js'],
    limit: 15,
  },
  {
    what: 'createClient with the sports books of all providers',
    source: `export { createClient } from '@pavilion/sdk';`,
    external: [...react, '@reduxjs/toolkit', 'crypto-js', 'js-cookie'],
    limit: 25,
  },
];

for (const { what, source, external, limit } of budgets) {
  test(`size of ${what}: at most ${limit} KiB`, async () => {
    const { gzip } = await sizeOf(source, { external });
    expect(gzip / 1024).toBeLessThanOrEqual(limit);
  });
}

test('initial JavaScript of Home: at most 157 KiB gzip and 134 KiB brotli', () => {
  const { gzip, brotli } = firstLoadSize();
  expect(gzip / 1024).toBeLessThanOrEqual(157);
  expect(brotli / 1024).toBeLessThanOrEqual(134);
});
