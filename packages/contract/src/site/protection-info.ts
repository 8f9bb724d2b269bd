import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { ProtectionInfo } from '../entities/protection';
export const protectionInfo = defineCall({
  path: '/site/api/v1/protection/info',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary: 'Limits, reality check, running play session and closure of the member',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Protection'] },
  request: Empty,
  response: ProtectionInfo,
});
