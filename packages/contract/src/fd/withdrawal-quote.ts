import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, AmountInput } from '../entities/common';

export const withdrawalQuote = defineCall({
  path: '/fd/api/v1/withdrawal/quote',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The fee of a withdrawal of an amount, if it were requested now',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Withdrawals'] },
  request: Type.Object({ amount: AmountInput }),
  response: Type.Object({ amount: Amount, fee: Amount, receives: Amount }),
});
