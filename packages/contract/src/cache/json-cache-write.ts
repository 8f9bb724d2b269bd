import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { CacheKey } from '../entities/cache';
import { Empty } from '../entities/common';
import { limits } from '../limits';

export const jsonCacheWrite = defineCall({
  path: '/api/json-cache/{key}',
  auth: 'public',
  needs: 'nothing',
  provenance: 'spec',
  summary: 'Stores an encrypted JSON entry until its time to live ends',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  defaults: { ttl: limits.jsonCacheTtl },
  request: Type.Object({
    key: CacheKey,
    data: Type.String({
      maxLength: 32_768,
      pattern: '^[\\x21-\\x7E]*$',
      examples: ['c2VhbGVk'],
      description: 'Encrypted, as text',
    }),
    ttl: Type.Optional(
      Type.Integer({ minimum: 1, maximum: limits.jsonCacheTtl, description: 'Milliseconds' }),
    ),
  }),
  response: Empty,
});
