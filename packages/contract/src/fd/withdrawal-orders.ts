import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { oneOf } from '../entities/common';
import { WithdrawalOrder } from '../entities/withdrawal';
import { withdrawalStates } from '../enumerations';

export const withdrawalOrders = defineCall({
  path: '/fd/api/v1/withdrawal/orders',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The member’s latest withdrawals, newest first',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Withdrawals'] },
  request: Type.Object({ state: Type.Optional(oneOf(withdrawalStates)) }),
  response: Type.Array(WithdrawalOrder),
});
