import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Day } from '../entities/common';

export const betDays = defineCall({
  path: '/game/api/v1/record/bet-days',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary: 'Number, stakes and results of the member’s bets a day, up to today',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Bets'] },
  request: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })) }),
  response: Type.Object({
    daily: Type.Array(
      Type.Object({
        day: Day,
        count: Type.Integer({ minimum: 0 }),
        stake: Amount,
        net: Type.Unsafe<string>({ ...Amount, description: 'Payouts less stakes, without open bets' }),
      }),
      { description: 'Oldest first, a row a day by when bets were placed, also for days without bets' },
    ),
  }),
});
