import { type KnownVersions, limits, type SportsProvider, sportsIds } from '@pavilion/contract';
import { staleAfter } from '@pavilion/contract/sports';
import type { ClockPort, LiveSportsChannel } from '@pavilion/sdk';
import type { Coverage, FeedChange } from './feed-types';

/** The shortest time between two requests, ms: the socket accepts 30 frames in 10 s, of all kinds together. */
const shortestInterval = 500;
/** Requests of components that mount together are one, ms. */
const firstDelay = 50;
/** The wait before another request after no frame has arrived, ms. */
const retryDelay = 5_000;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isVersion = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isSafeInteger(part));

const isChange = (value: unknown): value is FeedChange => {
  if (!isObject(value) || typeof value.id !== 'string' || !isVersion(value.version)) return false;
  if ('snapshot' in value) return isObject(value.snapshot) && Array.isArray(value.snapshot.markets);
  return (
    isVersion(value.from) && isObject(value.prices) && [value.markets, value.incidents].every(Array.isArray)
  );
};

const isChanges = (value: unknown): value is readonly FeedChange[] =>
  Array.isArray(value) && value.every(isChange);

/** The events to follow with the versions that are known of them. */
export type Wanted = Readonly<Record<Coverage, KnownVersions>>;

export interface PriceSocketPorts {
  readonly channel: LiveSportsChannel;
  readonly provider: SportsProvider;
  /** Opens the socket, unless it is open: for visitors nothing else does. */
  open(): void;
  readonly clock: ClockPort;
  /** Called before each request. */
  wanted(): Wanted;
  /** Changes in the order in which the gateway sent them. */
  onChanges(changes: Readonly<Record<Coverage, readonly FeedChange[]>>): void;
  /** A frame was missed; the events are requested again. */
  onGap(): void;
  /** No frame has arrived in time, or the connection has ended. */
  onSilent(): void;
}

/** The prices of events as the live socket pushes them. */
export interface PriceSocket {
  /** Requests the wanted events if they differ from those of the last request. */
  update(): void;
  /** Requests the wanted events with their versions. */
  restart(): void;
  /** Whether frames arrive. */
  isLive(): boolean;
  /** Whether frames arrive and the changes of an event are requested with them. */
  follows(id: string, markets: Coverage): boolean;
  stop(): void;
}

const idsOf = (versions: KnownVersions) => new Set(Object.keys(versions));

/**
 * Follows events over the live socket. Frames of a subscription are numbered; a missing one, and each new connection, starts
 * another subscription with the versions that are known then. Frames of earlier subscriptions are ignored.
 */
export const createPriceSocket = ({
  channel,
  provider,
  open,
  clock,
  wanted,
  onChanges,
  onGap,
  onSilent,
}: PriceSocketPorts): PriceSocket => {
  let sub = 0;
  /** Number before the first frame, as requested, and of the last frame. */
  let startSeq = 0;
  let seq: number | undefined;
  /** When the last frame of a subscription arrived. */
  let heardAt = Number.NEGATIVE_INFINITY;
  let requestedAt = Number.NEGATIVE_INFINITY;
  let followed: Readonly<Record<Coverage, ReadonlySet<string>>> = { main: new Set(), all: new Set() };
  let key = ' ';
  let isForced = false;
  let requestTimer: unknown;
  let silenceTimer: unknown;

  const keyOf = ({ main, all }: Wanted) =>
    [main, all].map((versions) => Object.keys(versions).sort().join()).join(' ');

  const expectFrame = () => {
    clock.clearTimeout(silenceTimer);
    silenceTimer = key === ' ' ? undefined : clock.setTimeout(handleSilence, staleAfter);
  };

  const handleSilence = () => {
    clock.clearTimeout(silenceTimer);
    // The gateway may have failed to answer. Without a connection, nothing is sent.
    silenceTimer = clock.setTimeout(restart, retryDelay);
    if (heardAt === Number.NEGATIVE_INFINITY) return;
    heardAt = Number.NEGATIVE_INFINITY;
    onSilent();
  };

  const request = () => {
    requestTimer = undefined;
    const next = wanted();
    const nextKey = keyOf(next);
    if (nextKey === key && !isForced) return;
    isForced = false;
    key = nextKey;
    followed = { main: idsOf(next.main), all: idsOf(next.all) };
    sub += 1;
    seq = undefined;
    requestedAt = clock.now();
    startSeq = Math.floor(requestedAt / 1_000);
    if (key !== ' ') open();
    channel.send({ id: sportsIds.follow, provider, sub, seq: startSeq, ...next });
    expectFrame();
  };

  const schedule = () => {
    if (requestTimer !== undefined) return;
    const delay = Math.max(firstDelay, requestedAt + shortestInterval - clock.now());
    requestTimer = clock.setTimeout(request, delay);
  };

  const restart = () => {
    isForced = true;
    schedule();
  };

  const handleFrame = (frame: Fields) => {
    if (frame.provider !== provider || frame.sub !== sub || !Number.isSafeInteger(frame.seq)) return;
    const data = isObject(frame.msgData) ? frame.msgData.data : undefined;
    const { main, all }: Fields = isObject(data) ? data : {};
    const number = frame.seq as number;
    // Before the next subscription answers, frames after a gap are of no use.
    if (!isChanges(main) || !isChanges(all) || isForced || (seq !== undefined && number <= seq)) return;
    // A gateway of an earlier version begins at 1.
    const isNext = seq === undefined ? number === startSeq + 1 || number === 1 : number === seq + 1;
    if (!isNext) {
      restart();
      return onGap();
    }
    seq = number;
    heardAt = clock.now();
    expectFrame();
    onChanges({ main, all });
  };

  const isRecent = (at: number) => clock.now() - at < staleAfter;

  const unsubscribe = channel.subscribe((event) => {
    if (event.kind === 'frame') return handleFrame(event.frame);
    if (event.kind === 'ready') return key === ' ' ? schedule() : restart();
    if (key !== ' ') handleSilence();
  });

  return {
    update: schedule,
    restart,
    isLive: () => isRecent(heardAt),
    follows: (id, markets) => followed[markets].has(id) && isRecent(heardAt),
    stop: () => {
      clock.clearTimeout(requestTimer);
      clock.clearTimeout(silenceTimer);
      unsubscribe();
      if (key !== ' ') channel.send({ id: sportsIds.follow, provider, sub: sub + 1, main: {}, all: {} });
    },
  };
};

/** The versions of at most as many events as one subscription has. */
export const limited = (
  entries: readonly (readonly [string, readonly [number, number]])[],
  markets: Coverage,
) => Object.fromEntries(entries.slice(0, limits.sportsFeed[markets]));
