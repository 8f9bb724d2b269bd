import type { GameRound, Proof } from '@pavilion/contract';
import { type BlockSource, fairBlocks, fairStream, type RandomSource, type StreamSeeds } from '../fair';
import type { VenueGame } from '../venue';

/** What the member stakes to open a hand, minor units. A magazine of a fishing game is a hand, too, and its bullets are acts. */
export interface Opening {
  readonly stake: bigint;
  /** By the name of the side bet. */
  readonly sideBets: Readonly<Record<string, bigint>>;
  /** Of a game with `sizes`. */
  readonly size?: number;
}

/** The index of a bullet, and the number of a fish. */
export type Hit = readonly [bullet: number, fish: number];

/** A decision of the member. */
export interface Act {
  readonly action: string;
  readonly value?: number;
  /** Bullets of a magazine, each with the number of the fish that it hit. */
  readonly hits?: readonly Hit[];
}

/** A decision that the rules allow. */
export interface LegalAct {
  readonly action: string;
  /** The values to choose from; undefined for an action without a value. */
  readonly values?: readonly number[];
  /** The act names hits instead, which `allowsHits` checks. */
  readonly takesHits?: boolean;
  /** The further stake that it takes, minor units. */
  readonly cost: bigint;
}

/**
 * A game that a member plays alone, in several acts. All functions are pure. `start` reads everything random, so the state
 * after some acts is those acts applied to the start: only the seeds and the acts are stored. A version is never edited once
 * hands of it exist. A card is an integer from 0 to 51, 13 × suit (♠♥♣♦) + rank (A = 0 … K = 12).
 */
export interface HandGame<State = unknown> extends VenueGame {
  readonly version: number;
  /** Stakes are multiples of it, minor units, so that no payout is rounded. */
  readonly stakeStep: bigint;
  /** Chips of the tray, minor units, ascending. */
  readonly chips: readonly bigint[];
  /** Side bets that a hand can be opened with; each has the limits of the stake. */
  readonly sideBets: readonly string[];
  /** What a hand can be opened with, beside its stake: the numbers of bullets of a magazine. */
  readonly sizes?: readonly number[];
  /** `block`: a source of its own for an index, for a game whose acts may come in any order. */
  start(random: RandomSource, opening: Opening, block?: BlockSource): State;
  /** Empty once the hand has ended. */
  legal(state: State): readonly LegalAct[];
  /** Whether the hits of an act are possible at a time, milliseconds. It reads nothing random. */
  allowsHits?(state: State, hits: readonly Hit[], now: number): boolean;
  /** The state after one of the legal acts. */
  act(state: State, act: Act): State;
  /** All that is staked, minor units. */
  risk(state: State): bigint;
  /** Stakes that come back included, minor units; undefined until the hand has ended. */
  payout(state: State): bigint | undefined;
  /** What the member may see, as JSON. It hides everything that the rules hide until the end. */
  view(state: State): unknown;
  /** The act of a member who left the hand; it costs nothing. Repeated, it ends the hand. */
  abandon(state: State): Act;
  /** The record of a hand that has ended. */
  detail(state: State, proof: Proof): GameRound;
}

/** The further stake of an act at a time, milliseconds; undefined when the rules do not allow it. */
export const costOf = (
  game: HandGame,
  state: unknown,
  { action, value, hits }: Act,
  now = 0,
): bigint | undefined => {
  const found = game
    .legal(state)
    .find((each) =>
      each.action === action && each.values === undefined
        ? value === undefined
        : value !== undefined && each.action === action && each.values?.includes(value),
    );
  // guard: hits-by-the-rules
  const areAllowed =
    hits === undefined
      ? !found?.takesHits
      : found?.takesHits === true && game.allowsHits?.(state, hits, now) === true;
  return areAllowed ? found?.cost : undefined;
};

/** The state of a hand before its first act. */
export const startHand = <State>(game: HandGame<State>, seeds: StreamSeeds, opening: Opening): State =>
  game.start(fairStream(seeds), opening, fairBlocks(seeds));

/** The state of a hand after the acts. */
export const replayHand = (
  game: HandGame,
  seeds: StreamSeeds,
  opening: Opening,
  acts: readonly Act[],
): unknown => acts.reduce<unknown>((state, act) => game.act(state, act), startHand(game, seeds, opening));
