import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { PreInfo } from '../entities/pre-info';
import { headers } from '../headers';
import { limits } from '../limits';

/** Source: REQ-6. The specification names it for preInfo alone. */
export const cachedPreInfo = defineCall({
  method: 'GET',
  path: '/api/api-cache/{path}',
  auth: 'public',
  provenance: 'spec',
  summary: 'preInfo from the cache host, for when the gateway does not answer; the visitor’s IP is not in it',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Content'] },
  headers: { [headers.platform]: String(limits.platformType) },
  request: Type.Object({ path: Type.String({ maxLength: 256, description: 'The path of preInfo' }) }),
  response: PreInfo,
});
