import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty, Nullable } from '../entities/common';
import { AssistedDeposit } from '../entities/support';
import { DepositChannel } from '../entities/wallet';

export const assistedDepositInfo = defineCall({
  path: '/fd/api/v1/assisted-deposit/info',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The channels that support helps with, and the newest request',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Support', 'Deposits', 'DepositChannels'] },
  request: Empty,
  response: Type.Object({
    channels: Type.Array(DepositChannel),
    latest: Nullable(AssistedDeposit, { description: 'The newest request, open or ended' }),
  }),
});
