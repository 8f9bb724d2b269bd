import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { themeNames } from '../packages/ui/src/themes/registry';
import { brands } from '../site/src/brands';
import { checkBrand } from './brand-check';
import { evaluateBrand } from './brand-test-kit';
import { readText, root } from './repository';

const validSource = `import type { Brand } from './brand';

export const lantern: Brand = {
  brand: 'lantern',
  siteName: { 'zh-CN': '灯会', en: 'Lantern' },
  name: { 'zh-CN': '灯会', en: 'Lantern' },
  latinName: 'LANTERN',
  since: 2026,
  site: '10001',
  favicon: '/favicon.svg',
  defaultTheme: 'space',
  themes: ['default', 'space'],
  defaultLocale: 'zh-CN',
  hosts: ['lantern.localhost'],
  signingKey: 'k',
  tokens: {
    default: {
      color: {
        accent: '#9a3412',
      },
    },
  },
};
`;

const check = (from: string, to: string) => {
  const source = validSource.replace(from, to);
  expect(source.includes(to)).toBe(true);
  return checkBrand({ path: 'lantern.ts', source, brand: evaluateBrand(source) }).map(
    ({ line, message }) => `${line} ${message}`,
  );
};

it('[BRD-1] finds no problem in a valid brand', () => expect(check('', '')).toEqual([]));

it('[BRD-1] accepts a list of themes with the default theme', () =>
  expect(check("themes: ['default', 'space'],", "themes: ['space'],")).toEqual([]));

it.each([
  [
    'a missing asset',
    "favicon: '/favicon.svg'",
    "favicon: '/lantern.svg'",
    ['10 favicon /lantern.svg is not a file in site/public'],
  ],
  [
    'text without contrast',
    "accent: '#9a3412'",
    "accent: '#f0b090'",
    [
      '19 theme default: color.onAccent on color.accent has contrast 1.76, needs 4.5',
      expect.stringContaining('19 theme default: color.accent on color.ground has contrast'),
      expect.stringContaining('color.accent on color.groundDeep'),
      expect.stringContaining('color.accent on color.surface'),
      expect.stringContaining('color.accent on color.raised'),
      expect.stringContaining('color.accent on color.sunken'),
    ],
  ],
  [
    'a value that is not a colour',
    "accent: '#9a3412'",
    "accent: 'red'",
    expect.arrayContaining(['19 Not a colour: red']),
  ],
  [
    'an accent that is not a colour',
    '  tokens: {',
    "  accent: 'red',\n  tokens: {",
    ['16 accent: Not a colour: red'],
  ],
  [
    'an unknown key',
    "site: '10001',",
    "site: '10001', sitename: 'x',",
    ['9 unknown key sitename; did you mean siteName?'],
  ],
  [
    'an unknown token',
    "accent: '#9a3412',",
    "accent: '#9a3412',\n        acent: '#9a3412',",
    ['20 unknown key tokens.default.color.acent; did you mean accent?'],
  ],
  ['an unknown theme', '    default: {', '    neon: {', ['17 unknown key tokens.neon']],
  [
    'an unknown theme among those offered',
    "themes: ['default', 'space'],",
    "themes: ['space', 'neon'],",
    [`12 themes has "neon" and may have ${themeNames.join(', ')}`],
  ],
  [
    'a list of themes without the default theme',
    "themes: ['default', 'space'],",
    "themes: ['default'],",
    ['12 themes lacks the default theme space'],
  ],
  [
    'a missing language',
    "name: { 'zh-CN': '灯会', en: 'Lantern' }",
    "name: { 'zh-CN': '灯会' }",
    ['6 name has no text in en'],
  ],
  ['a missing key', "  signingKey: 'k',\n", '', ['3 signingKey is missing']],
  [
    'a default theme that does not exist',
    "defaultTheme: 'space'",
    "defaultTheme: 'neon'",
    [`11 defaultTheme is "neon" and must be one of ${themeNames.join(', ')}`],
  ],
  [
    'a value that breaks out of its CSS declaration',
    '      color: {',
    "      radius: { sm: '0}body{display:none' },\n      color: {",
    ['4 A token of brand lantern is not a CSS value'],
  ],
])('[BRD-1] reports %s with its line', (_, from, to, problems) => expect(check(from, to)).toEqual(problems));

