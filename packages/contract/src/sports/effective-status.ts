import type { EventStatus, MarketStatus, SuspensionReason } from './model';

/** Status of a selection, from best to worst. */
export const selectionStatuses = ['open', 'stale', 'suspended', 'closed', 'settled', 'void'] as const;
/** Status of a selection on the board, in the slip and at placement. */
export type SelectionStatus = (typeof selectionStatuses)[number];

/** Age of the last message of the feed, in ms, from which its prices are stale. */
export const staleAfter = 3000;

/** What determines the status of a selection. */
export interface StatusFacts {
  readonly venue: 'open' | 'suspended' | 'closed';
  readonly event: EventStatus;
  readonly market: MarketStatus;
  readonly reason?: SuspensionReason;
  /** Whether the market offers the line and the selection has a price. */
  readonly isOffered: boolean;
  /** Milliseconds since the last message of the feed; 0 where the state is computed, as in the gateway. */
  readonly feedAge: number;
}

const ofEvent: Readonly<Record<EventStatus, SelectionStatus>> = {
  scheduled: 'open',
  live: 'open',
  interrupted: 'suspended',
  ended: 'closed',
  settled: 'settled',
  postponed: 'suspended',
  abandoned: 'closed',
  cancelled: 'closed',
};

/** The worst status of venue, event, market, line and feed, with the reason of a suspension. */
export const effectiveStatus = ({
  venue,
  event,
  market,
  reason,
  isOffered,
  feedAge,
}: StatusFacts): { readonly status: SelectionStatus; readonly reason?: SuspensionReason } => {
  const levels = [
    venue,
    ofEvent[event],
    market,
    isOffered ? 'open' : 'closed',
    feedAge > staleAfter ? 'stale' : 'open',
  ] as const;
  const worst = Math.max(...levels.map((level) => selectionStatuses.indexOf(level)));
  const status = selectionStatuses[worst]!;
  return status === 'suspended' && reason !== undefined ? { status, reason } : { status };
};
