import type { Game, GameCategory } from '@pavilion/contract';
import { gameCategories } from '@pavilion/contract';
import { inLanguage } from '@pavilion/format';
import { type CoverShape, isThemeName, type ThemeName } from '@pavilion/ui';
import type { Locale } from '../messages';
import { coverDigest } from '../picture-digests.generated';

/** The path prefix of covers, which the page server renders. */
export const coverRoot = '/covers/';

/** The parameters of a cover. */
export interface Cover {
  readonly motif: string;
  readonly colors: readonly [string, string];
  readonly category: GameCategory;
  readonly name: string;
  readonly shape: CoverShape;
  readonly theme: ThemeName;
}

/** The fields of a game that its cover uses. */
export type CoveredGame = Pick<Game, 'name' | 'category' | 'cover'>;

const longestName = 40;

/**
 * The address of a cover contains all its parameters and the digest of the drawings, so that it can be cached forever.
 */
export const writeCoverUrl = ({ motif, colors, category, name, shape, theme }: Cover): string => {
  const [ground, accent] = colors.map((colour) => colour.replace('#', ''));
  return `${coverRoot}${coverDigest}/${theme}/${shape}/${motif}/${ground}-${accent}/${category}/${encodeURIComponent(name)}.svg`;
};

/** The cover of a game, with its name in the current language. */
export const coverUrl = (
  { name, category, cover }: CoveredGame,
  locale: Locale,
  shape: CoverShape,
  theme: ThemeName,
): string => writeCoverUrl({ ...cover, category, name: inLanguage(name, locale), shape, theme });

const pattern =
  /^([a-z]{1,20})\/(portrait|wide|thumbnail)\/([a-z][a-z0-9-]{0,19})\/([0-9a-f]{6})-([0-9a-f]{6})\/([a-z]{1,20})\/([^/]{1,400})\.svg$/;

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const isCategory = (word: string): word is GameCategory => gameCategories.includes(word as GameCategory);

/** Parses an address written by `writeCoverUrl`. Any other address reads as undefined. */
export const readCoverUrl = (url: string): Cover | undefined => {
  const start = `${coverRoot}${coverDigest}/`;
  const found = url.startsWith(start) ? pattern.exec(url.slice(start.length)) : null;
  if (!found) return undefined;
  const [, theme, shape, motif, ground, accent, category, encoded] = found as unknown as string[];
  const name = decoded(encoded!);
  if (
    !isThemeName(theme) ||
    !isCategory(category!) ||
    !name ||
    [...name].length > longestName ||
    /[\p{C}]/u.test(name)
  ) {
    return undefined;
  }
  return {
    motif: motif!,
    colors: [`#${ground}`, `#${accent}`],
    category,
    name,
    shape: shape as CoverShape,
    theme,
  };
};
