import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Cursor, NextCursor, oneOf } from '../entities/common';
import { SportBet } from '../entities/sports';

export const sportsBets = defineCall({
  path: '/game/api/v1/sports/bets',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary: 'The member’s sports bets, newest first: those that are not settled, or the others',
  bundle: 'money',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Bets'] },
  request: Type.Object({
    state: oneOf(['open', 'settled'] as const),
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Object({ items: Type.Array(SportBet), nextCursor: NextCursor }),
});
