import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Empty, Id } from '../entities/common';

export const rebateClaim = defineCall({
  path: '/fd/api/v1/rebate/claim',
  auth: 'member',
  needs: 'nothing',
  idempotent: true,
  provenance: 'ours',
  summary: 'Claims the rebate of all bets settled since the last claim',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Balance', 'Transactions', 'Turnover'] },
  request: Empty,
  response: Type.Object({ id: Id, amount: Amount, coins: Amount, balance: Amount }),
});
