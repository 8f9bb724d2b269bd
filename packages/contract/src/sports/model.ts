import { localized as text } from '@pavilion/format';
import type { LocalText } from '../entities/common';
import type { MarketQuantity, SportWithMarkets } from './market-types';
import type { SportsProvider } from './providers';

/** A board of the sportsbook: its path in the site, and the category of its bets. */
export type SportArea = 'sport' | 'gaming';

/** What every part of the product needs to know about a sport. */
export interface SportDefinition<Quantity extends string = string> {
  readonly area: SportArea;
  readonly name: LocalText;
  /** The period whose score is the score of the match. */
  readonly mainPeriod: 'ft' | 'sets' | 'maps';
  /** The quantity of its markets that is the difference of this score, home less away. */
  readonly difference: Quantity;
  /** How the points of a game are displayed: as numbers, or 15, 30, 40 and advantage. */
  readonly pointDisplay: 'numbers' | 'tennis';
  /**
   * Minutes of a half, if the clock counts the minutes of two halves with added time, as in football. Null: clocks show minutes and
   * seconds, and breaks are not half time.
   */
  readonly halfMinutes: number | null;
  /** Teams have shields and short names; players are people, whose names are written in full. */
  readonly participants: 'teams' | 'players';
  /** The sport in the calls of each provider. */
  readonly codes: Readonly<Record<SportsProvider, string | number>>;
}

/**
 * The sports of the sportsbook, one row each, in the order of lists. Schemas, boards, tabs, counts and the category of
 * bets derive from the rows. Everything else of a sport is a `Record<Sport, …>`, so that `npm run typecheck` names it:
 * market types and void rules (`market-types.ts`), incidents and statistics (`match-facts.ts`), the engine and the schedule of the
 * gateway, and how the site shows it (`sport-looks.ts`). Proved by `npm run test:unit -- sports sport-looks`.
 */
export const sportDefinitions = {
  football: {
    area: 'sport',
    name: text('足球', 'Football'),
    mainPeriod: 'ft',
    difference: 'margin',
    pointDisplay: 'numbers',
    halfMinutes: 45,
    participants: 'teams',
    codes: { IMTY: 1, OBTY: '1', FBTY: 1 },
  },
  basketball: {
    area: 'sport',
    name: text('篮球', 'Basketball'),
    mainPeriod: 'ft',
    difference: 'margin',
    pointDisplay: 'numbers',
    halfMinutes: null,
    participants: 'teams',
    codes: { IMTY: 2, OBTY: '2', FBTY: 3 },
  },
  tennis: {
    area: 'sport',
    name: text('网球', 'Tennis'),
    mainPeriod: 'sets',
    difference: 'sets',
    pointDisplay: 'tennis',
    halfMinutes: null,
    participants: 'players',
    codes: { IMTY: 3, OBTY: '5', FBTY: 5 },
  },
  cs2: {
    area: 'gaming',
    name: text('CS2', 'CS2'),
    mainPeriod: 'maps',
    difference: 'maps',
    pointDisplay: 'numbers',
    halfMinutes: null,
    participants: 'teams',
    codes: { IMTY: 45, OBTY: '101', FBTY: 177 },
  },
  moba: {
    area: 'gaming',
    name: text('MOBA', 'MOBA'),
    mainPeriod: 'maps',
    difference: 'maps',
    pointDisplay: 'numbers',
    halfMinutes: null,
    participants: 'teams',
    codes: { IMTY: 46, OBTY: '100', FBTY: 178 },
  },
} as const satisfies { readonly [Of in SportWithMarkets]: SportDefinition<MarketQuantity<Of>> };

/** A sport of the sportsbook. */
export type Sport = keyof typeof sportDefinitions;

/** Every sport, in the order of `sportDefinitions`. */
export const sports = /* @__PURE__ */ Object.keys(sportDefinitions) as readonly Sport[];

type CodesOf<Provider extends SportsProvider> = {
  readonly [Of in Sport]: (typeof sportDefinitions)[Of]['codes'][Provider];
};

/** The code of each sport in the calls of a provider. */
export const sportCodes = <Provider extends SportsProvider>(provider: Provider): CodesOf<Provider> =>
  Object.fromEntries(
    sports.map((sport) => [sport, sportDefinitions[sport].codes[provider]]),
  ) as CodesOf<Provider>;

/** The sports of a board, in order; none for another category of games. */
export const sportsOfArea = (area: string): readonly Sport[] =>
  sports.filter((sport) => sportDefinitions[sport].area === area);

/** A competition; all of them are invented. */
export interface Competition {
  readonly id: string;
  readonly sport: Sport;
  readonly name: LocalText;
  /** Position in lists, from 1; lower ranks have higher stake limits. */
  readonly rank: number;
  /** Match seconds per second: 1, or 9 in the fast competitions. */
  readonly speed: number;
}

/** A team or a player; all of them are invented. */
export interface Participant {
  readonly id: string;
  readonly name: LocalText;
  readonly short: LocalText;
  /** Colours of the shirt, as hexadecimal CSS colours. */
  readonly colours: readonly [string, string];
}

