import type { Area } from './areas';

/** The input of a signature. It excludes the body, so one signature is valid for every call of an area. */
export interface SignatureInput {
  area: Area;
  version: string;
  site: string;
  device: string;
}

/**
 * The text that is signed with HMAC-SHA256 (lower-case hex), for client and gateway. The specification does not define
 * the algorithm (SIG-1), so Pavilion chose this one. `vectors/signing.json` has examples.
 */
export const signaturePayload = ({ area, version, site, device }: SignatureInput): string =>
  [area, version, site, device].join('\n');

/** The signing key of the sandbox. A brand with a licensed backend sets its own; SECURITY.md says what it protects. */
export const sandboxSigningKey = 'pavilion-sandbox';
