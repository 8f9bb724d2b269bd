import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, PaymentPassword } from '../entities/common';
import { fieldSecrets, fieldValues } from '../entities/form';
import { PayoutAccount } from '../entities/payout';

export const payoutAccountAdd = defineCall({
  path: '/fd/api/v1/payout/add',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Binds a payout account; binding the same one again returns it unchanged. 10003 for invalid values. Requires the payment password, or the login password until one is set',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Payouts', 'Security'] },
  request: Type.Object({
    kind: Id,
    values: fieldValues('By the names of the form’s fields'),
    secrets: Type.Optional(fieldSecrets),
    paymentPassword: Type.Optional(PaymentPassword),
    loginPassword: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: PayoutAccount,
});
