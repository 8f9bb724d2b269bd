import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { ProtectionInfo } from '../entities/protection';
import { limits } from '../limits';
import { inHours } from '../time-units';
export const returnRequest = defineCall({
  path: '/site/api/v1/protection/self-exclusion/return',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: `Asks to play again after a self-exclusion is over; play opens ${inHours(limits.protection.returnWaits)} hours later. 20308 while it still runs`,
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Protection'] },
  request: Empty,
  response: ProtectionInfo,
});
