import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Balances } from '../entities/balances';

export const walletAutoTransfer = defineCall({
  path: '/fd/api/v1/wallet/auto-transfer',
  auth: 'member',
  provenance: 'ours',
  summary: 'Chooses whether games play from the main wallet or from their venue’s',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Balance'] },
  request: Type.Object({ on: Type.Boolean() }),
  response: Balances,
});
