import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Words } from '../entities/common';
import { PayoutAccount } from '../entities/payout';
import { payoutKinds } from '../words';

export const payoutAccountAdd = defineCall({
  path: '/fd/api/v1/payout/add',
  auth: 'member',
  provenance: 'ours',
  summary: 'Adds a payout account. An account that exists already is returned unchanged',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Payouts'] },
  request: Type.Object({
    kind: Words(payoutKinds),
    values: Type.Record(Type.String(), Type.String({ maxLength: 200 }), {
      description: 'Values by the names of the form’s fields',
    }),
  }),
  response: PayoutAccount,
});
