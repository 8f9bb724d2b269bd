import { languageIds, languages } from '@pavilion/format';
import type { scales } from './scales';
import type { Theme } from './theme';

/** The parts of a theme that become CSS variables. */
export type ThemeTokens = Omit<Theme, 'scheme' | 'mark'>;
export type SharedTokens = typeof scales;

/** `('color', 'accentHover')` gives `--pv-color-accent-hover`. */
export const variableName = (group: string, key: string): string =>
  `--pv-${group}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Declarations of every token in the groups, as CSS text. */
export const declarations = (groups: object): string =>
  Object.entries(groups as Record<string, Record<string, string>>)
    .flatMap(([group, values]) =>
      Object.entries(values).map(([key, value]) => `${variableName(group, key)}:${value};`),
    )
    .join('');

/** The same shape, each value replaced by a reference to its variable. */
export type References<T> = { readonly [G in keyof T]: { readonly [K in keyof T[G]]: string } };

const group = (name: string) =>
  new Proxy({} as Record<string, string>, {
    get: (_, key) => `var(${variableName(name, String(key))})`,
  });

/**
 * References made when they are read, so that a component's bundle has the names of its tokens and not the whole theme.
 * The tokens exist in the type only; the object has no keys to enumerate.
 */
export const references = <T extends object>(): References<T> =>
  new Proxy({} as References<T>, { get: (_, name) => group(String(name)) });

/** The fields of a theme that are tokens. */
export const tokensOf = ({ scheme: _scheme, mark: _mark, ...tokens }: Theme): ThemeTokens => tokens;

/**
 * The rule that exchanges the colours of gain and loss where the selectors match an element in a language whose readers expect
 * gains in green; empty without such a language.
 */
export const greenGainsRule = (
  selectors: readonly string[],
  { gain, loss }: Readonly<Record<'gain' | 'loss', string>>,
): string => {
  const greenGains = languageIds.filter((id) => !languages[id].hasRedGains);
  const inLanguages = selectors.flatMap((selector) => greenGains.map((id) => `${selector}:lang(${id})`));
  return inLanguages.length === 0
    ? ''
    : `${inLanguages}{${declarations({ color: { gain: loss, loss: gain } })}}`;
};
