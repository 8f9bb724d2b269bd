import type { SelectionStatus } from './effective-status';
import type { SuspensionReason } from './model';
import type { Consent } from './price';
import type { StakeBound, StakeBounds } from './stake-limits';

/** A leg of the slip: what the member selected, and the state of the selection now. */
export interface SlipLeg {
  /** Selection id. */
  readonly selection: string;
  readonly event: string;
  readonly venue: string;
  readonly hasLines: boolean;
  /** The competition of the event, and whether the leg is on its winner; undefined until the event is known. */
  readonly competition?: { readonly id: string; readonly isOutright: boolean };
  readonly asked: { readonly price: number; readonly epoch: number };
  readonly now: {
    readonly status: SelectionStatus;
    readonly reason?: SuspensionReason;
    readonly isEventOver: boolean;
    readonly price: number;
    readonly epoch: number;
    /** Smallest number of legs of a parlay with this event. */
    readonly parlayMin: number;
    readonly isParlayable: boolean;
    /** The open selection with the nearest line, when this line was withdrawn. */
    readonly nearest?: { readonly selection: string; readonly price: number };
  };
}

/** Everything that determines whether a slip can be placed. */
export interface SlipFacts {
  readonly member: {
    readonly isSignedIn: boolean;
    readonly isExcluded: boolean;
    readonly isInTimeOut: boolean;
  };
  readonly venue: { readonly isOpen: boolean; readonly isHalted: boolean };
  readonly legs: readonly SlipLeg[];
  /** Sizes of the combinations; `[1]` with one leg is a single bet. */
  readonly sizes: readonly number[];
  readonly consent: Consent;
  /** Unit stake in minor units; undefined while the field is empty. */
  readonly unit?: bigint;
  readonly bounds: StakeBounds;
  /** Whether a bet with the same legs and stake was placed within the last 10 s and the member has not confirmed this one. */
  readonly looksRepeated: boolean;
}

/** Why a slip is refused. In the order of the checks; the first that applies is the answer. */
export const slipRefusals = [
  'signed-out',
  'venue-closed',
  'book-halted',
  'excluded',
  'time-out',
  'empty',
  'too-few',
  'too-many',
  'too-many-bets',
  'leg-ended',
  'leg-closed',
  'leg-void',
  'leg-suspended',
  'leg-stale',
  'mixed-venues',
  'same-event',
  'same-competition',
  'not-parlayable',
  'below-parlay-min',
  'event-happened',
  'price-worse',
  'stake-missing',
  'stake-too-low',
  'stake-too-high',
  'payout-too-high',
  'market-limit',
  'event-limit',
  'balance',
  'own-limit',
  'looks-repeated',
] as const;
/** A reason for which a slip is refused. */
export type SlipRefusalReason = (typeof slipRefusals)[number];

/** What the member can do about a refusal. */
export type SlipStep =
  | 'login'
  | 'wait'
  | 'protection'
  | 'deposit'
  | 'nearest-line'
  | 'remove-leg'
  | 'place-singles'
  | 'accept-change'
  | 'use-maximum'
  | 'use-minimum'
  | 'confirm'
  | 'none';

/** A refusal with the data of its message and the next step. */
export interface SlipRefusal {
  readonly reason: SlipRefusalReason;
  readonly next: SlipStep;
  /** The leg that the reason is about. */
  readonly selection?: string;
  readonly suspension?: SuspensionReason;
  readonly prices?: { readonly asked: number; readonly now: number };
  /** The line to change to. */
  readonly nearest?: { readonly selection: string; readonly price: number };
  /** The smallest or largest unit stake, or the smallest number of legs. */
  readonly limit?: bigint;
}

/** The answer to a slip: the largest unit stake, or the first refusal. */
export type SlipAnswer =
  | { readonly ok: true; readonly maxUnit: bigint; readonly bets: number }
  | ({ readonly ok: false } & SlipRefusal);

/** The refusal of a unit stake above a bound. */
export const boundRefusals: Readonly<Record<StakeBound, readonly [SlipRefusalReason, SlipStep]>> = {
  largest: ['stake-too-high', 'use-maximum'],
  maxPayout: ['payout-too-high', 'use-maximum'],
  marketRoom: ['market-limit', 'use-maximum'],
  eventRoom: ['event-limit', 'use-maximum'],
  balance: ['balance', 'deposit'],
  ownRoom: ['own-limit', 'protection'],
};
