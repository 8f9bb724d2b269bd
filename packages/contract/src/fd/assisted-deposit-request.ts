import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { AmountInput, Id } from '../entities/common';
import { fieldValues } from '../entities/form';
import { AssistedDeposit } from '../entities/support';
import { limits } from '../limits';

export const assistedDepositRequest = defineCall({
  path: '/fd/api/v1/assisted-deposit/request',
  auth: 'member',
  needs: 'deposit',
  idempotent: true,
  provenance: 'ours',
  summary:
    'Asks support for help with a deposit. 20514 assistedDepositOpen while another one is open, with its `id`',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Support'] },
  request: Type.Object({
    channel: Id,
    amount: AmountInput,
    note: Type.String({
      maxLength: limits.support.note,
      description: `At most ${limits.support.note} text units`,
    }),
    values: Type.Optional(fieldValues('By the names of the fields of the channel')),
    warningAccepted: Type.Boolean({
      description: 'The anti-fraud warning was confirmed; `must-accept` otherwise',
    }),
  }),
  response: AssistedDeposit,
});
