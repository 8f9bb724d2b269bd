import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Empty } from '../entities/common';
import { TurnoverTotals } from '../entities/turnover';
import { WithdrawalLock, WithdrawalRules } from '../entities/withdrawal';

export const withdrawalInfo = defineCall({
  path: '/fd/api/v1/withdrawal/info',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The rules, the turnover and every reason why the member cannot withdraw now',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Balance', 'Withdrawals', 'Payouts', 'Security', 'Turnover'] },
  request: Empty,
  response: Type.Object({
    balance: Amount,
    rules: WithdrawalRules,
    turnover: TurnoverTotals,
    locks: Type.Array(WithdrawalLock, {
      description: 'Empty when the member can withdraw; the first is shown',
    }),
  }),
});
