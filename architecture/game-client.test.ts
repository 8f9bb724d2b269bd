import { type LimitDefinition, limitDefinitions } from '../packages/contract/src/limit-kinds';
import { themes } from '../packages/ui/src/themes/registry';
import { clientPages, gameClientFiles, gameThemesCss, limitsOfClient, usedVariables } from './game-client';
import { readText } from './repository';

it.each(Object.entries(gameClientFiles()))('%s is current (fix: npm run generate)', (path, text) => {
  expect(readText(path)).toBe(text);
});

it('[PRO-1] a limit on stakes without texts for game pages is shown there by its name', () => {
  const rounds: LimitDefinition = {
    ...limitDefinitions.stake,
    unit: 'count',
    name: { 'zh-CN': '投注局数', en: 'Rounds' },
    reached: { code: 20399, name: 'roundLimitReached', message: limitDefinitions.stake.reached.message },
  };
  const source = limitsOfClient({
    deposit: limitDefinitions.deposit,
    rounds,
    bet: limitDefinitions.bet,
  });
  const written: unknown = JSON.parse(source.slice(source.lastIndexOf('= {') + 2, source.lastIndexOf(';')));
  expect(written).toEqual({
    [limitDefinitions.bet.reached.code]: {
      'zh-CN': ['单笔投注上限为 {left}，请调低金额'],
      en: ['Maximum stake per bet: {left}. Lower the stake'],
    },
    20399: {
      'zh-CN': ['{span}的投注局数已用完', '{span}的投注局数还剩 {left}'],
      en: ['Rounds: used up {span}', 'Rounds: {left} left {span}'],
    },
  });
});

it.each(clientPages)(
  '[THM-1] the pages of %s have every token that their style sheets use, in each theme',
  (page) => {
    const rules = gameThemesCss(page)
      // That of a language exchanges the colours of results alone.
      .replace(/^:root.*:lang\(.*$/gm, '')
      .split('\n}\n')
      .filter((rule) => rule.includes(':root'));
    const tokens = [...usedVariables(page)].filter((name) => name.startsWith('--pv-'));
    expect(rules.length).toBeGreaterThan(1);
    expect(tokens.length).toBeGreaterThan(10);
    for (const rule of rules) expect(tokens.filter((name) => !rule.includes(`${name}:`))).toEqual([]);
  },
);

it.each(clientPages.filter((page) => usedVariables(page).has('--pv-color-gain')))(
  '[APP-9] the pages of %s show gains in green in English, in each theme',
  (page) => {
    const css = gameThemesCss(page);
    for (const { gain, loss } of Object.values(themes).map(({ color }) => color)) {
      expect(css).toContain(`:lang(en){--pv-color-gain:${loss};--pv-color-loss:${gain};}`);
    }
  },
);
