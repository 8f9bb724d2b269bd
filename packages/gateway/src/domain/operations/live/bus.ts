import type {
  LiveDeltaName,
  LiveDeltas,
  liveIds,
  Notice,
  RoomMessage,
  SentMessage,
} from '@pavilion/contract';

/** Frames to one member whose data is what the event says: neither those to all, nor those with other data. */
type MemberFrameName = Exclude<LiveDeltaName, 'balance' | 'notice' | 'mail' | 'depositChannels'>;

/** An event that the sockets of a member receive as it is: its kind is the name of the frame in `liveIds`. */
export type MemberFrameEvent = {
  readonly [Name in MemberFrameName]: {
    readonly kind: Name;
    readonly memberId: string;
  } & LiveDeltas[(typeof liveIds)[Name]];
}[MemberFrameName];

/** An event, published after its change was stored. */
export type LiveEvent =
  /** Balance of the main wallet, minor units. */
  | { readonly kind: 'balance'; readonly memberId: string; readonly balance: bigint }
  | MemberFrameEvent
  | { readonly kind: 'notice'; readonly notice: Notice }
  /** The mailbox of a member changed; without a member, those of all members. */
  | { readonly kind: 'mail'; readonly memberId?: string }
  /** A deposit channel was opened or closed. */
  | { readonly kind: 'depositChannels' }
  /** Messages that a live room shows, stored together. */
  | { readonly kind: 'room-messages'; readonly room: string; readonly items: readonly RoomMessage[] }
  /** Messages that a live room no longer shows. */
  | { readonly kind: 'room-removed'; readonly room: string; readonly ids: readonly string[] }
  /** Whether the member may read or speak in live rooms has changed. */
  | { readonly kind: 'room-you'; readonly memberId: string }
  /** The viewers of live rooms on one gateway. */
  | {
      readonly kind: 'room-viewers';
      readonly gateway: string;
      readonly counts: Readonly<Record<string, number>>;
    }
  /** Some sessions of the member ended; subscribers check which. */
  | { readonly kind: 'sessions-ended'; readonly memberId: string }
  /** A sandbox message for a device. */
  | { readonly kind: 'message'; readonly device: string; readonly message: SentMessage }
  /** Events of other gateways may have been lost. */
  | { readonly kind: 'gap' };

/** What an event is about: a member or a live room. */
export type Topic = `member:${string}` | `room:${string}`;

/** The topic of an event; undefined for one that every gateway needs. */
export const topicOf = (event: LiveEvent): Topic | undefined => {
  if ('memberId' in event && event.memberId !== undefined) return `member:${event.memberId}`;
  if ('room' in event) return `room:${event.room}`;
  return undefined;
};

/** Publishes events to subscribers, at most once: a client that missed one requests a snapshot. */
export interface Bus {
  publish(event: LiveEvent): void;
  subscribe(listener: (event: LiveEvent) => void): void;
  /**
   * Subscribes this process to the events of other gateways about a topic, until `releaseTopic` was called as often. Resolves when
   * the events arrive, or when they cannot for now; never rejects.
   */
  retainTopic(topic: Topic): Promise<void>;
  releaseTopic(topic: Topic): void;
}

/** A bus within this process. */
export const createBus = (): Bus => {
  const listeners: ((event: LiveEvent) => void)[] = [];
  return {
    publish: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      listeners.push(listener);
    },
    retainTopic: async () => {},
    releaseTopic: () => {},
  };
};
