import type { CallName, CallRequest, CallResponse, ClosureKind } from '@pavilion/contract';
import type { wire } from '@pavilion/contract/wire';
import type { GatewayBrand } from '../config/brand';
import type { Origin } from '../domain/members';
import type { Idempotency } from '../domain/money';
import type { Services } from '../services';

type Wire = typeof wire;

/** The member id: undefined, optional or present, by the authentication of the call in the contract. */
type OfMember<Name extends CallName> = {
  public: undefined;
  optional: string | undefined;
  member: string;
}[Wire[Name]['auth']];

/** Present for calls that are idempotent in the contract, which move money. */
type IdempotencyOf<Name extends CallName> = (typeof wire)[Name]['idempotent'] extends true
  ? Idempotency
  : undefined;

/** The argument of a handler. */
export interface CallContext<Name extends CallName> {
  /** Validated: it has no fields that the contract does not name. */
  body: CallRequest<Name>;
  /** Id of the calling member. */
  memberId: OfMember<Name>;
  /** Why the member's account is closed for play; undefined while it is open, and for visitors. */
  closure: ClosureKind | undefined;
  /** Token of the member's session. */
  token: OfMember<Name>;
  idempotency: IdempotencyOf<Name>;
  origin: Origin;
  /** The brand of the requested host. */
  brand: GatewayBrand;
  /** Origin of the site for this visitor, e.g. `http://localhost:4600`; empty where the host of the request is malformed. */
  siteOrigin: string;
  /** Origin of the games for this visitor, e.g. `http://127.0.0.1:4601`. */
  venueOrigin: string;
  services: Services;
}

/** Handles one call of the contract: answers its data or throws a `BusinessError`. */
export type Handler<Name extends CallName> = (
  context: CallContext<Name>,
) => Promise<CallResponse<Name>> | CallResponse<Name>;

type CallBelow<Prefix extends string> = {
  [Name in CallName]: Wire[Name]['path'] extends `${Prefix}/${string}` ? Name : never;
}[CallName];

/** A handler for each call whose path starts with the prefix, and for no other. */
export type AreaHandlers<Prefix extends string> = { readonly [Name in CallBelow<Prefix>]: Handler<Name> };