it.each([
  [
    'a slogan of one line',
    "slogan: { 'zh-CN': ['一', '二'], en: ['One'] }",
    ['16 slogan.en is not a list of two lines'],
  ],
  [
    'a slogan of one line in a theme',
    "themeSlogans: { space: { 'zh-CN': ['一', '二'], en: ['One'] } }",
    ['16 themeSlogans.space.en is not a list of two lines'],
  ],
  [
    'a logo that does not exist',
    "logoImage: { src: '/none.svg', width: 1, height: 1 }",
    ['16 logoImage.src /none.svg is not a file in site/public'],
  ],
  [
    'a long currency symbol',
    "currency: 'L dollars'",
    ['16 currency "L dollars" is not a symbol of 1 to 4 characters'],
  ],
  [
    'a contact without English',
    "support: { contacts: [{ name: { 'zh-CN': '客服' }, href: '/customer/main' }] }",
    ['16 support.contacts.0.name has no text in en'],
  ],
  [
    'a contact that leads nowhere',
    "support: { contacts: [{ name: { 'zh-CN': '一', en: 'One' }, href: '/suport' }] }",
    ['16 support.contacts.0.href /suport is not a page of the site'],
  ],
  [
    'an unknown category',
    "categories: ['egame', 'egames']",
    ['16 categories has "egames"; did you mean egame?'],
  ],
  [
    'an unknown deposit channel',
    "depositChannels: ['alipay', 'wechta']",
    ['16 depositChannels has "wechta"; did you mean wechat?'],
  ],
  ...['17', '18.5', "'21'", '100'].map((age): [string, string, string[]] => [
    `an adult age of ${age}`,
    `adultAge: ${age}`,
    [`16 adultAge ${age.replaceAll("'", '')} is not a whole number from 18 to 99`],
  ]),
  ['another adult age', 'adultAge: 21', []],
  ['an unknown game', "games: ['koi-gate', 'koi-gait']", ['16 games has "koi-gait"; did you mean koi-gate?']],
  [
    'a game whose category is left out',
    "games: ['koi-gate'], categories: ['sport']",
    ['16 games has "koi-gate", whose category egame is not in categories'],
  ],
  [
    'a table whose category is left out',
    "games: ['koi-gate', 'baccarat-a'], categories: ['egame']",
    ['16 games has "baccarat-a", whose category realbet is not in categories'],
  ],
  ['a slot and a table', "games: ['koi-gate', 'baccarat-a'], categories: ['egame', 'realbet']", []],
  ['an unknown feature', "off: ['malls']", ['16 off has "malls"; did you mean mall?']],
  [
    'an unknown page of the account menu',
    "accountMenu: ['vpi']",
    ['16 accountMenu has "vpi"; did you mean vip?'],
  ],
  [
    'a changed text of an unknown catalogue',
    "words: { en: { title: { vip: 'Club' } } }",
    ['16 unknown key words.en.title; did you mean titles?'],
  ],
  [
    'a changed text with an unknown key',
    "words: { en: { titles: { vpi: 'Club' } } }",
    ['16 unknown key words.en.titles.vpi; did you mean vip?'],
  ],
  [
    'a changed text without a placeholder, and with one that has no value',
    "words: { en: { app: { switchTheme: 'Use the {name} theme' } } }",
    [
      '16 words.en.app.switchTheme lacks {theme}',
      '16 words.en.app.switchTheme has {name}, which has no value there',
    ],
  ],
  ['an empty changed text', "words: { en: { titles: { vip: '' } } }", ['16 words.en.titles.vip is empty']],
  ['languages without the default one', "locales: ['en']", ['16 locales lacks the default locale zh-CN']],
  [
    'a theme name without Chinese',
    "themeNames: { space: { en: 'Night' } }",
    ['16 themeNames.space has no text in zh-CN'],
  ],
  ['a legal text without English', "legal: [{ 'zh-CN': '一' }]", ['16 legal.0 has no text in en']],
  [
    'a logo without the default theme',
    "logoImage: { src: { space: '/jade-night.svg' }, width: 132, height: 40 }",
    ['16 logoImage.src has no picture for the theme default'],
  ],
  [
    'an unknown scene',
    "pictures: { festval: '/jade.svg' }",
    ['16 unknown key pictures.festval; did you mean festival?'],
  ],
  [
    'a banner of a page that is off',
    "off: ['promotions'], banners: [{ title: { 'zh-CN': '一', en: 'One' }, subtitle: { 'zh-CN': '一', en: 'One' }, callToAction: { 'zh-CN': '一', en: 'One' }, href: '/activity/discount', picture: '/jade.svg' }]",
    ['16 banners.0.href /activity/discount is not a page of the brand'],
  ],
])('[BRD-1] reports %s with its line', (_, line, problems) =>
  expect(check('  tokens: {', `  ${line},\n  tokens: {`)).toEqual(problems),
);

it.each(brands.map((brand) => [brand.brand, brand] as const))(
  '[BRD-1] brand %s has no problem',
  (name, brand) => {
    const path = `site/src/brands/${name}.ts`;
    expect(checkBrand({ path, source: readText(path), brand })).toEqual([]);
  },
);

it('[BRD-1] no two brands share a name or a host', () => {
  for (const values of [brands.map(({ brand }) => brand), brands.flatMap(({ hosts }) => hosts)]) {
    expect(new Set(values).size).toBe(values.length);
  }
});

it('[BRD-1] reports the line of a text inside a list', () =>
  expect(
    check(
      '  tokens: {',
      "  legal: [\n    { 'zh-CN': '一', en: 'One' },\n    { 'zh-CN': '二' },\n  ],\n  tokens: {",
    ),
  ).toEqual(['18 legal.1 has no text in en']));

it('[BRD-1] npm run brand:check prints file, line and message, and fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-brand-'));
  const file = join(folder, 'lantern.ts');
  writeFileSync(file, validSource.replace('/favicon.svg', '/lantern.svg'));
  const run = (...names: string[]) =>
    spawnSync(
      process.execPath,
      ['--import', 'tsx', '--conditions=source', 'scripts/brand-check.ts', ...names],
      { cwd: root, encoding: 'utf8' },
    );
  const broken = run(file);
  rmSync(folder, { recursive: true });
  expect([broken.status, broken.stderr]).toEqual([1, '']);
  expect(broken.stdout).toContain('lantern.ts:10  favicon /lantern.svg is not a file in site/public');
  expect(broken.stdout).toContain('not in the list of site/src/brands/index.ts');
  expect(run().status).toBe(0);
});
