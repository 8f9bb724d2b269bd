import {
  type EventChange,
  type EventSnapshot,
  limits,
  type SportsProvider,
  type SportsRequest,
  sportsIds,
} from '@pavilion/contract';
import type { BoardVersion } from '@pavilion/contract/sports';
import type { Clock } from '../clock';
import type { Connection } from './connection';
import { encodedTextFrame } from './text-frame';

/** The shortest time between two frames of a subscription, when its client follows other events again and again, ms. */
const shortestInterval = 200;

type Markets = 'main' | 'all';

/** What the frames need of the sportsbook. */
export interface SportsChanges {
  /** Reads what other gateways have stored, at most once a second. */
  refresh(): Promise<void>;
  /** Those of the events that exist, which are in memory afterwards. */
  existing(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** What changed of an event in memory since a version, or all of it without one; undefined if nothing did. */
  changeSince(
    provider: SportsProvider,
    event: { readonly id: string; readonly version: BoardVersion | undefined },
    markets: Markets,
  ): EventChange | EventSnapshot | undefined;
}

interface Ports {
  readonly clock: Clock;
  readonly book: SportsChanges;
  isOpen(connection: Connection): boolean;
}

/** The events that a connection follows at a venue, with the versions that were sent last. */
interface Subscription {
  readonly provider: SportsProvider;
  readonly sub: number;
  readonly versions: Readonly<Record<Markets, Map<string, BoardVersion | undefined>>>;
  /** Number of its last frame. */
  seq: number;
  /** When its next frame is due. */
  dueAt: number;
}

/** A change as a part of a frame. */
interface EncodedChange {
  readonly version: BoardVersion;
  readonly json: string;
}

const coverages: readonly Markets[] = ['main', 'all'];

/**
 * Pushes the prices that sockets follow. A gateway keeps only which versions it has sent, so that a slow socket receives one
 * change for the time it missed, and a client that reconnects to another gateway goes on from the version it has (SPT-8).
 */
export const createSportsHub = ({ clock, book, isOpen }: Ports) => {
  const subscriptions = new Map<Connection, Map<SportsProvider, Subscription>>();
  /** The last request of a connection for a venue, while its events are read. */
  const requests = new WeakMap<Connection, Map<SportsProvider, SportsRequest>>();
  /** The changes of the running turn, which subscriptions with the same versions share. */
  const encoded = new Map<string, EncodedChange | undefined>();

  const changeOf = (
    provider: SportsProvider,
    markets: Markets,
    id: string,
    version: BoardVersion | undefined,
  ): EncodedChange | undefined => {
    const key = `${provider} ${markets} ${id} ${version?.[0]} ${version?.[1]}`;
    if (encoded.has(key)) return encoded.get(key);
    const change = book.changeSince(provider, { id, version }, markets);
    const value = change && { version: change.version, json: JSON.stringify(change) };
    encoded.set(key, value);
    return value;
  };

  const changesOf = ({ provider, versions }: Subscription, markets: Markets): string => {
    const parts: string[] = [];
    for (const [id, version] of versions[markets]) {
      const change = changeOf(provider, markets, id, version);
      if (!change) continue;
      parts.push(change.json);
      versions[markets].set(id, change.version);
    }
    return parts.join(',');
  };

  const push = (connection: Connection, subscription: Subscription) => {
    // guard: sports-feed-of-slow-socket
    if (connection.isCongested()) return;
    subscription.seq += 1;
    subscription.dueAt = clock.now() + limits.sportsFeed.interval;
    const { provider, sub, seq } = subscription;
    const head = `{"id":${sportsIds.changes},"provider":"${provider}","sub":${sub},"seq":${seq}`;
    const data = `{"main":[${changesOf(subscription, 'main')}],"all":[${changesOf(subscription, 'all')}]}`;
    connection.write(encodedTextFrame(`${head},"msgData":{"data":${data}}}`));
  };

  const unfollow = (connection: Connection, provider: SportsProvider) => {
    const own = subscriptions.get(connection);
    own?.delete(provider);
    if (own?.size === 0) subscriptions.delete(connection);
  };

  const follow = async (connection: Connection, request: SportsRequest) => {
    const { provider, sub } = request;
    const own = requests.get(connection) ?? new Map<SportsProvider, SportsRequest>();
    requests.set(connection, own.set(provider, request));
    const ids = coverages.flatMap((markets) => Object.keys(request[markets]));
    const existing = await book.existing(ids);
    // Another request came meanwhile.
    if (own.get(provider) !== request || !isOpen(connection)) return;
    if (existing.size === 0) return unfollow(connection, provider);
    const versionsOf = (markets: Markets) =>
      new Map(
        Object.entries(request[markets])
          .filter(([id]) => existing.has(id))
          .map(([id, version]) => [id, version[0] + version[1] === 0 ? undefined : version] as const),
      );
    const known = subscriptions.get(connection) ?? new Map<SportsProvider, Subscription>();
    const lastAt = (known.get(provider)?.dueAt ?? Number.NEGATIVE_INFINITY) - limits.sportsFeed.interval;
    const subscription: Subscription = {
      provider,
      sub,
      versions: { main: versionsOf('main'), all: versionsOf('all') },
      seq: 0,
      dueAt: Math.max(clock.now(), lastAt + shortestInterval),
    };
    subscriptions.set(connection, known.set(provider, subscription));
    // guard: sports-feed-interval
    if (subscription.dueAt > clock.now()) return;
    encoded.clear();
    push(connection, subscription);
  };

  return {
    handle: follow,
    forget: (connection: Connection) => {
      requests.delete(connection);
      subscriptions.delete(connection);
    },
    /** Pushes to the sockets whose frames are due. Called more often than they are, so that their times differ. */
    async advance(): Promise<void> {
      if (subscriptions.size === 0) return;
      await book.refresh();
      encoded.clear();
      const now = clock.now();
      for (const [connection, own] of subscriptions) {
        for (const subscription of own.values()) {
          if (subscription.dueAt <= now) push(connection, subscription);
        }
      }
    },
  };
};
