import { createSessionMeter, elapsedText } from '../kit/session-meter.js';
import { catalogues, createTranslate } from '../slots/js/messages.js';
import { createStakes } from '../slots/js/stakes.js';
import { cellsOf } from '../slots/js/win-cells.js';

describe('what a person sees of a sitting', () => {
  it.each([
    [0, '00:00'],
    [59_999, '00:59'],
    [3_599_000, '59:59'],
    [3_661_000, '1:01:01'],
  ])('[GAM-2] the time played (%i)', (ms, text) => {
    expect(elapsedText(ms)).toBe(text);
  });

  it('[GAM-2] the net of its rounds, newest first', () => {
    const meter = createSessionMeter();
    meter.add({ id: 'r1', at: new Date(0), stake: 750n, payout: 0n });
    meter.add({ id: 'r2', at: new Date(1), stake: 750n, payout: 1_000n });
    expect(meter.net()).toBe(-500n);
    expect(meter.rounds.map(({ id }) => id)).toEqual(['r2', 'r1']);
  });

  it('[GAM-2] starts with a stake that the balance covers, and stays within the stakes', () => {
    const stakes = [100n, 200n, 400n, 1_000n];
    expect(createStakes(stakes, 100_000n).current()).toBe(400n);
    expect(createStakes(stakes, 250n).current()).toBe(200n);
    const lowest = createStakes(stakes, 0n);
    lowest.move(-1);
    expect([lowest.current(), lowest.isLowest()]).toEqual([100n, true]);
    for (let i = 0; i < 9; i += 1) lowest.move(1);
    expect([lowest.current(), lowest.isHighest()]).toEqual([1_000n, true]);
  });

  it('[GAM-2] lights the cells that make a win', () => {
    const grid = [
      ['pagoda', 'koi', 'koi'],
      ['koi', 'koi', 'pagoda'],
      ['koi', 'pagoda', 'koi'],
    ];
    const lines = [[1, 0, 2, 1, 1]];
    expect(cellsOf({ line: 1, picture: 'koi', count: 3, amount: '1.00' }, grid, lines)).toEqual([
      { reel: 0, row: 1 },
      { reel: 1, row: 0 },
      { reel: 2, row: 2 },
    ]);
    expect(cellsOf({ line: null, picture: 'pagoda', count: 3, amount: '1.00' }, grid, lines)).toEqual([
      { reel: 0, row: 0 },
      { reel: 1, row: 2 },
      { reel: 2, row: 1 },
    ]);
  });

  it('[GAM-2] has every text in both languages with the same placeholders', () => {
    const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    const zh: Record<string, string> = catalogues['zh-CN'];
    const en: Record<string, string> = catalogues.en;
    expect(Object.keys(en)).toEqual(Object.keys(zh));
    for (const key of Object.keys(zh))
      expect([key, placeholders(en[key]!)]).toEqual([key, placeholders(zh[key]!)]);
    expect(createTranslate('en')('perLine', { stake: '0.50', lines: 15 })).toBe('0.50 × 15 lines');
  });
});
