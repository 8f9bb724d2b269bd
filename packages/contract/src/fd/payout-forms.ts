import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { PayoutForm } from '../entities/payout';

export const payoutForms = defineCall({
  path: '/fd/api/v1/payout/forms',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The payout kinds, each with the fields of the form that binds an account',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Payouts', 'Security'] },
  request: Empty,
  response: Type.Array(PayoutForm),
});
