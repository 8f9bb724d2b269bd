import { limits, sandboxSigningKey } from '@pavilion/contract';

/** What a client is told; everything has a default. */
export interface ClientConfig {
  /** Origin of the API, put before relative paths. Empty where page and API share an origin. */
  host?: string;
  /** Origin of the cache that answers when the API does not. Default: `host`. */
  cacheHost?: string;
  /** Default 10001. */
  siteId?: string;
  /** Default: the sandbox's key. */
  signingKey?: string;
  /** `client`: 20,000 ms in the browser and 600 ms outside; `wrapper`: 100,000 ms and 400 ms. Default `client`. */
  timeoutLayer?: keyof typeof limits.timeouts;
  /** Origins of sports providers that what an earlier page stored may name; a launch names its own. Default: none. */
  providerOrigins?: readonly string[];
  /** Sends this with every call to our own origin; see `createFingerprint`. Default: nothing is sent. */
  fingerprint?: () => Promise<string>;
  /** Default: `browser` where there is a document. */
  runtime?: 'browser' | 'server';
}

export interface Settings extends Required<Omit<ClientConfig, 'timeoutLayer' | 'fingerprint'>> {
  readonly fingerprint: ClientConfig['fingerprint'];
  /** Time limit of a call that gives none, in ms. */
  readonly timeout: number;
}

const trimmed = (origin: string) => origin.replace(/\/+$/, '');

/** The configuration with its defaults. Source: sections 7 and 9 of the specification. */
export const resolveSettings = (config: ClientConfig): Settings => {
  const runtime = config.runtime ?? (typeof document === 'undefined' ? 'server' : 'browser');
  const host = trimmed(config.host ?? '');
  return {
    host,
    cacheHost: trimmed(config.cacheHost ?? host),
    siteId: config.siteId ?? limits.siteId,
    signingKey: config.signingKey ?? sandboxSigningKey,
    providerOrigins: config.providerOrigins ?? [],
    fingerprint: config.fingerprint,
    runtime,
    timeout: limits.timeouts[config.timeoutLayer ?? 'client'][runtime],
  };
};
