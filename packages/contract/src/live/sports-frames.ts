import type { EventChange, EventSnapshot } from '../entities/sports';
import type { SportsProvider } from '../sports/providers';

/** The ids of the frames of sports prices. Requirement SPT-8. */
export const sportsIds = {
  /** Replaces the events that the client follows at a venue. Events without any end the subscription. */
  follow: 31001,
  /** What changed of the followed events: at once after `follow`, then each second, also when nothing changed. */
  changes: 31010,
} as const;

/** The known versions of events by their ids; `[0, 0]` requests the whole event. */
export type KnownVersions = Readonly<Record<string, readonly [tick: number, overrides: number]>>;

/** A frame about sports prices from the client. */
export interface SportsRequest {
  readonly id: typeof sportsIds.follow;
  readonly provider: SportsProvider;
  /** Chosen by the client; the frames of this subscription have it. */
  readonly sub: number;
  /**
   * The number before that of the first frame; 0 by default. A client sends the current second since 1970: then the numbers of
   * clients that show the same events are the same, and the gateway encodes their frame once.
   */
  readonly seq?: number;
  /** Events of which the markets of the board are followed. */
  readonly main: KnownVersions;
  /** Events of which all markets are followed. */
  readonly all: KnownVersions;
}

/**
 * What changed of the followed events since the frame before, or since the versions in the request. A gap in `seq` means that
 * a frame was missed: follow again with the versions that are known. An event whose change begins at another version than the
 * known one is requested again likewise.
 */
export interface SportsFrame {
  readonly id: typeof sportsIds.changes;
  readonly provider: SportsProvider;
  readonly sub: number;
  /** Counts the frames of the subscription, from 1 or from the number in the request. */
  readonly seq: number;
  readonly msgData: {
    readonly data: {
      readonly main: readonly (EventChange | EventSnapshot)[];
      readonly all: readonly (EventChange | EventSnapshot)[];
    };
  };
}
