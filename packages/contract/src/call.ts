import type { Static, TObject, TSchema } from '@sinclair/typebox';
import { type Area, areaOf } from './areas';

/** `public`: nobody in particular; `optional`: a token is used when there is one; `member`: a token is needed. */
export type CallAuth = 'public' | 'optional' | 'member';

/** What the browser needs to know of a call: everything but the schemas. */
export interface WireCall {
  readonly method: 'GET' | 'POST';
  /** A part in braces is filled from the body's field of that name. */
  readonly path: string;
  readonly auth: CallAuth;
  /** Moves money: carries an idempotency key, and is repeated only with it. */
  readonly idempotent: boolean;
  /** Sent where the caller gives no value of its own. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Sent beside the headers that every call carries. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call with its schemas: what the gateway answers and OpenAPI is made from. */
export interface CallDefinition<Request extends TObject = TObject, Response extends TSchema = TSchema>
  extends WireCall {
  /** Null for the caches, which lie outside the areas and carry no signature. */
  readonly area: Area | null;
  readonly summary: string;
  /** `spec`: named by the specification; `ours`: needed by the product and decided by us. */
  readonly provenance: 'spec' | 'ours';
  readonly request: Request;
  readonly response: Response;
}

type Draft<Request extends TObject, Response extends TSchema> = Pick<
  CallDefinition<Request, Response>,
  'path' | 'auth' | 'summary' | 'provenance' | 'request' | 'response'
> &
  Partial<Pick<WireCall, 'method' | 'idempotent' | 'defaults' | 'headers'>>;

/** Defines one call. The area follows from the path. */
export const defineCall = <Request extends TObject, Response extends TSchema>(
  draft: Draft<Request, Response>,
): CallDefinition<Request, Response> => ({
  method: 'POST',
  idempotent: false,
  ...draft,
  area: areaOf(draft.path) ?? null,
});

/** The body that a call takes. */
export type RequestOf<Call> = Call extends CallDefinition<infer Request, TSchema> ? Static<Request> : never;
/** The data that a call answers with, out of its envelope. */
export type ResponseOf<Call> =
  Call extends CallDefinition<TObject, infer Response> ? Static<Response> : never;
