import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { DepositOrder } from '../entities/wallet';

export const depositCancel = defineCall({
  path: '/fd/api/v1/deposit/cancel',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Cancels a pending deposit order; an order in an end state is returned unchanged',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: ['Deposits', 'Protection'] },
  request: Type.Object({ id: Id }),
  response: DepositOrder,
});
