/** What can go wrong on the way to the gateway and back. */
export type Fault =
  /** The answer takes so many ms longer. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Nothing ever comes back. */
  | { readonly kind: 'black-hole' }
  /** The connection fails before the gateway hears of the call. */
  | { readonly kind: 'drop' }
  /** The gateway does its work, and the answer is lost. */
  | { readonly kind: 'lost-answer' }
  /** An answer of a proxy: this status, no envelope. */
  | { readonly kind: 'status'; readonly status: number; readonly statusText?: string }
  /** An answer that is cut off in the middle. */
  | { readonly kind: 'malformed' }
  /** The gateway refuses with this code. */
  | { readonly kind: 'code'; readonly code: number; readonly message?: string; readonly data?: unknown };
