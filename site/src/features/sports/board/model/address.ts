import type { SportsProvider } from '@pavilion/contract';
import { type Sport, type SportArea, sportsOfArea } from '@pavilion/contract/sports';
import { OddsFormat } from '@pavilion/format';

export const providers = ['IMTY', 'OBTY', 'FBTY'] as const satisfies readonly SportsProvider[];
export const tabs = ['live', 'today', 'early', 'favourites', 'outrights', 'recent'] as const;
export type BoardTab = (typeof tabs)[number];
export const pages = ['board', 'results', 'standings'] as const;
export type BoardPage = (typeof pages)[number];
export const layouts = ['asian', 'european'] as const;
export type BoardLayout = (typeof layouts)[number];
/** All formats, in the order in which members choose them. */
export const oddsFormats = {
  europe: OddsFormat.Europe,
  hongkong: OddsFormat.Hongkong,
  malay: OddsFormat.Malay,
  indonesia: OddsFormat.Indonesia,
} as const satisfies Readonly<Record<Uncapitalize<keyof typeof OddsFormat>, OddsFormat>>;
export type OddsName = keyof typeof oddsFormats;
export const oddsNames = Object.keys(oddsFormats) as OddsName[];

/** What a board shows. All of it is in the query of the address; the device keeps the chosen format of odds besides. */
export interface BoardState {
  readonly page: BoardPage;
  readonly provider: SportsProvider;
  readonly sport: Sport;
  readonly tab: BoardTab;
  /** Ids of competitions; empty for all. Of tables the first one counts. */
  readonly leagues: readonly string[];
  readonly text: string;
  readonly sort: 'time' | 'league';
  readonly layout: BoardLayout;
  readonly odds: OddsName;
  readonly hasExtraLines: boolean;
  /** `2026-11-22`; empty for all days. */
  readonly day: string;
  /** The opened event. */
  readonly match: string;
}

const idPattern = /^[\w.-]{1,64}$/;
const maxLeagues = 20;
/** The longest search text, in UTF-16 units. */
export const maxTextLength = 40;

interface BoardField<Value> {
  /** The parameter of the address. */
  readonly param: string;
  /** The value of a parameter, which is empty if it is missing; the default for an invalid one. */
  readonly read: (word: string) => Value;
  /** The parameter for a value; empty for the default. */
  readonly write: (value: Value) => string;
  /** Of a filter, which leaves out matches: the value of one that is not set. */
  readonly none?: Value;
  /** Whether the choices of a filter are those of one list, so that another tab clears it. */
  readonly isOfTab?: boolean;
}

/** A choice from a list of words; the first one is the default. */
const choice = <Word extends string>(param: string, words: readonly Word[]) => ({
  param,
  read: (word: string): Word => words.find((each) => each === word) ?? words[0]!,
  write: (word: Word) => (word === words[0] ? '' : word),
});

/** A text that is empty by default. */
const text = (param: string, read: (word: string) => string) => ({
  param,
  read,
  write: (word: string) => word,
});

type BoardFields = { readonly [Name in keyof BoardState]: BoardField<BoardState[Name]> };

const fieldsOf = (area: SportArea, chosenOdds: OddsName): BoardFields => ({
  page: choice('view', pages),
  provider: choice('provider', providers),
  sport: choice('sport', sportsOfArea(area)),
  tab: choice('tab', tabs),
  leagues: {
    param: 'league',
    read: (word) =>
      word
        .split(',')
        .filter((id) => idPattern.test(id))
        .slice(0, maxLeagues),
    write: (ids) => ids.join(','),
    none: [],
    isOfTab: true,
  },
  day: { ...text('day', (word) => (/^\d{4}-\d{2}-\d{2}$/.test(word) ? word : '')), none: '', isOfTab: true },
  text: { ...text('text', (word) => word.slice(0, maxTextLength)), none: '' },
  sort: choice('sort', ['time', 'league']),
  layout: choice('layout', layouts),
  odds: {
    param: 'odds',
    read: (word) => oddsNames.find((name) => name === word) ?? chosenOdds,
    // The first format is in the address where this device has chosen another.
    write: (name) => (name === oddsNames[0] && chosenOdds === oddsNames[0] ? '' : name),
  },
  hasExtraLines: { param: 'lines', read: (word) => word === 'more', write: (value) => (value ? 'more' : '') },
  match: text('match', (word) => (idPattern.test(word) ? word : '')),
});

const defaultFields = Object.entries(fieldsOf('sport', oddsNames[0]!)) as [
  keyof BoardState,
  BoardField<unknown>,
][];
const noneOf = (isIncluded: (field: BoardField<unknown>) => boolean): Partial<BoardState> =>
  Object.fromEntries(
    defaultFields.flatMap(([name, field]) =>
      field.none !== undefined && isIncluded(field) ? [[name, field.none]] : [],
    ),
  );

/** No filter is set: all matches of a tab. */
export const noFilters = noneOf(() => true);

/** The filters that another tab clears. */
export const noFiltersOfTab = noneOf(({ isOfTab }) => isOfTab === true);

/** Whether a filter leaves out matches. */
export const isFiltered = (state: BoardState): boolean =>
  defaultFields.some(([name, { none, write }]) => none !== undefined && write(state[name]) !== write(none));

/**
 * Parses the query of a board; ignores invalid values.
 *
 * @param chosenOdds the format that this device shows where the query has none
 */
export const readBoard = (
  params: URLSearchParams,
  area: SportArea,
  chosenOdds: OddsName = oddsNames[0]!,
): BoardState =>
  Object.fromEntries(
    Object.entries(fieldsOf(area, chosenOdds)).map(([name, { param, read }]) => [
      name,
      read(params.get(param) ?? ''),
    ]),
  ) as unknown as BoardState;

/** Formats the state of a board as a query; omits defaults. */
export const writeBoard = (
  state: BoardState,
  area: SportArea,
  chosenOdds: OddsName = oddsNames[0]!,
): URLSearchParams => {
  const params = new URLSearchParams();
  const fields = Object.entries(fieldsOf(area, chosenOdds)) as [keyof BoardState, BoardField<unknown>][];
  for (const [name, { param, write }] of fields) {
    const word = write(state[name]);
    if (word !== '') params.set(param, word);
  }
  return params;
};
