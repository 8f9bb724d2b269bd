import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Cursor, Day, NextCursor, oneOf } from '../entities/common';
import { BetRecord, Category } from '../entities/game';
import { betStates } from '../enumerations';

export const betRecords = defineCall({
  path: '/game/api/v1/record/bets',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary: 'The member’s bets, newest first, with totals of the selection',
  bundle: 'core',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Bets'] },
  request: Type.Object({
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    category: Type.Optional(Category),
    state: Type.Optional(oneOf(betStates)),
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Object({
    items: Type.Array(BetRecord),
    nextCursor: NextCursor,
    totals: Type.Object({
      count: Type.Integer(),
      stake: Type.Unsafe<string>({ ...Amount, description: 'Stakes of open bets included' }),
      payout: Amount,
      net: Type.Unsafe<string>({ ...Amount, description: 'Payouts less stakes, without open bets' }),
    }),
  }),
});
