/** Checks of a brand file (BRD-1): unknown and missing keys, languages, assets, contrast. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { brandStyle, brandTokens } from '../packages/ui/src/themes/brand-theme';
import { contrastOf, contrastRules } from '../packages/ui/src/themes/contrast-rules';
import { tokensOf } from '../packages/ui/src/themes/css-variables';
import { nearestName } from '../packages/ui/src/themes/nearest-name';
import { themeNames, themes } from '../packages/ui/src/themes/registry';
import type { MarkColors, Theme } from '../packages/ui/src/themes/theme';
import type { Brand } from '../site/src/brands';
import { locales } from '../site/src/shared/messages/locale';
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

type Shape = { readonly [key: string]: Shape | true };

const shapeOf = (value: object): Shape => Object.fromEntries(Object.keys(value).map((key) => [key, true]));
const perTheme = (shape: Shape): Shape => Object.fromEntries(themeNames.map((name) => [name, shape]));

const text: Shape = Object.fromEntries(locales.map((locale) => [locale, true]));
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
const logo = { figure: true, moon: true, colors: perTheme(markColors) } satisfies Shape;

/** The keys of a brand. A new key of `Brand` is a compile error until it is listed here. */
const brandShape: Readonly<Record<keyof Brand, Shape | true>> = {
  brand: true,
  siteName: text,
  name: text,
  latinName: true,
  since: true,
  site: true,
  favicon: true,
  defaultTheme: true,
  themes: true,
  defaultLocale: true,
  hosts: true,
  signingKey: true,
  accent: true,
  tokens: perTheme(tokens),
  logo,
};

const optional: readonly string[] = ['logo', 'accent', 'tokens'] satisfies (keyof Brand)[];

type Path = readonly string[];
type Problem = readonly [path: Path, message: string];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

const unknownKeys = (value: unknown, shape: Shape, path: Path = []): Problem[] =>
  Object.entries(isObject(value) ? value : {}).flatMap(([key, inner]): Problem[] => {
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined;
    const here = [...path, key];
    if (known === undefined) {
      const nearest = nearestName(key, Object.keys(shape));
      const advice = nearest === undefined ? '' : `; did you mean ${nearest}?`;
      return [[here, `unknown key ${here.join('.')}${advice}`]];
    }
    return known === true ? [] : unknownKeys(inner, known, here);
  });

const missingKeys = (brand: unknown): Problem[] =>
  Object.keys(brandShape)
    .filter((key) => !optional.includes(key) && at(brand, [key]) === undefined)
    .map((key) => [[key], `${key} is missing`]);

const missingLanguages = (brand: unknown): Problem[] =>
  ['siteName', 'name'].flatMap((key) =>
    locales
      .filter((locale) => isObject(at(brand, [key])) && !at(brand, [key, locale]))
      .map((locale): Problem => [[key], `${key} has no text in ${locale}`]),
  );

const oneOf = (brand: unknown, key: string, allowed: readonly string[]): Problem[] => {
  const value = at(brand, [key]);
  if (value === undefined || allowed.includes(String(value))) return [];
  return [[[key], `${key} is "${value}" and must be one of ${allowed.join(', ')}`]];
};

/** The list of themes that a brand offers: known names, among them the default theme's. */
const themeListProblems = (brand: unknown): Problem[] => {
  const [themes, defaultTheme] = [at(brand, ['themes']), at(brand, ['defaultTheme'])];
  if (themes === undefined) return [];
  if (!Array.isArray(themes)) return [[['themes'], 'themes is not a list']];
  const unknown = themes
    .filter((name) => !themeNames.includes(name))
    .map((name): Problem => [['themes'], `themes has "${name}" and may have ${themeNames.join(', ')}`]);
  const isReported = !(themeNames as readonly unknown[]).includes(defaultTheme);
  return isReported || themes.includes(defaultTheme)
    ? unknown
    : [...unknown, [['themes'], `themes lacks the default theme ${defaultTheme}`]];
};

const missingAssets = (brand: unknown): Problem[] => {
  const favicon = at(brand, ['favicon']);
  if (typeof favicon !== 'string') return [];
  if (favicon.startsWith('/') && existsSync(join(root, 'site/public', favicon))) return [];
  return [[['favicon'], `favicon ${favicon} is not a file in site/public`]];
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

/** Finds the line of a key in the object that a file exports, or of the nearest enclosing key that the file contains. */
const lineFinder = ({ path, source }: BrandFile) => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const exported = file.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])[0];
  return (keys: Path): number => {
    let node: ts.Node = exported ?? file;
    let object = exported?.initializer && objectOf(exported.initializer);
    for (const key of keys) {
      const property: ts.ObjectLiteralElementLike | undefined = object?.properties.find(
        ({ name }) => name && nameOf(name) === key,
      );
      if (!property) break;
      node = property;
      object = ts.isPropertyAssignment(property) ? objectOf(property.initializer) : undefined;
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
    ...themeListProblems(brand),
    ...oneOf(brand, 'defaultLocale', locales),
    ...missingAssets(brand),
    ...accentProblems(brand),
    ...contrastFailures(brand),
    ...unsafeValues(brand),
  ]
    .map(([path, message]) => ({ line: lineOf(path), message }))
    .sort((a, b) => a.line - b.line);
};
