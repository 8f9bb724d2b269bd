import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { WithdrawalOrder } from '../entities/withdrawal';
import { withdrawalTags } from '../tags';

export const withdrawalCancel = defineCall({
  path: '/fd/api/v1/withdrawal/cancel',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Cancels a withdrawal before it is paid. One in an end state is returned unchanged',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: withdrawalTags },
  request: Type.Object({ id: Id }),
  response: WithdrawalOrder,
});
