import { storageKeys } from '@pavilion/contract';
import { themeNames } from '@pavilion/ui';
import { act } from '@testing-library/react';
import { brands } from '../brands';
import { askServer, openSite } from '../testing/open-site';

/** The first brand offers one theme only in this file. */
beforeAll(() => void Object.assign(brands[0], { themes: ['space'], defaultTheme: 'space' }));

const themeAtFirstPaint = (html: string, search: string, stored: string | null) => {
  const script = /<script>(\(function\(d\).*?)<\/script>/.exec(html)?.[1] ?? '';
  let shown = '';
  const document = {
    cookie: stored === null ? '' : `theme=${stored}`,
    documentElement: { setAttribute: (_: string, value: string) => (shown = value) },
  };
  new Function('document', 'location', 'localStorage', script)(
    document,
    { search },
    { getItem: () => stored },
  );
  return shown;
};

describe('a brand that offers one of the themes', () => {
  const requests: readonly (readonly [search: string, stored: string | null])[] = [
    ['', null],
    ['?theme=1', null],
    ['?theme=2', 'default'],
    ...themeNames.map((name) => ['', name] as const),
  ];
  it.each(requests)('[BRD-1] shows it for the query %j and the stored name %j', async (search, stored) => {
    const cookies: Record<string, string> = stored === null ? {} : { [storageKeys.theme]: stored };
    const { body } = await askServer(`/${search}`, { cookies });
    expect(body).toContain('data-theme="space"');
    expect(themeAtFirstPaint(body, search, stored)).toBe('space');
    expect(body).not.toContain('切换到');
  });

  it('[BRD-1] ignores a theme that another tab stores', async () => {
    const { close } = await openSite('/404');
    await act(async () => {
      dispatchEvent(new StorageEvent('storage', { key: storageKeys.theme, newValue: 'default' }));
    });
    expect(document.documentElement.dataset.theme).toBe('space');
    close();
  });
});
