import { defaultThemeName, themeEntries, themeNames, themes } from './registry';

describe('the entries of the themes', () => {
  it('[THM-1] have different query values, one of them `*`', () => {
    const queries = themeNames.map((name) => themeEntries[name].query);
    expect(new Set(queries).size).toBe(queries.length);
    expect(queries).toContain('*');
  });

  it.each(themeNames)('[THM-3] have the scheme of the tokens: %s', (name) =>
    expect(themeEntries[name].scheme).toBe(themes[name].scheme),
  );

  it('[THM-2] have one for the default theme', () => expect(themeNames).toContain(defaultThemeName));
});
