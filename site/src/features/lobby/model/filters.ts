import type { GameCategory } from '@pavilion/contract';
import type { CallRequest } from '@pavilion/contract/wire';

type GameListBody = CallRequest<'gameList'>;

export const shelves = ['hot', 'new', 'favourite', 'recent'] as const;
export type Shelf = (typeof shelves)[number];

export const sorts = ['recommended', 'new', 'name', 'players'] as const;
export type Sort = (typeof sorts)[number];

/** What a person looks for. It lives in the address, so that it can be shared and survives a reload. */
export interface Filters {
  readonly text: string;
  /** Code of a venue; empty for all. */
  readonly venue: string;
  readonly shelf: Shelf | undefined;
  readonly sort: Sort;
}

export const noFilters: Filters = { text: '', venue: '', shelf: undefined, sort: 'recommended' };

/** The gateway takes no longer text. */
export const maxTextLength = 40;
const maxVenueLength = 64;

const oneOf = <T extends string>(words: readonly T[], word: string | null): T | undefined =>
  words.find((each) => each === word);

/** Cuts without leaving half of a letter that is written with two units. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** Reads the filters of an address. What makes no sense there counts as not given. */
export const readFilters = (params: URLSearchParams): Filters => {
  const venue = params.get('venue') ?? '';
  return {
    text: cut(params.get('text')?.trim() ?? '', maxTextLength).trim(),
    venue: venue.length <= maxVenueLength ? venue : '',
    shelf: oneOf(shelves, params.get('shelf')),
    sort: oneOf(sorts, params.get('sort')) ?? noFilters.sort,
  };
};

/** The filters as words of an address; what is usual is left out. */
export const writeFilters = ({ text, venue, shelf, sort }: Filters): URLSearchParams => {
  const params = new URLSearchParams();
  if (text) params.set('text', text);
  if (venue) params.set('venue', venue);
  if (shelf) params.set('shelf', shelf);
  if (sort !== noFilters.sort) params.set('sort', sort);
  return params;
};

/** What the gateway is asked for. */
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

/** Shelves that belong to one person. */
export const isPersonal = (shelf: Shelf | undefined): boolean => shelf === 'favourite' || shelf === 'recent';
