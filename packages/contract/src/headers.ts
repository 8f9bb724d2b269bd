/**
 * Names of the request headers.
 * Requirements REQ-1, REQ-6, REQ-9, SIG-1. `idempotencyKey` (REQ-10), `fingerprint` (FPR-1) and `proof`
 * (20005 proofRequired) are additions of Pavilion.
 */
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
  proof: 'X-API-PROOF',
} as const;

/** The name of a request header. */
export type HeaderName = (typeof headers)[keyof typeof headers];

/** The headers that prove who sends a request. Logs and previews do not show their values. */
export const secretHeaders: readonly HeaderName[] = [headers.token, headers.signature, headers.userHash];
