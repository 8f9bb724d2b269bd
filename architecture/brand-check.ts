/** Checks of a brand file (BRD-1): unknown and missing keys, languages, assets, contrast. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { gameCategories } from '../packages/contract/src/enumerations';
import { limits } from '../packages/contract/src/limits';
import { messagesIn } from '../packages/format/src/each-language';
import { languageIds, languages } from '../packages/format/src/languages';
import { depositChannels } from '../packages/gateway/src/domain/money/deposits/deposit-channels';
import { venues } from '../packages/gateway/src/venues/registry';
import { brandStyle, brandTokens } from '../packages/ui/src/themes/brand-theme';
import { contrastOf, contrastRules } from '../packages/ui/src/themes/contrast-rules';
import { tokensOf } from '../packages/ui/src/themes/css-variables';
import { nearestName } from '../packages/ui/src/themes/nearest-name';
import { themeNames, themes } from '../packages/ui/src/themes/registry';
import type { MarkColors, Theme } from '../packages/ui/src/themes/theme';
import { accountMenu } from '../site/src/app/menus/menus';
import { type Brand, brandFeatures } from '../site/src/brands';
import { catalogues } from '../site/src/brands/catalogues.generated';
import { paths } from '../site/src/routes/paths';
import { offersAddress } from '../site/src/shared/brand/offers';
import type { Catalogue } from '../site/src/shared/messages';
import { sceneNames } from '../site/src/shared/scenes/scene-url';
import { root } from './repository';

export interface BrandProblem {
  /** In the brand's file, from 1. */
  readonly line: number;
  readonly message: string;
}

/** A brand's file and the value that it exports, whose type may never have been checked. */
export interface BrandFile {
  readonly path: string;
  readonly source: string;
  readonly brand: unknown;
}

/** What a value is, when it is checked by that. */
type Kind =
  /** A link to a page of the site. */
  | 'page'
  /** A link to a page of the site, or to an address outside it. */
  | 'page-or-address'
  /** A file of site/public. */
  | 'file'
  /** One file for all themes, or one for each; the default theme needs one, to which the others fall back. */
  | 'picture'
  /** The same, but a theme without a file has the drawn scene. */
  | 'scene-picture';

type Shape = { readonly [key: string]: Shape | true | Kind };

/** The shape of each item of a list, under the key `*`. */
const listOf = (item: Shape): Shape => ({ '*': item });

const shapeOf = (value: object): Shape => Object.fromEntries(Object.keys(value).map((key) => [key, true]));
const perTheme = (shape: Shape): Shape => Object.fromEntries(themeNames.map((name) => [name, shape]));

const text: Shape = Object.fromEntries(languageIds.map((locale) => [locale, true]));
const markColors: Readonly<Record<keyof MarkColors, true>> = {
  seal: true,
  sealDeep: true,
  figure: true,
  moon: true,
  rim: true,
};
const tokens: Shape = Object.fromEntries(
  Object.entries(tokensOf(themes.default)).map(([group, values]) => [group, shapeOf(values)]),
);
const words: Shape = Object.fromEntries(
  Object.entries(catalogues).map(([id, catalogue]) => [id, shapeOf(catalogue['zh-CN'])]),
);
const logo = { figure: true, moon: true, colors: perTheme(markColors) } satisfies Shape;

/** The keys of a brand. A new key of `Brand` is a compile error until it is listed here. */
const brandShape: Readonly<Record<keyof Brand, Shape[string]>> = {
  brand: true,
  siteName: text,
  name: text,
  latinName: true,
  since: true,
  site: true,
  favicon: 'file',
  defaultTheme: true,
  themes: true,
  defaultLocale: true,
  hosts: true,
  signingKey: true,
  cacheHost: true,
  fingerprint: true,
  accent: true,
  tokens: perTheme(tokens),
  logo,
  slogan: text,
  themeSlogans: perTheme(text),
  logoImage: { src: 'picture', width: true, height: true },
  pictures: Object.fromEntries(sceneNames.map((name) => [name, 'scene-picture'])),
  currency: true,
  words: Object.fromEntries(languageIds.map((locale) => [locale, words])),
  accountMenu: true,
  support: { phone: true, contacts: listOf({ name: text, href: 'page-or-address' }) },
  categories: true,
  games: true,
  depositChannels: true,
  adultAge: true,
  off: true,
  locales: true,
  themeNames: perTheme(text),
  legal: listOf(text),
  banners: listOf({ title: text, subtitle: text, callToAction: text, href: 'page', picture: 'picture' }),
};

const required: readonly string[] = [
  'brand',
  'siteName',
  'name',
  'latinName',
  'since',
  'site',
  'favicon',
  'defaultTheme',
  'themes',
  'defaultLocale',
  'hosts',
  'signingKey',
] satisfies (keyof Brand)[];

