import { Type } from '@sinclair/typebox';

/** Under which an entry lies: a hash, so that neither names nor tokens stand in an address. */
export const CacheKey = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256, hex' });
