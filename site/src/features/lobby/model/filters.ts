import { type GameCategory, type GameShelf, type GameSort, gameShelves, gameSorts } from '@pavilion/contract';
import type { CallRequest } from '@pavilion/contract/wire';

type GameListBody = CallRequest<'gameList'>;

/** The filters of the game list. They are stored in the query of the address, which can be shared and reloaded. */
export interface Filters {
  readonly text: string;
  /** The code of a venue; empty for all. */
  readonly venue: string;
  readonly shelf: GameShelf | undefined;
  readonly sort: GameSort;
}

/** The limit of the gateway, UTF-16 units. */
export const maxTextLength = 40;
const maxVenueLength = 64;

const oneOf = <T extends string>(words: readonly T[], word: string): T | undefined =>
  words.find((each) => each === word);

/** Truncates without splitting a surrogate pair. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

interface FilterField<Value> {
  /** The value of a filter that is not set. */
  readonly none: Value;
  /** The value of a parameter of the address, which is empty if it is missing; `none` for an invalid one. */
  readonly read: (word: string) => Value;
}

/** Every filter. A set one has the same name in the address and in the request. */
const filterFields: { readonly [Name in keyof Filters]: FilterField<Filters[Name]> } = {
  text: { none: '', read: (word) => cut(word.trim(), maxTextLength).trim() },
  venue: { none: '', read: (word) => (word.length <= maxVenueLength ? word : '') },
  shelf: { none: undefined, read: (word) => oneOf(gameShelves, word) },
  sort: { none: 'recommended', read: (word) => oneOf(gameSorts, word) ?? 'recommended' },
};
const filterNames = Object.keys(filterFields) as (keyof Filters)[];

const everyFilter = (filterOf: (name: keyof Filters) => unknown) =>
  Object.fromEntries(filterNames.map((name) => [name, filterOf(name)])) as unknown as Filters;

export const noFilters: Filters = everyFilter((name) => filterFields[name].none);

/** The names of the filters that are set. */
export const setFilters = (filters: Filters): (keyof Filters)[] =>
  filterNames.filter((name) => filters[name] !== noFilters[name]);

const setValues = (filters: Filters) =>
  Object.fromEntries(setFilters(filters).map((name) => [name, filters[name]])) as Pick<
    GameListBody,
    keyof Filters
  >;

/** Parses the filters of a query; ignores invalid values. */
export const readFilters = (params: URLSearchParams): Filters =>
  everyFilter((name) => filterFields[name].read(params.get(name) ?? ''));

/** Formats the filters as a query; omits defaults. */
export const writeFilters = (filters: Filters): URLSearchParams =>
  new URLSearchParams({ ...setValues(filters) });

/** The request body for a set of filters. */
export const filterBody = (filters: Filters, category: GameCategory): Omit<GameListBody, 'cursor'> => ({
  category,
  limit: 24,
  ...setValues(filters),
});

/** The request body for the shelf of a visitor: the gateway does not know it, so the games are chosen from all of them. */
export const visitorShelfBody = (filters: Filters, category: GameCategory): Omit<GameListBody, 'cursor'> => ({
  ...filterBody({ ...filters, shelf: undefined }, category),
  limit: 60,
});

/** The games with some codes, in the order of the list or of the codes. */
export const pickGames = <T extends { readonly code: string }>(
  games: readonly T[],
  codes: readonly string[],
  isByCodes: boolean,
): T[] => {
  if (!isByCodes) return games.filter(({ code }) => codes.includes(code));
  return codes.flatMap((code) => games.find((game) => game.code === code) ?? []);
};

/** Whether a shelf depends on the member, or the visitor. */
export const isPersonal = (shelf: GameShelf | undefined): boolean =>
  shelf === 'favourite' || shelf === 'recent';
