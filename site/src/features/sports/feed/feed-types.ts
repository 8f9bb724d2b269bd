import type { CallRequest, EventChange, EventSnapshot, EventView, OutrightView } from '@pavilion/contract';

/** What is followed of an event: the markets of the list, or all of them. */
export type Coverage = 'main' | 'all';

/** A match of the board, with incidents and statistics only if it has all markets; or a season whose winner is bet on. */
export type FeedEvent = EventView | OutrightView;

/** What changed of an event, or all of it. */
export type FeedChange = EventChange | EventSnapshot;

/** The events to compare, with the versions that are known. */
export type ChangesRequest = Omit<CallRequest<'sportsChanges'>, 'provider'>;

/** A selection as a cell shows it. Frozen; a change is another object. */
export interface Cell {
  /** Europe price in thousandths; 0 when there is none. */
  readonly price: number;
  /** The last movement of the price. */
  readonly direction: 'up' | 'down' | undefined;
  readonly status: 'open' | 'suspended' | 'closed' | 'stale';
  /** Of its market. */
  readonly epoch: number;
}

/** A market with the ids of its selections: what a board lays out. It changes only when lines are added or withdrawn. */
export interface MarketLayout {
  readonly key: string;
  readonly type: string;
  readonly period: string;
  /** The main line first. */
  readonly lines: readonly {
    readonly q: number;
    readonly selections: readonly { readonly id: string; readonly side: string }[];
  }[];
}
