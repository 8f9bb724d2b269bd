import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { fieldValues } from '../entities/form';
import { PayoutAccount } from '../entities/payout';

export const payoutAccountAdd = defineCall({
  path: '/fd/api/v1/payout/add',
  auth: 'member',
  provenance: 'ours',
  summary:
    'Binds a payout account; binding the same one again returns it unchanged. 10003 for invalid values',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Payouts'] },
  request: Type.Object({ kind: Id, values: fieldValues('By the names of the form’s fields') }),
  response: PayoutAccount,
});
