import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, AmountInput, Cursor, Day, NextCursor, oneOf } from '../entities/common';
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
    amount: Type.Optional(
      Type.Object(
        { min: Type.Optional(AmountInput), max: Type.Optional(AmountInput) },
        {
          examples: [{ min: '0', max: '1000' }],
          description:
            'Transactions of at least and at most these amounts, whether in or out; 10003 if `min` is above `max`',
        },
      ),
    ),
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
