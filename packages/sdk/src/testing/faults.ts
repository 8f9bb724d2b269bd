/** What can go wrong on the way to the gateway and back. Times in ms. */
export type Fault =
  /** The answer takes so much longer. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Status and headers come at once, the text of the answer only later. */
  | { readonly kind: 'slow-body'; readonly ms: number }
  /** Nothing ever comes back. */
  | { readonly kind: 'black-hole' }
  /** The connection fails before the gateway hears of the call. */
  | { readonly kind: 'drop' }
  /** The gateway does its work, and the answer is lost. */
  | { readonly kind: 'lost-answer' }
  /** A proxy asks twice: the gateway hears the call two times, the client the first answer. */
  | { readonly kind: 'duplicate' }
  /** An answer of a proxy: this status, no envelope. */
  | { readonly kind: 'status'; readonly status: number; readonly statusText?: string }
  /** An answer that is cut off in the middle. */
  | { readonly kind: 'malformed' }
  /** The gateway's clock is so far ahead (or, below zero, behind): each moment in its answer is moved. */
  | { readonly kind: 'skew'; readonly ms: number }
  /** The gateway refuses with this code. */
  | { readonly kind: 'code'; readonly code: number; readonly message?: string; readonly data?: unknown }
  /** The gateway refuses with each of these codes in turn, and begins again. */
  | { readonly kind: 'storm'; readonly codes: readonly number[] };
