import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, NextCursor, oneOf } from '../entities/common';
import { CoinRecord, recordFilter } from '../entities/records';
import { coinKinds } from '../enumerations';

export const currencyRecords = defineCall({
  path: '/page/fd/api/v1/record/currency',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Transactions of the member’s coins, newest first',
  bundle: 'money',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Transactions'] },
  request: Type.Object({ ...recordFilter, kind: Type.Optional(oneOf(coinKinds)) }),
  response: Type.Object({
    items: Type.Array(CoinRecord),
    nextCursor: NextCursor,
    totals: Type.Object({ count: Type.Integer(), in: Amount, out: Amount, net: Amount }),
  }),
});
