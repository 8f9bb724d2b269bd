import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Cursor, NextCursor, oneOf } from '../entities/common';
import { MallOrder } from '../entities/mall';
import { mallOrderStates } from '../enumerations';

export const mallOrders = defineCall({
  path: '/act/api/v1/mall/orders',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The member’s orders in the mall, newest first',
  bundle: 'money',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Mall'] },
  request: Type.Object({
    state: Type.Optional(oneOf(mallOrderStates)),
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Object({ items: Type.Array(MallOrder), nextCursor: NextCursor }),
});
