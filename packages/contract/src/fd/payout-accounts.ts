import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { PayoutAccount } from '../entities/payout';

export const payoutAccounts = defineCall({
  path: '/fd/api/v1/payout/accounts',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The member’s bound payout accounts, the default one first',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Payouts'] },
  request: Type.Object({ kind: Type.Optional(Id) }),
  response: Type.Array(PayoutAccount),
});
