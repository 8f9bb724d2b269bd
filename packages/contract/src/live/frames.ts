import type { Notice } from '../entities/content';
import { limits } from '../limits';
import type { DepositState, WithdrawalState } from '../words';

/** Where the socket is opened. Source: LIV-1. */
export const livePath = '/stream/ws/v1/handshake?clientType=web';

/**
 * What a frame is about. A frame is JSON text with its `id`; what it carries lies in `msgData.data`.
 * Source: sections 7 and 9 of the specification for heartbeat and login; the others are ours.
 */
export const liveIds = {
  /** Both ways: the client each 5 s, the gateway in answer. */
  heartbeat: limits.heartbeatId,
  /** To the gateway with token and body, back with the rules of speech or a refusal. */
  login: limits.loginMessageId,
  /** Asked for by the client when it missed something; sent also after the opening and after a login. */
  snapshot: 20000,
  /** The member's balance changed. */
  balance: 20001,
  /** A deposit order of the member changed its state. */
  deposit: 20002,
  /** An announcement was published. */
  notice: 20003,
  /** The session ended; the gateway closes the socket after it. */
  sessionEnded: 20004,
  /** A withdrawal of the member changed its state. */
  withdrawal: 20005,
} as const;

/** Who may speak in rooms: each 0 until the gateway says otherwise. Source: LIV-2. */
export interface SpeechRules {
  readonly speechStatus: number;
  readonly vipMax: number;
  readonly vipMin: number;
}

/** What a client sends. */
export type LiveRequest =
  | { readonly id: typeof liveIds.heartbeat }
  /** `body` is what the member jwt call answered with. */
  | { readonly id: typeof liveIds.login; readonly token: string; readonly body: { readonly jwt: string } }
  | { readonly id: typeof liveIds.snapshot };

/** Pushed frames are counted apart for everybody and for each member. */
export const liveTopics = ['site', 'member'] as const;
/** What a pushed frame is counted under: everybody’s, or one member’s. */
export type LiveTopic = (typeof liveTopics)[number];

/** Where the counting stands, and what the deltas after it start from. */
export interface LiveSnapshot {
  readonly seq: Readonly<Record<LiveTopic, number>>;
  /** Decimal string; null for a visitor. */
  readonly balance: string | null;
}

/** What changed, by the frame's id. */
export interface LiveDeltas {
  readonly [liveIds.balance]: { readonly balance: string };
  readonly [liveIds.deposit]: { readonly id: string; readonly state: DepositState };
  readonly [liveIds.notice]: Notice;
  readonly [liveIds.withdrawal]: { readonly id: string; readonly state: WithdrawalState };
}
/** The id of a frame that says what changed. */
export type LiveDeltaId = keyof LiveDeltas;

/** A change that is pushed. A number left out means that a frame was missed: ask for a snapshot. */
export type LiveDelta = {
  readonly [Id in LiveDeltaId]: {
    readonly id: Id;
    readonly topic: LiveTopic;
    /** Grows by one with each frame of its topic. */
    readonly seq: number;
    readonly msgData: { readonly data: LiveDeltas[Id] };
  };
}[LiveDeltaId];

interface Refusal {
  /** A code of the error catalogue. */
  readonly code: number;
  readonly message: string;
}

/** What the gateway sends. */
export type LiveFrame =
  | { readonly id: typeof liveIds.heartbeat }
  | {
      readonly id: typeof liveIds.login;
      readonly msgData: { readonly data: SpeechRules } | { readonly refusal: Refusal };
    }
  | { readonly id: typeof liveIds.snapshot; readonly msgData: { readonly data: LiveSnapshot } }
  | { readonly id: typeof liveIds.sessionEnded; readonly msgData: { readonly data: Refusal } }
  | LiveDelta;

/** Why the gateway closes a socket (close codes 4000 to 4999 are for applications). */
export const liveCloseCodes = {
  /** The session ended. */
  sessionEnded: 4001,
  /** Nothing was heard for two and a half heartbeats. */
  silent: 4002,
  /** More frames than anybody needs, or none that can be read. */
  misbehaved: 4003,
  /** More sockets than one member or one address may have. */
  tooMany: 4004,
} as const;
