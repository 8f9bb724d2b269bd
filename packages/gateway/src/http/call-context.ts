import type { CallName, CallRequest, CallResponse } from '@pavilion/contract';
import type { wire } from '@pavilion/contract/wire';
import type { Origin } from '../domain/members';
import type { Idempotency } from '../domain/money';
import type { Services } from '../services';

type Wire = typeof wire;

/** Present for a member, absent for a visitor, as the `auth` of the call says. */
type OfMember<Name extends CallName> = {
  public: undefined;
  optional: string | undefined;
  member: string;
}[Wire[Name]['auth']];

/** Present for the calls that move money. */
type IdempotencyOf<Name extends CallName> = Wire[Name]['idempotent'] extends true ? Idempotency : undefined;

/** What a handler receives. */
export interface CallContext<Name extends CallName> {
  /** Valid by the request schema; fields that the schema lacks have been removed. */
  body: CallRequest<Name>;
  memberId: OfMember<Name>;
  /** The token of the member's session. */
  token: OfMember<Name>;
  idempotency: IdempotencyOf<Name>;
  origin: Origin;
  services: Services;
}

/** Returns the data of a call's answer, or throws a `BusinessError`. */
export type Handler<Name extends CallName> = (
  context: CallContext<Name>,
) => Promise<CallResponse<Name>> | CallResponse<Name>;

type CallBelow<Prefix extends string> = {
  [Name in CallName]: Wire[Name]['path'] extends `${Prefix}/${string}` ? Name : never;
}[CallName];

/** A handler for each call whose path starts with the prefix, and for no other. */
export type AreaHandlers<Prefix extends string> = { readonly [Name in CallBelow<Prefix>]: Handler<Name> };
