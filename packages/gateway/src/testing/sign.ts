import { createHmac } from 'node:crypto';
import { type Area, headers, limits, sandboxSigningKey, signaturePayload } from '@pavilion/contract';

/** The signed headers that every client sends. */
export const signedHeaders = (area: Area, device: string): Record<string, string> => {
  const payload = signaturePayload({ area, version: limits.apiVersion, site: limits.siteId, device });
  return {
    [headers.client]: limits.client,
    [headers.version]: limits.apiVersion,
    [headers.site]: limits.siteId,
    [headers.device]: device,
    [headers.signature]: createHmac('sha256', sandboxSigningKey).update(payload).digest('hex'),
  };
};
