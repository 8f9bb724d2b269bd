import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { ProtectionInfo } from '../entities/protection';
export const limitsReviewed = defineCall({
  path: '/site/api/v1/protection/limits/reviewed',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Records that the member was asked about limits, whether or not one was set',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Protection'] },
  request: Empty,
  response: ProtectionInfo,
});
