import type {
  IncidentKind,
  MatchClock,
  Score,
  Sport,
  StatisticName,
  SuspensionReason,
} from '@pavilion/contract/sports';
import { type Distribution, decidedValue } from './distributions/distribution';
import type { QuantityDistribution } from './distributions/quantity';
import type { Draws } from './draws';
import type { Offers } from './offers';

/** A side of a match. */
export type Side = 'h' | 'a';

/** Something that happens in a match of a sport, or of any. */
export interface Incident<Of extends Sport = Sport> {
  /** Match seconds since the start, breaks included. */
  readonly at: number;
  readonly kind: IncidentKind<Of>;
  readonly side?: Side;
  readonly value?: number;
}

/** What an incident does to the markets of its match. */
export interface IncidentRule {
  readonly suspends?: SuspensionReason;
  readonly resumes?: true;
  /** Bets that were placed before the incident and are not yet accepted are refused. */
  readonly changesEpoch?: true;
}

/** What a match is played with. */
export interface Setup {
  /** Strengths at the start; the sport documents their order. */
  readonly rates: readonly number[];
  /** Sets or maps; 1 in other sports. */
  readonly bestOf: number;
}

/** What a scoreboard shows. */
export interface Scoreboard {
  readonly clock: MatchClock;
  readonly scores: Readonly<Record<string, Score>>;
}

/** A state of a match that depends on past incidents only. Immutable. */
export interface MatchState {
  after(incident: Incident): MatchState;
  scoreboard(at: number): Scoreboard;
  /** The distributions of all quantities that are decided by now or can still be bet on. */
  distributions(at: number, rates: readonly number[]): readonly QuantityDistribution[];
  /** The distributions that hold if the match is abandoned now: undecided ones make their markets void. */
  abandoned(at: number, rates: readonly number[], retired?: Side): readonly QuantityDistribution[];
}

/** What incidents do to the markets; the others do nothing. */
export type IncidentRules<Of extends Sport = Sport> = Readonly<
  Partial<Record<IncidentKind<Of>, IncidentRule>>
>;

/** A statistic that counts incidents. */
export interface CountedStatistic<Of extends Sport = Sport> {
  readonly kinds: readonly IncidentKind<Of>[];
  /** The share of each side in per cent instead of counts. */
  readonly isShare?: true;
  /** Counts only incidents of this value, such as possessions that brought three points. */
  readonly value?: number;
}

/** A statistic: what it counts, or how it follows from all incidents so far, oldest first. */
export type Statistic<Of extends Sport = Sport> =
  | CountedStatistic<Of>
  | ((incidents: readonly Incident[]) => Score);

/** A typical match, by which the engine of every sport is tested and recorded. */
export interface ExampleMatch {
  /** Strengths at the opening of the book, and how far they move before the start. */
  readonly opening: readonly number[];
  readonly spread: readonly number[];
  readonly bestOf: number;
}

/** A sport: how its matches are simulated, followed and priced. */
export interface SportModel<Of extends Sport = Sport> {
  readonly example: ExampleMatch;
  readonly statistics: Readonly<Record<StatisticName<Of>, Statistic<Of>>>;
  readonly incidentRules: IncidentRules<Of>;
  readonly offers: Offers<Of>;
  /** Whether distributions change with time alone, without an incident. */
  readonly isTimed: boolean;
  start(setup: Setup): MatchState;
  /** All incidents that affect markets, by time; the last one is `end`. */
  simulate(setup: Setup, draws: Draws): readonly Incident<Of>[];
}

/** A reducer over incidents with its views, from which {@link stateOf} makes a {@link MatchState}. */
export interface StateFunctions<State> {
  apply(state: State, incident: Incident): State;
  scoreboard(state: State, at: number): Scoreboard;
  distributions(state: State, at: number, rates: readonly number[]): readonly QuantityDistribution[];
  /**
   * What settles a quantity that was undecided when the match was abandoned; undefined makes all its markets void. Quantities that
   * were decided keep their values in every sport. Without this function, an undecided quantity settles the markets whose result
   * all its possible values agree on.
   */
  abandoned?(state: State, undecided: QuantityDistribution, retired?: Side): Distribution | undefined;
}

class FollowedState<State> implements MatchState {
  readonly #functions: StateFunctions<State>;
  readonly #state: State;

  constructor(functions: StateFunctions<State>, state: State) {
    this.#functions = functions;
    this.#state = state;
  }

  after(incident: Incident): MatchState {
    const next = this.#functions.apply(this.#state, incident);
    return next === this.#state ? this : new FollowedState(this.#functions, next);
  }

  scoreboard(at: number): Scoreboard {
    return this.#functions.scoreboard(this.#state, at);
  }

  distributions(at: number, rates: readonly number[]): readonly QuantityDistribution[] {
    return this.#functions.distributions(this.#state, at, rates);
  }

  abandoned(at: number, rates: readonly number[], retired?: Side): readonly QuantityDistribution[] {
    const { abandoned } = this.#functions;
    const usual = this.distributions(at, rates);
    if (abandoned === undefined) return usual;
    return usual.flatMap((each) => {
      if (decidedValue(each.distribution) !== undefined) return [each];
      const distribution = abandoned(this.#state, each, retired);
      return distribution === undefined ? [] : [{ ...each, distribution }];
    });
  }
}

export const stateOf = <State>(functions: StateFunctions<State>, state: State): MatchState =>
  new FollowedState(functions, state);

/** Adds points of a side to a score. */
export const scored = ([home, away]: Score, side: Side | undefined, points: number): Score =>
  side === 'h' ? [home + points, away] : [home, away + points];
