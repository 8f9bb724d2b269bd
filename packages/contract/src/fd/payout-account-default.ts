import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { PayoutAccount } from '../entities/payout';

export const payoutAccountDefault = defineCall({
  path: '/fd/api/v1/payout/default',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Makes a payout account the default one',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Payouts'] },
  request: Type.Object({ id: Id }),
  response: Type.Array(PayoutAccount),
});
