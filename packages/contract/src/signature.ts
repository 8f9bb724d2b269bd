import type { Area } from './areas';

/** What a signature covers: nothing of the body, so one signature serves every call of an area. */
export interface SignatureInput {
  area: Area;
  version: string;
  site: string;
  device: string;
}

/**
 * The text that is signed with HMAC-SHA256 (lower-case hex). The specification leaves the algorithm open; this is ours,
 * and client and gateway both take it from here. `vectors/signing.json` holds examples.
 */
export const signaturePayload = ({ area, version, site, device }: SignatureInput): string =>
  [area, version, site, device].join('\n');

/** The key of the sandbox. A brand with a licensed backend sets its own; see SECURITY.md for what it can protect. */
export const sandboxSigningKey = 'pavilion-sandbox';
