import type { Static, TObject, TSchema } from '@sinclair/typebox';
import { type Area, areaOf } from './areas';
import type { Tag } from './tags';

/** `public`: no session is read; `optional`: the session is used if there is one; `member`: a session is required. */
export type CallAuth = 'public' | 'optional' | 'member';

/**
 * What a call lets a member do, checked by the player protection before the handler runs: `play` opens a game, `deposit`
 * brings money in, `offer` claims a gift, `room` reads a live room. A member in a time-out or a self-exclusion can do none of
 * them; `play` also ends with the day's playing time. Everything else needs `nothing`: records, withdrawals, support and
 * profile stay open.
 */
export const callNeeds = ['play', 'deposit', 'offer', 'room', 'nothing'] as const;
/** What a call needs of the player protection. */
export type CallNeed = (typeof callNeeds)[number];

/**
 * The parts of the SDK that calls belong to: `core` is loaded with every page, `money` with the pages about a member's
 * money. Each has its own call table, endpoints and hooks, all generated from the definitions.
 */
export const bundles = ['core', 'money'] as const;
/** The part of the SDK that a call belongs to. */
export type Bundle = (typeof bundles)[number];

/**
 * The RTK Query endpoint of a call: an answer that is cached under tags, pages of a list that are cached together (the
 * request has a `cursor`, the answer a `nextCursor`), or a change that invalidates tags.
 */
export type CallEndpoint =
  | { readonly kind: 'query' | 'infiniteQuery'; readonly providesTags: readonly Tag[] }
  | { readonly kind: 'mutation'; readonly invalidatesTags: readonly Tag[] };

/** The part of a call that the browser needs to send it: everything but the schemas. */
export interface WireCall {
  readonly method: 'GET' | 'POST';
  /** A part in braces is filled from the body's field of that name. */
  readonly path: string;
  readonly auth: CallAuth;
  /** Moves money: requires an idempotency key, and is retried only with the same key. */
  readonly idempotent: boolean;
  /** Fields of the body that are sent when the caller leaves them out. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Headers in addition to those that every call has. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Whether a demo member can send a call that needs a session (DEM-1): what opens, plays and shows games and their results
 * is allowed, everything about real members' money, offers and data is not.
 */
export type CallDemo = 'allowed' | 'refused';

/** A call with its schemas. The gateway's routes, the SDK's endpoints and OpenAPI are derived from it. */
export interface CallDefinition<Request extends TObject = TObject, Response extends TSchema = TSchema>
  extends WireCall {
  /** Null for the caches, which are outside the areas and unsigned. */
  readonly area: Area | null;
  readonly summary: string;
  /** `spec`: defined by the specification; `ours`: added by Pavilion. */
  readonly provenance: 'spec' | 'ours';
  readonly bundle: Bundle;
  readonly needs: CallNeed;
  /** For calls with a required session. */
  readonly demo: CallDemo;
  /**
   * Pages that are rendered in the same second share the answer to a visitor. What differs for a member, such as the marks of
   * favourite games, is changed by `shared-answers.ts` of the gateway.
   */
  readonly sameForAll?: true;
  /**
   * Where the gateway answers the call although it refuses others: to a `restricted` address (6033 ipRestricted), to a
   * `blocked` device (10102 deviceBlocked), during `maintenance` (6013 siteMaintenance).
   */
  readonly answeredWhile?: readonly ('restricted' | 'blocked' | 'maintenance')[];
  /** Can be rejected with 20005 proofRequired, and takes the proof in a header. */
  readonly takesProof?: true;
  readonly endpoint: CallEndpoint;
  readonly request: Request;
  readonly response: Response;
}

type Draft<Request extends TObject, Response extends TSchema> = Omit<
  CallDefinition<Request, Response>,
  'area' | 'method' | 'idempotent' | 'demo'
> &
  Partial<Pick<CallDefinition, 'method' | 'idempotent' | 'demo'>>;

/** Defines a call. The area follows from the path; demo members cannot send it unless it says so. */
export const defineCall = <Request extends TObject, Response extends TSchema>(
  draft: Draft<Request, Response>,
): CallDefinition<Request, Response> => ({
  method: 'POST',
  idempotent: false,
  demo: 'refused',
  ...draft,
  area: areaOf(draft.path) ?? null,
});

/** The body of a call's request. */
export type RequestOf<Call> = Call extends CallDefinition<infer Request, TSchema> ? Static<Request> : never;
/** The data of a call's answer, without its envelope. */
export type ResponseOf<Call> =
  Call extends CallDefinition<TObject, infer Response> ? Static<Response> : never;
