import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { oneOf } from '../entities/common';
import { ProtectionInfo } from '../entities/protection';
import { limitKinds, spansOrEach } from '../limit-kinds';
export const limitWithdraw = defineCall({
  path: '/site/api/v1/protection/limit/withdraw',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Withdraws a higher limit that waits',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Protection'] },
  request: Type.Object({ kind: oneOf(limitKinds), span: oneOf(spansOrEach) }),
  response: ProtectionInfo,
});
