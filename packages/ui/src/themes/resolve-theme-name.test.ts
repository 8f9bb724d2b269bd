import { resolveThemeName } from './resolve-theme-name';
import { themeScript } from './theme-script';

const queries = [undefined, '', '1', '2', '0', 'default', 'space', '01'];
/** The theme of a brand for new visitors, and the themes that it offers. */
const choices: readonly Parameters<typeof themeScript>[] = [
  [],
  ['space'],
  ['space', ['space']],
  ['default', ['default']],
  ['space', ['default', 'space']],
];
const stores = [undefined, '', 'default', 'space', 'Space', 'dark', '1'];

describe('resolveThemeName', () => {
  it('[THM-1] resolves the query value 1 to default and every other value to space', () => {
    expect(resolveThemeName('1', 'space')).toBe('default');
    for (const query of ['', '0', '2', 'default', 'space', '01']) {
      expect(resolveThemeName(query, 'default')).toBe('space');
    }
  });

  it('[THM-2] falls back to the stored name, and to default when that is missing or unknown', () => {
    expect(resolveThemeName(null, 'space')).toBe('space');
    for (const stored of [undefined, null, '', 'default', 'Space', 'dark', '1']) {
      expect(resolveThemeName(undefined, stored)).toBe('default');
    }
  });

  it('[BRD-1] uses the theme of the brand for a visitor without a choice', () => {
    expect(resolveThemeName(null, null, 'space')).toBe('space');
    expect(resolveThemeName(null, 'unknown', 'space')).toBe('default');
    expect(resolveThemeName('1', null, 'space')).toBe('default');
  });
});

describe('the themes that a brand offers', () => {
  it('[BRD-1] ignores a query value and a stored name of another theme', () => {
    expect(resolveThemeName('1', null, 'space', ['space'])).toBe('space');
    expect(resolveThemeName(null, 'default', 'space', ['space'])).toBe('space');
    expect(resolveThemeName('2', 'space', 'default', ['default'])).toBe('default');
    expect(resolveThemeName(null, 'unknown', 'space', ['space'])).toBe('space');
  });
});

describe('themeScript', () => {
  const shown = (
    query: string | undefined,
    cookie: string | undefined,
    local: string | undefined,
    ...choice: Parameters<typeof themeScript>
  ) => {
    const attributes: Record<string, string> = {};
    const page = {
      cookie: ['a=1', ...(cookie === undefined ? [] : [`theme=${cookie}`]), 'mytheme=space'].join('; '),
      documentElement: {
        setAttribute: (name: string, value: string) => Object.assign(attributes, { [name]: value }),
      },
    };
    const location = { search: query === undefined ? '?a=1' : `?a=1&theme=${query}` };
    const localStorage = { getItem: (key: string) => (key === 'theme' ? (local ?? null) : 'space') };
    new Function('document', 'location', 'localStorage', themeScript(...choice))(
      page,
      location,
      localStorage,
    );
    return attributes['data-theme'];
  };

  it('[THM-1][THM-2][THM-3] sets the theme that resolveThemeName returns', () => {
    for (const query of queries) {
      for (const cookie of stores) {
        for (const local of stores) {
          for (const choice of choices) {
            expect([query, cookie, local, choice, shown(query, cookie, local, ...choice)]).toEqual([
              query,
              cookie,
              local,
              choice,
              resolveThemeName(query, cookie || local, ...choice),
            ]);
          }
        }
      }
    }
  });

  it('[THM-3] works where storage is blocked', () => {
    const attributes: Record<string, string> = {};
    const page = {
      get cookie(): string {
        throw new Error('forbidden');
      },
      documentElement: {
        setAttribute: (name: string, value: string) => Object.assign(attributes, { [name]: value }),
      },
    };
    new Function('document', 'location', 'localStorage', themeScript())(page, { search: '' }, {});
    expect(attributes['data-theme']).toBe('default');
  });

  it('[THM-3] is constant, so that a content security policy can contain its hash', () => {
    expect(themeScript()).toBe(themeScript());
    expect(themeScript()).not.toContain('</');
  });
});
