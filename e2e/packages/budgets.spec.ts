import { firstLoadSize } from '../../bench/first-load';
import { mainPages } from '../../bench/main-pages';
import { sizeOf } from '../../bench/package-size';
import { expect, test } from '../test';

const react = ['react', 'react-dom'];

/** KiB after gzip. Some bytes differ from machine to machine: names of files and the order of modules do. */
const budgets = [
  {
    what: 'an opened confirm without React',
    source: `export { modal, UiProvider } from '@pavilion/ui';`,
    external: react,
    limit: 37.3,
  },
  {
    what: 'MoneyInput without React and styled-components',
    source: `export { MoneyInput } from '@pavilion/ui';`,
    external: [...react, 'styled-components'],
    limit: 4.5,
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
    limit: 26,
  },
];

for (const { what, source, external, limit } of budgets) {
  test(`size of ${what}: at most ${limit} KiB`, async () => {
    const { gzip } = await sizeOf(source, { external });
    expect(gzip / 1024).toBeLessThanOrEqual(limit);
  });
}

const home = firstLoadSize();

test('initial JavaScript of Home: at most 160.8 KiB gzip and 137.3 KiB brotli', () => {
  expect(home.gzip / 1024).toBeLessThanOrEqual(160.8);
  expect(home.brotli / 1024).toBeLessThanOrEqual(137.3);
});

/** What the boards of sports may load more than Home, KiB after gzip. */
const boardBeyondHome = 42.5;

test(`[SPT-8] initial JavaScript of /game/sport: at most ${boardBeyondHome} KiB gzip more than Home`, () => {
  const { sources } = mainPages.find(({ path, isMember }) => path === '/game/sport' && !isMember)!;
  expect((firstLoadSize(sources).gzip - home.gzip) / 1024).toBeLessThanOrEqual(boardBeyondHome);
});

/** The goal for the main pages, KiB after gzip, and the most files. */
const goal = { kib: 165, scripts: 20 };

/** Pages that have not reached the goal, and what they may weigh until then. */
const notYet: Readonly<Record<string, number>> = {
  'a member’s /': 190.3,
  'a member’s /game/egame': 210.4,
  'a visitor’s /game/sport': 203.3,
  'a member’s /game/sport': 216,
  'a visitor’s /activity/discount': 175.2,
  'a member’s /activity/discount': 206.7,
  'a member’s /help/kh': 176.2,
  'a visitor’s /user/login': 195.2,
  'a member’s /mine/finance/wallet': 212.6,
  'a member’s /mine/finance/deposit': 234.7,
  'a member’s /mine/finance/withdrawal': 232.4,
  'a member’s /mine/record/betRecord': 228.2,
  'a member’s /mine/vip': 215.4,
};

for (const { path, isMember, sources, after = [] } of mainPages) {
  const name = `a ${isMember ? 'member' : 'visitor'}’s ${path}`;
  const limit = notYet[name] ?? goal.kib;
  test(`initial JavaScript of ${name}: at most ${limit} KiB gzip in ${goal.scripts} files`, () => {
    const { gzip, scripts } = firstLoadSize([...sources, ...after]);
    expect(gzip / 1024).toBeLessThanOrEqual(limit);
    expect(scripts).toBeLessThanOrEqual(goal.scripts);
  });
}
