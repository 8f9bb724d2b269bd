import { engines, gameClientFiles, gameThemesCss, usedVariables } from './game-client';
import { readText } from './repository';

it.each(Object.entries(gameClientFiles()))('%s is current (fix: npm run generate)', (path, text) => {
  expect(readText(path)).toBe(text);
});

it.each(engines)(
  '[THM-1] the pages of %s have every token that their style sheets use, in each theme',
  (engine) => {
    const rules = gameThemesCss(engine).split('\n}\n').slice(0, -1);
    const tokens = [...usedVariables(engine)].filter((name) => name.startsWith('--pv-'));
    expect(rules.length).toBeGreaterThan(1);
    expect(tokens.length).toBeGreaterThan(10);
    for (const rule of rules) expect(tokens.filter((name) => !rule.includes(`${name}:`))).toEqual([]);
  },
);
