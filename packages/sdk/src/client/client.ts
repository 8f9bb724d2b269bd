import type { CallName, CallRequest, CallResponse, WireCall, wire } from '@pavilion/contract/wire';
import type { Agent } from '../agent/agent';
import type { Device } from '../device/device';
import type { Effects } from '../errors/effect-hub';
import type { Invites } from '../invites/invites';
import type { Live } from '../live/live';
import type { RequestOptions } from '../pipeline/exchange';
import type { Session } from '../session/session';
import type { SiteConfig } from '../site-config/site-config';
import type { Sports } from '../sports/sports';
import type { Explanation } from './explain';

/** The name of a call of the wire table; never for a call from elsewhere. */
export type NameOf<Call extends WireCall> = {
  [Name in CallName]: Call extends Pick<(typeof wire)[Name], 'method' | 'path'> ? Name : never;
}[CallName];

/** The body that a call takes; the defaults of the call need not be given. */
export type BodyOf<Call extends WireCall> = [NameOf<Call>] extends [never]
  ? unknown
  : CallRequest<NameOf<Call>>;

/** What a call answers with. */
export type DataOf<Call extends WireCall> = [NameOf<Call>] extends [never]
  ? unknown
  : CallResponse<NameOf<Call>>;

/** One client of the contract. Two of them share nothing. */
export interface Client {
  /**
   * Makes one call and gives the data of its answer. Login and registration start the session, logout ends it.
   * @example const member = await client.request(wire.memberInfo, {});
   * @throws SdkError
   */
  request<Call extends WireCall>(
    call: Call,
    body: BodyOf<Call>,
    options?: RequestOptions,
  ): Promise<DataOf<Call>>;
  /** What a call would send, secrets redacted. Sends nothing. */
  explain<Call extends WireCall>(
    call: Call,
    body: BodyOf<Call>,
    options?: RequestOptions,
  ): Promise<Explanation>;
  /** The names of the pipeline's layers, outermost first: the way out reads downwards, the way back upwards. */
  readonly steps: readonly string[];
  /**
   * What time it is at the gateway, ms since the epoch: the device's own clock as long as it may be right, corrected by
   * what the gateway's answers say where it can not be. What the gateway sets a deadline for is judged by this.
   */
  now(): number;
  /** A key for one deed that moves money; keep it over retries of that deed. */
  newIdempotencyKey(): string;
  readonly session: Session;
  readonly invites: Invites;
  readonly device: Device;
  readonly agent: Agent;
  /** What errors do beyond their call: alerts, redirects by meaning. */
  readonly effects: Effects;
  /** What the site says of itself before login, also while the gateway does not answer. */
  readonly siteConfig: SiteConfig;
  /** The socket: closed until `open()`. */
  readonly live: Live;
  /** The sports providers. */
  readonly sports: Sports;
}
