import { defaultThemeName, themeEntries, themeNames } from './registry';

describe('the entries of the themes', () => {
  it('[THM-1] have different query values, one of them `*`', () => {
    const queries = themeNames.map((name) => themeEntries[name].query);
    expect(new Set(queries).size).toBe(queries.length);
    expect(queries).toContain('*');
  });

  it('[THM-2] have one for the default theme', () => expect(themeNames).toContain(defaultThemeName));
});
