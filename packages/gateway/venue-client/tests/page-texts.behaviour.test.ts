/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogues as fishing } from '../fishing/js/messages.js';
import { catalogues as hands } from '../hands/js/messages.js';
import { catalogues as slots } from '../slots/js/messages.js';
import { catalogues as sports } from '../sports/js/messages.js';
import { catalogues as tables } from '../tables/js/messages.js';
import { sheetCatalogues } from '../tables/js/sheet-texts.js';

it.each(Object.entries({ fishing, hands, slots, sports, tables }))(
  '[APP-9] the page of %s names texts of its catalogue only, which has the same keys in both languages',
  (engine, catalogues) => {
    const page = readFileSync(join(__dirname, '..', engine, 'index.html'), 'utf8');
    const { body } = new DOMParser().parseFromString(page, 'text/html');
    const named = Array.from(body.querySelectorAll<HTMLElement>('[data-t]'), ({ dataset }) => dataset.t!);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((key) => !(key in catalogues['zh-CN']))).toEqual([]);
    expect(Object.keys(catalogues.en).sort()).toEqual(Object.keys(catalogues['zh-CN']).sort());
  },
);

it('[GAM-2] the rules of a table game promise no autoplay and no doubling, and its page has no button for either', () => {
  const page = readFileSync(join(__dirname, '../tables/index.html'), 'utf8');
  const { body } = new DOMParser().parseFromString(page, 'text/html');
  // Another button here may bet by itself, or more than the player has put on the table: then the promise below must go.
  expect(Array.from(body.querySelectorAll('.console button:not(.link)'), ({ id }) => id)).toEqual([
    'undo',
    'clear',
    'repeat',
    'confirm',
  ]);
  expect(sheetCatalogues['zh-CN'].courseLimits).toMatch(/没有自动投注，也不能加倍补注。$/);
  expect(sheetCatalogues.en.courseLimits).toMatch(/There is no autoplay and no doubling\.$/);
});
