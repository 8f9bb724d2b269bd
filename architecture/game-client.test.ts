import { gameClientFiles, gameThemesCss, usedTokens } from './game-client';
import { read } from './repository';

it.each(Object.entries(gameClientFiles()))('%s is current (fix: npm run generate)', (path, text) => {
  expect(read(path)).toBe(text);
});

it('[THM-1] the game client has every token that its style sheets use, in each theme', () => {
  const rules = gameThemesCss().split('\n}\n').slice(0, -1);
  expect(rules.length).toBeGreaterThan(1);
  expect(usedTokens().size).toBeGreaterThan(10);
  for (const rule of rules) {
    expect([...usedTokens()].filter((name) => !rule.includes(`${name}:`))).toEqual([]);
  }
});
