/** Header names, in the spelling of the specification; the last two are ours. */
export const headers = {
  token: 'X-API-TOKEN',
  client: 'X-API-CLIENT',
  signature: 'X-API-XXX',
  version: 'X-API-VERSION',
  site: 'X-API-SITE',
  device: 'X-API-UUID',
  platform: 'X-API-PLATFORM',
  userHash: 'X-USER-ENCY',
  idempotencyKey: 'X-API-IDEMPOTENCY-KEY',
  fingerprint: 'X-API-FINGERPRINT',
} as const;

/** The name of a header. */
export type HeaderName = (typeof headers)[keyof typeof headers];
