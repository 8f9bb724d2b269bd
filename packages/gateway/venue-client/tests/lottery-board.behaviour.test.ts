/** @jest-environment jsdom */

import { createTranslator } from '../kit/translate.js';
import { createBoard } from '../tables/js/lottery/board.js';
import { en, zh } from '../tables/js/lottery/messages.js';

const name = { 'zh-CN': '连码', en: 'Links' };
const pick = { prefix: 'three', name, count: 3, of: 49, pays: ['884.35'], returnToPlayer: '96.00' };
const single = { id: 'special:1', name, pays: ['47.04'], returnToPlayer: '96.00' };
const session = {
  groups: [
    { id: 'special', name, selections: [single], picks: [] },
    { id: 'all-of', name, selections: [], picks: [pick] },
  ],
  limits: { maxLines: 40 },
};

const open = (addAll = (_: string[]) => true) => {
  const context = {
    session,
    lang: 'zh-CN',
    slip: { isOpen: () => true, subscribe: () => {}, chip: () => 100n, linesLeft: () => 40, addAll },
    createSpot: () => document.createElement('button'),
  } as never;
  const board = createBoard({
    context,
    t: createTranslator({ 'zh-CN': zh, en }, 'zh-CN') as never,
    tabs: [
      { id: 'special', label: '特码', parts: [{ groups: /^special$/ }] },
      { id: 'all-of', label: '连码', parts: [{ groups: /^all-of$/ }] },
    ],
    spot: () => ({}),
  });
  document.body.replaceChildren(board);
  return { board, tab: board.querySelectorAll<HTMLElement>('[role=tab]')[1]! };
};
const loaded = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('the board of a lottery', () => {
  it('[GAM-2] loads the numbers to pick with their tab, once', async () => {
    const { board, tab } = open();
    await loaded();
    expect(board.querySelector('.lot-pick')).toBeNull();
    tab.click();
    tab.click();
    await loaded();
    expect(board.querySelectorAll('.lot-pick')).toHaveLength(1);
    const toggles = [...board.querySelectorAll<HTMLElement>('.lot-toggle')];
    expect(toggles).toHaveLength(49);
    for (const toggle of toggles.slice(0, 3)) toggle.click();
    expect(board.querySelector('.lot-pick-summary')?.textContent).toContain('1.00');
  });

  it('[GAM-2] keeps the picked numbers that the slip refuses, and clears those that it takes', async () => {
    let isTaken = false;
    const added: string[][] = [];
    const { board, tab } = open((ids) => {
      added.push(ids);
      return isTaken;
    });
    tab.click();
    await loaded();
    for (const toggle of [...board.querySelectorAll<HTMLElement>('.lot-toggle')].slice(0, 3)) toggle.click();
    const pressed = () => board.querySelectorAll('.lot-toggle[aria-pressed="true"]').length;
    const add = board.querySelector<HTMLElement>('.lot-add')!;
    add.click();
    expect(pressed()).toBe(3);
    isTaken = true;
    add.click();
    expect(pressed()).toBe(0);
    expect(added).toEqual([['three:01-02-03'], ['three:01-02-03']]);
  });
});
