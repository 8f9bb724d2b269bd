/**
 * Registers a third theme, `ink`, in this test only, and checks that registry entries alone are enough to show a theme
 * everywhere: style sheet, first paint, theme switch, scenes, game client and Storybook.
 */
import {
  brandCss,
  brandStyle,
  isThemeName,
  resolveThemeName,
  type ThemeName,
  themeCss,
  themeEntries,
  themeNames,
  themeScript,
  UiProvider,
} from '@pavilion/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { contrastOf, contrastRules } from '../packages/ui/src/themes/contrast-rules';
import { inScheme, otherThemeNames, themes } from '../packages/ui/src/themes/registry';
import { ThemeSwitch } from '../site/src/app/header/theme-switch';
import { type Brand, brandOf, offeredThemes } from '../site/src/brands';
import { renderDocument } from '../site/src/server/document';
import { renderScene } from '../site/src/server/scene';
import { BrandProvider } from '../site/src/shared/brand/brand-context';
import { LocaleProvider } from '../site/src/shared/messages';
import { SceneImage } from '../site/src/shared/scenes/scene-image';
import { scenes, sceneUrl } from '../site/src/shared/scenes/scene-url';
import { globalTypes } from '../stories/.storybook/toolbar';
import { gameThemeSchemes, gameThemesCss } from './game-client';
import { isTest, listFiles, readWithoutComments } from './repository';

jest.mock('../packages/ui/src/themes/registry', () => {
  const registry = jest.requireActual('../packages/ui/src/themes/registry');
  const { themes, scenePalettes, gamePalettes } = registry;
  registry.themeEntries.ink = {
    title: { 'zh-CN': '水墨', en: 'Ink' },
    icon: () => 'ink icon',
    query: 'test',
    scheme: 'light',
  };
  registry.themeNames.push('ink');
  themes.ink = { ...themes.default, color: { ...themes.default.color, ground: '#f4f1ea', focus: '#123456' } };
  scenePalettes.ink = {
    setting: 'orbit',
    parts: ['birds', 'moon'],
    colors: { ...scenePalettes.default.colors, far: '#cdcdcd' },
  };
  gamePalettes.ink = { ...gamePalettes.default, bracket: '#444444' };
  return registry;
});

const ink = 'ink' as ThemeName;

/** The value of `data-theme` that the inline script sets before the first paint. */
const themeAtFirstPaint = (search: string, stored: string | null): string | undefined => {
  let shown: string | undefined;
  const document = {
    cookie: '',
    documentElement: { setAttribute: (_: string, value: string) => (shown = value) },
  };
  new Function('document', 'location', 'localStorage', themeScript())(
    document,
    { search },
    { getItem: () => stored },
  );
  return shown;
};

const everyTheme: Brand = { ...brandOf('pavilion'), themes: themeNames };

const switchIn = (theme: ThemeName, locale: 'zh-CN' | 'en', brand: Brand = everyTheme) =>
  renderToStaticMarkup(
    <UiProvider theme={theme}>
      <BrandProvider value={brand}>
        <LocaleProvider locale={locale} setLocale={() => {}}>
          <ThemeSwitch />
        </LocaleProvider>
      </BrandProvider>
    </UiProvider>,
  );

