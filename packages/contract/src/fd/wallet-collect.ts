import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Empty } from '../entities/common';

export const walletCollect = defineCall({
  path: '/fd/api/v1/wallet/collect',
  auth: 'member',
  needs: 'nothing',
  idempotent: true,
  provenance: 'ours',
  summary: 'Transfers the balances of all venue wallets to the main wallet',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Balance', 'Transactions'] },
  request: Empty,
  response: Type.Object({ collected: Amount, main: Amount }),
});
