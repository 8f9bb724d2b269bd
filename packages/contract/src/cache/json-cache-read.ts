import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { CacheKey } from '../entities/cache';
import { Nullable } from '../entities/common';

export const jsonCacheRead = defineCall({
  method: 'GET',
  path: '/api/json-cache/{key}',
  auth: 'public',
  needs: 'nothing',
  provenance: 'spec',
  summary: 'An encrypted JSON entry; null when it does not exist or has expired',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: [] },
  request: Type.Object({ key: CacheKey }),
  response: Type.Object({ data: Nullable(Type.String()) }),
});
