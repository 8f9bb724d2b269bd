import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { WithdrawalOrder } from '../entities/withdrawal';
import { withdrawalTags } from '../tags';

export const withdrawalCancel = defineCall({
  path: '/fd/api/v1/withdrawal/cancel',
  auth: 'member',
  provenance: 'ours',
  summary: 'Takes a withdrawal back that is not paid yet; one in its end state is answered as it is',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: withdrawalTags },
  request: Type.Object({ id: Id }),
  response: WithdrawalOrder,
});
