/** @jest-environment jsdom */
import { createTable } from '../hands/js/games/blackjack.js';

it('[GAM-2] advises no act in blackjack: which one is best depends on the cards', () => {
  const table = createTable({
    motion: {},
    lang: 'en',
    t: (key: string) => key,
    chips: [],
  } as unknown as Parameters<typeof createTable>[0]);
  const legal = ['hit', 'stand', 'double', 'split'].map((action) => ({ action }));
  const acts = table.acts({ legal } as unknown as Parameters<typeof table.acts>[0]);
  expect(acts).toHaveLength(4);
  expect(acts.filter(({ isMain }) => isMain)).toEqual([]);
});
