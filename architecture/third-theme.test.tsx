/**
 * Registers a third theme, `third`, in this test only, and checks that registry entries alone are enough to show a theme
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
import { inScheme, themes } from '../packages/ui/src/themes/registry';
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
  registry.themeEntries.third = {
    title: { 'zh-CN': '第三套', en: 'Third' },
    icon: () => 'third icon',
    query: 'test',
    scheme: 'light',
  };
  registry.themeNames.push('third');
  themes.third = {
    ...themes.default,
    color: { ...themes.default.color, ground: '#f4f1ea', focus: '#123456' },
  };
  scenePalettes.third = {
    setting: 'orbit',
    parts: ['birds', 'moon'],
    colors: { ...scenePalettes.default.colors, far: '#cdcdcd' },
  };
  gamePalettes.third = { ...gamePalettes.default, bracket: '#444444' };
  return registry;
});

const third = 'third' as ThemeName;

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
    expect(themeCss()).toContain('\n[data-theme="third"]{color-scheme:light;--pv-color-ground:#f4f1ea;');
  });

  it('[THM-1][THM-2] resolves from its stored name and query value, and leaves other values unchanged', () => {
    expect(isThemeName('third')).toBe(true);
    expect(resolveThemeName(null, 'third')).toBe('third');
    expect(resolveThemeName('test', null)).toBe('third');
    expect([resolveThemeName('1', 'third'), resolveThemeName('third', 'third')]).toEqual([
      'default',
      'space',
    ]);
  });

  it('[THM-3] is set by the first-paint script as by resolveThemeName', () => {
    for (const [search, stored] of [
      ['', 'third'],
      ['?theme=test', null],
      ['?theme=1', 'third'],
      ['?theme=2', 'third'],
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
    expect(switchIn(themeNames.at(-2)!, 'en')).toMatch(/Switch to the Third theme.*third icon/);
  });

  it('[BRD-1] accepts colour overrides of a brand', () => {
    expect(brandCss('jade', { third: { color: { accent: '#0f6b4f' } } } as never)).toBe(
      '[data-brand="jade"][data-theme="third"],[data-brand="jade"] [data-theme="third"]{--pv-color-accent:#0f6b4f;}',
    );
  });

  it('[BRD-1] keeps its colours for a brand without overrides for it', () => {
    const lantern = { brand: 'lantern', tokens: { default: { color: { accent: '#9a3412' } } } };
    expect(brandStyle(lantern)).not.toContain('third');
  });

  it('[BRD-1] is neither shown nor on the switch where a brand does not offer it', () => {
    const offered = ['default', 'space'] as const;
    expect(resolveThemeName('test', 'third', 'space', offered)).not.toBe('third');
    expect(resolveThemeName(null, 'third', 'space', offered)).not.toBe('third');
    const jade = brandOf('jade');
    expect(offeredThemes(jade)).not.toContain('third');
    expect(switchIn('space', 'en', jade)).toContain(`Switch to the ${jade.themeNames?.default?.en} theme`);
    expect(switchIn('space', 'en', { ...jade, themes: ['space'] })).not.toContain('<button');
  });

  it('[THM-3] is in the HTML that the server renders', () => {
    const boot = {
      brand: brandOf('pavilion'),
      theme: third,
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
    expect(html).toContain('<html lang="en" data-theme="third"');
    expect(html).toContain('[data-theme="third"]{');
  });

  it('[THM-3] has its own scenes, with the parts that it names', () => {
    expect(scenes.filter(({ theme }) => theme === third)).toHaveLength(scenes.length / themeNames.length);
    const svg = renderScene(sceneUrl('auth', third))?.body ?? '';
    expect(svg).toContain('data-theme="third"');
    const palette = /\}\[data-theme='third'\] \.[^{]*\{([^}]*)\}/.exec(svg)?.[1] ?? '';
    expect(palette).toContain('--far:#cdcdcd;');
    expect(palette).toContain('--part-birds:inline;--part-aurora:none;');
    expect(palette).toContain('--part-moon:inline;');
  });

  it('[THM-3] has its own background image in SceneImage', () => {
    const sheet = new ServerStyleSheet();
    renderToStaticMarkup(sheet.collectStyles(<SceneImage name="festival" />));
    expect(sheet.getStyleTags()).toMatch(
      new RegExp(`\\[data-theme='third'\\][^{]*\\{background-image:url\\('${sceneUrl('festival', third)}`),
    );
    sheet.seal();
  });

  it('[GAM-2] is in the game client', () => {
    const rule = gameThemesCss('slots').split(':root[data-theme="third"] {')[1];
    expect(rule).toContain('--pv-color-focus: #123456;');
    expect(rule).toContain('--bracket: #444444;');
    expect(gameThemeSchemes()).toContain('"third":"light"');
  });

  it('[THM-3] has the styles of its scheme, because no source asks for a theme by its name', () => {
    const light = Object.values(themeEntries).filter(({ scheme }) => scheme === 'light');
    expect(inScheme('light').split(', ')).toHaveLength(light.length);
    expect(inScheme('light')).toContain("[data-theme='third'] &");
    expect(inScheme('dark')).not.toContain("[data-theme='third'] &,");
    // The name of a theme in quotes. `default` and names that tokens have too (`ink`) count only beside the word theme.
    const names = themeNames.filter((name) => name !== third);
    const unambiguous = names.filter(
      (name) => name !== 'default' && !Object.hasOwn(themes.default.color, name),
    );
    const named = new RegExp(
      `["'](${unambiguous.join('|')})["']|theme(=\\W*| [!=]==? ')(${names.join('|')})\\b`,
    );
    const asking = listFiles('packages', 'site', 'stories')
      .filter((path) => /\.(tsx?|js|css)$/.test(path) && !isTest(path) && !path.includes('.generated.'))
      .filter((path) => !/^packages\/ui\/src\/themes\/|^site\/src\/brands\/|\/tests\//.test(path))
      .filter((path) => named.test(readWithoutComments(path)));
    expect(asking).toEqual([]);
  });

  it('is in the toolbar of the Storybook', () => {
    expect(globalTypes.theme.toolbar.items).toContainEqual({ value: 'third', title: '第三套 third' });
  });

  it('[THM-4] is checked for contrast', () => {
    expect(contrastRules.filter((rule) => contrastOf(themes[third], rule) < rule.required)).toEqual([]);
    const faint = { ...themes[third], color: { ...themes[third].color, ink: '#cccccc' } };
    expect(contrastRules.some((rule) => contrastOf(faint, rule) < rule.required)).toBe(true);
  });
});
