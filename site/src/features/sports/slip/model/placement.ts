import type { SportBet } from '@pavilion/contract';
import type { CallRequest } from '@pavilion/contract/wire';
import type { SdkErrorData } from '@pavilion/sdk';
import { isUncertain } from '../../../../shared/errors/is-uncertain';
import type { PickedLeg } from './slip';

export type PlaceBody = CallRequest<'sportsPlace'>;

/** A bet as it is sent, once: its key is never sent with another request, and never a second time. */
export interface PlaceRequest {
  readonly key: string;
  readonly body: PlaceBody;
  /** The selections as the slip had them, for its texts and to bring them back. */
  readonly legs: readonly PickedLeg[];
}

/**
 * A bet on its way. It ends placed (`accepted`), refused by the venue after it was taken (`refused`), or not placed.
 *
 * `asking`: the answer was lost, and `sportsOutcome` is asked until it tells whether the bet was placed. `pending`: the
 * gateway has the bet and decides after the delay of bets in play.
 */
export type Placement =
  | { readonly status: 'sending'; readonly request: PlaceRequest }
  | { readonly status: 'asking'; readonly request: PlaceRequest; readonly round: number }
  | {
      readonly status: 'pending';
      readonly request: PlaceRequest;
      readonly bet: SportBet;
      /** When the venue decides, ms of the same clock as the events. */
      readonly decideAt: number;
      readonly round: number;
    }
  | { readonly status: 'accepted' | 'refused'; readonly request: PlaceRequest; readonly bet: SportBet }
  | { readonly status: 'not-placed'; readonly request: PlaceRequest; readonly error?: SdkErrorData };

export type PlacementEvent = { readonly key: string } & (
  | { readonly type: 'answered'; readonly bet: SportBet; readonly at: number }
  | { readonly type: 'failed'; readonly error: SdkErrorData }
  /** The answer of `sportsOutcome`; null: the bet was not placed and never will be. */
  | { readonly type: 'outcome'; readonly bet: SportBet | null; readonly at: number }
  | { readonly type: 'outcome-failed' }
);

/** The waits before asking for an outcome, ms; the last one repeats. */
const askDelays = [500, 1_000, 2_000, 4_000, 8_000] as const;
/** A bet is asked for this long after its decision, ms: the gateway decides in turns. */
const afterDecision = 300;

/** Whether the outcome is open. Such a placement is stored, so that a reload continues it. */
export const isOpen = ({ status }: Placement): boolean =>
  status === 'sending' || status === 'asking' || status === 'pending';

/** Whether it is unknown whether the gateway has the bet: the selections must not be placed again meanwhile. */
export const isUnanswered = ({ status }: Placement): boolean => status === 'sending' || status === 'asking';

/** A placement whose request is about to be sent. */
export const sending = (request: PlaceRequest): Placement => ({ status: 'sending', request });

/** A placement from before a reload. Its request may or may not have arrived, so it is not sent again. */
export const restored = (request: PlaceRequest): Placement => ({ status: 'asking', request, round: 0 });

/** How long to wait before the outcome is asked for, ms; undefined when it is not. */
export const askDelay = (placement: Placement, now: number): number | undefined => {
  if (placement.status !== 'asking' && placement.status !== 'pending') return undefined;
  const delay = askDelays[Math.min(placement.round, askDelays.length - 1)]!;
  if (placement.status === 'asking') return placement.round === 0 ? 0 : delay;
  const untilDecision = Math.max(0, placement.decideAt - now) + afterDecision;
  return placement.round === 0 ? untilDecision : Math.max(untilDecision, delay);
};

const withBet = (request: PlaceRequest, bet: SportBet, at: number, round: number): Placement => {
  if (bet.state === 'pending')
    return { status: 'pending', request, bet, decideAt: at + (bet.decideInMs ?? 0), round };
  return { status: bet.state === 'refused' ? 'refused' : 'accepted', request, bet };
};

const later = (placement: Placement): Placement =>
  placement.status === 'asking' || placement.status === 'pending'
    ? { ...placement, round: placement.round + 1 }
    : placement;

/** The next state of a placement. A bet that is decided stays so; events of other keys change nothing. */
export const nextPlacement = (placement: Placement, event: PlacementEvent): Placement => {
  const { status, request } = placement;
  if (event.key !== request.key || !isOpen(placement)) return placement;
  switch (event.type) {
    case 'answered':
      return isUnanswered(placement) ? withBet(request, event.bet, event.at, 0) : placement;
    case 'failed':
      if (status !== 'sending') return placement;
      return isUncertain(event.error)
        ? { status: 'asking', request, round: 0 }
        : { status: 'not-placed', request, error: event.error };
    case 'outcome': {
      // Answers of requests that were sent before the first answer are late: they bring nothing new.
      if (status === 'sending') return placement;
      if (event.bet) {
        // A decision that is held by a suspension comes later than announced.
        const isHeld = status === 'pending' && event.bet.decideInMs === 0;
        return withBet(request, event.bet, event.at, isHeld ? placement.round + 1 : 0);
      }
      return status === 'asking' ? { status: 'not-placed', request } : later(placement);
    }
    case 'outcome-failed':
      return later(placement);
  }
};
