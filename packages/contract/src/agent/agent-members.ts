import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Cursor, Moment, NextCursor, oneOf } from '../entities/common';
import { agentMemberOrders } from '../enumerations';

export const agentMembers = defineCall({
  path: '/agent/api/v1/members',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'The members of the agent with this month, newest first or by their turnover; neither games nor balances',
  bundle: 'money',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Agent'] },
  request: Type.Object({
    sort: Type.Optional(oneOf(agentMemberOrders)),
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Object({
    items: Type.Array(
      Type.Object({
        account: Type.String({ description: 'Masked' }),
        joinedAt: Moment,
        turnover: Amount,
        hasDeposited: Type.Boolean({ description: 'Enough to be active' }),
        isActive: Type.Boolean(),
        isCounted: Type.Boolean({ description: 'False: the account belongs to the agent in person' }),
      }),
    ),
    nextCursor: NextCursor,
  }),
});
