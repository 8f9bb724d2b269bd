import type { Game, GameCategory } from '@pavilion/contract';
import { gameCategories } from '@pavilion/contract';
import type { Locale } from '../messages';

/** Where covers live. The server that draws the pages draws them too. */
export const coverRoot = '/covers/';

/** Everything that a cover is drawn from. */
export interface Cover {
  readonly motif: string;
  readonly colors: readonly [string, string];
  readonly category: GameCategory;
  readonly name: string;
}

/** What a cover needs of a game. */
export type CoveredGame = Pick<Game, 'name' | 'category' | 'cover'>;

const longestName = 40;

/** A digest of how covers are drawn. A test tells the new one when a drawing changes. */
export const coverDrawing = '2401c98b';

/**
 * The address of a cover: all that is drawn stands in it, and how, so that whoever has it may keep it for ever.
 */
export const writeCoverUrl = ({ motif, colors, category, name }: Cover): string => {
  const [ground, accent] = colors.map((colour) => colour.replace('#', ''));
  return `${coverRoot}${coverDrawing}/${motif}/${ground}-${accent}/${category}/${encodeURIComponent(name)}.svg`;
};

/** The picture of a game, lettered in the language that is shown. */
export const coverUrl = ({ name, category, cover }: CoveredGame, locale: Locale): string =>
  writeCoverUrl({ ...cover, category, name: name[locale] });

const pattern = /^([a-z]{1,20})\/([0-9a-f]{6})-([0-9a-f]{6})\/([a-z]{1,20})\/([^/]{1,400})\.svg$/;

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const isCategory = (word: string): word is GameCategory => gameCategories.includes(word as GameCategory);

/** Reads an address of `writeCoverUrl` back. Whatever it would not have written reads as undefined. */
export const readCoverUrl = (url: string): Cover | undefined => {
  const start = `${coverRoot}${coverDrawing}/`;
  const found = url.startsWith(start) ? pattern.exec(url.slice(start.length)) : null;
  if (!found) return undefined;
  const [, motif, ground, accent, category, encoded] = found as unknown as string[];
  const name = decoded(encoded!);
  if (!isCategory(category!) || !name || [...name].length > longestName || /[\p{C}]/u.test(name)) {
    return undefined;
  }
  return { motif: motif!, colors: [`#${ground}`, `#${accent}`], category, name };
};
