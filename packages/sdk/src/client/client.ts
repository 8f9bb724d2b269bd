import type { CallName, CallRequest, CallResponse, WireCall, wire } from '@pavilion/contract/wire';
import type { Agent } from '../agent/agent';
import type { Device } from '../device/device';
import type { Effects } from '../errors/error-effects';
import type { Invites } from '../invites/invites';
import type { Live } from '../live/live';
import type { RequestPreview } from '../pipeline/preview-request';
import type { RequestOptions } from '../pipeline/step';
import type { Session } from '../session/session';
import type { SiteConfig } from '../site-config/site-config';
import type { Sports } from '../sports/sports';

/** The name of a call in the wire table; `never` for any other call. */
export type NameOf<Call extends WireCall> = {
  [Name in CallName]: Call extends Pick<(typeof wire)[Name], 'method' | 'path'> ? Name : never;
}[CallName];

/** The body of a call; fields with a default are optional. */
export type BodyOf<Call extends WireCall> = [NameOf<Call>] extends [never]
  ? unknown
  : CallRequest<NameOf<Call>>;

/** The data that a call responds with. */
export type DataOf<Call extends WireCall> = [NameOf<Call>] extends [never]
  ? unknown
  : CallResponse<NameOf<Call>>;

/** A client of the contract. Clients share no state. */
export interface Client {
  /**
   * Makes a call and resolves with the data of its response. Login and registration start the session, logout ends it.
   * @example const member = await client.request(wire.memberInfo, {});
   * @throws SdkError
   */
  request<Call extends WireCall>(
    call: Call,
    body: BodyOf<Call>,
    options?: RequestOptions,
  ): Promise<DataOf<Call>>;
  /** Builds the request of a call without sending it. Secrets are redacted. */
  preview<Call extends WireCall>(
    call: Call,
    body: BodyOf<Call>,
    options?: RequestOptions,
  ): Promise<RequestPreview>;
  /** Names of the pipeline's steps, outermost first: requests pass down the list, responses up. */
  readonly steps: readonly string[];
  /**
   * The gateway's time in ms since the Unix epoch: the device's clock, corrected if the gateway's responses prove it
   * wrong. Compare the gateway's deadlines with this.
   */
  now(): number;
  /** An idempotency key for one operation that moves money; use the same key for every attempt at it. */
  newIdempotencyKey(): string;
  /** Site and environment of the client, part of the key of what is stored in the browser. */
  readonly cacheScope: { readonly siteId: string; readonly environment: string };
  readonly session: Session;
  readonly invites: Invites;
  readonly device: Device;
  readonly agent: Agent;
  /** Application-wide effects of errors, such as redirects and alerts. */
  readonly effects: Effects;
  /** The site's configuration before login, with fallbacks for when the gateway does not respond. */
  readonly siteConfig: SiteConfig;
  /** The live socket; closed until `open()`. */
  readonly live: Live;
  /** The sports providers. */
  readonly sports: Sports;
}
