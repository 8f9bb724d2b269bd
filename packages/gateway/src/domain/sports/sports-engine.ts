import type { SportsProvider } from '@pavilion/contract';
import type {
  BoardVersion,
  LegResult,
  Market,
  OutrightEvent,
  Score,
  SelectionParts,
  Sport,
  SportEvent,
} from '@pavilion/contract/sports';

/** An event as it is stored: all that the simulation needs to compute it at any time. */
export interface StoredEvent {
  readonly id: string;
  readonly sport: Sport;
  readonly competition: string;
  /** In milliseconds since 1970, as every time here. */
  readonly startsAt: number;
  /** Number of the model that it is computed by, see `simulation-models.ts`. */
  readonly model: number;
  readonly params: object;
}

/** Kinds of changes by the operator. */
export const overrideKinds = [
  ...(['suspend', 'resume', 'move', 'correct', 'abandon', 'cancel', 'postpone', 'finish'] as const),
] as const;
/** The kind of a change by the operator. */
export type OverrideKind = (typeof overrideKinds)[number];

/**
 * A change by the operator; `seq` counts those of an event from 1, and the payload has the fields of `OverrideChange`
 * (`engine/overrides.ts`), such as the `scope` of a suspension. A season has one of
 * kind `match` for each change of one of its matches, named in the payload: bets on its winner then wait for such changes as
 * bets on the match do.
 */
export interface OverrideRow {
  readonly seq: number;
  readonly at: number;
  readonly kind: OverrideKind | 'match';
  readonly payload: object;
}

/** A part of a selection that names its market in an event. */
export type MarketName = Pick<SelectionParts, 'type' | 'period'>;

/** Expected shares of a stake that win, return and lose; a half win counts half as won and half as returned. */
export interface FairShares {
  readonly won: number;
  readonly returned: number;
}

/** Something that happened in a match. */
export interface MatchIncident {
  readonly kind: string;
  readonly side?: 'h' | 'a';
  /** Match seconds since the start, breaks included. */
  readonly at: number;
  readonly value?: number;
}

/** An event at a moment: a function of the stored event, its overrides and the time. */
export interface EventBook {
  readonly event: SportEvent | OutrightEvent;
  readonly version: BoardVersion;
  readonly markets: readonly Market[];
  /** Time that a bet waits for its decision, in ms; 0 before the start and in breaks. */
  readonly delay: number;
  /** Hexadecimal; only of an event whose results are final. */
  readonly seed?: string;
  /** What a match was simulated with, besides the seed; only with it. */
  readonly setup?: {
    readonly opening: readonly number[];
    readonly spread: readonly number[];
    readonly bestOf: number;
  };
  /** Incidents of the match after a match second, oldest first. */
  incidentsAfter(at: number): readonly MatchIncident[];
  /** Counts by name, home first. */
  statistics(): Readonly<Record<string, Score>>;
  /** The value that a leg keeps at acceptance: of markets that count from the bet, otherwise 0. */
  baseOf(market: MarketName): number;
  /** The confirmed result of a selection, for a leg with this value at acceptance; undefined while it is open. */
  resultOf(selection: SelectionParts, base: number): LegResult | undefined;
  /** The fair shares of a selection, for a leg with this value at acceptance; undefined when its market does not exist. */
  sharesOf(selection: SelectionParts, base: number): FairShares | undefined;
}

/** What an engine reads of the events in memory. */
export interface EngineOptions {
  /** The overrides of an event: an outright depends on those of its matches. */
  readonly overridesOf: (event: string) => readonly OverrideRow[];
}

/** Creates the simulation with the secret that all gateways on the database share. */
export type CreateEngine = (secret: string, options: EngineOptions) => SportsEngine;

/** The simulation that the sportsbook takes bets on. Equal arguments have equal answers, in every gateway. */
export interface SportsEngine {
  /** Numbers of the models whose events it computes. Others belong to gateways of another version. */
  readonly models: readonly number[];
  /** The events that start in a span, its end excluded. */
  schedule(from: number, to: number): readonly StoredEvent[];
  /** The seasons that start in a span, its end excluded, as events on whose winner bets are taken. */
  outrights(from: number, to: number): readonly StoredEvent[];
  /** The id of the season that depends on a match; undefined if there is none. */
  seasonOf(match: StoredEvent): string | undefined;
  /** @param provider the venue whose offer the markets have; the results of all venues are the same. */
  bookAt(
    event: StoredEvent,
    overrides: readonly OverrideRow[],
    at: number,
    provider: SportsProvider,
  ): EventBook;
  /** The same at a past moment, which no other caller asks for: nothing is kept of it. */
  pastBookAt(
    event: StoredEvent,
    overrides: readonly OverrideRow[],
    at: number,
    provider: SportsProvider,
  ): EventBook;
  /** The book of an earlier version; undefined when there was none. */
  bookOfVersion(
    event: StoredEvent,
    overrides: readonly OverrideRow[],
    version: BoardVersion,
    provider: SportsProvider,
  ): EventBook | undefined;
}

/** A simulation without events. */
export const noEvents: SportsEngine = {
  models: [],
  schedule: () => [],
  outrights: () => [],
  seasonOf: () => undefined,
  bookAt: ({ id }) => {
    throw new Error(`the event ${id} is unknown`);
  },
  pastBookAt: ({ id }) => {
    throw new Error(`the event ${id} is unknown`);
  },
  bookOfVersion: () => undefined,
};
