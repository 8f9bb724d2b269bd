import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { WithdrawalOrder } from '../entities/withdrawal';

export const withdrawalOrder = defineCall({
  path: '/fd/api/v1/withdrawal/order',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'One of the member’s withdrawals',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Withdrawals'] },
  request: Type.Object({ id: Id }),
  response: WithdrawalOrder,
});
