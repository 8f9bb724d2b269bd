import type { Envelope } from '@pavilion/contract';
import type { CallName, CallRequest, CallResponse } from '@pavilion/contract/wire';

/** A request that the stand-in received; header names in lower case. */
export interface StandInRequest {
  readonly name: CallName;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, the query of a GET, or the unchanged form data. */
  readonly body: unknown;
}

/** A response with an error code, which a handler returns. Create it with `refuse`. */
export interface Refusal {
  readonly refusal: Envelope;
}

/**
 * Creates an answer that rejects the call with an error code.
 * @param code a code of the error catalogue
 * @param message the gateway's message; empty by default
 * @param data the data of the envelope
 * @example { depositCreate: () => refuse(errorCodes.depositOutOfRange) }
 */
export const refuse = (code: number, message = '', data: unknown = null): Refusal => ({
  refusal: { status_code: code, message, data },
});

/** Handlers by the name of their call: each returns the data of the answer without its envelope, or an error. */
export type Handlers = {
  [Name in CallName]?: (
    body: CallRequest<Name>,
    request: StandInRequest,
  ) => CallResponse<Name> | Refusal | Promise<CallResponse<Name> | Refusal>;
};
