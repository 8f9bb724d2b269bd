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
  /** Ids of competitions; empty for all. In results and standings the first one counts. */
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

const oneOf = <Word extends string>(words: readonly Word[], word: string | null): Word =>
  words.find((each) => each === word) ?? words[0]!;

const idPattern = /^[\w.-]{1,64}$/;
const maxLeagues = 20;
/** The longest search text, in UTF-16 units. */
export const maxTextLength = 40;

/**
 * Parses the query of a board; ignores invalid values.
 *
 * @param chosenOdds the format that this device shows where the query has none
 */
export const readBoard = (
  params: URLSearchParams,
  area: SportArea,
  chosenOdds: OddsName = oddsNames[0]!,
): BoardState => {
  const day = params.get('day') ?? '';
  const match = params.get('match') ?? '';
  return {
    page: oneOf(pages, params.get('view')),
    provider: oneOf(providers, params.get('provider')),
    sport: oneOf(sportsOfArea(area), params.get('sport')),
    tab: oneOf(tabs, params.get('tab')),
    leagues: (params.get('league') ?? '')
      .split(',')
      .filter((id) => idPattern.test(id))
      .slice(0, maxLeagues),
    text: (params.get('text') ?? '').slice(0, maxTextLength),
    sort: oneOf(['time', 'league'], params.get('sort')),
    layout: oneOf(layouts, params.get('layout')),
    odds: oddsNames.find((name) => name === params.get('odds')) ?? chosenOdds,
    hasExtraLines: params.get('lines') === 'more',
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '',
    match: idPattern.test(match) ? match : '',
  };
};

/** Formats the state of a board as a query; omits defaults, but the format of odds where this device has chosen another. */
export const writeBoard = (
  state: BoardState,
  area: SportArea,
  chosenOdds: OddsName = oddsNames[0]!,
): URLSearchParams => {
  const written: readonly (readonly [name: string, value: string, isDefault: boolean])[] = [
    ['view', state.page, state.page === pages[0]],
    ['provider', state.provider, state.provider === providers[0]],
    ['sport', state.sport, state.sport === sportsOfArea(area)[0]],
    ['tab', state.tab, state.tab === tabs[0]],
    ['league', state.leagues.join(','), state.leagues.length === 0],
    ['day', state.day, state.day === ''],
    ['text', state.text, state.text === ''],
    ['sort', state.sort, state.sort === 'time'],
    ['layout', state.layout, state.layout === layouts[0]],
    ['odds', state.odds, state.odds === oddsNames[0] && chosenOdds === oddsNames[0]],
    ['lines', 'more', !state.hasExtraLines],
    ['match', state.match, state.match === ''],
  ];
  const params = new URLSearchParams();
  for (const [name, value, isDefault] of written) if (!isDefault) params.set(name, value);
  return params;
};
