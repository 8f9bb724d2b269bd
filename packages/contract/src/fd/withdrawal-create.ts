import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { AmountInput, Id, PaymentPassword } from '../entities/common';
import { WithdrawalOrder } from '../entities/withdrawal';
import { withdrawalTags } from '../tags';

export const withdrawalCreate = defineCall({
  path: '/fd/api/v1/withdrawal/create',
  auth: 'member',
  needs: 'nothing',
  idempotent: true,
  provenance: 'ours',
  summary: 'Requests a withdrawal; its money is locked until it is paid, rejected or cancelled',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: withdrawalTags },
  request: Type.Object({
    payoutAccount: Id,
    amount: AmountInput,
    shownFee: Type.Optional(
      Type.String({
        ...AmountInput,
        description:
          'The fee of `withdrawalQuote` that the member has seen; a higher one is rejected with 20121. Without it any fee is accepted',
      }),
    ),
    paymentPassword: PaymentPassword,
  }),
  response: WithdrawalOrder,
});
