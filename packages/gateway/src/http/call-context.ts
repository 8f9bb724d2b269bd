import type { CallName, CallRequest, CallResponse } from '@pavilion/contract';
import type { wire } from '@pavilion/contract/wire';
import type { Origin } from '../domain/members';
import type { Idempotency } from '../domain/money';
import type { Services } from '../services';

type Auth<Name extends CallName> = (typeof wire)[Name]['auth'];

/** Who asks: nobody in particular, perhaps a member, or a member for sure, as the contract says of the call. */
type Asker<Name extends CallName> = {
  public: undefined;
  optional: string | undefined;
  member: string;
}[Auth<Name>];

/** The key of a call that moves money; the contract says which ones do. */
type Once<Name extends CallName> = (typeof wire)[Name]['idempotent'] extends true ? Idempotency : undefined;

/** What a handler is given. */
export interface CallContext<Name extends CallName> {
  /** Checked against the contract; nothing that the contract does not name is left in it. */
  body: CallRequest<Name>;
  /** Id of the asking member. */
  memberId: Asker<Name>;
  /** Of the asking member's session. */
  token: Asker<Name>;
  idempotency: Once<Name>;
  origin: Origin;
  /** Origin of the games for this visitor, e.g. `http://localhost:4601`. */
  venueOrigin: string;
  services: Services;
}

/** Answers one call of the contract with its data, or throws a `BusinessError`. */
export type Handler<Name extends CallName> = (
  context: CallContext<Name>,
) => Promise<CallResponse<Name>> | CallResponse<Name>;