/** The names of the keys of a brand. */
export const brandKeys: readonly string[] = Object.keys(brandShape);

type Path = readonly string[];
type Problem = readonly [path: Path, message: string];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

/** The keys that a value may have; `undefined` for any. */
const keysOf = (shape: Shape[string]): Shape | undefined => {
  if (shape === 'picture' || shape === 'scene-picture') return perTheme({});
  return typeof shape === 'object' ? shape : undefined;
};

const unknownKeys = (value: unknown, shape: Shape, path: Path = []): Problem[] =>
  Object.entries(isObject(value) ? value : {}).flatMap(([key, inner]): Problem[] => {
    const known = Object.hasOwn(shape, key) ? shape[key] : shape['*'];
    const here = [...path, key];
    if (known === undefined) {
      const nearest = nearestName(key, Object.keys(shape));
      const advice = nearest === undefined ? '' : `; did you mean ${nearest}?`;
      return [[here, `unknown key ${here.join('.')}${advice}`]];
    }
    const keys = keysOf(known);
    return keys ? unknownKeys(inner, keys, here) : [];
  });

/** The values of a brand that are of these kinds, with their paths. One that is missing is `undefined`. */
const valuesOf = (
  kinds: readonly Kind[],
  value: unknown,
  shape: Shape = brandShape,
): [Path, unknown, Kind][] => {
  const keys = Object.hasOwn(shape, '*') ? Object.keys(isObject(value) ? value : {}) : Object.keys(shape);
  return keys.flatMap((key): [Path, unknown, Kind][] => {
    const inner = shape[key] ?? shape['*'];
    const own = at(value, [key]);
    if (typeof inner === 'string') return kinds.includes(inner) ? [[[key], own, inner]] : [];
    if (typeof inner !== 'object' || !isObject(own)) return [];
    return valuesOf(kinds, own, inner).map(([path, ...rest]) => [[key, ...path], ...rest]);
  });
};

const missingKeys = (brand: unknown): Problem[] =>
  required.filter((key) => at(brand, [key]) === undefined).map((key) => [[key], `${key} is missing`]);

/** The texts of a brand that lack a language, wherever the shape has a text. */
const missingLanguages = (value: unknown, shape: Shape[string] = brandShape, path: Path = []): Problem[] => {
  if (!isObject(value) || shape === true) return [];
  if (shape === text) {
    return languageIds
      .filter((locale) => !languages[locale].fallback && !value[locale])
      .map((locale): Problem => [path, `${path.join('.')} has no text in ${locale}`]);
  }
  if (typeof shape === 'string') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    missingLanguages(inner, shape[key] ?? shape['*'] ?? true, [...path, key]),
  );
};

const oneOf = (brand: unknown, key: string, allowed: readonly string[]): Problem[] => {
  const value = at(brand, [key]);
  if (value === undefined || allowed.includes(String(value))) return [];
  return [[[key], `${key} is "${value}" and must be one of ${allowed.join(', ')}`]];
};

/** A list of known names, each once. */
const listProblems = (brand: unknown, key: keyof Brand, known: readonly string[]): Problem[] => {
  const list = at(brand, [key]);
  if (list === undefined) return [];
  if (!Array.isArray(list)) return [[[key], `${key} is not a list`]];
  if (list.length === 0 && key !== 'off') return [[[key], `${key} is an empty list`]];
  return list
    .filter((name, index) => !known.includes(name) || list.indexOf(name) !== index)
    .map((name): Problem => {
      if (known.includes(name)) return [[key], `${key} has "${name}" twice`];
      const nearest = nearestName(String(name), known);
      const advice = nearest ? `; did you mean ${nearest}?` : ` and may have ${known.join(', ')}`;
      return [[key], `${key} has "${name}"${advice}`];
    });
};

/** The value that a brand starts with is one of those that visitors can choose. */
const missingDefault = (
  brand: unknown,
  { list, one, known }: { list: keyof Brand; one: keyof Brand; known: readonly string[] },
): Problem[] => {
  const [offered, value] = [at(brand, [list]), at(brand, [one])];
  if (!Array.isArray(offered) || !known.includes(value as string) || offered.includes(value)) return [];
  const what = one.replace('default', 'default ').toLowerCase();
  return [[[list], `${list} lacks the ${what} ${value}`]];
};

const missingAssets = (brand: unknown): Problem[] =>
  valuesOf(['file', 'picture', 'scene-picture'], brand)
    .flatMap(([path, value]) =>
      isObject(value)
        ? Object.entries(value).map(([theme, file]) => [[...path, theme], file] as const)
        : [[path, value] as const],
    )
    .filter(
      ([, file]) =>
        file !== undefined &&
        !(String(file).startsWith('/') && existsSync(join(root, 'site/public', `${file}`))),
    )
    .map(([path, file]) => [path, `${path.join('.')} ${file} is not a file in site/public`]);

