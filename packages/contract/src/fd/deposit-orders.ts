import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Words } from '../entities/common';
import { DepositOrder } from '../entities/wallet';
import { depositStates } from '../words';

export const depositOrders = defineCall({
  path: '/fd/api/v1/deposit/orders',
  auth: 'member',
  provenance: 'ours',
  summary: 'The member’s latest deposit orders, newest first',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Deposits'] },
  request: Type.Object({ state: Type.Optional(Words(depositStates)) }),
  response: Type.Array(DepositOrder),
});
