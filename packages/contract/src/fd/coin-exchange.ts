import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, AmountInput, Id } from '../entities/common';

export const coinExchange = defineCall({
  path: '/fd/api/v1/coins/exchange',
  auth: 'member',
  needs: 'nothing',
  idempotent: true,
  provenance: 'ours',
  summary: 'Exchanges coins for money, 100 for one',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Balance', 'Transactions'] },
  request: Type.Object({ coins: AmountInput }),
  response: Type.Object({ id: Id, coins: Amount, amount: Amount, coinsLeft: Amount, main: Amount }),
});
