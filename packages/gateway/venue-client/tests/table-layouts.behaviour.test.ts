import * as niuniu from '../tables/js/layouts/hundred-niuniu.js';
import * as redBlack from '../tables/js/layouts/red-black.js';
import * as roulette from '../tables/js/layouts/roulette.js';
import { pockets } from '../tables/js/layouts/wheel.js';
import { catalogues } from '../tables/js/messages.js';
import { createNames, paysText } from '../tables/js/names.js';
import { verifyHref } from '../tables/js/verify-href.js';

const cards = (text: string): number[] =>
  text.split(' ').map((card) => 13 * '♠♥♣♦'.indexOf(card[0]!) + 'A23456789TJQK'.indexOf(card[1]!));

describe('the texts of tables', () => {
  it('[GAM-2] have the same keys and placeholders in both languages', () => {
    const { 'zh-CN': zh, en } = catalogues;
    const placeholders = (texts: Record<string, string>) =>
      Object.entries(texts).map(([key, text]) =>
        [key, ...new Set([...text.matchAll(/\{\w+\}/g)].map(String))].sort(),
      );
    expect(placeholders(en)).toEqual(placeholders(zh));
  });

  it('[GAM-2] write odds to one without the stake, and decimal odds with it', () => {
    expect(paysText(['1.95'], 'to-one')).toBe('1:0.95');
    expect(paysText(['2.00', '3.00', '13.00'], 'to-one')).toBe('1:1/2/12');
    expect(paysText(['1.19', '1.38', '1.57', '1.95'], 'to-one')).toBe('1:0.19–0.95');
    expect(paysText(['34.56'], 'decimal')).toBe('34.56');
    expect(paysText(['10.00'], 'decimal')).toBe('10');
  });

  it('[GAM-2] name a bet on several numbers by its prefix', () => {
    const name = { 'zh-CN': '三全中', en: 'Three' };
    const pick = { prefix: 'three', name, count: 3, of: 49, pays: ['884.35'], returnToPlayer: '96.00' };
    const groups = [{ id: 'numbers', name, selections: [], picks: [pick] }];
    expect(createNames({ groups } as never, 'zh-CN')('three:03-17-44')).toBe('三全中 03 17 44');
  });
});

describe('the layout of roulette', () => {
  it('[GAM-2] has every pocket on the wheel once', () => {
    expect([...pockets].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket));
  });

  it.each([
    ['split:1-2', 1.5, 2],
    ['split:0-2', 1, 1.5],
    ['split:33-36', 12, 0.5],
    ['corner:1-2-4-5', 2, 2],
    ['street:34-35-36', 12.5, 3],
    ['trio:0-1-2', 1, 2],
    ['first-four:0-1-2-3', 1, 3],
    ['six-line:31-32-33-34-35-36', 12, 3],
  ])('[GAM-2] puts the dot of %s between its numbers', (id, along, across) => {
    expect(roulette.anchorOf(id)).toEqual({ along, across });
  });
});

describe('the names of hands', () => {
  it.each([
    ['♠A ♥A ♣A ♦A ♠5', 13],
    ['♠A ♥2 ♣A ♦2 ♠3', 14],
    ['♠J ♥Q ♣K ♦J ♠Q', 12],
    ['♠J ♥Q ♣K ♦J ♠T', 11],
    ['♠J ♥Q ♣K ♦4 ♠6', 10],
    ['♠J ♥7 ♣3 ♦4 ♠5', 9],
    ['♠A ♥2 ♣4 ♦6 ♠8', 0],
  ])('[GAM-2] ranks %s as %i in niuniu', (text, rank) => {
    expect(niuniu.niuniuRank(cards(text)).rank).toBe(rank);
  });

  it('[GAM-2] niuniu: the higher suit decides between equal ranks', () => {
    const hands = ['♥K ♥7 ♥3 ♥4 ♥5', '♠K ♠7 ♠3 ♠4 ♠5', '♣K ♣7 ♣3 ♣4 ♣5'].map(cards);
    expect(niuniu.winsOf({ hands })).toEqual([true, false]);
  });

  it.each([
    ['♠A ♥A ♣A', '♠K ♥K ♣K', 'red'],
    ['♠A ♥2 ♣3', '♠2 ♥3 ♣4', 'black'],
    ['♠Q ♥K ♣A', '♦2 ♦5 ♦9', 'black'],
    ['♠2 ♥2 ♣A', '♦2 ♣2 ♦K', 'red'],
    ['♠2 ♥5 ♣9', '♥2 ♣5 ♦9', 'tie'],
    ['♠A ♠2 ♠3', '♠K ♥K ♦Q', 'red'],
  ])('[GAM-2] red %s against black %s: the winner is %s', (red, black, winner) => {
    expect(redBlack.winnerOf({ red: cards(red), black: cards(black) })).toBe(winner);
  });
});

it('[GAM-2] links to the fairness page with the values of the round, and the previous seed as commitment', () => {
  const result = (no: string, seed: string) => ({ no, seed, mix: 'm', outcome: { pocket: 7 } }) as never;
  const results = [result('202611240007', 'before'), result('202611240008', 'seed')];
  const session = { game: { code: 'roulette' }, series: { day: '2026-11-24', terminal: 'end' } } as never;
  const href = verifyHref({ session, results, result: results[1]!, lang: 'en', theme: 'space' });
  const [path, fragment] = href.split('#') as [string, string];
  expect(path).toBe('/fair?lang=en&theme=space');
  expect(Object.fromEntries(new URLSearchParams(fragment))).toEqual({
    game: 'roulette',
    seed: 'seed',
    client: 'm',
    nonce: '8',
    commitment: 'before',
    outcome: '{"pocket":7}',
    round: '202611240008',
    terminal: 'end',
  });
});
