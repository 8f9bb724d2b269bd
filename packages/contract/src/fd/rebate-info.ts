import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Empty } from '../entities/common';
import { Category } from '../entities/game';

export const rebateInfo = defineCall({
  path: '/fd/api/v1/rebate/info',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Rebate rates of the member’s VIP level and the amount that can be claimed now',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Turnover'] },
  request: Empty,
  response: Type.Object({
    vipLevel: Type.Integer({ minimum: 0 }),
    claimable: Amount,
    coins: Type.String({ description: 'Coins credited with it', examples: ['100.00'] }),
    rates: Type.Array(
      Type.Object({
        category: Category,
        rate: Type.String({ description: 'Per cent with two decimals', examples: ['0.60'] }),
        turnover: Type.String({ description: 'Since the last claim', examples: ['100.00'] }),
        amount: Amount,
      }),
    ),
    levels: Type.Array(
      Type.Object({
        vipLevel: Type.Integer({ minimum: 0 }),
        rates: Type.Array(Type.Object({ category: Category, rate: Type.String({ examples: ['0.60'] }) })),
      }),
    ),
  }),
});