/** State of an event. `ended` becomes `settled` when the results are confirmed. */
export type EventStatus =
  | 'scheduled'
  | 'live'
  | 'interrupted'
  | 'ended'
  | 'settled'
  | 'postponed'
  | 'abandoned'
  | 'cancelled';

/** State of a market. */
export type MarketStatus = 'open' | 'suspended' | 'closed' | 'settled' | 'void';

/** Why a market is suspended. */
export type SuspensionReason =
  | 'kick-off'
  | 'danger'
  | 'penalty'
  | 'goal'
  | 'video-review'
  | 'red-card'
  | 'period-end'
  | 'interrupted'
  | 'operator';

/** A score, home first. */
export type Score = readonly [home: number, away: number];

/** An event as lists and the match page show it. */
export interface SportEvent {
  readonly id: string;
  readonly sport: Sport;
  readonly competition: Competition;
  readonly home: Participant;
  readonly away: Participant;
  /** In milliseconds since 1970. */
  readonly startsAt: number;
  readonly status: EventStatus;
  readonly clock: MatchClock;
  /** By period: `ft`, `h1`, `q1`…, `sets`, `s1`…, `maps`, `m1`…; in football also `corners` and `reds`. */
  readonly scores: Readonly<Record<string, Score>>;
  /** Smallest number of legs of a parlay with this event; 1 also allows single bets. */
  readonly parlayMin: 1 | 2 | 3;
  /** SHA-256 of the event's seed, hexadecimal. The seed is published after settlement. */
  readonly commitment: string;
}

/** A season of a competition, on whose winner bets are taken: an outright. */
export interface OutrightEvent {
  readonly id: string;
  readonly sport: Sport;
  readonly competition: Competition;
  readonly participants: readonly Participant[];
  /** The first moment of the season and the first one after it, in milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** When the table is final and bets are settled. */
  readonly settlesAt: number;
  readonly status: EventStatus;
  /** Matches that count for the table, and all of the season. */
  readonly played: number;
  readonly matches: number;
  readonly parlayMin: 1;
  /** SHA-256 of the season's seed, from which lots are drawn between participants that are level. */
  readonly commitment: string;
  /** Id of the participant that won, once the table is final. */
  readonly winner?: string;
}

/** The market of an outright, in the ids of its selections: `{event}:outright:season:0:{participant}`. */
export const outrightMarket = { type: 'outright', period: 'season' } as const;

const outrightPrefix = 'out.';

/** The id of an outright: of a competition's season that starts on a day (YYYYMMDD). */
export const outrightId = (competition: string, day: string): string =>
  `${outrightPrefix}${competition}.${day}`;

/** Whether an event is an outright, by its id. */
export const isOutright = (event: string): boolean => event.startsWith(outrightPrefix);

/** The clock of a match. */
export interface MatchClock {
  /** Match seconds since the start, breaks included. */
  readonly at: number;
  /** The current period, for example `h1`, `break`, `q3`, `s2`, `m1`. */
  readonly phase: string;
  /** Seconds that the scoreboard shows; undefined in sports without a clock. */
  readonly shown?: number;
}

/**
 * Version of a board: whole seconds since the event opened, and the number of operator overrides. Ordered as a pair, so
 * that every gateway assigns the same version to the same state.
 */
export type BoardVersion = readonly [tick: number, overrides: number];

/** The order of two versions of one event: negative when the first is older. */
export const compareVersions = (one: BoardVersion, other: BoardVersion): number =>
  one[0] - other[0] || one[1] - other[1];

/** A selection of a line. */
export interface Selection {
  readonly side: string;
  /** Europe price in integer thousandths: 1950 is 1.95. */
  readonly price: number;
  /** False while the price is outside the offered range. */
  readonly open: boolean;
}

/** A line of a market. */
export interface Line {
  /** Integer quarters: a handicap of -2 is home -0.5, a total of 9 is 2.25. 0 in markets without lines. */
  readonly q: number;
  readonly selections: readonly Selection[];
}

/** A market with its lines. */
export interface Market {
  /** `{event}:{type}:{period}`. */
  readonly key: string;
  readonly type: string;
  readonly period: string;
  readonly status: MarketStatus;
  readonly reason?: SuspensionReason;
  /** Number of material changes; a bet on an older epoch is refused even at the same price. */
  readonly epoch: number;
  /** The main line first. */
  readonly lines: readonly Line[];
}

/** The parts of a selection id. */
export interface SelectionParts {
  readonly event: string;
  readonly type: string;
  readonly period: string;
  readonly q: number;
  readonly side: string;
}

/** The key of a market. */
export const marketKey = (event: string, type: string, period: string): string =>
  `${event}:${type}:${period}`;

/** The id of a selection: `{event}:{type}:{period}:{q}:{side}`. */
export const selectionId = ({ event, type, period, q, side }: SelectionParts): string =>
  `${marketKey(event, type, period)}:${q}:${side}`;

/** The parts of a selection id; undefined for text of another form. */
export const parseSelectionId = (id: string): SelectionParts | undefined => {
  const match = /^([^:]+):([^:]+):([^:]+):(-?\d{1,4}):([^:]+)$/.exec(id);
  if (match === null) return undefined;
  const [, event, type, period, q, side] = match as unknown as string[];
  return { event: event!, type: type!, period: period!, q: Number(q), side: side! };
};
