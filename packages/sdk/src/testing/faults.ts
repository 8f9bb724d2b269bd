/** A fault between client and gateway. Times in ms. */
export type Fault =
  /** The answer is delayed. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Status and headers arrive immediately, the body later. */
  | { readonly kind: 'slow-body'; readonly ms: number }
  /** No answer ever arrives. */
  | { readonly kind: 'black-hole' }
  /** The connection fails before the gateway receives the call. */
  | { readonly kind: 'drop' }
  /** The gateway executes the call, and the answer is lost. */
  | { readonly kind: 'lost-answer' }
  /** A proxy sends the call twice; the client receives the first answer. */
  | { readonly kind: 'duplicate' }
  /** A proxy answers with this status and without an envelope. */
  | { readonly kind: 'status'; readonly status: number; readonly statusText?: string }
  /** The body of the answer is truncated. */
  | { readonly kind: 'malformed' }
  /** The gateway's clock is ahead by `ms`, or behind if negative: every timestamp of its answer is shifted. */
  | { readonly kind: 'skew'; readonly ms: number }
  /** The gateway rejects the call with this code. */
  | { readonly kind: 'code'; readonly code: number; readonly message?: string; readonly data?: unknown }
  /** The gateway rejects calls with these codes in turn, repeatedly. */
  | { readonly kind: 'storm'; readonly codes: readonly number[] };
