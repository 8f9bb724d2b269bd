import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Balances } from '../entities/balances';

export const walletAutoTransfer = defineCall({
  path: '/fd/api/v1/wallet/auto-transfer',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Selects whether games use the main wallet or the wallet of their venue',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Balance'] },
  request: Type.Object({ on: Type.Boolean() }),
  response: Balances,
});
