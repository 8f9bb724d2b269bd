import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { PreInfo } from '../entities/pre-info';
import { headers } from '../headers';
import { limits } from '../limits';

/** REQ-6. The specification defines it for preInfo only. */
export const cachedPreInfo = defineCall({
  method: 'GET',
  path: '/api/api-cache/{path}',
  auth: 'public',
  needs: 'nothing',
  // Its response says which of these states applies.
  answeredWhile: ['restricted', 'blocked', 'maintenance'],
  provenance: 'spec',
  summary: 'preInfo from the cache host, used when the gateway does not answer; without the visitor’s IP',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Content'] },
  headers: { [headers.platform]: String(limits.platformType) },
  request: Type.Object({ path: Type.String({ maxLength: 256, description: 'The path of preInfo' }) }),
  response: PreInfo,
});
