import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, PaymentPassword } from '../entities/common';
import { PayoutAccount } from '../entities/payout';

export const payoutAccountRemove = defineCall({
  path: '/fd/api/v1/payout/remove',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Removes a payout account; requires the payment password if one is set',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Payouts', 'Security'] },
  request: Type.Object({ id: Id, paymentPassword: Type.Optional(PaymentPassword) }),
  response: Type.Array(PayoutAccount),
});
