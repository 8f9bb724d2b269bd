import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Empty, Id } from '../entities/common';
import { CoinDay, MallGift } from '../entities/mall';

export const mallInfo = defineCall({
  path: '/act/api/v1/mall/info',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The gifts of the mall, the member’s coins, and what came and went in ten days',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Mall'] },
  request: Empty,
  response: Type.Object({
    coins: Amount,
    vipLevel: Type.Integer({ minimum: 0 }),
    gifts: Type.Array(MallGift),
    /** By gift: how many the member has ordered this month. */
    ordered: Type.Array(Type.Object({ gift: Id, quantity: Type.Integer({ minimum: 1 }) })),
    daily: Type.Array(CoinDay, { description: 'Oldest first, a row a day' }),
  }),
});
