import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Id, Nullable, oneOf } from '../entities/common';
import { SportBet } from '../entities/sports';

export const sportsCashOut = defineCall({
  path: '/game/api/v1/sports/cash-out',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  idempotent: true,
  provenance: 'ours',
  summary: 'Accepts a quote for a bet or a part of it. In play it is pending for as long as a bet would be',
  bundle: 'money',
  endpoint: {
    kind: 'mutation',
    invalidatesTags: ['Balance', 'Bets', 'Transactions', 'Turnover', 'Protection'],
  },
  request: Type.Object({
    quote: Type.String({ maxLength: 400 }),
    part: Type.Integer({ minimum: 10, maximum: 100, description: 'Per cent of the open stake' }),
  }),
  response: Type.Object({
    id: Id,
    state: oneOf(['pending', 'paid', 'refused'] as const),
    amount: Amount,
    reason: Nullable(Type.String(), {
      description: 'Of a refused one: changed, none, suspended, settled or too-late',
    }),
    decideInMs: Nullable(Type.Integer({ minimum: 0 })),
    bet: SportBet,
  }),
});
