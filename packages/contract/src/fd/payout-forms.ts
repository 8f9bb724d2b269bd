import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { PayoutForm } from '../entities/payout';

export const payoutForms = defineCall({
  path: '/fd/api/v1/payout/forms',
  auth: 'member',
  provenance: 'ours',
  summary: 'The kinds of payout accounts, each with the fields of its form',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Payouts', 'Security'] },
  request: Empty,
  response: Type.Array(PayoutForm),
});
