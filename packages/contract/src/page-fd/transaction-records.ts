import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Cursor, Day, NextCursor, oneOf } from '../entities/common';
import { Transaction } from '../entities/wallet';
import { transactionKinds } from '../enumerations';

export const transactionRecords = defineCall({
  path: '/page/fd/api/v1/record/transactions',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary: 'Transactions of the member’s main wallet, newest first, with totals of the selection',
  bundle: 'core',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Transactions'] },
  request: Type.Object({
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    kind: Type.Optional(oneOf(transactionKinds)),
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Object({
    items: Type.Array(Transaction),
    nextCursor: NextCursor,
    totals: Type.Object({
      count: Type.Integer(),
      in: Amount,
      out: Amount,
      net: Amount,
      kinds: Type.Array(Type.Object({ kind: oneOf(transactionKinds), in: Amount, out: Amount }), {
        description: 'The same sums of each kind of transaction that the selection contains',
      }),
    }),
  }),
});
