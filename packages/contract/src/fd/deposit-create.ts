import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { AmountInput, Id } from '../entities/common';
import { fieldSecrets, fieldValues } from '../entities/form';
import { DepositOrder } from '../entities/wallet';

export const depositCreate = defineCall({
  path: '/fd/api/v1/deposit/create',
  auth: 'member',
  needs: 'deposit',
  idempotent: true,
  provenance: 'ours',
  summary:
    'Opens a deposit order; the sandbox pays it after some seconds. 10003 for invalid field values, 20106 for too many open orders, with the id of an open `order` when the channel allows no more of its own; 244102 with the id in the case of speed pay',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: ['Deposits'] },
  request: Type.Object({
    channel: Id,
    amount: AmountInput,
    values: Type.Optional(fieldValues('By the names of the form’s fields')),
    secrets: Type.Optional(fieldSecrets),
  }),
  response: DepositOrder,
});
