import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { oneOf } from '../entities/common';
import { DepositOrder } from '../entities/wallet';
import { depositStates } from '../enumerations';

export const depositOrders = defineCall({
  path: '/fd/api/v1/deposit/orders',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The member’s latest deposit orders, newest first',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Deposits'] },
  request: Type.Object({ state: Type.Optional(oneOf(depositStates)) }),
  response: Type.Array(DepositOrder),
});