describe('a theme defined by registry entries only', () => {
  it('[THM-3] is in the style sheet', () => {
    expect(themeCss()).toContain('\n[data-theme="ink"]{color-scheme:light;--pv-color-ground:#f4f1ea;');
  });

  it('[THM-1][THM-2] resolves from its stored name and query value, and leaves other values unchanged', () => {
    expect(isThemeName('ink')).toBe(true);
    expect(resolveThemeName(null, 'ink')).toBe('ink');
    expect(resolveThemeName('test', null)).toBe('ink');
    expect([resolveThemeName('1', 'ink'), resolveThemeName('ink', 'ink')]).toEqual(['default', 'space']);
  });

  it('[THM-3] is set by the first-paint script as by resolveThemeName', () => {
    for (const [search, stored] of [
      ['', 'ink'],
      ['?theme=test', null],
      ['?theme=1', 'ink'],
      ['?theme=2', 'ink'],
      ['', 'unknown'],
    ] as const) {
      const query = new URLSearchParams(search).get('theme');
      expect(themeAtFirstPaint(search, stored)).toBe(resolveThemeName(query, stored));
    }
  });

  it('[THM-3] is in the cycle of the theme switch', () => {
    for (const [index, theme] of themeNames.entries()) {
      const next = themeEntries[themeNames[(index + 1) % themeNames.length]!].title;
      expect(switchIn(theme, 'zh-CN')).toContain(`切换到${next['zh-CN']}主题`);
      expect(switchIn(theme, 'en')).toContain(`Switch to the ${next.en} theme`);
    }
    expect(switchIn(themeNames.at(-2)!, 'en')).toMatch(/Switch to the Ink theme.*ink icon/);
  });

  it('[BRD-1] accepts colour overrides of a brand', () => {
    expect(brandCss('jade', { ink: { color: { accent: '#0f6b4f' } } } as never)).toBe(
      '[data-brand="jade"][data-theme="ink"],[data-brand="jade"] [data-theme="ink"]{--pv-color-accent:#0f6b4f;}',
    );
  });

  it('[BRD-1] keeps its colours for a brand without overrides for it', () => {
    const lantern = { brand: 'lantern', tokens: { default: { color: { accent: '#9a3412' } } } };
    expect(brandStyle(lantern)).not.toContain('ink');
  });

  it('[BRD-1] is neither shown nor on the switch where a brand does not offer it', () => {
    const offered = ['default', 'space'] as const;
    expect(resolveThemeName('test', 'ink', 'space', offered)).not.toBe('ink');
    expect(resolveThemeName(null, 'ink', 'space', offered)).not.toBe('ink');
    const jade = brandOf('jade');
    expect(offeredThemes(jade)).not.toContain('ink');
    expect(switchIn('space', 'en', jade)).toContain(`Switch to the ${jade.themeNames?.default?.en} theme`);
    expect(switchIn('space', 'en', { ...jade, themes: ['space'] })).not.toContain('<button');
  });

  it('[THM-3] is in the HTML that the server renders', () => {
    const boot = {
      brand: brandOf('pavilion'),
      theme: ink,
      locale: 'en',
      isMember: false,
      isComplete: true,
      state: {},
    };
    const html = renderDocument({
      brand: brandOf('pavilion'),
      boot: boot as never,
      title: '',
      icon: '',
      assets: { script: '', preloads: [], styles: [] },
    });
    expect(html).toContain('<html lang="en" data-theme="ink"');
    expect(html).toContain('[data-theme="ink"]{');
  });

  it('[THM-3] has its own scenes, with the parts that it names', () => {
    expect(scenes.filter(({ theme }) => theme === ink)).toHaveLength(scenes.length / themeNames.length);
    const svg = renderScene(sceneUrl('auth', ink))?.body ?? '';
    expect(svg).toContain('data-theme="ink"');
    const palette = /\}\[data-theme='ink'\] \.[^{]*\{([^}]*)\}/.exec(svg)?.[1] ?? '';
    expect(palette).toContain('--far:#cdcdcd;');
    expect(palette).toContain('--part-birds:inline;--part-lake:none;');
    expect(palette).toContain('--part-moon:inline;');
  });

  it('[THM-3] has its own background image in SceneImage', () => {
    const sheet = new ServerStyleSheet();
    renderToStaticMarkup(sheet.collectStyles(<SceneImage name="festival" />));
    expect(sheet.getStyleTags()).toMatch(
      new RegExp(`\\[data-theme='ink'\\][^{]*\\{background-image:url\\('${sceneUrl('festival', ink)}`),
    );
    sheet.seal();
  });

  it('[GAM-2] is in the game client', () => {
    const rule = gameThemesCss('slots').split(':root[data-theme="ink"] {')[1];
    expect(rule).toContain('--pv-color-focus: #123456;');
    expect(rule).toContain('--bracket: #444444;');
    expect(gameThemeSchemes()).toContain('"ink":"light"');
  });

  it('[THM-3] has the styles of its scheme, because no source asks for a theme by its name', () => {
    expect(inScheme('light').split(', ')).toHaveLength(2);
    expect(inScheme('light')).toContain("[data-theme='ink'] &");
    expect(inScheme('dark')).not.toContain("[data-theme='ink'] &,");
    // The name of a theme in quotes; `default` has other meanings, so that it counts only beside the word theme.
    const others = otherThemeNames()
      .filter((name) => name !== ink)
      .join('|');
    const named = new RegExp(`["'](${others})["']|theme(=\\W*| [!=]==? ')(default|${others})\\b`);
    const asking = listFiles('packages', 'site', 'stories')
      .filter((path) => /\.(tsx?|js|css)$/.test(path) && !isTest(path) && !path.includes('.generated.'))
      .filter((path) => !/^packages\/ui\/src\/themes\/|^site\/src\/brands\/|\/tests\//.test(path))
      .filter((path) => named.test(readWithoutComments(path)));
    expect(asking).toEqual([]);
  });

  it('is in the toolbar of the Storybook', () => {
    expect(globalTypes.theme.toolbar.items).toContainEqual({ value: 'ink', title: '水墨 ink' });
  });

  it('[THM-4] is checked for contrast', () => {
    expect(contrastRules.filter((rule) => contrastOf(themes[ink], rule) < rule.required)).toEqual([]);
    const faint = { ...themes[ink], color: { ...themes[ink].color, ink: '#cccccc' } };
    expect(contrastRules.some((rule) => contrastOf(faint, rule) < rule.required)).toBe(true);
  });
});