const missingDefaultPictures = (brand: unknown): Problem[] =>
  valuesOf(['picture'], brand)
    .filter(([, value]) => isObject(value) && value.default === undefined)
    .map(([path]) => [path, `${path.join('.')} has no picture for the theme default`]);

const sloganProblems = (brand: unknown): Problem[] =>
  [['slogan'], ...themeNames.map((name) => ['themeSlogans', name])]
    .flatMap((path) => languageIds.map((locale) => [...path, locale]))
    .filter((path) => {
      const lines = at(brand, path);
      return lines !== undefined && !(Array.isArray(lines) && lines.length === 2 && lines.every(Boolean));
    })
    .map((path) => [path, `${path.join('.')} is not a list of two lines`]);

/** At most this many characters fit before the amounts of the cashier. */
const maxCurrencyLength = 4;

const currencyProblems = (brand: unknown): Problem[] => {
  const currency = at(brand, ['currency']);
  if (
    currency === undefined ||
    (typeof currency === 'string' && /^\S+$/.test(currency) && currency.length <= maxCurrencyLength)
  )
    return [];
  return [[['currency'], `currency "${currency}" is not a symbol of 1 to ${maxCurrencyLength} characters`]];
};

const oldestAdultAge = 99;

const adultAgeProblems = (brand: unknown): Problem[] => {
  const age = at(brand, ['adultAge']);
  if (
    age === undefined ||
    (Number.isInteger(age) && Number(age) >= limits.adultAge && Number(age) <= oldestAdultAge)
  )
    return [];
  return [
    [['adultAge'], `adultAge ${age} is not a whole number from ${limits.adultAge} to ${oldestAdultAge}`],
  ];
};

/** The placeholders that every text may use (`commonValues`). */
const commonPlaceholders = ['{currency}', '{age}'];

const placeholdersOf = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

/** The texts that a brand replaces by an empty one, or by one that lacks or adds a placeholder. */
const wordProblems = (brand: unknown): Problem[] =>
  languageIds.flatMap((locale) =>
    Object.entries<Catalogue>(catalogues).flatMap(([id, catalogue]) => {
      const texts = messagesIn(catalogue, locale);
      const changed = at(brand, ['words', locale, id]);
      return Object.entries(isObject(changed) ? changed : {}).flatMap(([key, word]): Problem[] => {
        const path = ['words', locale, id, key];
        const text = texts[key];
        if (text === undefined) return [];
        if (typeof word !== 'string') return [[path, `${path.join('.')} is not a text`]];
        if (word === '') return [[path, `${path.join('.')} is empty`]];
        const [needed, given] = [placeholdersOf(text), placeholdersOf(word)];
        const missing = needed.filter((name) => !given.includes(name));
        const unknown = given.filter((name) => !needed.includes(name) && !commonPlaceholders.includes(name));
        return [
          ...missing.map((name): Problem => [path, `${path.join('.')} lacks ${name}`]),
          ...unknown.map(
            (name): Problem => [path, `${path.join('.')} has ${name}, which has no value there`],
          ),
        ];
      });
    }),
  );

const everyPath = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(everyPath);
const sitePaths = everyPath(paths);

