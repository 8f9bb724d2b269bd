import { limits, sandboxSigningKey } from '@pavilion/contract';

/** What a client is told; everything has a default. */
export interface ClientConfig {
  /** Origin of the API, put before relative paths. Empty where page and API share an origin. */
  host?: string;
  /** Default 10001. */
  siteId?: string;
  /** Default: the sandbox's key. */
  signingKey?: string;
  /** `client`: 20,000 ms in the browser and 600 ms outside; `wrapper`: 100,000 ms and 400 ms. Default `client`. */
  timeoutLayer?: keyof typeof limits.timeouts;
  /** Origins of sports providers that what an earlier page stored may name; a launch names its own. Default: none. */
  providerOrigins?: readonly string[];
  /** Default: `browser` where there is a document. */
  runtime?: 'browser' | 'server';
}

export interface Settings extends Required<Omit<ClientConfig, 'timeoutLayer'>> {
  /** Time limit of a call that gives none, in ms. */
  readonly timeout: number;
}

/** The configuration with its defaults. Source: sections 7 and 9 of the specification. */
export const resolveSettings = (config: ClientConfig): Settings => {
  const runtime = config.runtime ?? (typeof document === 'undefined' ? 'server' : 'browser');
  return {
    host: (config.host ?? '').replace(/\/+$/, ''),
    siteId: config.siteId ?? limits.siteId,
    signingKey: config.signingKey ?? sandboxSigningKey,
    providerOrigins: config.providerOrigins ?? [],
    runtime,
    timeout: limits.timeouts[config.timeoutLayer ?? 'client'][runtime],
  };
};
