import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { payLines } from '@pavilion/contract';
import type { Machine } from './machine';
import { machines } from './machines';
import { pictures } from './pictures';
import { slotGames } from './slot-games';
import { stakesOf } from './title';
import { titles } from './titles';

describe('the titles of the slot venue', () => {
  it('[GAM-2] lists each title once, as a game of the lobby with its computed return', () => {
    const codes = slotGames.map(({ code }) => code);
    expect(codes).toEqual(titles.map(({ code }) => code));
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    for (const game of slotGames) {
      // From 94.00 to 97.00.
      expect(game.returnToPlayer).toMatch(/^(9[4-6]\.\d\d|97\.00)$/);
      expect(game.minStake).toBeLessThan(game.maxStake);
    }
  });

  it.each(titles)('[GAM-2] can be found by pinyin and initials ($code)', ({ name, pinyin, initials }) => {
    expect(pinyin).toMatch(/^[a-z]+$/);
    expect(initials).toHaveLength([...name['zh-CN']].length);
    const order = new RegExp(`^${[...initials].join('[a-z]*')}[a-z]*$`);
    expect(pinyin).toMatch(order);
  });

  it.each(titles)(
    '[GAM-2] offers ascending stakes that are divisible by the number of lines ($code)',
    (title) => {
      const stakes = stakesOf(title);
      expect(stakes.every((stake) => stake % BigInt(title.machine.lineCount) === 0n)).toBe(true);
      expect([...stakes].sort((a, b) => Number(a - b))).toEqual(stakes);
    },
  );

  it('[GAM-2] plays machines of the list, whose strips and pays are published', () => {
    expect(titles.filter(({ machine }) => !(machines as readonly Machine[]).includes(machine))).toEqual([]);
  });

  it.each(machines)(
    '[GAM-2] follows the rules of a machine ($name)',
    ({ reels, lineCount, pays, scatterPays }) => {
      expect(reels.every((reel) => /^[a-iws]+$/.test(reel))).toBe(true);
      expect(reels[0]).not.toContain('w');
      expect(payLines.length).toBeGreaterThanOrEqual(lineCount);
      for (const [three, four, five] of [...Object.values(pays), scatterPays]) {
        expect([three, four, five].every(Number.isInteger)).toBe(true);
        expect(three < four && four < five).toBe(true);
      }
    },
  );

  it('[GAM-2] has lines of five rows, each once', () => {
    expect(payLines.every((line) => line.length === 5 && line.every((row) => row >= 0 && row <= 2))).toBe(
      true,
    );
    expect(new Set(payLines.map((line) => line.join(''))).size).toBe(payLines.length);
  });

  it('[GAM-2] has a different symbol for each rank, each with a drawing', () => {
    for (const title of titles) expect(new Set(title.pictures).size).toBe(5);
    const folder = join(__dirname, '../../../venue-client/slots/symbols');
    expect(Object.keys(pictures).filter((picture) => !existsSync(join(folder, `${picture}.svg`)))).toEqual(
      [],
    );
  });
});
