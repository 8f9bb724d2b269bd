import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Empty, LocalText } from '../entities/common';
import { Category } from '../entities/game';
import { type VipGiftKind, vipGiftKinds } from '../vip-gift-kinds';
import { type VipPrivilege, vipPrivilegeDefinitions, vipPrivileges } from '../vip-privileges';

const giftAmounts = Object.fromEntries(vipGiftKinds.map((kind) => [kind, Amount])) as Record<
  VipGiftKind,
  typeof Amount
>;
const count = Type.Integer({ minimum: 0 });
const Percent = Type.String({ description: 'Per cent with two decimals', examples: ['0.60'] });

const unitSchemas = { money: Amount, times: count, percent: Percent, 'yes-no': Type.Boolean() };
type PrivilegeSchemas = {
  readonly [Privilege in VipPrivilege]: (typeof unitSchemas)[(typeof vipPrivilegeDefinitions)[Privilege]['unit']];
};
const privilegeSchemas = Object.fromEntries(
  vipPrivileges.map((privilege) => [privilege, unitSchemas[vipPrivilegeDefinitions[privilege].unit]]),
) as PrivilegeSchemas;

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
            rate: Percent,
          }),
        ),
        withdrawals: Type.Object({
          min: Amount,
          ...privilegeSchemas,
        }),
      }),
    ),
  }),
});
