import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Words } from '../entities/common';
import { PayoutAccount } from '../entities/payout';
import { payoutKinds } from '../words';

export const payoutAccounts = defineCall({
  path: '/fd/api/v1/payout/accounts',
  auth: 'member',
  provenance: 'ours',
  summary: 'The member’s payout accounts, the default one first',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Payouts'] },
  request: Type.Object({ kind: Type.Optional(Words(payoutKinds)) }),
  response: Type.Array(PayoutAccount),
});
