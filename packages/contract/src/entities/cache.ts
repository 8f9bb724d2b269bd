import { Type } from '@sinclair/typebox';

/** The key of a cache entry: a hash, so that neither names nor tokens are in the address. */
export const CacheKey = Type.String({
  pattern: '^[0-9a-f]{64}$',
  examples: ['0'.repeat(64)],
  description: 'SHA-256, hex',
});
