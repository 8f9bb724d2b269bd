import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { AssistedDeposit } from '../entities/support';

export const assistedDepositCancel = defineCall({
  path: '/fd/api/v1/assisted-deposit/cancel',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Cancels an assisted deposit with its open order; an ended one is answered unchanged',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Support', 'Deposits'] },
  request: Type.Object({ id: Id }),
  response: AssistedDeposit,
});
