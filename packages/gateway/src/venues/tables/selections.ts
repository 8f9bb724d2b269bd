import type { LocalText } from '@pavilion/contract';
import { inEachLanguage, inLanguage } from '@pavilion/format';
import type { NumberPick, Selection, SelectionGroup, TableGame } from './table-game';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The numbers of a pick's selection id; undefined when they are none of the pick: too few, repeated, not ascending. */
const numbersOf = ({ prefix, count, of }: NumberPick, id: string): readonly string[] | undefined => {
  if (!id.startsWith(`${prefix}:`)) return undefined;
  const numbers = id.slice(prefix.length + 1).split('-');
  const isSound = numbers.every((text, index) => {
    const number = Number(text);
    const before = index === 0 ? 0 : Number(numbers[index - 1]);
    return /^\d\d$/.test(text) && number > before && number <= of;
  });
  return isSound && numbers.length === count ? numbers : undefined;
};

/** A selection of a pick, by which its return is computed: all of a pick have the same. */
export const exampleOf = ({ prefix, count }: NumberPick): string =>
  `${prefix}:${Array.from({ length: count }, (_, index) => twoDigits(index + 1)).join('-')}`;

const pickName = ({ name }: NumberPick, numbers: readonly string[]): LocalText =>
  inEachLanguage((language) => `${inLanguage(name, language)} ${numbers.join(' ')}`);

const byId = new WeakMap<TableGame, ReadonlyMap<string, Selection>>();

const listedIn = (game: TableGame): ReadonlyMap<string, Selection> => {
  const known = byId.get(game);
  if (known) return known;
  const listed = new Map(
    game.groups.flatMap(({ selections }) => selections).map((selection) => [selection.id, selection]),
  );
  byId.set(game, listed);
  return listed;
};

/** The selection of a game with an id; undefined when it has none. */
export const selectionOf = (game: TableGame, id: string): Selection | undefined => {
  const listed = listedIn(game).get(id);
  if (listed) return listed;
  for (const pick of game.groups.flatMap(({ picks = [] }) => picks)) {
    const numbers = numbersOf(pick, id);
    if (numbers) return { id, name: pickName(pick, numbers) };
  }
  return undefined;
};

/** The group with a selection; undefined for a pick. */
export const groupOf = (game: TableGame, id: string): SelectionGroup | undefined =>
  game.groups.find(({ selections }) => selections.some((selection) => selection.id === id));

/** The pick that a selection id belongs to. */
export const pickOf = (game: TableGame, id: string): NumberPick | undefined =>
  game.groups.flatMap(({ picks = [] }) => picks).find((pick) => numbersOf(pick, id) !== undefined);
