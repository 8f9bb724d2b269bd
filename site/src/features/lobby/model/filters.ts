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

export const noFilters: Filters = { text: '', venue: '', shelf: undefined, sort: 'recommended' };

/** The limit of the gateway, UTF-16 units. */
export const maxTextLength = 40;
const maxVenueLength = 64;

const oneOf = <T extends string>(words: readonly T[], word: string | null): T | undefined =>
  words.find((each) => each === word);

/** Truncates without splitting a surrogate pair. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** Parses the filters of a query; ignores invalid values. */
export const readFilters = (params: URLSearchParams): Filters => {
  const venue = params.get('venue') ?? '';
  return {
    text: cut(params.get('text')?.trim() ?? '', maxTextLength).trim(),
    venue: venue.length <= maxVenueLength ? venue : '',
    shelf: oneOf(gameShelves, params.get('shelf')),
    sort: oneOf(gameSorts, params.get('sort')) ?? noFilters.sort,
  };
};

/** Formats the filters as a query; omits defaults. */
export const writeFilters = ({ text, venue, shelf, sort }: Filters): URLSearchParams => {
  const params = new URLSearchParams();
  if (text) params.set('text', text);
  if (venue) params.set('venue', venue);
  if (shelf) params.set('shelf', shelf);
  if (sort !== noFilters.sort) params.set('sort', sort);
  return params;
};

/** The request body for a set of filters. */
export const filterBody = (
  { text, venue, shelf, sort }: Filters,
  category: GameCategory,
): Omit<GameListBody, 'cursor'> => ({
  category,
  limit: 24,
  ...(text && { text }),
  ...(venue && { venue }),
  ...(shelf && { shelf }),
  ...(sort !== noFilters.sort && { sort }),
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
