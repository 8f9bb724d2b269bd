import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Empty, LocalText } from '../entities/common';
import { Category } from '../entities/game';
import { type VipGiftKind, vipGiftKinds } from '../vip-gift-kinds';

const giftAmounts = Object.fromEntries(vipGiftKinds.map((kind) => [kind, Amount])) as Record<
  VipGiftKind,
  typeof Amount
>;
const count = Type.Integer({ minimum: 0 });

export const vipLevels = defineCall({
  path: '/act/api/v1/vip/levels',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'All VIP levels with their requirements and privileges',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Content'] },
  request: Empty,
  response: Type.Object({
    keepDays: Type.Integer({ minimum: 1, description: 'Days of the period in which a level is kept' }),
    levels: Type.Array(
      Type.Object({
        level: count,
        name: LocalText,
        turnover: Amount,
        deposits: Amount,
        keep: Amount,
        gifts: Type.Object(giftAmounts),
        rebates: Type.Array(
          Type.Object({
            category: Category,
            rate: Type.String({ description: 'Per cent with two decimals', examples: ['0.60'] }),
          }),
        ),
        withdrawals: Type.Object({
          min: Amount,
          max: Amount,
          maxPerDay: Amount,
          timesPerDay: count,
          freePerDay: count,
        }),
      }),
    ),
  }),
});
