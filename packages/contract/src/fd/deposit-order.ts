import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { DepositOrder } from '../entities/wallet';

export const depositOrder = defineCall({
  path: '/fd/api/v1/deposit/order',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'One of the member’s deposit orders',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Deposits'] },
  request: Type.Object({ id: Id }),
  response: DepositOrder,
});
