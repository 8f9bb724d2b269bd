import { limits, sandboxSigningKey } from '@pavilion/contract';
import { omitUndefined } from '../json/objects';

/** Configuration of a client; every field has a default. */
export interface ClientConfig {
  /** Origin of the API, the prefix of relative paths. Default: the origin of the page. */
  host?: string;
  /** Origin of the cache that serves preInfo when the API does not respond (REQ-6). Default: `host`. */
  cacheHost?: string;
  /** The site header (REQ-1). Default 10001. */
  siteId?: string;
  /** Part of the key of stored entries, see `CacheScope`. Default `production`. */
  environment?: string;
  /** The key of request signatures (SIG-1). Default: the sandbox's key. */
  signingKey?: string;
  /** Time limits (REQ-3). `client`, the default: 20,000 ms, on a server 600 ms; `wrapper`: 100,000 ms and 400 ms. */
  timeoutLayer?: keyof typeof limits.timeouts;
  /** Trusted origins of sports providers in stored parameters; those of a launch are trusted anyway. Default: none. */
  providerOrigins?: readonly string[];
  /** Its result is sent with every call to our own origin; see `createFingerprint`. Default: none is sent (FPR-1). */
  fingerprint?: () => Promise<string>;
  /**
   * The first exchange with the gateway, in which this page was loaded: the gateway's time is known from the start. Only
   * for a page that was rendered for this request, not one from a cache. Default: unknown until the first response.
   */
  pageResponse?: {
    /** As a `Date` header. */
    readonly date: string;
    /** When the page was requested, by the clock of the device, in ms since the Unix epoch. */
    readonly sentAt: number;
  };
  /** Default: `browser` if there is a document. */
  runtime?: 'browser' | 'server';
}

export interface Settings
  extends Required<Omit<ClientConfig, 'timeoutLayer' | 'fingerprint' | 'pageResponse'>> {
  readonly fingerprint?: ClientConfig['fingerprint'];
  readonly pageResponse?: ClientConfig['pageResponse'];
  /** Default time limit of a call, in ms. */
  readonly timeout: number;
}

const withoutTrailingSlash = (origin: string) => origin.replace(/\/+$/, '');

/** The configuration with its defaults. */
export const resolveSettings = (config: ClientConfig): Settings => {
  const runtime = config.runtime ?? (typeof document === 'undefined' ? 'server' : 'browser');
  const host = withoutTrailingSlash(config.host ?? '');
  return {
    siteId: limits.siteId,
    environment: 'production',
    signingKey: sandboxSigningKey,
    providerOrigins: [],
    ...omitUndefined(config),
    host,
    cacheHost: withoutTrailingSlash(config.cacheHost ?? host),
    runtime,
    timeout: limits.timeouts[config.timeoutLayer ?? 'client'][runtime],
  };
};
