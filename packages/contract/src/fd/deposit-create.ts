import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { AmountInput, Id } from '../entities/common';
import { DepositOrder } from '../entities/wallet';

export const depositCreate = defineCall({
  path: '/fd/api/v1/deposit/create',
  auth: 'member',
  idempotent: true,
  provenance: 'ours',
  summary:
    'Creates a deposit order; the sandbox pays it after some seconds. 244102 speedPay with the id of the open order as `order` while a speed-pay order is open',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: ['Deposits'] },
  request: Type.Object({
    channel: Id,
    amount: AmountInput,
    payerName: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: DepositOrder,
});
