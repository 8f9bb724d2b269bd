import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Id } from '../entities/common';

export const sportsCashOutQuote = defineCall({
  path: '/game/api/v1/sports/cash-out/quote',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary: 'What open bets can be cashed out for now; bets without an offer are left out',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Bets'] },
  request: Type.Object({ bets: Type.Array(Id, { minItems: 1, maxItems: 20 }) }),
  response: Type.Object({
    quotes: Type.Array(
      Type.Object({
        bet: Id,
        quote: Type.String({ maxLength: 400, description: 'To be accepted with sportsCashOut' }),
        amount: Amount,
        openStake: Amount,
        expiresInMs: Type.Integer({ minimum: 0 }),
      }),
    ),
  }),
});
