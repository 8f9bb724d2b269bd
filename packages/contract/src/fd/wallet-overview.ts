import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount } from '../entities/common';
import { DailyFlow, Transaction } from '../entities/wallet';

export const walletOverview = defineCall({
  path: '/fd/api/v1/wallet/overview',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary: 'Balance, money in and out a day, the latest transactions',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Balance', 'Transactions'] },
  request: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })) }),
  response: Type.Object({
    balance: Amount,
    lockedMoney: Amount,
    totals: Type.Object({ in: Amount, out: Amount, net: Amount }),
    daily: Type.Array(DailyFlow, {
      description: 'Oldest first, a row a day, also for days without movement',
    }),
    recent: Type.Array(Transaction),
  }),
});
