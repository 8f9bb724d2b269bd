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
import { framesOf } from './text-frame';

/** The shortest time between two frames of a subscription, when its client follows other events again and again, ms. */
const shortestInterval = 200;

/** How much earlier than a second after the last frame the next one may be sent, because the last one was late, ms. */
const largestDelay = 250;

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

type Version = BoardVersion | undefined;

/**
 * Events with the versions that were sent last; undefined for none. Sockets that show the same board share one, so that a turn
 * computes and encodes their next frame once.
 */
interface Known {
  readonly provider: SportsProvider;
  readonly main: readonly (readonly [id: string, version: Version])[];
  readonly all: readonly (readonly [id: string, version: Version])[];
}

/** The next frame after what is known, and what is known then. */
interface Step {
  readonly known: Known;
  /** The frame without its head. */
  readonly tail: Buffer;
  /** The whole frames by the numbers of subscription and frame, which many sockets share. */
  readonly frames: Map<number, Map<number, readonly Buffer[]>>;
}

/** The events that a connection follows at a venue. */
interface Subscription {
  readonly sub: number;
  known: Known;
  /** Number of its last frame. */
  seq: number;
  sentAt: number;
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
  /** The text of a change, which the sportsbook computes once a second and returns again until then. */
  const texts = new WeakMap<EventChange | EventSnapshot, string>();
  /** What was computed at a moment, for all subscriptions that are due then. */
  const encoded = new Map<string, EncodedChange | undefined>();
  const steps = new Map<Known, Step>();
  const interned = new Map<string, Known>();
  let computedAt = Number.NaN;

  const forgetEarlier = () => {
    if (clock.now() === computedAt) return;
    computedAt = clock.now();
    encoded.clear();
    steps.clear();
    interned.clear();
  };

  const textOf = (change: EventChange | EventSnapshot): string => {
    const known = texts.get(change);
    if (known !== undefined) return known;
    const text = JSON.stringify(change);
    texts.set(change, text);
    return text;
  };

  const changeOf = (
    provider: SportsProvider,
    markets: Markets,
    id: string,
    version: Version,
  ): EncodedChange | undefined => {
    const key = `${provider} ${markets} ${id} ${version?.[0]} ${version?.[1]}`;
    if (encoded.has(key)) return encoded.get(key);
    const change = book.changeSince(provider, { id, version }, markets);
    const value = change && { version: change.version, json: textOf(change) };
    encoded.set(key, value);
    return value;
  };

  /** The same object for all that know the same. */
  const intern = (known: Known): Known => {
    const key = [known.provider, known.main.join(' '), known.all.join(' ')].join('|');
    const first = interned.get(key);
    if (!first) interned.set(key, known);
    return first ?? known;
  };

  const stepOf = (known: Known): Step => {
    const computed = steps.get(known);
    if (computed) return computed;
    const { provider } = known;
    const changesOf = (markets: Markets) => {
      const parts: string[] = [];
      const versions = known[markets].map(([id, version]) => {
        const change = changeOf(provider, markets, id, version);
        if (change) parts.push(change.json);
        return [id, change ? change.version : version] as const;
      });
      return { versions, json: parts.join(',') };
    };
    const [main, all] = [changesOf('main'), changesOf('all')];
    const step = {
      known: intern({ provider, main: main.versions, all: all.versions }),
      tail: Buffer.from(`,"msgData":{"data":{"main":[${main.json}],"all":[${all.json}]}}}`),
      frames: new Map<number, Map<number, readonly Buffer[]>>(),
    };
    steps.set(known, step);
    return step;
  };

  const framesOfStep = ({ known, tail, frames }: Step, sub: number, seq: number): readonly Buffer[] => {
    const ofSub = frames.get(sub) ?? new Map<number, readonly Buffer[]>();
    const made = ofSub.get(seq);
    if (made) return made;
    const head = `{"id":${sportsIds.changes},"provider":"${known.provider}","sub":${sub},"seq":${seq}`;
    const parts = framesOf(head, tail);
    frames.set(sub, ofSub.set(seq, parts));
    return parts;
  };

  const push = (connection: Connection, subscription: Subscription) => {
    // guard: sports-feed-of-slow-socket
    if (connection.isCongested()) return;
    const step = stepOf(subscription.known);
    const now = clock.now();
    subscription.known = step.known;
    subscription.seq += 1;
    subscription.sentAt = now;
    // By its own times: `advance` comes up to a turn late, and that must not add up.
    subscription.dueAt = Math.max(subscription.dueAt, now - largestDelay) + limits.sportsFeed.interval;
    connection.write(...framesOfStep(step, subscription.sub, subscription.seq));
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
      Object.entries(request[markets])
        .filter(([id]) => existing.has(id))
        .map(([id, version]) => [id, version[0] + version[1] === 0 ? undefined : version] as const);
    const others = subscriptions.get(connection) ?? new Map<SportsProvider, Subscription>();
    const sentAt = others.get(provider)?.sentAt ?? Number.NEGATIVE_INFINITY;
    const subscription: Subscription = {
      sub,
      known: { provider, main: versionsOf('main'), all: versionsOf('all') },
      seq: request.seq ?? 0,
      sentAt,
      dueAt: Math.max(clock.now(), sentAt + shortestInterval),
    };
    subscriptions.set(connection, others.set(provider, subscription));
    // guard: sports-feed-interval
    if (subscription.dueAt > clock.now()) return;
    forgetEarlier();
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
      forgetEarlier();
      const now = clock.now();
      for (const [connection, own] of subscriptions) {
        for (const subscription of own.values()) {
          if (subscription.dueAt <= now) push(connection, subscription);
        }
      }
    },
  };
};
