import type { EventView, OutrightView, SlipRefusalView, SportBet } from '@pavilion/contract';
import type { Sport } from '@pavilion/contract/sports';
import type { CallRequest, CallResponse } from '@pavilion/contract/wire';
import type { Unsubscribe } from '../../ports/ports';

/** Which events a board lists. */
export type BookBoardQuery = Omit<CallRequest<'sportsBoard'>, 'provider'>;
/** Events of a sport with their main markets. */
export type BookBoard = CallResponse<'sportsBoard'>;
/** Selections and sizes of the combinations of a slip. */
export type BookSlip = Omit<CallRequest<'sportsLimits'>, 'provider'>;
/** A bet as the member asks for it. */
export type BookBet = Omit<CallRequest<'sportsPlace'>, 'provider'>;
/** What changed of events. */
export type BookChanges = CallResponse<'sportsChanges'>;

/** A selection of a slip as it is offered now. */
export type BookLeg = CallResponse<'sportsLimits'>['legs'][number];

/** The prices and limits of a slip, or that it cannot be bet on now. */
export type BookQuote = {
  /** The selections in the order of the slip: prices and epochs for `place`. */
  readonly legs: readonly BookLeg[];
} & (
  | {
      readonly isBettable: true;
      /** Smallest and largest unit stake, apart from the balance. */
      readonly min: string;
      readonly max: string;
      readonly maxPayout: string;
    }
  | {
      readonly isBettable: false;
      /** IMTY gives no reason. */
      readonly refusal?: SlipRefusalView;
    }
);

/** What became of a bet. */
export type BookPlacement =
  | {
      readonly state: 'accepted' | 'pending';
      readonly bet: SportBet;
      /** Of the account that paid the stake. */
      readonly balance: string;
    }
  | {
      readonly state: 'refused';
      /** Why the slip was refused. */
      readonly refusal?: SlipRefusalView;
      /** A bet in play that was refused when it was decided: the answer to a repeated request. */
      readonly bet?: SportBet;
    };

/** What a bet can be cashed out for. */
export type BookCashOutQuote = CallResponse<'sportsCashOutQuote'>['quotes'][number];

/** A cash-out; or why its quote was refused, and then nothing was paid. */
export type BookCashOut =
  | CallResponse<'sportsCashOut'>
  | { readonly state: 'refused'; readonly reason: string };

/** Watches events. */
export interface BookWatch {
  /** The events as they are known: of a board, or of a match page. */
  readonly events: readonly Pick<EventView, 'id' | 'version' | 'status'>[];
  /** The markets whose changes are wanted; default `main`, those of a board. */
  readonly markets?: 'main' | 'all';
  /** Called with the answer to each poll, also when nothing changed. */
  onChanges(changes: BookChanges): void;
  /** Called when a poll failed. The next one follows after the usual interval. */
  onError?(error: unknown): void;
}

/**
 * The sportsbook as a provider offers it, in one model: an event has the same id at every provider. Requests reject with an
 * `SdkError`: of kind `business` for a code of our catalogue, `provider` for another code of the provider, `decode` for a
 * malformed answer. Requirement SPT-8.
 */
export interface SportsBook {
  /** Events of a sport with their main markets. */
  board(query: BookBoardQuery): Promise<BookBoard>;
  /** An event with all of its markets, its incidents and statistics. */
  event(id: string): Promise<EventView>;
  /** The prices of a slip now, and its limits at these prices. */
  quote(slip: BookSlip): Promise<BookQuote>;
  /**
   * Places a bet. A repeated request id answers its bet as it is now and never places a second one.
   *
   * @param requestId 8 to 64 ASCII characters without spaces
   */
  place(requestId: string, bet: BookBet): Promise<BookPlacement>;
  /** The bet of a request id, for a lost answer; null: it was not placed, and never will be. */
  outcome(requestId: string): Promise<SportBet | null>;
  /** Bets of the member, newest first: those that are not settled, or the others. */
  bets(query: CallRequest<'sportsBets'>): Promise<CallResponse<'sportsBets'>>;
  /** Ends bets before their result. */
  readonly cashOut: {
    /** What open bets can be cashed out for now; bets without an offer are left out. */
    quote(bets: readonly string[]): Promise<readonly BookCashOutQuote[]>;
    /** Accepts a quote for a bet, or for `part` per cent of it. */
    accept(requestId: string, accepted: CallRequest<'sportsCashOut'>): Promise<BookCashOut>;
  };
  /** Events of a sport that started on a day and have ended. */
  results(query: CallRequest<'sportsResults'>): Promise<CallResponse<'sportsResults'>>;
  /** The seasons of a sport whose winner can be bet on or was decided lately. `watch` does not report their prices. */
  outrights(sport: Sport): Promise<readonly OutrightView[]>;
  /** Polls what changed of events: every 2 s while one of them is live, otherwise every 10 s, and not while the page is hidden. */
  watch(watch: BookWatch): Unsubscribe;
}
