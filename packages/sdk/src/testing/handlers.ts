import type { Envelope } from '@pavilion/contract';
import type { CallName, CallRequest, CallResponse } from '@pavilion/contract/wire';

/** A request as the stand-in got it; header names in lower case. */
export interface StandInRequest {
  readonly name: CallName;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON; the query of a GET; a form as it was given. */
  readonly body: unknown;
}

/** A refusal with a code, to be given back by a handler. Make it with `refuse`. */
export interface Refusal {
  readonly refusal: Envelope;
}

/**
 * What a handler gives back to refuse.
 * @param code one of the error catalogue
 * @param message what the gateway says; default nothing
 * @example { depositCreate: () => refuse(20102) }
 */
export const refuse = (code: number, message = '', data: unknown = null): Refusal => ({
  refusal: { status_code: code, message, data },
});

/** What answers each call, by its name: the data of the answer without its envelope, or a refusal. */
export type Handlers = {
  [Name in CallName]?: (
    body: CallRequest<Name>,
    request: StandInRequest,
  ) => CallResponse<Name> | Refusal | Promise<CallResponse<Name> | Refusal>;
};