/** Links of the brand: paths of pages that it has, and for contacts addresses outside the site. */
const linkProblems = (brand: unknown): Problem[] =>
  valuesOf(['page', 'page-or-address'], brand).flatMap(([path, href, kind]): Problem[] => {
    if (href === undefined) return [[path, `${path.join('.')} is missing`]];
    const [page = ''] = String(href).split(/[?#]/);
    if (kind === 'page-or-address' && /^(https:\/\/|mailto:|tel:)./.test(page)) return [];
    const isPage = sitePaths.includes(page);
    if (isPage && offersAddress(brand as Brand, page)) return [];
    return [[path, `${path.join('.')} ${href} is not a page of ${isPage ? 'the brand' : 'the site'}`]];
  });

/** The games that lobbies list, of every venue. */
const allGames = venues.flatMap(({ category, games }) => games.map(({ code }) => ({ code, category })));

/** A game whose category the brand leaves out could not be opened. */
const unreachableGames = (brand: unknown): Problem[] => {
  const [games, categories] = [at(brand, ['games']), at(brand, ['categories'])];
  if (!Array.isArray(games) || !Array.isArray(categories)) return [];
  return allGames
    .filter(({ code, category }) => games.includes(code) && !categories.includes(category))
    .map(({ code, category }) => [
      ['games'],
      `games has "${code}", whose category ${category} is not in categories`,
    ]);
};

/** The theme with the tokens of the brand. */
const withBrand = (theme: Theme, changes: unknown): Theme => ({
  ...theme,
  ...Object.fromEntries(
    Object.entries(tokensOf(theme)).map(([group, values]) => {
      const changed = at(changes, [group]);
      return [group, { ...values, ...(isObject(changed) ? changed : {}) }];
    }),
  ),
});

const accentProblems = (brand: unknown): Problem[] => {
  try {
    brandTokens(brand as Brand);
    return [];
  } catch (error) {
    return [[['accent'], `accent: ${(error as Error).message}`]];
  }
};

/**
 * Checks the pairs with a token of the brand; the tests of the themes check the others, and those derived from the accent
 * have the contrast.
 */
const contrastFailures = (brand: unknown): Problem[] =>
  themeNames.flatMap((name) => {
    const changes = at(brand, ['tokens', name]);
    const isAccentValid = accentProblems(brand).length === 0;
    const theme = withBrand(themes[name], isAccentValid ? brandTokens(brand as Brand)[name] : changes);
    return contrastRules.flatMap((rule): Problem[] => {
      const changed = [rule.background, `color.${rule.foreground}`].find(
        (token) => at(changes, token.split('.')) !== undefined,
      );
      if (!changed) return [];
      const path = ['tokens', name, ...changed.split('.')];
      try {
        const ratio = contrastOf(theme, rule);
        if (ratio >= rule.required) return [];
        const pair = `color.${rule.foreground} on ${rule.background}`;
        return [[path, `theme ${name}: ${pair} has contrast ${ratio.toFixed(2)}, needs ${rule.required}`]];
      } catch (error) {
        return [[path, (error as Error).message]];
      }
    });
  });

const unsafeValues = (brand: unknown): Problem[] => {
  const hasUnknownTokens = unknownKeys(at(brand, ['tokens']), brandShape.tokens as Shape).length > 0;
  if (typeof at(brand, ['brand']) !== 'string' || hasUnknownTokens || accentProblems(brand).length > 0)
    return [];
  try {
    brandStyle(brand as Brand);
    return [];
  } catch (error) {
    return [[['brand'], (error as Error).message]];
  }
};

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : '';

const objectOf = (node: ts.Expression): ts.ObjectLiteralExpression | undefined => {
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? objectOf(node.expression) : undefined;
};

const initializerOf = (node: ts.Expression, key: string): ts.Node | undefined =>
  ts.isArrayLiteralExpression(node)
    ? node.elements[Number(key)]
    : objectOf(node)?.properties.find(({ name }) => name && nameOf(name) === key);

/** Finds the line of a key in the object that a file exports, or of the nearest enclosing key that the file contains. */
const lineFinder = ({ path, source }: BrandFile) => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const exported = file.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])[0];
  return (keys: Path): number => {
    let node: ts.Node = exported ?? file;
    let value: ts.Expression | undefined = exported?.initializer;
    for (const key of keys) {
      const inner: ts.Node | undefined = value && initializerOf(value, key);
      if (!inner) break;
      node = inner;
      value = ts.isPropertyAssignment(inner) ? inner.initializer : (inner as ts.Expression);
    }
    return file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  };
};

/** The problems of a brand file, in the order of its lines. */
export const checkBrand = (file: BrandFile): BrandProblem[] => {
  const lineOf = lineFinder(file);
  const { brand } = file;
  return [
    ...unknownKeys(brand, brandShape),
    ...missingKeys(brand),
    ...missingLanguages(brand),
    ...oneOf(brand, 'defaultTheme', themeNames),
    ...oneOf(brand, 'defaultLocale', languageIds),
    ...listProblems(brand, 'themes', themeNames),
    ...missingDefault(brand, { list: 'themes', one: 'defaultTheme', known: themeNames }),
    ...listProblems(brand, 'locales', languageIds),
    ...missingDefault(brand, { list: 'locales', one: 'defaultLocale', known: languageIds }),
    ...listProblems(brand, 'categories', gameCategories),
    ...listProblems(
      brand,
      'games',
      allGames.map(({ code }) => code),
    ),
    ...unreachableGames(brand),
    ...listProblems(
      brand,
      'depositChannels',
      depositChannels.map(({ code }) => code),
    ),
    ...listProblems(brand, 'off', brandFeatures),
    ...listProblems(brand, 'accountMenu', accountMenu),
    ...wordProblems(brand),
    ...sloganProblems(brand),
    ...currencyProblems(brand),
    ...adultAgeProblems(brand),
    ...linkProblems(brand),
    ...missingAssets(brand),
    ...missingDefaultPictures(brand),
    ...accentProblems(brand),
    ...contrastFailures(brand),
    ...unsafeValues(brand),
  ]
    .map(([path, message]) => ({ line: lineOf(path), message }))
    .sort((a, b) => a.line - b.line);
};
