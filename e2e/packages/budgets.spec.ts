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
    what: 'createClient without Redux, crypto-js and js-cookie',
    source: `export { createClient } from '@pavilion/sdk';`,
    external: [...react, '@reduxjs/toolkit', 'crypto-js', 'js-cookie'],
    limit: 14,
  },
];

for (const { what, source, external, limit } of budgets) {
  test(`size of ${what}: at most ${limit} KiB`, async () => {
    const { gzip } = await sizeOf(source, { external });
    expect(gzip / 1024).toBeLessThanOrEqual(limit);
  });
}

test('initial JavaScript of Home: at most 155 KiB gzip and 133 KiB brotli', async () => {
  const { gzip, brotli } = await firstLoadSize();
  expect(gzip / 1024).toBeLessThanOrEqual(155);
  expect(brotli / 1024).toBeLessThanOrEqual(133);
});
